/**
 * Draws Blind Chicken Extreme as SVG: its table, parts of it, and its cards, without dependencies. Hidden cards show
 * their backs.
 *
 * @packageDocumentation
 */

import { listed } from '../../engine/locale.js';
import { readTable } from '../../engine/readTable.js';
import type { Seat } from '../../engine/seats.js';
import { hen } from '../../svg/animals.js';
import { type Face, requireCard } from '../../svg/card.js';
import { keyOf } from '../../svg/hooks.js';
import { element, type Markup, moved, type Scene } from '../../svg/markup.js';
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
import { cardsPart, drawnCards, knownPart, type Part } from '../../svg/parts.js';
import { rowPart } from '../../svg/row.js';
import { cardScene, sceneText, statusOf, tableScene } from '../../svg/scene.js';
import { centered, tokensPart } from '../../svg/tokens.js';
import { ASSUMED_CARDS, REWARD_POINTS, SOW } from '../cards.js';
import type { BlindChickenExtremeSvgLocale } from '../locales/locale.js';
import { MOVES } from '../moves.js';
import { signed } from '../soFar.js';
import {
  CARDS,
  type Card,
  type CardTable,
  type Event,
  type Move,
  type RedactedEvent,
  type State,
  type Step,
  type View,
} from '../table.js';
import { crop, pig } from './crops.js';
import { regionsOf, trickPart } from './trick.js';

type Words = BlindChickenExtremeSvgLocale['picture'];

/** The hills behind the crops, by the tens of a card. */
const HILLS = ['mint', 'sky', 'peach', 'leaf', 'mint'] as const;

/** The sign for cards to be played face down: one card over another. */
function sign(): Markup {
  return [
    element('rect', { x: 8, y: 4, width: 52, height: 72, rx: 8, fill: 'paper', stroke: 'print', 'stroke-width': 6 }),
    element('rect', { x: 40, y: 22, width: 52, height: 72, rx: 8, fill: 'back', stroke: 'print', 'stroke-width': 6 }),
  ];
}

function faceOf(card: Card, { chickens, pigs, faceDown }: CardTable, words: Words): Face {
  requireCard(CARDS.includes(card), card, 'a whole number from 0 to 49');
  const hasChicken = chickens.includes(card);
  const hasPig = pigs.includes(card);
  const bearsSign = faceDown.includes(card);
  const carried = [
    ...(hasChicken ? [words.card.chicken] : []),
    ...(hasPig ? [words.card.pig] : []),
    ...(card === SOW ? [words.card.sow] : []),
    ...(bearsSign ? [words.card.sign] : []),
  ];
  return {
    name: carried.length === 0 ? String(card) : `${card} (${listed(carried, '+')})`,
    label: String(card),
    ink: hasChicken ? 'redPrint' : 'print',
    art: hasChicken ? hen('white') : hasPig || card === SOW ? pig() : crop(Math.floor(card / 10)),
    hills: hasChicken ? 'rose' : hasPig || card === SOW ? 'plum' : (HILLS[Math.floor(card / 10)] ?? 'mint'),
    ...(bearsSign ? { sign: sign() } : {}),
  };
}

const BACK: Back = 'leaf';

/**
 * Draws a card of Blind Chicken Extreme as SVG; `null` is the back. `cards` is the card table; it defaults to the
 * assumed one.
 *
 * @example
 * ```ts
 * import { enBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/en';
 * import { drawBlindChickenExtremeCard } from 'hencoop/blind-chicken-extreme/svg';
 *
 * drawBlindChickenExtremeCard(44, { locale: enBlindChickenExtremeSvg }); // a chicken and the sign of cards played face down
 * ```
 */
export function drawBlindChickenExtremeCard(
  card: Card | null,
  options: CardOptions<BlindChickenExtremeSvgLocale> & { readonly cards?: CardTable | undefined },
): string {
  return sceneText(blindChickenExtremeCardScene(card, options));
}

/** A card of {@link drawBlindChickenExtremeCard} as data. */
export function blindChickenExtremeCardScene(
  card: Card | null,
  options: CardOptions<BlindChickenExtremeSvgLocale> & { readonly cards?: CardTable | undefined },
): Scene {
  const read = readCardOptions(options);
  return cardScene(
    card === null ? null : faceOf(card, options.cards ?? ASSUMED_CARDS, read.locale.picture),
    read,
    BACK,
  );
}

/** The cards for a cover picture of Blind Chicken Extreme, as in a list of games, from left to right. */
export const blindChickenExtremeCover: readonly Card[] = /* @__PURE__ */ Object.freeze([0, 37, 45]);

/** The parts of the table of Blind Chicken Extreme. */
export type BlindChickenExtremePart = TablePart | 'trick' | 'rewards' | 'benefits' | 'hand' | 'row' | 'pile';

/** How the table of Blind Chicken Extreme is drawn. */
export type BlindChickenExtremeDrawOptions = DrawOptions<
  BlindChickenExtremeSvgLocale,
  Move,
  Done,
  BlindChickenExtremePart
>;

type Done = Move | Event | RedactedEvent;

const DRAWN: DrawnGame<Done, BlindChickenExtremePart> = {
  back: BACK,
  parts: { trick: 'middle', rewards: 'middle', benefits: 'middle', hand: 'seat', row: 'seat', pile: 'seat' },
  moves: MOVES,
  touchedBy(done) {
    if (done.type === 'play' || done.type === 'played') return [keyOf('played', done.seat)];
    return done.type === 'place' || done.type === 'placed' ? [keyOf('card', done.card, done.seat)] : [];
  },
};

/**
 * Draws the table of Blind Chicken Extreme as SVG: exactly what the view shows, including remembered cards. It refuses
 * a state, unless `faceUp` is set.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 * import { enBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/en';
 * import { drawBlindChickenExtreme } from 'hencoop/blind-chicken-extreme/svg';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * drawBlindChickenExtreme(blindChickenExtreme.view(state, 2), { locale: enBlindChickenExtremeSvg }); // what the third player sees
 * drawBlindChickenExtreme(state, { locale: enBlindChickenExtremeSvg, faceUp: true }); // every card
 * ```
 */
export function drawBlindChickenExtreme(view: View, options: BlindChickenExtremeDrawOptions): string;
/** Draws a state with every card face up. */
export function drawBlindChickenExtreme(state: State, options: BlindChickenExtremeDrawOptions & FaceUp): string;
export function drawBlindChickenExtreme(
  table: View | State,
  options: BlindChickenExtremeDrawOptions & Partial<FaceUp>,
): string {
  // The scene refuses a state without consent.
  return sceneText(blindChickenExtremeScene(table as View, options));
}

/** A drawing of {@link drawBlindChickenExtreme} as data. */
export function blindChickenExtremeScene(view: View, options: BlindChickenExtremeDrawOptions): Scene;
/** Draws a state with every card face up. */
export function blindChickenExtremeScene(state: State, options: BlindChickenExtremeDrawOptions & FaceUp): Scene;
export function blindChickenExtremeScene(
  table: View | State,
  options: BlindChickenExtremeDrawOptions & Partial<FaceUp>,
): Scene {
  return readTable('blind-chicken-extreme', table, () => {
    const { context, words } = readDrawOptions(table, options, DRAWN);
    const { step } = table;
    const face = (card: Card) => faceOf(card, table.options.cards, words);
    return tableScene(
      {
        title: words.title(table.gameNumber, table.options.games),
        status:
          step.type === 'over'
            ? context.words.over
            : statusOf(actorsOf(step), pendingStep(table, step, words), context),
        middle: [
          trickPart(table, face, words, context),
          // Once the benefits are offered, rewards are over.
          ...[rewardsLeft(table, words, context), ...benefits(table, words, context)].map((part, index, parts) =>
            index === parts.length - 1 ? inRegion(part, table) : part,
          ),
        ],
        panels: table.rows.map((row, seat) => {
          const hand = table.hands[seat] ?? [];
          const width = seat === context.viewer ? 50 : 28;
          return {
            seat,
            acts: actorsOf(step).includes(seat),
            score: scoreOf(table, seat),
            notes: notesOf(table, seat, words),
            parts: [
              ...(hand.length > 0
                ? [
                    inShare(
                      0,
                      hand.length / (hand.length + row.length),
                      cardsPart(
                        'hand',
                        words.toPlace,
                        drawnCards(hand, face, (a, b) => (a ?? 0) - (b ?? 0)),
                        width,
                        context,
                        seat,
                      ),
                    ),
                    inShare(
                      1,
                      hand.length / (hand.length + row.length),
                      cardsPart('row', words.row, drawnCards(row, face), width, context, seat),
                    ),
                  ]
                : [rowPart('row', words.row, drawnCards(row, face), width, context, seat, isFree(step, seat))]),
              ...knownPart('pile', words.pile, table.piles[seat] ?? [], face, context),
            ],
          };
        }),
      },
      context,
    );
  });
}

function actorsOf(step: Step): readonly Seat[] {
  if (step.type === 'over') return [];
  return step.type === 'arrange' ? step.seats : [step.seat];
}

/** Whether a seat may play any card of its row (BC-4.4). */
function isFree(step: Step, seat: Seat): boolean {
  return step.type === 'play' && step.seat === seat && step.advantage === 'leadAnyCard';
}

/** The actions of the players to act: BC-3.1, or the kind of lead with an advantage (BC-4.4). */
function pendingStep({ trick, seats }: View | State, step: Exclude<Step, { type: 'over' }>, { steps }: Words): string {
  if (step.type !== 'play') return steps[step.type];
  if (step.advantage !== null) return steps[step.advantage];
  return trick.length === 0 || trick.length === seats ? steps.lead : steps.play;
}

/** The points of the finished games, without the canceled ones (BC-5.2). */
function scoreOf({ scores, canceled }: View | State, seat: Seat): number {
  return (scores[seat] ?? []).reduce(
    (sum, points, index) => (canceled[seat]?.includes(index + 1) ? sum : sum + points),
    0,
  );
}

function notesOf(table: View | State, seat: Seat, words: Words): string[] {
  const { step, seats } = table;
  const tricks = (table.piles[seat]?.length ?? 0) / seats;
  const games = (table.scores[seat] ?? []).map((points, index) =>
    table.canceled[seat]?.includes(index + 1) ? `${points} (${words.canceled})` : String(points),
  );
  return [
    ...(step.type === 'arrange' ? [step.seats.includes(seat) ? words.arranging : words.ready] : []),
    ...(tricks > 0 ? [words.tricks(tricks)] : []),
    ...(table.penalties[seat] ?? []).map(words.penalty),
    ...(table.rewards[seat] ?? []).map((reward) => words.reward(words.rewards[reward])),
    ...(games.length > 0 ? [`${words.games} ${games.join(', ')}`] : []),
  ];
}

/** The width of a box for one line of cards, as a multiple of its height; and the gap between two parts in it. */
const ONE_LINE = { least: 4, gap: 16 } as const;

/** One of two parts of a box, cards to place and the row so far: one above the other, or side by side by their shares. */
function inShare(index: 0 | 1, first: number, { fill, ...part }: Part): Part {
  if (fill === undefined) return part;
  return {
    ...part,
    fill({ width, height }) {
      if (width < ONE_LINE.least * height) return moved(0, (index * height) / 2, fill({ width, height: height / 2 }));
      const share = (width - ONE_LINE.gap) * first;
      const rest = width - ONE_LINE.gap - share;
      return index === 0
        ? fill({ width: share, height })
        : moved(share + ONE_LINE.gap, 0, fill({ width: rest, height }));
    },
  };
}

/** A part that fills the region of the tokens, or the whole middle without a trick. */
function inRegion({ fill, ...part }: Part, { seats, step }: View | State): Part {
  if (fill === undefined) return part;
  return {
    ...part,
    fill(box) {
      const { x, y, ...region } = regionsOf(box, seats).tokens;
      if (step.type === 'chooseBenefit') return x > 0 ? moved(0, y, fill({ ...region, width: box.width })) : fill(box);
      return moved(x, y, fill(region));
    },
  };
}

function rewardsLeft({ rewardsLeft: left }: View | State, words: Words, context: DrawContext): Part {
  if (left.length === 0) {
    const line = `${words.rewardsLeft}${context.colon}${words.noRewards}`;
    return { name: 'rewards', text: line, draw: (maxWidth) => centered(line, maxWidth) };
  }
  const tokens = left.map((reward) => ({
    hooks: { reward },
    words: words.rewards[reward],
    points: signed(REWARD_POINTS),
  }));
  return tokensPart('rewards', words.rewardsLeft, tokens, context);
}

/** The benefits to choose from after the last trick, and the games that can be canceled (BC-5.2, BC-5.3). */
function benefits({ step, scores }: View | State, words: Words, context: DrawContext): Part[] {
  if (step.type !== 'chooseBenefit') return [];
  const offered = [...step.benefits, 'none' as const].map((benefit) => ({
    hooks: { benefit },
    words: words.benefits[benefit],
  }));
  const games = step.games.map((game) => ({
    hooks: { game },
    words: words.game(game, scores[step.seat]?.[game - 1] ?? 0),
  }));
  return [tokensPart('benefits', words.benefit, [...offered, ...games], context)];
}
