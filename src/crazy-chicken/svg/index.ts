/**
 * Draws Crazy Chicken as SVG: its table, parts of it, and its cards, without dependencies. Hidden cards show their
 * backs.
 *
 * @packageDocumentation
 */
import { readTable } from '../../engine/readTable.js';
import type { Seat } from '../../engine/seats.js';
import { chick, hen, outlined, rooster } from '../../svg/animals.js';
import { type DrawnCard, type Face, requireCard } from '../../svg/card.js';
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
import type { Back, Color } from '../../svg/palette.js';
import {
  cardsPart,
  type Pile as DrawnPile,
  drawnCards,
  knownPart,
  listOf,
  type Part,
  pilesPart,
} from '../../svg/parts.js';
import { cardScene, sceneText, statusOf, tableScene } from '../../svg/scene.js';
import { text } from '../../svg/text.js';
import { pointsShown } from '../cards.js';
import type { CrazyChickenSvgLocale } from '../locales/locale.js';
import { MOVES } from '../moves.js';
import {
  CHICKENS,
  type Chicken,
  type Event,
  type LaidSet,
  MIN_SET,
  type Move,
  type Pile,
  type RedactedEvent,
  type State,
  type View,
} from '../table.js';
import { asideIn, type Columns, columnsPart, progressItem, type Side } from './columns.js';
import { pilesIn } from './piles.js';

type Words = CrazyChickenSvgLocale['picture'];

const PILES = [
  ['drawA', 'drawPile', 'A'],
  ['drawB', 'drawPile', 'B'],
  ['discardA', 'discardPile', 'A'],
  ['discardB', 'discardPile', 'B'],
] as const satisfies readonly (readonly [Pile, string, string])[];

const FEATHERS: { readonly [Type in Chicken]: Color } = {
  20: 'straw',
  18: 'gold',
  16: 'sky',
  14: 'silver',
  12: 'plum',
  9: 'black',
  8: 'red',
  7: 'cream',
  6: 'pink',
};

const HILLS: { readonly [Type in Chicken]: Color } = {
  20: 'sky',
  18: 'mint',
  16: 'straw',
  14: 'rose',
  12: 'straw',
  9: 'peach',
  8: 'mint',
  7: 'plum',
  6: 'sky',
};

/**
 * The costume that identifies a type besides its color: a cape and a mask, a two-cornered hat, a crown, goggles, a bow
 * tie, pearls, curls.
 */
function costumeOf(chicken: Chicken): Parameters<typeof hen>[1] {
  const ring = (cx: number, cy: number, r: number, fill: Color) =>
    element('circle', { cx, cy, r, fill, stroke: 'print', 'stroke-width': 1.6 });
  switch (chicken) {
    case 16:
      return {
        behind: outlined('M20 40L2 74C14 80 30 78 44 70Z', 'comb'),
        hat: [
          outlined('M68 19C76 15 90 15 96 20C96 29 91 32 85 29C82 27 80 27 78 30C73 33 67 28 68 19Z', 'back', 2),
          ring(76, 23, 3, 'white'),
          ring(88, 23, 3, 'white'),
        ],
      };
    case 14:
      return {
        comb: false,
        hat: [outlined('M56 16C58 0 70-6 80-2C92-6 102 4 100 17C88 9 70 9 56 16Z', 'back'), ring(78, 5, 4, 'straw')],
      };
    case 12:
      return {
        comb: false,
        hat: [outlined('M60 14L57-4L68 3L77-7L86 3L97-4L93 15C83 10 70 10 60 14Z', 'straw'), ring(77, 7, 2.6, 'comb')],
      };
    case 9:
      return {
        comb: false,
        hat: [
          outlined('M58 24C57 6 66-1 77 0C88 0 95 8 94 20C86 15 72 15 66 18L65 40C60 40 57 34 58 24Z', 'brown'),
          ring(75, 12, 6, 'sky'),
          ring(89, 13, 5, 'sky'),
        ],
      };
    case 8:
      return { hat: [outlined('M61 46L73 51L61 60ZM85 46L73 51L85 60Z', 'sky', 2.2), ring(73, 52, 3.2, 'back')] };
    case 7:
      return {
        hat: (
          [
            [58, 47],
            [64, 52],
            [70, 55],
            [77, 55],
            [83, 52],
            [88, 47],
          ] as const
        ).map(([x, y]) => ring(x, y, 3.4, 'white')),
      };
    case 6:
      return {
        comb: false,
        hat: outlined(
          'M60 30C52 26 53 14 60 11C58 0 72-6 79-1C88-5 96 3 93 11C88 7 82 9 79 12C73 9 68 14 68 20C68 27 65 31 60 30Z',
          'straw',
        ),
      };
    default:
      return {};
  }
}

function artOf(chicken: Chicken): Markup {
  if (chicken === 20) return chick();
  return chicken === 18 ? rooster() : hen(FEATHERS[chicken], costumeOf(chicken));
}

function faceOf(chicken: Chicken, words: Words): Face {
  requireCard(CHICKENS.includes(chicken), chicken, CHICKENS.join(', '));
  return {
    name: words.card(chicken),
    label: String(chicken),
    ink: 'print',
    art: artOf(chicken),
    hills: HILLS[chicken],
  };
}

const BACK: Back = 'plum';

/**
 * Draws a card of Crazy Chicken as SVG; `null` is the back.
 *
 * @example
 * ```ts
 * import { enCrazyChickenSvg } from 'hencoop/crazy-chicken/en';
 * import { drawCrazyChickenCard } from 'hencoop/crazy-chicken/svg';
 *
 * drawCrazyChickenCard(16, { locale: enCrazyChickenSvg });
 * ```
 */
export function drawCrazyChickenCard(card: Chicken | null, options: CardOptions<CrazyChickenSvgLocale>): string {
  return sceneText(crazyChickenCardScene(card, options));
}

/** A card of {@link drawCrazyChickenCard} as data. */
export function crazyChickenCardScene(card: Chicken | null, options: CardOptions<CrazyChickenSvgLocale>): Scene {
  const read = readCardOptions(options);
  return cardScene(card === null ? null : faceOf(card, read.locale.picture), read, BACK);
}

/** The cards for a cover picture of Crazy Chicken, as in a list of games, from left to right. */
export const crazyChickenCover: readonly Chicken[] = /* @__PURE__ */ Object.freeze([6, 12, 20]);

/** The parts of the table of Crazy Chicken. */
export type CrazyChickenPart = TablePart | 'piles' | 'aside' | 'columns' | 'sets' | 'hand';

/** How the table of Crazy Chicken is drawn. */
export type CrazyChickenDrawOptions = DrawOptions<CrazyChickenSvgLocale, Move, Done, CrazyChickenPart>;

type Done = Move | Event | RedactedEvent;

const DRAWN: DrawnGame<Done, CrazyChickenPart> = {
  back: BACK,
  parts: { piles: 'middle', aside: 'middle', columns: 'middle', sets: 'seat', hand: 'seat' },
  moves: MOVES,
  touchedBy: (done) =>
    done.type === 'lay' || done.type === 'laid'
      ? [keyOf('set', done.chicken, done.seat)]
      : done.type === 'displaced'
        ? [keyOf('set', done.chicken)]
        : [],
};

/**
 * Draws the table of Crazy Chicken as SVG: exactly what the view shows, including remembered cards. It refuses a state,
 * unless `faceUp` is set.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 * import { enCrazyChickenSvg } from 'hencoop/crazy-chicken/en';
 * import { drawCrazyChicken } from 'hencoop/crazy-chicken/svg';
 *
 * const state = crazyChicken.setup({ seed: 'hen' });
 * drawCrazyChicken(crazyChicken.view(state, 1), { locale: enCrazyChickenSvg, names: ['Ada', 'Bob'] });
 * ```
 */
export function drawCrazyChicken(view: View, options: CrazyChickenDrawOptions): string;
/** Draws a state with every card face up. */
export function drawCrazyChicken(state: State, options: CrazyChickenDrawOptions & FaceUp): string;
export function drawCrazyChicken(table: View | State, options: CrazyChickenDrawOptions & Partial<FaceUp>): string {
  // The scene refuses a state without consent.
  return sceneText(crazyChickenScene(table as View, options));
}

/** A drawing of {@link drawCrazyChicken} as data. */
export function crazyChickenScene(view: View, options: CrazyChickenDrawOptions): Scene;
/** Draws a state with every card face up. */
export function crazyChickenScene(state: State, options: CrazyChickenDrawOptions & FaceUp): Scene;
export function crazyChickenScene(table: View | State, options: CrazyChickenDrawOptions & Partial<FaceUp>): Scene {
  return readTable('crazy-chicken', table, () => {
    const { context, words } = readDrawOptions(table, options, DRAWN);
    const { step } = table;
    const face = (chicken: Chicken) => faceOf(chicken, words);
    const columns = columnsOf(table, words, context);
    return tableScene(
      {
        title: words.title(table.round, table.options.rounds),
        status: step.type === 'over' ? context.words.over : statusOf([step.seat], words.step[step.type], context),
        middle: [
          piles(pilesOf(table, words, context), context),
          ...knownPart('piles', `${context.words.drawPile} A`, table.drawA, face, context),
          ...knownPart('piles', `${context.words.drawPile} B`, table.drawB, face, context),
          columnsPart(columns, context),
          ...aside(table, columns, words, context),
        ],
        panels: table.hands.map((hand, seat) => ({
          seat,
          acts: step.type !== 'over' && step.seat === seat,
          score: table.scores[seat] ?? 0,
          notes: [],
          parts: [
            setsPart(sideOf(table, seat, words), words, context),
            cardsPart(
              'hand',
              context.words.hand,
              drawnCards(hand, face, (a, b) => (b ?? 0) - (a ?? 0)),
              seat === context.viewer ? 56 : 28,
              context,
              seat,
              true,
            ),
          ],
        })),
      },
      context,
    );
  });
}

/** The number of types that end the round, for one player and for both together (CC-6.1). */
const ENDING = { own: 6, together: CHICKENS.length };

function sideOf({ sets: all }: View | State, seat: Seat, words: Words): Side {
  const sets = all[seat] ?? [];
  const points = pointsShown(sets);
  return {
    seat,
    sets,
    shown: sets.length,
    types: words.types(sets.length, ENDING.own),
    points,
    thisRound: words.thisRound(points),
  };
}

/** A player's progress toward ending the round; the sets themselves lie in the columns. */
function setsPart(side: Side, words: Words, context: DrawContext): Part {
  const cards = side.sets.map((set) => drawnSet(set, words));
  const label = `${words.sets}${context.colon}${side.types}`;
  return {
    name: 'sets',
    chip: progressItem(side, ENDING.own),
    text: cards.length === 0 ? label : `${label}${context.colon}${listOf(cards, context)}`,
    draw(maxWidth) {
      if (context.part?.name === 'lap') return { height: 0, markup: null };
      return { height: 14, markup: text(0, 11, label, { size: 13, fill: 'muted', maxWidth }) };
    },
  };
}

/** The sets of both players: the viewer's below, or the first player's. */
function columnsOf(table: View | State, words: Words, { viewer, rings }: DrawContext): Columns {
  const own = viewer ?? 0;
  const types = new Set(table.sets.flat().map(({ chicken }) => chicken));
  const countOf = (chicken: Chicken) => rings.picked.get(keyOf('card', chicken, own))?.length ?? 0;
  const picked = CHICKENS.find((chicken) => countOf(chicken) >= MIN_SET);
  const below = sideOf(table, own, words);
  const isNew = picked !== undefined && !below.sets.some(({ chicken }) => chicken === picked);
  const more = picked === undefined || types.has(picked) ? 0 : 1;
  return {
    above: sideOf(table, 1 - own, words),
    below: isNew ? { ...below, shown: below.shown + 1 } : below,
    added: isNew ? picked : 0,
    own: ENDING.own,
    together: words.together(types.size, ENDING.together),
    tally: words.types(types.size + more, ENDING.together),
    picked: picked === undefined ? null : { chicken: picked, count: countOf(picked) },
    aside: table.aside,
    beats: words.beats,
    cardOf: (set) => drawnSet(set, words),
  };
}

function drawnSet({ chicken, count }: LaidSet, words: Words): DrawnCard {
  return { face: faceOf(chicken, words), badge: `×${count}`, deep: count, hooks: { set: chicken } };
}

function pilesOf(table: View | State, words: Words, context: DrawContext): readonly DrawnPile[] {
  const closed = table.step.type === 'drawAgain' ? table.step.closed : null;
  return PILES.map(([pile, label, letter]) => {
    const cards = table[pile];
    // A face-down pile shows its back.
    const top = label === 'drawPile' ? null : cards.at(-1);
    return {
      hooks: { pile },
      label: `${context.words[label]} ${letter}`,
      count: cards.length,
      top: cards.length === 0 ? null : { face: top == null ? null : faceOf(top, words) },
      ...(closed === pile ? { note: words.closed } : {}),
    };
  });
}

/** The usual width of a pile's card. */
const PILE = 56;

function piles(drawn: readonly DrawnPile[], context: DrawContext): Part {
  return { ...pilesPart('piles', drawn, PILE, context), fill: (box) => pilesIn(drawn, box, context) };
}

function aside({ aside: set }: View | State, columns: Columns, words: Words, context: DrawContext): Part[] {
  if (set === null) return [];
  const part = cardsPart('aside', words.aside(context.nameOf(set.owner)), [drawnSet(set, words)], 50, context);
  return [{ ...part, fill: (box) => asideIn(columns, box, context) }];
}
