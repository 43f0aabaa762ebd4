import { CHICKEN_OUT_FROM, isFox, KINDS } from '../chicken-out/cards.js';
import { enPictures } from '../chicken-out/locales/en.js';
import type { ChickenOutPictureLocale } from '../chicken-out/locales/locale.js';
import type { Card, Event, Move, RedactedEvent, State, View } from '../chicken-out/table.js';
import { fox, hen } from './animals.js';
import { type DrawnCard, drawOne, type Face, heightOf, outlineOf, requireCard } from './card.js';
import { keyOf, thing } from './hooks.js';
import { element, type Markup, moved } from './markup.js';
import {
  type CardOptions,
  type DrawContext,
  type DrawnGame,
  type DrawOptions,
  type FaceUp,
  readCardOptions,
  readDrawOptions,
  type TablePart,
} from './options.js';
import { fan, knownPart, labelled, listOf, type Part, paragraph } from './parts.js';
import { drawCard, drawScene, statusOf } from './scene.js';
import { estimate, text } from './text.js';

const SIGNS = { SAME: '=', ZERO: '→0', DOUBLE: '×2', TWENTY: '→20' } as const;

type Words = ChickenOutPictureLocale['picture'];

/** Whether a value given as a card, perhaps by a caller who bypasses the types, is of this kind. */
function isSame(kind: Card, card: Card | undefined): boolean {
  if (isFox(kind) || card === undefined || isFox(card)) return kind === card;
  return kind.colour === card.colour && kind.number === card.number;
}

/** Black is added; red is added or subtracted: the sign also distinguishes the colors. */
function faceOf(card: Card, words: Words): Face {
  requireCard(
    KINDS.some((kind) => isSame(kind, card)),
    card,
    'a card such as "SAME" or {"colour":"red","number":7}',
  );
  const name = words.card(card);
  if (isFox(card)) return { name, label: SIGNS[card], ink: 'print', art: fox(), foot: card };
  const red = card.colour === 'red';
  return {
    name,
    label: `${red ? '±' : '+'}${card.number}`,
    ink: red ? 'redPrint' : 'print',
    art: hen(red ? 'red' : 'black'),
  };
}

/**
 * Draws a card of Chicken Out! as SVG; `null` is the back.
 *
 * @example
 * ```ts
 * import { drawChickenOutCard } from 'hencoop/svg';
 *
 * drawChickenOutCard({ colour: 'red', number: 7 });
 * drawChickenOutCard('DOUBLE');
 * ```
 */
export function drawChickenOutCard(card: Card | null, options: CardOptions<ChickenOutPictureLocale> = {}): string {
  const read = readCardOptions(options, enPictures);
  return drawCard(card === null ? null : faceOf(card, read.locale.picture), read);
}

/** The parts of the table of Chicken Out!. */
export type ChickenOutPart = TablePart | 'series' | 'pile';

/** How the table of Chicken Out! is drawn. */
export type ChickenOutDrawOptions = DrawOptions<ChickenOutPictureLocale, Move, Done, ChickenOutPart>;

type Done = Move | Event | RedactedEvent;

const drawnGame = ({ series }: View | State): DrawnGame<ChickenOutPictureLocale, Done, ChickenOutPart> => ({
  locale: enPictures,
  parts: { series: 'middle', pile: 'seat' },
  touchedBy(done) {
    if (done.type === 'eggLaid') return [keyOf('pile', 'pile', done.seat)];
    return done.type === 'play' || done.type === 'played' ? [keyOf('index', series.length - 1)] : [];
  },
});

/**
 * Draws the table of Chicken Out! as SVG: what the view shows, remembered cards included, and nothing else. A state is
 * refused, unless all cards are to be drawn face up.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { drawChickenOut } from 'hencoop/svg';
 *
 * const state = chickenOut.setup({ seats: 4, seed: 'hen' });
 * drawChickenOut(chickenOut.view(state, null), { width: 640 }); // as a spectator sees it
 * ```
 */
export function drawChickenOut(view: View, options?: ChickenOutDrawOptions): string;
/** Draws a state with every card face up. */
export function drawChickenOut(state: State, options: ChickenOutDrawOptions & FaceUp): string;
export function drawChickenOut(table: View | State, options: ChickenOutDrawOptions & Partial<FaceUp> = {}): string {
  const { context, words } = readDrawOptions(table, options, drawnGame(table));
  const { step } = table;
  const face = (card: Card) => faceOf(card, words);
  return drawScene(
    {
      title: words.title(table.gameNumber, table.options.games),
      status: step.type === 'over' ? context.words.over : statusOf([step.seat], pendingStep(table, words), context),
      middle: [series(table, words, context), sameAndLeft(table, words, context)],
      panels: table.piles.map((pile, seat) => ({
        seat,
        acts: step.type !== 'over' && step.seat === seat,
        score: table.scores[seat] ?? 0,
        notes: notesOf(table, seat, words),
        parts: [pilePart(pile.length, seat, words, context), ...knownPart('pile', words.pile, pile, face, context)],
      })),
    },
    context,
  );
}

/** What the player to act may do: CO-4.3 decides about chickening out, CO-4.4 about stopping an own count. */
function pendingStep({ step, count, series, options }: View | State, words: Words): string {
  switch (step.type) {
    case 'open':
      return words.open;
    case 'turn':
      return count >= CHICKEN_OUT_FROM ? words.playOrChickenOut : words.play;
    case 'ownCount':
      return series.length >= options.ownCountMin ? words.playOrStop : words.play;
    default:
      return words.extraCard;
  }
}

function notesOf({ wentOut, step }: View | State, seat: number, words: Words): string[] {
  const index = wentOut.indexOf(seat);
  const foxes = step.type === 'over' ? step.foxes?.[seat] : undefined;
  return [...(index < 0 ? [] : [words.wentOut(index + 1)]), ...(foxes === undefined ? [] : [words.foxes(foxes)])];
}

/** The series, and next to it the count in large figures. */
function series({ series: cards, count }: View | State, words: Words, context: DrawContext): Part {
  const shown = cards.map((card, index) => ({ face: faceOf(card, words), hooks: { index } }));
  return {
    name: 'series',
    text: `${words.count}: ${count}. ${words.series}: ${listOf(shown, context)}`,
    draw(maxWidth) {
      const radius = 38;
      const indent = 2 * radius + 14;
      const row = labelled(
        cards.length === 0 ? `${words.series}: ${context.words.empty}` : words.series,
        fan(shown, Math.min(52, maxWidth / 8), maxWidth - indent, context.marks),
        maxWidth - indent,
      );
      const circle = [
        text(radius, 11, words.count, { size: 13, fill: 'muted', anchor: 'middle', maxWidth: 2 * radius }),
        moved(radius, radius + 18, gauge(count, radius - 4)),
        text(radius, radius + 28, String(count), { size: 34, fill: 'ink', bold: true, anchor: 'middle' }),
        text(radius, radius + 43, words.of21, { size: 12, fill: 'muted', anchor: 'middle', maxWidth: 2 * radius - 16 }),
      ].join('');
      return { height: Math.max(row.height, 2 * radius + 18), markup: `${circle}${moved(indent, 0, row.markup)}` };
    },
  };
}

/** A count over this is a bust (CO-4.1). */
const MAX_COUNT = 21;

/** How much of 21 is reached, as a ring that fills and warms. */
function gauge(count: number, r: number): Markup {
  // A whole ring would end where it begins, and not be drawn.
  const part = Math.min(0.999, Math.max(0, count / MAX_COUNT));
  const stroke = count < CHICKEN_OUT_FROM ? 'leaf' : count < 17 ? 'gold' : 'comb';
  const ground = element('circle', { cx: 0, cy: 0, r, fill: 'panel', stroke: 'line', 'stroke-width': 7 });
  if (part === 0) return ground;
  const angle = 2 * Math.PI * part;
  const [x, y] = [Math.sin(angle) * r, -Math.cos(angle) * r];
  const d = `M0 ${-r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
  return ground + element('path', { d, stroke, fill: 'none', 'stroke-width': 7 });
}

/** What a SAME would be, and how many cards have left the game. */
function sameAndLeft({ sameAs, leftGame }: View | State, words: Words, context: DrawContext): Part {
  const same = sameAs === null ? words.sameNothing : words.same(words.card(sameAs));
  const left = words.leftGame(context.words.cards(leftGame.length));
  return {
    name: 'series',
    text: `${same}. ${left}`,
    draw: (maxWidth) => paragraph(leftGame.length === 0 ? same : `${same} · ${left}`, maxWidth, 13),
  };
}

/** A pile as its back, drawn one card deep for every five cards. */
function pilePart(size: number, seat: number, words: Words, context: DrawContext): Part {
  const label = `${words.pile}: ${size === 0 ? context.words.empty : context.words.cards(size)}`;
  const back: DrawnCard = { face: null };
  return {
    name: 'pile',
    text: label,
    draw(maxWidth) {
      const deep = Math.ceil(size / 5);
      const width = seat === context.viewer ? 52 : 28;
      const cards = Array.from({ length: deep }, (_, index) => moved(index * 3, 0, drawOne(back, width)));
      const outline = { ...outlineOf(width), width: width + 3 * (deep - 1) };
      const hooks = { pile: 'pile', type: 'play' };
      const pile = thing(hooks, cards.join(''), outline, context.marks, { owner: seat });
      const words = { size: 13, fill: 'muted' } as const;
      const indent = outline.width + 10;
      if (size > 0 && seat !== context.viewer && indent + estimate(label, words.size) <= maxWidth) {
        const height = heightOf(width);
        return { height, markup: pile + text(indent, height / 2 + 5, label, words) };
      }
      return labelled(
        label,
        size === 0 ? { height: 0, markup: '' } : { height: heightOf(width), markup: pile },
        maxWidth,
      );
    },
  };
}
