/**
 * Draws Chicken Out! as SVG: its table, parts of it, and its cards, without dependencies. Hidden cards show their
 * backs.
 *
 * @packageDocumentation
 */
import { readTable } from '../../engine/readTable.js';
import { fox, hen } from '../../svg/animals.js';
import { type DrawnCard, drawOne, type Face, heightOf, outlineOf, requireCard } from '../../svg/card.js';
import { pileInChip } from '../../svg/chipItems.js';
import { OWN_CARD } from '../../svg/fan.js';
import { keyOf, thing } from '../../svg/hooks.js';
import { type Markup, moved, type Scene } from '../../svg/markup.js';
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
import { emptySlot, knownPart, labeled, type Part } from '../../svg/parts.js';
import { cardScene, sceneText, statusOf, tableScene } from '../../svg/scene.js';
import { estimate, text } from '../../svg/text.js';
import { CHICKEN_OUT_FROM, colorOf, isFox, numberOf } from '../cards.js';
import type { ChickenOutSvgLocale } from '../locales/locale.js';
import { MOVES } from '../moves.js';
import { type Card, type Event, KINDS, type Move, type RedactedEvent, type State, type View } from '../table.js';
import { seriesPart } from './series.js';

const SIGNS = { SAME: '=', ZERO: '→0', DOUBLE: '×2', TWENTY: '→20' } as const;

type Words = ChickenOutSvgLocale['picture'];

/** Black is added; red is added or subtracted: the sign also distinguishes the colors. */
function faceOf(card: Card, words: Words): Face {
  requireCard(KINDS.includes(card), card, 'a card such as "SAME" or "red 7"');
  const name = words.card(card);
  if (isFox(card)) return { name, label: SIGNS[card], ink: 'print', art: fox(), hills: 'peach', foot: card };
  const red = colorOf(card) === 'red';
  return {
    name,
    label: `${red ? '±' : '+'}${numberOf(card)}`,
    ink: red ? 'redPrint' : 'print',
    art: hen(red ? 'red' : 'black'),
    hills: red ? 'rose' : 'silver',
  };
}

const BACK: Back = 'peach';

/**
 * Draws a card of Chicken Out! as SVG; `null` is the back.
 *
 * @example
 * ```ts
 * import { enChickenOutSvg } from 'hencoop/chicken-out/en';
 * import { drawChickenOutCard } from 'hencoop/chicken-out/svg';
 *
 * drawChickenOutCard('red 7', { locale: enChickenOutSvg });
 * drawChickenOutCard('DOUBLE', { locale: enChickenOutSvg });
 * ```
 */
export function drawChickenOutCard(card: Card | null, options: CardOptions<ChickenOutSvgLocale>): string {
  return sceneText(chickenOutCardScene(card, options));
}

/** A card of {@link drawChickenOutCard} as data. */
export function chickenOutCardScene(card: Card | null, options: CardOptions<ChickenOutSvgLocale>): Scene {
  const read = readCardOptions(options);
  return cardScene(card === null ? null : faceOf(card, read.locale.picture), read, BACK);
}

/** The cards for a cover picture of Chicken Out!, as in a list of games, from left to right. */
export const chickenOutCover: readonly Card[] = /* @__PURE__ */ Object.freeze(['black 7', 'DOUBLE', 'red 4']);

/** The parts of the table of Chicken Out!. */
export type ChickenOutPart = TablePart | 'series' | 'pile';

/** How the table of Chicken Out! is drawn. */
export type ChickenOutDrawOptions = DrawOptions<ChickenOutSvgLocale, Move, Done, ChickenOutPart>;

type Done = Move | Event | RedactedEvent;

const drawnGame = ({ series }: View | State): DrawnGame<Done, ChickenOutPart> => ({
  back: BACK,
  parts: { series: 'middle', pile: 'seat' },
  moves: MOVES,
  touchedBy(done) {
    if (done.type === 'eggLaid') return [keyOf('pile', 'pile', done.seat)];
    return done.type === 'play' || done.type === 'played' ? [keyOf('index', series.length - 1)] : [];
  },
});

/**
 * Draws the table of Chicken Out! as SVG: exactly what the view shows, including remembered cards. It refuses a state,
 * unless `faceUp` is set.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { enChickenOutSvg } from 'hencoop/chicken-out/en';
 * import { drawChickenOut } from 'hencoop/chicken-out/svg';
 *
 * const state = chickenOut.setup({ seats: 4, seed: 'hen' });
 * drawChickenOut(chickenOut.view(state, null), { locale: enChickenOutSvg, width: 640 }); // as a spectator sees it
 * ```
 */
export function drawChickenOut(view: View, options: ChickenOutDrawOptions): string;
/** Draws a state with every card face up. */
export function drawChickenOut(state: State, options: ChickenOutDrawOptions & FaceUp): string;
export function drawChickenOut(table: View | State, options: ChickenOutDrawOptions & Partial<FaceUp>): string {
  // The scene refuses a state without consent.
  return sceneText(chickenOutScene(table as View, options));
}

/** A drawing of {@link drawChickenOut} as data. */
export function chickenOutScene(view: View, options: ChickenOutDrawOptions): Scene;
/** Draws a state with every card face up. */
export function chickenOutScene(state: State, options: ChickenOutDrawOptions & FaceUp): Scene;
export function chickenOutScene(table: View | State, options: ChickenOutDrawOptions & Partial<FaceUp>): Scene {
  return readTable('chicken-out', table, () => {
    const { context, words } = readDrawOptions(table, options, drawnGame(table));
    const { step } = table;
    const face = (card: Card) => faceOf(card, words);
    return tableScene(
      {
        title: words.title(table.gameNumber, table.options.games),
        status: step.type === 'over' ? context.words.over : statusOf([step.seat], pendingStep(table, words), context),
        middle: [
          seriesPart(
            table,
            table.series.map((card, index) => ({ face: face(card), hooks: { index } })),
            words,
            context,
          ),
        ],
        panels: table.piles.map((pile, seat) => ({
          seat,
          acts: step.type !== 'over' && step.seat === seat,
          score: table.scores[seat] ?? 0,
          hasPoints: hasPoints(table),
          left: pile.length,
          isOut: table.wentOut.includes(seat),
          notes: notesOf(table, seat, words),
          parts: [pilePart(pile, seat, words, context), ...knownPart('pile', words.pile, pile, face, context)],
        })),
      },
      context,
    );
  });
}

/** The choices of the player to act; CO-4.3 decides about chickening out, CO-4.4 about stopping an own count. */
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

/**
 * Whether to show points: before the first score, the cards left are more informative. The points of a single game are
 * its ranks (CO-5.4).
 */
function hasPoints({ gameNumber, options, step }: View | State): boolean {
  return gameNumber > 1 || (step.type === 'over' && options.scoring === 'cards');
}

function notesOf({ wentOut, step }: View | State, seat: number, words: Words): string[] {
  const index = wentOut.indexOf(seat);
  const foxes = step.type === 'over' ? step.foxes?.[seat] : undefined;
  return [...(index < 0 ? [] : [words.wentOut(index + 1)]), ...(foxes === undefined ? [] : [words.foxes(foxes)])];
}

/** How many cards fit across a pile, and their width as a part of the pile's. */
const ACROSS = 3;
const KNOWN = 0.27;

/** The next known cards of a pile, at its upper edge, after the number of hidden ones above them. */
function drawKnown(pile: readonly (Card | null)[], width: number, words: Words): Markup {
  const down = [...pile].reverse();
  const hidden = down.findIndex((card) => card !== null);
  if (hidden < 0) return null;
  const small = width * KNOWN;
  const next = down.slice(hidden, hidden + ACROSS - (hidden > 0 ? 1 : 0));
  const before = { size: small * 0.5, fill: 'onBadge', bold: true } as const;
  return [
    hidden === 0 ? null : text(width * 0.08, small * 0.95, `${hidden}+`, before),
    next.map((card, index) => {
      const drawn = drawOne({ face: card === null ? null : faceOf(card, words) }, small);
      return moved(width * 0.95 - (next.length - index) * small * 0.98, width * 0.05, drawn);
    }),
  ];
}

/** A face-down pile, one card deep for every five cards. */
function pilePart(pile: readonly (Card | null)[], seat: number, words: Words, context: DrawContext): Part {
  const size = pile.length;
  const label = `${words.pile}${context.colon}${size === 0 ? context.words.empty : context.words.cards(size)}`;
  const back: DrawnCard = { face: null };
  const hooks = { pile: 'pile', type: 'play' };
  return {
    name: 'pile',
    text: label,
    chip: pileInChip(hooks, size, seat, context),
    fill(box) {
      const width = Math.min(box.width, OWN_CARD * context.scale);
      const at = { x: (box.width - width) / 2, y: box.height - heightOf(width) - 3 };
      const top = size === 0 ? emptySlot(width) : drawOne({ ...back, deep: size, badge: `×${size}` }, width);
      return thing(hooks, [top, drawKnown(pile, width, words)], outlineOf(width), context.rings, {
        ...at,
        owner: seat,
      });
    },
    draw(maxWidth) {
      const deep = Math.ceil(size / 5);
      const width = (seat === context.viewer ? 46 : 28) * context.scale;
      const cards = Array.from({ length: deep }, (_, index) => moved(index * 3, 0, drawOne(back, width)));
      const outline = { ...outlineOf(width), width: width + 3 * (deep - 1) };
      const pile = thing(hooks, cards, outline, context.rings, { owner: seat });
      const words = { size: 13, fill: 'muted' } as const;
      const indent = outline.width + 10;
      if (size > 0 && seat !== context.viewer && indent + estimate(label, words.size) <= maxWidth) {
        const height = heightOf(width);
        return { height, markup: [pile, text(indent, height / 2 + 5, label, words)] };
      }
      return labeled(
        label,
        size === 0 ? { height: 0, markup: null } : { height: heightOf(width), markup: pile },
        maxWidth,
      );
    },
  };
}
