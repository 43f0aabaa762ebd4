// The arithmetic of a round: its open cards are counted one after another.
import type { Seat } from 'hencoop';
import type { ElementLocale } from 'hencoop/element';
import { type AnyDoors, gameById, type ScoreRow } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { RedactedEvent, View } from '../protocol.js';
import scene from '../scene.css?url';
import { settings } from './app.js';
import { linkedStyles } from './linkedStyles.js';
import { ranksOf } from './ranks.js';
import type { Session } from './session/session.js';

/** Loads the styles of the scenes at the end of a round and of a game. */
export const loadScene = linkedStyles(scene);

/** The maximum time to count everything, and the limits for one item, in milliseconds. */
const COUNTING = 2_600;
const STEP = { min: 90, max: 320 } as const;
/** How long the open hands stay before the counting starts, and how long a number flies, in milliseconds. */
const PAUSE = 450;
export const FLIGHT = 300;

/** A finished round: the view after it, and the events of its end. */
interface Over {
  readonly view: View;
  readonly events: readonly RedactedEvent[];
}

/** The end of a round, with the scores before and after it. */
export interface Ending extends Over {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A seat's row in the arithmetic. */
export interface SeatRow extends ScoreRow {
  readonly seat: Seat;
}

/** A row, and how much of it has been counted. */
export interface Row extends SeatRow {
  /** How many items have lifted, and how many of their numbers have arrived. */
  readonly lifted: number;
  readonly arrived: number;
}

/** Whether nothing moves. */
export const isStill = (): boolean =>
  settings.value.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The arithmetic of a round by rank; `null` until it is loaded. Without it, the seats have only a rank. */
export function useArithmetic(session: Session, { view, events }: Over): readonly SeatRow[] | null {
  const [rows, setRows] = useState<readonly ScoreRow[] | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    const doors: AnyDoors = gameById(session.game.id);
    Promise.resolve(doors.scoring?.[language]())
      .then(
        (rowsOf) => rowsOf?.(view, events),
        // Offline, the scores are enough.
        () => undefined,
      )
      .then((found) => wanted && setRows(found ?? plainRows(session)));
    return () => {
      wanted = false;
    };
  }, [language]);
  if (rows === null) return null;
  return rows.map((row, seat) => ({ ...row, seat })).sort((a, b) => a.rank - b.rank);
}

function plainRows({ names, ranking }: Session): readonly ScoreRow[] {
  const ranks = ranksOf(ranking.value ?? []);
  return names.value.map((_, seat) => ({
    items: [],
    notes: [],
    rank: ranks.find((each) => each.seat === seat)?.rank ?? 1,
    standing: '',
  }));
}

/** Counts the items of the rows from the first to the last. */
export function useCounting(rows: readonly SeatRow[]): readonly Row[] {
  const [lifted, setLifted] = useState(0);
  const [arrived, setArrived] = useState(0);
  const { speed } = settings.value;
  const still = isStill();
  const all = rows.reduce((sum, { items }) => sum + items.length, 0);
  useEffect(() => {
    if (still || lifted >= all) return;
    const step = lifted === 0 ? PAUSE : Math.min(STEP.max, Math.max(STEP.min, COUNTING / all));
    const timer = setTimeout(() => {
      setLifted(lifted + 1);
      setTimeout(() => setArrived(lifted + 1), FLIGHT / speed);
    }, step / speed);
    return () => clearTimeout(timer);
  }, [all, lifted]);
  let before = 0;
  return rows.map((row) => {
    const most = row.items.length;
    const partOf = (count: number) => (still ? most : Math.max(0, Math.min(most, count - before)));
    const counted = { ...row, lifted: partOf(lifted), arrived: partOf(arrived) };
    before += most;
    return counted;
  });
}

/** The sentences about the end, without the points, dice and hands that the arithmetic shows. */
export function newsOf(
  events: readonly RedactedEvent[],
  describe: (event: RedactedEvent) => string,
): readonly string[] {
  return events.flatMap((event) => {
    if (['scored', 'rolled', 'turnedDown'].includes(event.type)) return [];
    if (event.type === 'gameEnded' && 'points' in event) return [];
    const said = event.type === 'roundEnded' && 'hands' in event ? { ...event, hands: [] } : event;
    return [describe(said)];
  });
}

/** What a row needs to draw its items. */
export interface Drawn {
  readonly session: Session;
  readonly view: View;
  readonly locale: ElementLocale;
}
