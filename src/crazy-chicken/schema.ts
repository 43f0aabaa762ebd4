/**
 * Schemas for everything of Crazy Chicken that crosses a border. Strict: an unknown field is refused. They are Standard
 * Schemas, so that any library that takes those takes these.
 *
 * @packageDocumentation
 */
import { z } from 'zod';
import { checkViewer, deckFault, type Fault, refined, seatSchema, whole } from '../engine/schema.js';
import { DECK, HAND_SIZE } from './cards.js';
import { pointsShown } from './rules.js';
import { CHICKENS, CHOOSERS, DISCARD_PILES, DRAW_PILES, MIN_SET, PILES, type Step, type Table } from './table.js';
import { cardsOf } from './view.js';

const SEATS = 2;
const MOST_COUNT = 10_000;
/** A player shows at most six types (CC-6.4), both together all nine. */
const MOST_POINTS = 89;
const MOST_TOGETHER = 110;
const SIX_TYPES = 6;
/** How high a draw pile is when the round begins (CC-2.1). */
const HALF = (DECK.length - SEATS * HAND_SIZE) / 2;
/** How many cards a player holds at least: those drawn in this turn (CC-5.3). */
const LEAST_HAND = { draw: 0, drawAgain: 1, layOrDiscard: 2 };

const seat = seatSchema(SEATS);
const seats = whole(SEATS, SEATS);
const chicken = z.literal(CHICKENS);
const place = z.literal(DISCARD_PILES);
const pile = z.literal(PILES);
const rounds = whole(1, MOST_COUNT);
const setCount = whole(MIN_SET, 20);
const moveCount = whole(1, 20);
const cards = z.array(chicken).max(DECK.length);
const perSeat = <Item extends z.ZodType>(item: Item) => z.array(item).length(SEATS);

/** Options as `setup` takes them: each may be absent. */
export const optionsSchema = z.strictObject({
  firstSeat: z.exactOptional(seat),
  displacedChooser: z.exactOptional(z.literal(CHOOSERS)),
  rounds: z.exactOptional(rounds),
});

const fullOptions = z.strictObject({ firstSeat: seat, displacedChooser: z.literal(CHOOSERS), rounds });

const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), seat }),
  z.strictObject({ type: z.literal('drawAgain'), seat, closed: pile }),
  z.strictObject({ type: z.literal('layOrDiscard'), seat }),
  z.strictObject({ type: z.literal('discardSet'), seat }),
  z.strictObject({ type: z.literal('over'), reason: z.literal('rounds') }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends z.ZodType>(slot: Slot) => ({
  seats,
  options: fullOptions,
  round: rounds,
  starter: seat,
  turn: seat,
  step,
  drawA: z.array(slot).max(HALF),
  drawB: z.array(slot).max(HALF),
  discardA: cards,
  discardB: cards,
  hands: perSeat(z.array(slot).max(DECK.length)),
  sets: perSeat(z.array(z.strictObject({ chicken, count: setCount })).max(SIX_TYPES)),
  aside: z.strictObject({ chicken, count: setCount, owner: seat }).nullable(),
  scores: perSeat(whole(0, MOST_POINTS * MOST_COUNT)),
  bestRounds: perSeat(whole(0, MOST_POINTS)),
});

/** What no shape can say: that the cards are the deck, and that step, turn, sets and numbers fit together. */
function checkTable(table: Table, fault: Fault): void {
  const { options, round, step, hands, drawA, drawB, discardA, discardB, sets, aside } = table;
  const laid = sets.flat().flatMap(cardsOf);
  const all = [...hands.flat(), ...drawA, ...drawB, ...discardA, ...discardB, ...laid, ...cardsOf(aside)];
  const wrong = deckFault(DECK, all);
  if (wrong !== null) fault([], wrong);
  if (round > options.rounds) fault(['round'], `at most ${options.rounds} is needed, as rounds says`);
  const starter = (options.firstSeat + round - 1) % SEATS;
  if (table.starter !== starter) fault(['starter'], `${starter}, the starter of round ${round}, is needed`);
  const types = sets.flat().map((set) => set.chicken);
  if (new Set(types).size !== types.length) fault(['sets'], 'each type before one player, once, is needed (CC-4.6)');
  checkScores(table, fault);
  if (step.type === 'over') checkEnd(table, fault);
  else checkStep(table, step, fault);
}

function checkStep(table: Table, step: Exclude<Step, { type: 'over' }>, fault: Fault): void {
  const { drawA, drawB, discardA, discardB, turn, aside } = table;
  if ((step.type === 'discardSet') !== (aside !== null)) {
    fault(['aside'], 'a set is needed just while its place is being chosen');
  }
  if (step.type === 'discardSet') {
    const chooser = table.options.displacedChooser === 'active' ? turn : aside?.owner;
    if (step.seat !== chooser) fault(['step', 'seat'], 'the player who may choose the place is needed (CC-4.4)');
    if (discardA.length === 0 || discardB.length === 0) {
      fault(['step', 'type'], 'cards on both discard piles are needed where a place is chosen (CC-4.5)');
    }
    if (!table.sets[turn]?.some(({ chicken, count }) => chicken === aside?.chicken && count > aside.count)) {
      fault(['aside'], 'a larger set of its type, before the player whose turn it is, is needed');
    }
    return;
  }
  if (step.seat !== turn) fault(['step', 'seat'], `${turn}, whose turn it is, is needed`);
  if (isRoundOver(table)) fault(['sets'], 'fewer types are needed while the round goes on (CC-6.1)');
  const drawn = LEAST_HAND[step.type];
  if ((table.hands[turn]?.length ?? 0) < drawn) fault(['hands', turn], `at least the ${drawn} drawn are needed`);
  if (step.type === 'layOrDiscard') return;
  const closed = step.type === 'drawAgain' ? step.closed : null;
  if (drawA.length === 0 && closed !== 'drawA') fault(['drawA'], 'a card is needed (CC-3.5)');
  if (drawB.length === 0 && closed !== 'drawB') fault(['drawB'], 'a card is needed (CC-3.5)');
}

/** CC-6.1: six types before one player, or all nine before both. */
function isRoundOver({ sets }: Table): boolean {
  return sets.some((own) => own.length >= SIX_TYPES) || sets.flat().length === CHICKENS.length;
}

function checkEnd(table: Table, fault: Fault): void {
  const { options, round, aside, drawA, drawB, sets, bestRounds } = table;
  if (round !== options.rounds) fault(['round'], `${options.rounds} is needed at the end, as rounds says`);
  if (aside !== null) fault(['aside'], 'null is needed at the end');
  if (!isRoundOver(table) && drawA.length > 0 && drawB.length > 0) {
    fault(['step', 'type'], 'an end of the last round is needed (CC-6.1)');
  }
  sets.forEach((own, seat) => {
    const points = pointsShown(own);
    if ((bestRounds[seat] ?? 0) < points) fault(['bestRounds', seat], `at least ${points}, the last round, is needed`);
  });
}

/** CC-6.4: what the finished rounds can have brought. */
function checkScores({ scores, bestRounds, round, step }: Table, fault: Fault): void {
  const finished = step.type === 'over' ? round : round - 1;
  scores.forEach((score, seat) => {
    const best = bestRounds[seat] ?? 0;
    if (score < best || score > best * finished) {
      fault(
        ['scores', seat],
        `from ${best} to ${best * finished} is needed after ${finished} rounds with that best one`,
      );
    }
  });
  if (scores.reduce((sum, score) => sum + score, 0) > MOST_TOGETHER * finished) {
    fault(['scores'], `at most ${MOST_TOGETHER} together in each finished round are needed`);
  }
}

/**
 * A state: its cards are exactly the deck, and all that one look can tell fits together. Whether a game can lead to it is
 * not asked: a puzzle may be set up by hand.
 */
export const stateSchema = refined(z.strictObject({ ...tableShape(chicken), seed: z.string() }), checkTable);

/** A view: hidden cards are `null`. Also a remembered one, in which some of them are known. */
export const viewSchema = refined(
  z.strictObject({ ...tableShape(chicken.nullable()), viewer: seat.nullable() }),
  (view, fault) => {
    checkTable(view, fault);
    // CC-8.1: a player sees all of the own hand, and nobody a card of a draw pile.
    checkViewer(view, ['hands'], fault);
    for (const pile of DRAW_PILES) {
      if (view[pile].some((card) => card !== null)) fault([pile], 'hidden cards are needed: nobody sees a draw pile');
    }
  },
);

/** A move, of any seat and whether legal or not. */
export const moveSchema = refined(
  z.discriminatedUnion('type', [
    z.strictObject({ seat, type: z.literal('draw'), from: pile }),
    z.strictObject({ seat, type: z.literal('lay'), chicken, count: moveCount }),
    z.strictObject({ seat, type: z.literal('discard'), chicken, to: place }),
    z.strictObject({ seat, type: z.literal('discardSet'), to: place }),
  ]),
  (move, fault) => {
    if (move.type === 'lay' && move.count > move.chicken) fault(['count'], `at most ${move.chicken} is needed`);
  },
);

const tableEvents = <Slot extends z.ZodType>(slot: Slot) =>
  [
    z.strictObject({
      type: z.literal('dealt'),
      round: rounds,
      starter: seat,
      hands: perSeat(z.array(slot).length(HAND_SIZE)),
      drawA: z.array(slot).length(HALF),
      drawB: z.array(slot).length(HALF),
    }),
    z.strictObject({ type: z.literal('drew'), seat, from: pile, card: slot }),
    z.strictObject({ type: z.literal('laid'), seat, chicken, count: setCount }),
    z.strictObject({ type: z.literal('displaced'), owner: seat, chicken, count: setCount, chooser: seat.nullable() }),
    z.strictObject({ type: z.literal('setDiscarded'), owner: seat, chicken, count: setCount, to: place }),
    z.strictObject({ type: z.literal('discarded'), seat, chicken, to: place }),
    z.strictObject({ type: z.literal('turnPassed'), to: seat }),
    z.strictObject({ type: z.literal('roundEnded'), reason: z.literal(['sixTypes', 'nineTypes', 'drawPile']) }),
    z.strictObject({ type: z.literal('scored'), points: perSeat(whole(0, MOST_POINTS)) }),
    z.strictObject({ type: z.literal('gameEnded'), reason: z.literal('rounds') }),
  ] as const;

/** An event in full. */
export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('opened'), seats, options: fullOptions, seed: z.string() }),
  ...tableEvents(chicken),
]);

/** An event as one observer learns it. */
export const redactedEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('opened'), seats, options: fullOptions, viewer: seat.nullable() }),
  ...tableEvents(chicken.nullable()),
]);
