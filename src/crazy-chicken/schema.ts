/**
 * Strict Standard Schemas for all data of Crazy Chicken: unknown fields are errors. They are built with `zod/mini`,
 * which has functions where `zod` has methods: `z.optional(stateSchema)`.
 *
 * @packageDocumentation
 */

import { moveSchemaOf } from '../engine/moveSchema.js';
import { optionSchemas } from '../engine/optionSchemas.js';
import { MAX_COUNT } from '../engine/options.js';
import {
  type AddIssue,
  common,
  frozenObject,
  is,
  list,
  literals,
  nullable,
  object,
  optional,
  type Schema,
  variants,
  whole,
} from '../engine/schema.js';
import { checkViewer, deckIssue } from '../engine/tableChecks.js';
import { DECK, HAND_SIZE, pointsShown } from './cards.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import type { Move } from './table.js';
import { CHICKENS, DISCARD_PILES, DRAW_PILES, MIN_SET, PILES, type Step, type Table } from './table.js';
import { cardsOf } from './view.js';

/** A player shows at most six types (CC-6.4), both together all nine. */
const MAX_POINTS = 89;
const MAX_TOGETHER = 110;
const SIX_TYPES = 6;
/** The size of a draw pile at the beginning of a round (CC-2.1). */
const HALF = (DECK.length - SEATS.max * HAND_SIZE) / 2;
/** The minimum size of a hand: the cards drawn in this turn (CC-5.3). */
const MIN_HAND = { draw: 0, drawAgain: 1, layOrDiscard: 2 };

const { game, seat, seats, seed, bySeat } = common('crazy-chicken', SEATS);
const chicken = literals(CHICKENS);
const discardPile = literals(DISCARD_PILES);
const pile = literals(PILES);
const rounds = whole(1, MAX_COUNT);
const setCount = whole(MIN_SET, 20);
const cards = list(chicken, { max: DECK.length });

const options = optionSchemas(OPTIONS, seat, {});
const fullOptions = frozenObject(options);

/** Options for `setup`: each may be absent or `undefined`. */
export const optionsSchema = frozenObject(optional(options));

const step = variants('type', [
  object({ type: is('draw'), seat }),
  object({ type: is('drawAgain'), seat, closed: pile }),
  object({ type: is('layOrDiscard'), seat }),
  object({ type: is('discardSet'), seat }),
  object({ type: is('over'), reason: is('rounds') }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends Schema<unknown>>(slot: Slot) => ({
  game,
  seats,
  options: fullOptions,
  round: rounds,
  starter: seat,
  turn: seat,
  step,
  drawA: list(slot, { max: HALF }),
  drawB: list(slot, { max: HALF }),
  discardA: cards,
  discardB: cards,
  hands: bySeat(list(slot, { max: DECK.length })),
  sets: bySeat(list(object({ chicken, count: setCount }), { max: SIX_TYPES })),
  aside: nullable(object({ chicken, count: setCount, owner: seat })),
  scores: bySeat(whole(0, MAX_POINTS * MAX_COUNT)),
  bestRounds: bySeat(whole(0, MAX_POINTS)),
});

/** Checks that a shape cannot express: the cards are the deck, and step, turn, sets and numbers are consistent. */
function checkTable(table: Table, addIssue: AddIssue): void {
  const { options, round, step, hands, drawA, drawB, discardA, discardB, sets, aside } = table;
  const laid = sets.flat().flatMap(cardsOf);
  const all = [...hands.flat(), ...drawA, ...drawB, ...discardA, ...discardB, ...laid, ...cardsOf(aside)];
  const wrong = deckIssue(DECK, all);
  if (wrong !== null) addIssue([], wrong);
  if (round > options.rounds) addIssue(['round'], `expected at most ${options.rounds} (options.rounds), got ${round}`);
  const starter = (options.firstSeat + round - 1) % SEATS.max;
  if (table.starter !== starter) {
    addIssue(['starter'], `expected ${starter}, the starter of round ${round}, got ${table.starter}`);
  }
  const types = sets.flat().map((set) => set.chicken);
  if (new Set(types).size !== types.length) {
    addIssue(['sets'], 'expected each type before one player, once, got a type twice (CC-4.6)');
  }
  checkScores(table, addIssue);
  if (step.type === 'over') checkEnd(table, addIssue);
  else if (step.type === 'discardSet') checkDisplaced(table, step.seat, addIssue);
  else checkTurn(table, step, addIssue);
}

/** CC-4.4, CC-4.5: checks the displaced set, and who chooses its pile. */
function checkDisplaced(table: Table, seat: number, addIssue: AddIssue): void {
  const { discardA, discardB, turn, aside } = table;
  if (discardA.length === 0 || discardB.length === 0) {
    addIssue(['step', 'type'], 'expected cards on both discard piles where a place is chosen, got none (CC-4.5)');
  }
  if (aside === null) {
    addIssue(['aside'], 'expected a set while its place is being chosen, got null');
    return;
  }
  const chooser = table.options.displacedChooser === 'active' ? turn : aside.owner;
  if (seat !== chooser) {
    addIssue(['step', 'seat'], `expected ${chooser}, the player who chooses the place, got ${seat} (CC-4.4)`);
  }
  if (!table.sets[turn]?.some(({ chicken, count }) => chicken === aside.chicken && count > aside.count)) {
    addIssue(['aside'], 'expected a smaller set than the active player shows of its type, got a larger one');
  }
}

type TurnStep = Exclude<Step, { type: 'over' | 'discardSet' }>;

function checkTurn(table: Table, step: TurnStep, addIssue: AddIssue): void {
  const { drawA, drawB, turn, aside } = table;
  if (aside !== null) addIssue(['aside'], 'expected null while no place is being chosen, got a set');
  if (step.seat !== turn) addIssue(['step', 'seat'], `expected ${turn}, whose turn it is, got ${step.seat}`);
  if (isRoundOver(table)) addIssue(['sets'], 'expected fewer types during a round (CC-6.1)');
  const drawn = MIN_HAND[step.type];
  const held = table.hands[turn]?.length ?? 0;
  if (held < drawn) addIssue(['hands', turn], `expected at least the ${drawn} drawn, got ${held}`);
  if (step.type === 'layOrDiscard') return;
  const closed = step.type === 'drawAgain' ? step.closed : null;
  if (drawA.length === 0 && closed !== 'drawA') addIssue(['drawA'], 'expected at least one card, got none (CC-3.5)');
  if (drawB.length === 0 && closed !== 'drawB') addIssue(['drawB'], 'expected at least one card, got none (CC-3.5)');
}

/** CC-6.1: one player shows six types, or both together all nine. */
function isRoundOver({ sets }: Table): boolean {
  return sets.some((own) => own.length >= SIX_TYPES) || sets.flat().length === CHICKENS.length;
}

function checkEnd(table: Table, addIssue: AddIssue): void {
  const { options, round, aside, drawA, drawB, sets, bestRounds } = table;
  if (round !== options.rounds) addIssue(['round'], `expected ${options.rounds} at the end, got ${round}`);
  if (aside !== null) addIssue(['aside'], 'expected null at the end, got a set');
  if (!isRoundOver(table) && drawA.length > 0 && drawB.length > 0) {
    addIssue(['step', 'type'], 'expected an end of the last round before the end of the game (CC-6.1)');
  }
  sets.forEach((own, seat) => {
    const points = pointsShown(own);
    const best = bestRounds[seat] ?? 0;
    if (best < points) addIssue(['bestRounds', seat], `expected at least ${points}, the last round, got ${best}`);
  });
}

/** CC-6.4: checks that the finished rounds can have brought these points. */
function checkScores({ scores, bestRounds, round, step }: Table, addIssue: AddIssue): void {
  const finished = step.type === 'over' ? round : round - 1;
  scores.forEach((score, seat) => {
    const best = bestRounds[seat] ?? 0;
    if (score < best || score > best * finished) {
      const range = `${best} to ${best * finished}`;
      addIssue(['scores', seat], `expected ${range} after ${finished} rounds with that best round, got ${score}`);
    }
  });
  const sum = scores.reduce((total, score) => total + score, 0);
  if (sum > MAX_TOGETHER * finished) {
    addIssue(['scores'], `expected at most ${MAX_TOGETHER} together in each finished round, got ${sum} in ${finished}`);
  }
}

/**
 * A state. It must be consistent, with exactly the cards of the deck, but need not be reachable in play: a puzzle may
 * be set up by hand.
 */
export const stateSchema = object({ ...tableShape(chicken), seed }, checkTable);

/** A view: hidden cards are `null`. A remembered view may know some of them. */
export const viewSchema = object({ ...tableShape(nullable(chicken)), viewer: nullable(seat) }, (view, addIssue) => {
  checkTable(view, addIssue);
  // CC-8.1: players see their whole hand, and no one sees the draw piles.
  checkViewer(view, ['hands'], addIssue);
  for (const pile of DRAW_PILES) {
    if (view[pile].some((card) => card !== null)) {
      addIssue([pile], 'expected hidden cards, got an open one: no player sees a draw pile');
    }
  }
});

/** A move of any seat, legal or not. */
export const moveSchema = moveSchemaOf<Move>(MOVES, seat);

const tableEvents = <Slot extends Schema<unknown>>(slot: Slot) =>
  [
    object({
      type: is('dealt'),
      round: rounds,
      starter: seat,
      hands: bySeat(list(slot, { min: HAND_SIZE, max: HAND_SIZE })),
      drawA: list(slot, { min: HALF, max: HALF }),
      drawB: list(slot, { min: HALF, max: HALF }),
    }),
    object({ type: is('drew'), seat, from: pile, card: slot }),
    object({ type: is('laid'), seat, chicken, count: setCount }),
    object({ type: is('displaced'), owner: seat, chicken, count: setCount, chooser: nullable(seat) }),
    object({ type: is('setDiscarded'), owner: seat, chicken, count: setCount, to: discardPile }),
    object({ type: is('discarded'), seat, chicken, to: discardPile }),
    object({ type: is('turnPassed'), to: seat }),
    object({ type: is('roundEnded'), reason: literals(['sixTypes', 'nineTypes', 'drawPile']) }),
    object({ type: is('scored'), points: bySeat(whole(0, MAX_POINTS)) }),
    object({ type: is('gameEnded'), reason: is('rounds') }),
  ] as const;

/** An event in full. */
export const eventSchema = variants('type', [
  object({ game, type: is('opened'), seats, options: fullOptions, seed }),
  ...tableEvents(chicken),
]);

/** An event as one viewer sees it. */
export const redactedEventSchema = variants('type', [
  object({ game, type: is('opened'), seats, options: fullOptions, viewer: nullable(seat) }),
  ...tableEvents(nullable(chicken)),
]);
