import { actionOf, colourOf, DIAGRAMS, rankOf } from '../chicken-roundup/cards.js';
import { enPictures } from '../chicken-roundup/locales/en.js';
import type { ChickenRoundupPictureLocale } from '../chicken-roundup/locales/locale.js';
import { CARD } from '../chicken-roundup/names.js';
import {
  type Action,
  type Card,
  CELLS,
  COLOURS,
  COLUMNS,
  type Diagram,
  ENDS,
  type End,
  type Event,
  type Move,
  type Occupant,
  type RedactedEvent,
  ROWS,
  type State,
  type View,
} from '../chicken-roundup/table.js';
import { listed } from '../engine/locale.js';
import { coop, dog, farmer, fox, foxTrot, hen, parade, rooster } from './animals.js';
import { drawOne, type Face, heightOf, outlineOf, requireCard } from './card.js';
import { type Hooks, keyOf, type Outline, thing } from './hooks.js';
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
import { type Block, cardsPart, drawnCards, emptySlot, knownPart, type Part, pilesPart } from './parts.js';
import { drawCard, drawScene, statusOf } from './scene.js';
import { estimate, type TextStyle, text } from './text.js';

type Words = ChickenRoundupPictureLocale['picture'];

/** What a card does, in a square of 40; `null` for an action that is neither a named one nor one of `diagrams`. */
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

/** A diagram: a dot for each chicken that moves, lines to where they go, a square for each cell that is only named. */
function diagramArt({ cycles, cards }: Diagram): Markup {
  const cells = [...cycles.flat(), ...cards];
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [top, left] = [Math.max(...rows), Math.min(...columns)];
  const [high, wide] = [top - Math.min(...rows), Math.max(...columns) - left];
  const step = 26 / Math.max(1, high, wide);
  // Rows are counted away from the acting player: up.
  const x = (column: number) => 20 + (column - left - wide / 2) * step;
  const y = (row: number) => 20 + (top - row - high / 2) * step;
  const r = Math.min(5, step * 0.3);
  const lines = cycles.map((cycle) =>
    element('polygon', {
      points: cycle.map(([row, column]) => `${rounded(x(column))},${rounded(y(row))}`).join(' '),
      fill: 'none',
      stroke: 'print',
      'stroke-width': 1.6,
    }),
  );
  const dots = cycles.flat().map(([row, column]) => element('circle', { cx: x(column), cy: y(row), r, fill: 'comb' }));
  const named = cards.map(([row, column]) =>
    element('rect', {
      x: x(column) - r,
      y: y(row) - r,
      width: 2 * r,
      height: 2 * r,
      fill: 'paper',
      stroke: 'print',
    }),
  );
  return [...lines, ...dots, ...named].join('');
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}

const EXPECTED = 'a card of the deck, such as "gold farmer", or "fox" or "rooster"';

function faceOf(card: Card | 'fox' | 'rooster', diagrams: readonly Diagram[], words: Words): Face {
  if (card === 'fox') return { name: words.fox, label: '', ink: 'print', art: fox() };
  if (card === 'rooster') return { name: words.rooster, label: '', ink: 'print', art: rooster() };
  requireCard(typeof card === 'string' && CARD.test(card), card, EXPECTED);
  const [colour, action] = [colourOf(card), actionOf(card)];
  const corner = actionArt(action, diagrams);
  requireCard(corner !== null, card, EXPECTED);
  return {
    name: words.card(card),
    // For readers who cannot distinguish the colors.
    label: String(rankOf(colour)),
    ink: 'print',
    art: hen(colour),
    ...(corner === null ? {} : { corner }),
    foot: words.action(action),
  };
}

/**
 * Draws a card of Chicken Roundup as SVG, or the fox, or the rooster; `null` is the back. `diagrams` are the
 * assumed ones unless given.
 * @throws RangeError for what is no card, or a card with an action that is neither a named one nor one of `diagrams`.
 *
 * @example
 * ```ts
 * import { drawChickenRoundupCard } from 'hencoop/svg';
 *
 * drawChickenRoundupCard('gold roundDance');
 * drawChickenRoundupCard('fox');
 * ```
 */
export function drawChickenRoundupCard(
  card: Card | 'fox' | 'rooster' | null,
  options: CardOptions<ChickenRoundupPictureLocale> & { readonly diagrams?: readonly Diagram[] | undefined } = {},
): string {
  const read = readCardOptions(options, enPictures);
  return drawCard(card === null ? null : faceOf(card, options.diagrams ?? DIAGRAMS, read.locale.picture), read);
}

/** The parts of the table of Chicken Roundup. */
export type ChickenRoundupPart = TablePart | 'piles' | 'yard' | 'hand';

/** How the table of Chicken Roundup is drawn. */
export type ChickenRoundupDrawOptions = DrawOptions<ChickenRoundupPictureLocale, Move, Done, ChickenRoundupPart>;

type Done = Move | Event | RedactedEvent;

type DrawnRoundup = DrawnGame<ChickenRoundupPictureLocale, Done, ChickenRoundupPart>;

const drawnGame = ({ yard }: View | State): DrawnRoundup => ({
  locale: enPictures,
  parts: { piles: 'middle', yard: 'middle', hand: 'seat' },
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
 * Draws the table of Chicken Roundup as SVG: what the view shows, remembered cards included, and nothing else. The yard
 * lies as the viewer sees it, their own row nearest. A state is refused, unless all cards are to be drawn face up.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { drawChickenRoundup } from 'hencoop/svg';
 *
 * const state = chickenRoundup.setup({ seed: 'hen' });
 * drawChickenRoundup(chickenRoundup.view(state, 1), { theme: 'dark' });
 * ```
 */
export function drawChickenRoundup(view: View, options?: ChickenRoundupDrawOptions): string;
/** Draws a state with every card face up. */
export function drawChickenRoundup(state: State, options: ChickenRoundupDrawOptions & FaceUp): string;
export function drawChickenRoundup(
  table: View | State,
  options: ChickenRoundupDrawOptions & Partial<FaceUp> = {},
): string {
  const { context, words } = readDrawOptions(table, options, drawnGame(table));
  const { step } = table;
  const face = (card: Card | 'fox' | 'rooster') => faceOf(card, table.options.diagrams, words);
  const what = step.type === 'plays' ? words.plays(step.play) : words.closeGap;
  const inPiles = piles(table, face, words, context);
  // With a coop at each side, the piles fit into the two other corners of the yard.
  const isAll = context.part === null || context.part.name === 'middle';
  const cornered = isAll && table.options.coops === 'opposite' ? words : null;
  return drawScene(
    {
      title: words.title(table.turn),
      status: step.type === 'over' ? context.words.over : statusOf([step.seat], what, context),
      middle: [
        ...(cornered ? [{ ...inPiles, draw: () => ({ height: 0, markup: '' }) }] : [inPiles]),
        ...knownPart('piles', words.deck, table.deck as readonly (Card | 'rooster' | null)[], face, context, 36),
        yard(table, face, words, context, cornered),
      ],
      panels: table.hands.map((hand, seat) => ({
        seat,
        acts: step.type !== 'over' && step.seat === seat,
        score: table.stacks[seat]?.length ?? 0,
        notes: coloursOf(table.stacks[seat] ?? [], words),
        parts: [
          cardsPart(
            'hand',
            context.words.hand,
            drawnCards(hand, face, (a, b) => sortRank(b) - sortRank(a)),
            seat === context.viewer
              ? Math.max(44, Math.min(76, context.width / 5 - 14))
              : hand.every((card) => card === null)
                ? 28
                : 36,
            context,
            seat,
          ),
        ],
      })),
    },
    context,
  );
}

/** The rank by which a hand is sorted: hidden cards are lowest. */
function sortRank(card: Card | null): number {
  return card === null ? 0 : rankOf(colourOf(card));
}

/** How many of which colour are in a coop: they break a tie (CR-9.2). */
function coloursOf(stack: readonly Card[], words: Words): string[] {
  const colours = COLOURS.toReversed().flatMap((colour) => {
    const count = stack.filter((card) => colourOf(card) === colour).length;
    return count === 0 ? [] : [`${count} ${words.colours[colour]}`];
  });
  return colours.length === 0 ? [] : [words.coop(colours.join(', '))];
}

/** Whether the rooster is still in the deck, or how many turns are left. */
function roosterOf(turnsLeft: number | null, words: Words): string {
  return turnsLeft === null ? words.roosterIn : words.roosterOut(turnsLeft);
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

/** The yard: rows and columns with their letters and numbers, each coop next to its row. */
function yard(
  table: View | State,
  face: (card: Card | 'fox') => Face,
  words: Words,
  context: DrawContext,
  piles: Words | null,
): Part {
  const rows = ROWS.map((row, index) => {
    const occupants = table.yard.slice(index * COLUMNS, (index + 1) * COLUMNS);
    return `${words.rows[row]}: ${listed(
      occupants.map((occupant) => (occupant === 'open' ? words.open : face(occupant).name)),
      context.words.and,
    )}`;
  });
  return { name: 'yard', text: rows.join('. '), draw: (maxWidth) => drawYard(table, face, context, maxWidth, piles) };
}

const MARGIN = 14;
/** A higher yard would not fit on a screen together with the hand. */
const MAX_CELL = 72;

function drawYard(
  table: View | State,
  face: (card: Card | 'fox') => Face,
  context: DrawContext,
  maxWidth: number,
  /** The words for the piles, if they lie in the corners. */
  piles: Words | null,
): Block {
  // Seat 1 sits in the north, and sees the yard from there.
  const turned = context.viewer === 1;
  // Next to the columns lie the coops; on a side without one, half a cell is enough for the end of a row.
  const east = table.options.coops === 'opposite' ? 1 : 0.5;
  const across = COLUMNS + 1 + east;
  const cell = Math.min(MAX_CELL, (maxWidth - MARGIN) / across);
  const card = cell - 5;
  const line = heightOf(card) + 6;
  const start = MARGIN + (maxWidth - MARGIN - cell * across) / 2 + cell * (turned ? east : 1);
  /** Where a column is, seen by the viewer: the coops are those west of 0 and east of 4. */
  const x = (column: number) => start + cell * (turned ? COLUMNS - 1 - column : column);
  const y = (row: number) => MARGIN + 4 + line * (turned ? ROWS.length - 1 - row : row);
  const small = { size: 11, fill: 'muted', anchor: 'middle' } as const;
  const ground = element('rect', {
    x: Math.min(x(0), x(COLUMNS - 1)) - 1,
    y: MARGIN,
    width: cell * COLUMNS + 2,
    height: line * ROWS.length + 4,
    rx: 8,
    fill: 'panel',
    stroke: 'line',
  });
  const letters = ROWS.map((row, index) => text(MARGIN / 2, y(index) + line / 2 + 4, row, small));
  const numbers = Array.from({ length: COLUMNS }, (_, column) => text(x(column) + cell / 2, 10, String(column), small));
  const { marks } = context;
  const occupants = table.yard.map((occupant: Occupant, index) =>
    thing(
      { cell: CELLS[index] },
      occupant === 'open' ? emptySlot(card) : drawOne({ face: face(occupant) }, card),
      outlineOf(card),
      marks,
      { x: x(index % COLUMNS) + 2.5, y: y(Math.floor(index / COLUMNS)) + 1 },
    ),
  );
  const coops = ([0, 1] as const).map((seat) =>
    thing({ coop: seat }, drawCoop(table.stacks[seat] ?? [], context.shortNameOf(seat), card), outlineOf(card), marks, {
      x: x(seat === 1 && east === 1 ? COLUMNS : -1) + 2.5,
      y: y(seat === 0 ? 2 : 0) + 1,
    }),
  );
  const ends = endsOf(table).map(({ end, row }) => {
    const toLeft = (end === 'west') !== turned;
    // On the edge of the yard: what lies next to it stays in sight.
    const size = Math.min(36, cell * 0.56);
    const edge = toLeft ? x(turned ? COLUMNS - 1 : 0) : x(turned ? 0 : COLUMNS - 1) + cell;
    const outline = { width: size, height: size, rx: size / 2 };
    const isMarked = marks.open.has(keyOf('end', end)) || marks.picked.has(keyOf('end', end));
    const at = { x: edge - size / 2 + (toLeft ? -2 : 2), y: y(row) + (heightOf(card) - size) / 2 };
    return thing({ end }, drawEnd(outline, toLeft, isMarked), outline, marks, at);
  });
  const corner = (column: number, row: number, hooks: Hooks, top: Face | null, count: number) => {
    const at = { x: x(column) + 2.5, y: Math.min(y(row), y(row + 1)) + 1 };
    const drawn = count === 0 ? emptySlot(card) : drawOne({ face: top, badge: `×${count}` }, card);
    return thing(hooks, drawn, outlineOf(card), marks, at);
  };
  /** Above the deck, up to the first number of a column. */
  const note = (words: string) => {
    const size = Math.min(11.5, (cell * 1.5 + MARGIN - 8) / estimate(words, 1));
    const place = turned ? maxWidth : Math.max(0, x(-1) - MARGIN);
    return text(place, 10, words, { size, fill: 'ink', ...(turned ? { anchor: 'end' } : {}) });
  };
  const { deck, discardPile, turnsLeft } = table;
  const top = discardPile.at(-1);
  const corners =
    piles === null
      ? ''
      : element(
          'g',
          { 'data-part': 'piles' },
          note(roosterOf(turnsLeft, piles)),
          corner(-1, 0, { pile: 'deck' }, null, deck.length),
          corner(COLUMNS, 1, { pile: 'discardPile' }, top === undefined ? null : face(top), discardPile.length),
        );
  return {
    height: MARGIN + line * ROWS.length + 6,
    markup: [ground, ...letters, ...numbers, corners, ...occupants, ...coops, ...ends].join(''),
  };
}

/** The ends that a move can name: those of the fox's row without a coop (CR-5.2), or of the middle row (CR-4.2). */
function endsOf({ step, yard, options }: View | State): { readonly end: End; readonly row: number }[] {
  if (step.type === 'over') return [];
  const row = step.type === 'closeGap' ? 1 : Math.floor(yard.indexOf('fox') / COLUMNS);
  const atCoop: End = row === 2 || options.coops === 'sameSide' ? 'west' : 'east';
  return ENDS.filter((end) => row === 1 || end !== atCoop).map((end) => ({ end, row }));
}

/** An end of a row: an arrow while it can be chosen, otherwise only the space for it. */
function drawEnd({ width, height, rx }: Outline, toLeft: boolean, isMarked: boolean): Markup {
  const arrow = { size: width * 0.7, fill: 'ink', bold: true, anchor: 'middle' } as const;
  if (!isMarked) return element('rect', { width, height, rx, fill: 'none' });
  const ground = element('rect', { width, height, rx, fill: 'panel' });
  return ground + text(width / 2, height / 2 + width * 0.25, toLeft ? '←' : '→', arrow);
}

/** A coop with the chicken on top of its stack and how many there are, or its owner's name. */
function drawCoop(stack: readonly Card[], owner: string, width: number): Markup {
  const top = stack.at(-1);
  const middle = { fill: 'ink', anchor: 'middle', maxWidth: width } as const satisfies Partial<TextStyle>;
  const count = `×${stack.length}`;
  return [
    moved(width * 0.04, 0, coop(), (width * 0.92) / 40),
    top === undefined ? '' : moved(width * 0.28, width * 0.36, hen(colourOf(top)), (width * 0.54) / 40),
    text(width / 2, width * 1.13, count, { ...middle, size: Math.min(15, width * 0.25), bold: true }),
    text(width / 2, width * 1.37, owner, { ...middle, size: Math.min(13, width * 0.22) }),
  ].join('');
}
