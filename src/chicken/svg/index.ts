/**
 * Draws Chicken as SVG: its table, parts of it, and its cards, without dependencies. Hidden cards show their backs.
 *
 * @packageDocumentation
 */
import { readTable } from '../../engine/readTable.js';
import type { Seat } from '../../engine/seats.js';
import { chick, hen } from '../../svg/animals.js';
import { drawOne, type Face, requireCard } from '../../svg/card.js';
import { coin } from '../../svg/coin.js';
import { keyOf } from '../../svg/hooks.js';
import { moved, type Scene } from '../../svg/markup.js';
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
import type { Color } from '../../svg/palette.js';
import { cardsPart, drawnCards, knownPart, type Part, type Pile, pilesPart } from '../../svg/parts.js';
import { cardScene, sceneText, statusOf, tableScene } from '../../svg/scene.js';
import type { ChickenSvgLocale } from '../locales/locale.js';
import { MOVES } from '../moves.js';
import {
  type Card,
  type Event,
  KINDS,
  type Move,
  type RedactedEvent,
  type State,
  VALUES,
  type Value,
  type View,
} from '../table.js';
import { egg } from './egg.js';
import { type Circle, drawCircle } from './track.js';

const FEATHERS: { readonly [card in Card]: Color } = {
  1: 'white',
  2: 'cream',
  3: 'silver',
  4: 'red',
  5: 'leaf',
  6: 'sky',
  chick: 'straw',
  egg: 'cream',
};

const HILLS: { readonly [card in Card]: Color } = {
  1: 'leaf',
  2: 'sky',
  3: 'peach',
  4: 'straw',
  5: 'rose',
  6: 'mint',
  chick: 'sky',
  egg: 'plum',
};

/** CH-1.2: unlike a number, a chick does not show its points. */
const CHICK_POINTS = '10';

type Words = ChickenSvgLocale['picture'];

function nameOf(card: Card, words: Words): string {
  return typeof card === 'number' ? String(card) : words.card[card];
}

function faceOf(card: Card, words: Words): Face {
  requireCard(KINDS.includes(card), card, "a number from 1 to 6, 'chick' or 'egg'");
  const name = nameOf(card, words);
  if (card === 'egg') return { name, label: '', ink: 'print', art: egg(), icon: egg(), hills: HILLS.egg };
  if (card === 'chick') {
    const points = moved(0, 11, coin(CHICK_POINTS).markup, 3.5);
    return { name, label: '', ink: 'print', art: chick(), icon: chick(), corner: points, hills: HILLS.chick };
  }
  return { name, label: name, ink: 'print', art: hen(FEATHERS[card]), hills: HILLS[card] };
}

/**
 * Draws a card of Chicken as SVG; `null` is the back.
 *
 * @example
 * ```ts
 * import { enChickenSvg } from 'hencoop/chicken/en';
 * import { drawChickenCard } from 'hencoop/chicken/svg';
 *
 * drawChickenCard('egg', { locale: enChickenSvg, width: 80 });
 * ```
 */
export function drawChickenCard(card: Card | null, options: CardOptions<ChickenSvgLocale>): string {
  return sceneText(chickenCardScene(card, options));
}

/** A card of {@link drawChickenCard} as data. */
export function chickenCardScene(card: Card | null, options: CardOptions<ChickenSvgLocale>): Scene {
  const read = readCardOptions(options);
  return cardScene(card === null ? null : faceOf(card, read.locale.picture), read);
}

/** The cards for a cover picture of Chicken, as in a list of games, from left to right. */
export const chickenCover: readonly Card[] = /* @__PURE__ */ Object.freeze([3, 'egg', 'chick']);

/** The parts of the table of Chicken. */
export type ChickenPart = TablePart | 'piles' | 'hand';

/** How the table of Chicken is drawn. */
export type ChickenDrawOptions = DrawOptions<ChickenSvgLocale, Move, Done, ChickenPart>;

type Done = Move | Event | RedactedEvent;

const DRAWN: DrawnGame<Done, ChickenPart> = {
  parts: { piles: 'middle', hand: 'seat' },
  moves: MOVES,
  touchedBy({ type }) {
    if (type === 'draw' || type === 'drew') return [keyOf('pile', 'drawPile')];
    return type === 'play' || type === 'played' || type === 'turnedUp' ? [keyOf('pile', 'discardPile')] : [];
  },
};

/**
 * Draws the table of Chicken as SVG: exactly what the view shows, including remembered cards. It refuses a state,
 * unless `faceUp` is set.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { enChickenSvg } from 'hencoop/chicken/en';
 * import { drawChicken } from 'hencoop/chicken/svg';
 *
 * const state = chicken.setup({ seats: 3, seed: 'hen' });
 * drawChicken(chicken.view(state, 0), { locale: enChickenSvg }); // what the first player sees
 * drawChicken(state, { locale: enChickenSvg, faceUp: true }); // every card
 * ```
 */
export function drawChicken(view: View, options: ChickenDrawOptions): string;
/** Draws a state with every card face up. */
export function drawChicken(state: State, options: ChickenDrawOptions & FaceUp): string;
export function drawChicken(table: View | State, options: ChickenDrawOptions & Partial<FaceUp>): string {
  // The scene refuses a state without consent.
  return sceneText(chickenScene(table as View, options));
}

/** A drawing of {@link drawChicken} as data. */
export function chickenScene(view: View, options: ChickenDrawOptions): Scene;
/** Draws a state with every card face up. */
export function chickenScene(state: State, options: ChickenDrawOptions & FaceUp): Scene;
export function chickenScene(table: View | State, options: ChickenDrawOptions & Partial<FaceUp>): Scene {
  return readTable('chicken', table, () => {
    const { context, words } = readDrawOptions(table, options, DRAWN);
    const { step } = table;
    const face = (card: Card) => faceOf(card, words);
    return tableScene(
      {
        title: words.title(table.round, table.options.target),
        status:
          step.type === 'over'
            ? context.words.over
            : statusOf([step.seat], pendingStep(table, context.viewer, words), context),
        middle: [
          piles(table, words, context),
          ...knownPart('piles', context.words.drawPile, table.drawPile, face, context),
        ],
        panels: table.hands.map((hand, seat) => ({
          seat,
          acts: step.type !== 'over' && step.seat === seat,
          score: table.scores[seat] ?? 0,
          isOut: table.withdrawn[seat] === true,
          notes: table.withdrawn[seat] ? [words.withdrawn] : [],
          parts: [
            cardsPart(
              'hand',
              context.words.hand,
              drawnCards(hand, face, (a, b) => sortIndex(a) - sortIndex(b)),
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

/** The choices of the player to act; CH-3.5 to CH-3.7 decide whether drawing is legal. */
function pendingStep(table: View | State, viewer: Seat | null, words: Words): string {
  const { step, topValue, drawPile, withdrawn, options } = table;
  const mayDraw = drawPile.length > 0 && withdrawn.filter((out) => !out).length > 1;
  if (step.type === 'turn' && step.seat === viewer) {
    const fitting = [topValue, nextOf(topValue), 'egg'] as const;
    const playable = fitting.filter((kind) => table.hands[viewer]?.includes(kind));
    return words.own(playable, mayDraw && !(options.drawOnlyIfStuck && playable.length > 0));
  }
  if (!mayDraw) return words.mayNotDraw;
  return options.drawOnlyIfStuck ? words.mayDraw.ifStuck : words.mayDraw.always;
}

/** The order of a sorted hand: the circle, then the egg, then hidden cards. */
function sortIndex(card: Card | null): number {
  return card === null ? KINDS.length : KINDS.indexOf(card);
}

function piles({ drawPile, discardPile, topValue, hands }: View | State, words: Words, context: DrawContext): Part {
  const top = discardPile.at(-1);
  const note = top === 'egg' ? { note: words.eggAs(nameOf(topValue, words)) } : {};
  const both: readonly [Pile, Pile] = [
    {
      hooks: { pile: 'drawPile', type: 'draw' },
      label: context.words.drawPile,
      count: drawPile.length,
      top: drawPile.length === 0 ? null : { face: null },
    },
    {
      hooks: { pile: 'discardPile' },
      label: context.words.discardPile,
      count: discardPile.length,
      top: top === undefined ? null : { face: faceOf(top, words) },
      ...note,
    },
  ];
  const part = pilesPart('piles', both, CARD, context);
  const next = nextOf(topValue);
  const fits = words.fits(nameOf(topValue, words), nameOf(next, words));
  const { viewer } = context;
  const circle: Circle = {
    draw: both[0],
    discard: both[1],
    below: discardPile.slice(-3, -1).map((card) => drawOne({ face: faceOf(card, words) }, 100)),
    top: topValue,
    next,
    hasEgg: viewer !== null && hands[viewer]?.includes('egg') === true,
    isEggBelow: drawPile[0] === 'egg',
    count: drawPile.length === 0 ? context.words.empty : context.words.cards(drawPile.length),
  };
  return {
    ...part,
    text: `${part.text}. ${words.fitting}${context.colon}${fits}`,
    fill: (box) => drawCircle(circle, box, context),
    draw(maxWidth) {
      const height = Math.min(maxWidth * SQUAREST, HIGHEST * context.scale);
      return { height, markup: drawCircle(circle, { width: maxWidth, height }, context) };
    },
  };
}

/** The next value in the circle; 1 follows the chick (CH-3.1). */
function nextOf(value: Value): Value {
  return VALUES[VALUES.indexOf(value) + 1] ?? 1;
}

/** The width of a pile's card at the usual scale. */
const CARD = 72;
/** The height of the circle without a given one: at most this share of its width, and this many pixels. */
const SQUAREST = 0.8;
const HIGHEST = 280;
