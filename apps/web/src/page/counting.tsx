// The arithmetic of a round: its open cards are counted one after another.
import type { ElementLocale } from 'hencoop/element';
import { type AnyDoors, gameById, type ScoreItem, type ScoreRow } from 'hencoop/games';
import type { SvgNode } from 'hencoop/svg';
import { useEffect, useState } from 'preact/hooks';
import type { RedactedEvent, View } from '../protocol.js';
import scene from '../scene.css?url';
import { settings } from './app.js';
import { drawing } from './drawing.js';
import { linkedStyles } from './linkedStyles.js';
import { numberText, signedText } from './numbers.js';
import type { Session } from './session/session.js';

/** Loads the styles of the scenes at the end of a round and of a game. */
export const loadScene = linkedStyles(scene);

/** The maximum time to count everything, and the limits for one item, in milliseconds. */
const COUNTING = 2_600;
const STEP = { min: 90, max: 320 } as const;
/** How long the open hands stay before the counting starts, in milliseconds. */
const PAUSE = 450;

/** A finished round: the view after it, and the events of its end. */
interface Over {
  readonly view: View;
  readonly events: readonly RedactedEvent[];
}

/** The arithmetic by seat, and how much of it has been counted. */
export interface Counting {
  readonly rows: readonly ScoreRow[];
  /** How many items of a seat have been counted. */
  readonly countedOf: (seat: number) => number;
}

/** Counts the points of a round; `null` until its arithmetic is loaded, and in a game without one. */
export function useCounting(session: Session, { view, events }: Over): Counting | null {
  const [rows, setRows] = useState<readonly ScoreRow[] | null>(null);
  const [counted, setCounted] = useState(0);
  const { language, speed } = settings.value;
  useEffect(() => {
    let wanted = true;
    const doors: AnyDoors = gameById(session.game.id);
    doors.scoring?.[language]().then(
      (rowsOf) => wanted && setRows(rowsOf(view, events)),
      // Offline, the table of points is enough.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  const all = rows?.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const isStill = speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    if (isStill || counted >= all) return;
    const step = Math.min(STEP.max, Math.max(STEP.min, COUNTING / all)) / speed;
    const timer = setTimeout(() => setCounted(counted + 1), counted === 0 ? PAUSE / speed : step);
    return () => clearTimeout(timer);
  }, [all, counted]);
  if (rows === null) return null;
  const before = (seat: number) => rows.slice(0, seat).reduce((sum, { items }) => sum + items.length, 0);
  const countedOf = (seat: number) =>
    isStill ? all : Math.max(0, Math.min(rows[seat]?.items.length ?? 0, counted - before(seat)));
  return { rows, countedOf };
}

/** The events to show as sentences, without the points, dice and hands that the arithmetic shows. */
export function newsOf(events: readonly RedactedEvent[], counting: Counting | null): readonly RedactedEvent[] {
  return events.flatMap((event) => {
    if (event.type === 'scored' && ('points' in event || counting !== null)) return [];
    if (counting === null) return [event];
    if (event.type === 'rolled' || event.type === 'turnedDown') return [];
    return event.type === 'roundEnded' && 'hands' in event ? [{ ...event, hands: [] }] : [event];
  });
}

/** The points of a seat counted so far. */
export function pointsSoFar({ rows, countedOf }: Counting, seat: number): number {
  const items = rows[seat]?.items.slice(0, countedOf(seat)) ?? [];
  return items.reduce((sum, { points }) => sum + points, 0);
}

/** The counted items of a seat, with their points below. */
export function CountedItems(props: {
  readonly counting: Counting;
  readonly seat: number;
  readonly view: View;
  readonly session: Session;
  readonly locale: ElementLocale;
}) {
  const { counting, seat, view, session, locale } = props;
  const row = counting.rows[seat];
  if (row === undefined) return null;
  const counted = counting.countedOf(seat);
  const draw = (card: unknown) => session.game.element.cardScene(view, card, { width: 52, locale: locale.game }).root;
  return (
    <>
      {row.items.length > 0 && (
        <ul class="items">
          {row.items.map((item, index) => (
            <li key={index} class={index < counted ? 'counted' : ''}>
              <Counted item={item} draw={draw} />
              <b>{index === 0 ? numberText(item.points) : signedText(item.points)}</b>
            </li>
          ))}
        </ul>
      )}
      {row.notes.length > 0 && <p class="quiet">{row.notes.join(' · ')}</p>}
    </>
  );
}

function Counted({ item, draw }: { readonly item: ScoreItem; readonly draw: (card: unknown) => SvgNode }) {
  const { cards, pictures = [], words } = item;
  const [card] = cards;
  return (
    <>
      {cards.length > 0 && (
        <span class={`open deep${Math.min(3, cards.length)}`}>
          <span class="drawing">{drawing(draw(card))}</span>
          {cards.length > 1 && <em>×{cards.length}</em>}
        </span>
      )}
      {pictures.length > 0 && (
        <span class="rolled">
          {pictures.map((picture, index) => (
            <span key={index} class="drawing">
              {drawing(picture)}
            </span>
          ))}
        </span>
      )}
      {words !== undefined && <span class="what">{words}</span>}
    </>
  );
}
