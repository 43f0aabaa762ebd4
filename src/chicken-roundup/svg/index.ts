/**
 * Draws Chicken Roundup as SVG: its table, parts of it, and its cards, without dependencies. Hidden cards show their
 * backs.
 *
 * @packageDocumentation
 */
import { readTable } from '../../engine/readTable.js';
import type { Seat } from '../../engine/seats.js';
import { fox, hen, rooster } from '../../svg/animals.js';
import { type Face, requireCard } from '../../svg/card.js';
import { OWN_CARD } from '../../svg/fan.js';
import { keyOf } from '../../svg/hooks.js';
import { element, type Markup, type Scene } from '../../svg/markup.js';
import {
  type CardOptions,
  type DrawContext,
  type DrawnGame,
  type DrawOptions,
  type FaceUp,
  readCardOptions,
  readDrawOptions,
  type TablePart,
} from '../../svg/options.js';
import type { Back } from '../../svg/palette.js';
import { cardsPart, drawnCards, knownPart, type Part, pilesPart } from '../../svg/parts.js';
import { cardScene, sceneText, statusOf, tableScene } from '../../svg/scene.js';
import { CARD } from '../cardPatterns.js';
import { actionOf, colorOf, DIAGRAMS, rankOf } from '../cards.js';
import type { ChickenRoundupSvgLocale } from '../locales/locale.js';
import { MOVES } from '../moves.js';
import {
  type Action,
  type Card,
  CELLS,
  COLORS,
  type Diagram,
  type Event,
  type Move,
  type RedactedEvent,
  type State,
  type View,
} from '../table.js';
import { dog, farmer, foxTrot, parade } from './farm.js';
import { handInLines } from './hand.js';
import { roosterOf, yardPart } from './yard.js';

type Words = ChickenRoundupSvgLocale['picture'];

const HILLS = { white: 'leaf', black: 'peach', red: 'straw', silver: 'rose', gold: 'sky' } as const;

/** The symbol of a card's action, in a square of 100; `null` for an action that is neither named nor one of `diagrams`. */
function actionArt(action: Action, diagrams: readonly Diagram[]): Markup | null {
  switch (action) {
    case 'farmer':
      return farmer();
    case 'dog':
      return dog();
    case 'parade':
      return parade();
    case 'foxTrot':
      return foxTrot();
    default: {
      const diagram = diagrams.find(({ name }) => name === action);
      return diagram === undefined ? null : diagramArt(diagram);
    }
  }
}

/** A diagram: a dot for each moving chicken, lines to the destinations, a square for each named cell. */
function diagramArt({ cycles, cards }: Diagram): Markup {
  const cells = [...cycles.flat(), ...cards];
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [top, left] = [Math.max(...rows), Math.min(...columns)];
  const [high, wide] = [top - Math.min(...rows), Math.max(...columns) - left];
  const step = 60 / Math.max(1, high, wide);
  // Rows count away from the acting player: upward.
  const x = (column: number) => 50 + (column - left - wide / 2) * step;
  const y = (row: number) => 50 + (top - row - high / 2) * step;
  const r = Math.min(13, step * 0.3);
  const lines = cycles.map((cycle) =>
    element('polygon', {
      points: cycle.map(([row, column]) => `${rounded(x(column))},${rounded(y(row))}`).join(' '),
      fill: 'none',
      stroke: 'print',
      'stroke-width': 5,
    }),
  );
  const dots = cycles
    .flat()
    .map(([row, column]) =>
      element('circle', { cx: x(column), cy: y(row), r, fill: 'comb', stroke: 'print', 'stroke-width': 3 }),
    );
  const named = cards.map(([row, column]) =>
    element('rect', {
      x: x(column) - r,
      y: y(row) - r,
      width: 2 * r,
      height: 2 * r,
      fill: 'paper',
      stroke: 'print',
      'stroke-width': 3,
    }),
  );
  return [lines, dots, named];
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}

const EXPECTED = 'a card of the deck, such as "gold farmer", or "fox" or "rooster"';

/** The face of a card, of the fox or of the rooster. @throws RangeError if `card` is anything else */
function faceOf(card: Card | 'fox' | 'rooster', diagrams: readonly Diagram[], words: Words): Face {
  if (card === 'fox') return { name: words.fox, label: '', ink: 'print', art: fox(), hills: 'peach' };
  if (card === 'rooster') return { name: words.rooster, label: '', ink: 'print', art: rooster(), hills: 'mint' };
  requireCard(typeof card === 'string' && CARD.test(card), card, EXPECTED);
  const [color, action] = [colorOf(card), actionOf(card)];
  const corner = actionArt(action, diagrams);
  requireCard(corner !== null, card, EXPECTED);
  return {
    name: words.card(card),
    // For readers who cannot distinguish the colors.
    label: String(rankOf(color)),
    ink: 'print',
    art: hen(color),
    hills: HILLS[color],
    corner,
    foot: words.action(action),
  };
}

const BACK: Back = 'rose';

/**
 * Draws a card of Chicken Roundup as SVG, or the fox, or the rooster; `null` is the back. `diagrams` defaults to the
 * assumed ones.
 * @throws RangeError if `card` is not a card, or its action is neither a named one nor one of `diagrams`
 *
 * @example
 * ```ts
 * import { enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
 * import { drawChickenRoundupCard } from 'hencoop/chicken-roundup/svg';
 *
 * drawChickenRoundupCard('gold roundDance', { locale: enChickenRoundupSvg });
 * drawChickenRoundupCard('fox', { locale: enChickenRoundupSvg });
 * ```
 */
export function drawChickenRoundupCard(
  card: Card | 'fox' | 'rooster' | null,
  options: CardOptions<ChickenRoundupSvgLocale> & { readonly diagrams?: readonly Diagram[] | undefined },
): string {
  return sceneText(chickenRoundupCardScene(card, options));
}

/** A card of {@link drawChickenRoundupCard} as data. */
export function chickenRoundupCardScene(
  card: Card | 'fox' | 'rooster' | null,
  options: CardOptions<ChickenRoundupSvgLocale> & { readonly diagrams?: readonly Diagram[] | undefined },
): Scene {
  const read = readCardOptions(options);
  return cardScene(card === null ? null : faceOf(card, options.diagrams ?? DIAGRAMS, read.locale.picture), read, BACK);
}

/** The cards for a cover picture of Chicken Roundup, as in a list of games, from left to right. */
export const chickenRoundupCover: readonly Card[] = /* @__PURE__ */ Object.freeze([
  'gold parade',
  'red foxTrot',
  'white leapFrog',
]);

/** The parts of the table of Chicken Roundup. */
export type ChickenRoundupPart = TablePart | 'piles' | 'yard' | 'hand';

/** How the table of Chicken Roundup is drawn. */
export type ChickenRoundupDrawOptions = DrawOptions<ChickenRoundupSvgLocale, Move, Done, ChickenRoundupPart>;

type Done = Move | Event | RedactedEvent;

type DrawnRoundup = DrawnGame<Done, ChickenRoundupPart>;

const drawnGame = ({ yard }: View | State): DrawnRoundup => ({
  back: BACK,
  parts: { piles: 'middle', yard: 'middle', hand: 'seat' },
  moves: MOVES,
  touchedBy: ({ type, ...done }) => [
    ...(/^(?:farmer|dog|foxTrot|parade|diagram|catch|played|paid|taken|chickenLost)$/.test(type)
      ? [keyOf('pile', 'discardPile')]
      : []),
    ...(type === 'drawn' ? [keyOf('pile', 'deck')] : []),
    ...(type === 'dog' ? [keyOf('cell', CELLS[yard.indexOf('fox')])] : []),
    ...(/^(?:parade|paraded|sentIn|chickenLost)$/.test(type) && 'seat' in done ? [keyOf('coop', done.seat)] : []),
  ],
});

/**
 * Draws the table of Chicken Roundup as SVG: exactly what the view shows, including remembered cards. The yard lies as
 * the viewer sees it, their own row nearest. It refuses a state, unless `faceUp` is set.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
 * import { drawChickenRoundup } from 'hencoop/chicken-roundup/svg';
 *
 * const state = chickenRoundup.setup({ seed: 'hen' });
 * drawChickenRoundup(chickenRoundup.view(state, 1), { locale: enChickenRoundupSvg, theme: 'dark' });
 * ```
 */
export function drawChickenRoundup(view: View, options: ChickenRoundupDrawOptions): string;
/** Draws a state with every card face up. */
export function drawChickenRoundup(state: State, options: ChickenRoundupDrawOptions & FaceUp): string;
export function drawChickenRoundup(table: View | State, options: ChickenRoundupDrawOptions & Partial<FaceUp>): string {
  // The scene refuses a state without consent.
  return sceneText(chickenRoundupScene(table as View, options));
}

/** A drawing of {@link drawChickenRoundup} as data. */
export function chickenRoundupScene(view: View, options: ChickenRoundupDrawOptions): Scene;
/** Draws a state with every card face up. */
export function chickenRoundupScene(state: State, options: ChickenRoundupDrawOptions & FaceUp): Scene;
export function chickenRoundupScene(table: View | State, options: ChickenRoundupDrawOptions & Partial<FaceUp>): Scene {
  return readTable('chicken-roundup', table, () => {
    const { context, words } = readDrawOptions(table, options, drawnGame(table));
    const { step } = table;
    const face = (card: Card | 'fox' | 'rooster') => faceOf(card, table.options.diagrams, words);
    const what = step.type === 'plays' ? words.plays(step.play) : words.closeGap;
    const inPiles = piles(table, face, words, context);
    // With coops on opposite sides, the piles fit into the two other corners of the yard.
    const isAll = context.part === null || context.part.name === 'middle';
    const isCornered = isAll && table.options.coops === 'opposite';
    return tableScene(
      {
        title: words.title(null),
        status: step.type === 'over' ? context.words.over : statusOf([step.seat], what, context),
        middle: [
          isCornered ? { ...inPiles, draw: () => ({ height: 0, markup: null }) } : inPiles,
          ...knownPart('piles', words.deck, table.deck as readonly (Card | 'rooster' | null)[], face, context, 36),
          yardPart(table, face, words, context, isCornered),
        ],
        panels: table.hands.map((hand, seat) => ({
          seat,
          acts: step.type !== 'over' && step.seat === seat,
          score: table.stacks[seat]?.length ?? 0,
          notes: colorsOf(table.stacks[seat] ?? [], words),
          parts: [handPart(hand, seat, face, context)],
        })),
      },
      context,
    );
  });
}

/** The hand of a seat; in a box, with every name and picture free. */
function handPart(hand: readonly (Card | null)[], seat: Seat, face: (card: Card) => Face, context: DrawContext): Part {
  const cards = drawnCards(hand, face, (a, b) => sortRank(b) - sortRank(a));
  const isHidden = hand.every((card) => card === null);
  const width = seat === context.viewer ? Math.max(44, Math.min(76, context.width / 5 - 14)) : isHidden ? 28 : 36;
  return {
    ...cardsPart('hand', context.words.hand, cards, width, context, seat),
    fill: (box) => handInLines(cards, OWN_CARD * context.scale, box, context),
  };
}

/** The rank for sorting a hand; hidden cards are lowest. */
function sortRank(card: Card | null): number {
  return card === null ? 0 : rankOf(colorOf(card));
}

/** The number of chickens of each color in a coop: they break ties (CR-9.2). */
function colorsOf(stack: readonly Card[], words: Words): string[] {
  const colors = [...COLORS].reverse().flatMap((color) => {
    const count = stack.filter((card) => colorOf(card) === color).length;
    return count === 0 ? [] : [`${count} ${words.colors[color]}`];
  });
  return colors.length === 0 ? [] : [words.coop(colors.join(', '))];
}

function piles(
  { deck, discardPile, turnsLeft }: View | State,
  face: (card: Card) => Face,
  words: Words,
  context: DrawContext,
): Part {
  const top = discardPile.at(-1);
  return pilesPart(
    'piles',
    [
      {
        hooks: { pile: 'deck' },
        label: words.deck,
        count: deck.length,
        top: deck.length === 0 ? null : { face: null },
        note: roosterOf(turnsLeft, words),
      },
      {
        hooks: { pile: 'discardPile' },
        label: context.words.discardPile,
        count: discardPile.length,
        top: top === undefined ? null : { face: face(top) },
      },
    ],
    52,
    context,
  );
}
