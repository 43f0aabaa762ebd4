/**
 * Strict Standard Schemas for all data of Chicken: unknown fields are errors. They are built with `zod/mini`, which has
 * functions where `zod` has methods: `z.optional(stateSchema)`.
 *
 * @packageDocumentation
 */

import { moveSchemaOf } from '../engine/moveSchema.js';
import { optionSchemas } from '../engine/optionSchemas.js';
import { MAX_COUNT } from '../engine/options.js';
import {
  type AddIssue,
  bool,
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
import { checkSeats, checkViewer, deckIssue } from '../engine/tableChecks.js';
import { DECK, HAND_SIZE } from './cards.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import { nextValue } from './rules.js';
import type { Move } from './table.js';
import { type Card, FACES, KINDS, type Table, VALUES, type Value } from './table.js';

const { game, seat, seats, seed, bySeat } = common('chicken', SEATS);
const card = literals(KINDS);
const value = literals(VALUES);
const count = whole(1, MAX_COUNT);
/** A round adds at most the points of all values and an egg to a score. */
const points = whole(0, 41);
const score = whole(0, MAX_COUNT + 41);

const options = optionSchemas(OPTIONS, seat, {});
const fullOptions = frozenObject(options);

/** Options for `setup`: each may be absent or `undefined`. */
export const optionsSchema = frozenObject(optional(options));

const reason = literals(['target', 'maxRounds']);

const step = variants('type', [object({ type: is('turn'), seat }), object({ type: is('over'), reason })]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends Schema<unknown>>(slot: Slot) => ({
  game,
  seats,
  options: fullOptions,
  round: count,
  starter: seat,
  step,
  drawPile: list(slot, { max: DECK.length }),
  discardPile: list(card, { max: DECK.length }),
  topValue: value,
  lastPlayer: nullable(seat),
  hands: bySeat(list(slot, { max: DECK.length })),
  withdrawn: bySeat(bool()),
  scores: bySeat(score),
});

/** Checks that a shape cannot express: the cards are the deck, and step, turn, seats and numbers are consistent. */
function checkTable(table: Table, addIssue: AddIssue): void {
  const { seats, options, step, hands, withdrawn, scores } = table;
  const named = [
    [['options', 'firstSeat'], options.firstSeat],
    [['starter'], table.starter],
    [['lastPlayer'], table.lastPlayer],
    [['step', 'seat'], step.type === 'turn' ? step.seat : null],
  ] as const;
  checkSeats(seats, { hands, withdrawn, scores }, named, addIssue);
  const wrong = deckIssue(DECK, [...hands.flat(), ...table.drawPile, ...table.discardPile]);
  if (wrong !== null) addIssue([], wrong);
  checkDiscardPile(table, addIssue);
  if (table.round > options.maxRounds) {
    addIssue(['round'], `expected at most ${options.maxRounds} (options.maxRounds), got ${table.round}`);
  }
  if (step.type === 'turn') checkTurn(table, step.seat, addIssue);
  else checkEnd(table, step.reason, addIssue);
}

function checkDiscardPile({ discardPile, topValue, lastPlayer }: Table, addIssue: AddIssue): void {
  const top = discardPile.at(-1);
  if (top === undefined) addIssue(['discardPile'], 'expected at least one card, got none');
  else {
    const value = top === 'egg' ? eggValue(discardPile) : top;
    if (value !== null && value !== topValue) {
      addIssue(['topValue'], `expected ${value}, the value of the top card, got ${topValue}`);
    }
  }
  if (discardPile[0] === 'egg') {
    addIssue(['discardPile', 0], 'expected a number, got the egg: it is never turned up first');
  }
  if (lastPlayer === null && discardPile.length > 1) {
    addIssue(['lastPlayer'], 'expected a seat once a card has been played in this round, got null');
  }
  if (lastPlayer !== null && discardPile.length === 1) {
    addIssue(['lastPlayer'], `expected null before a card has been played in this round, got ${lastPlayer}`);
  }
}

/** CH-3.2: the value of an egg on top of another card. */
function eggValue(discardPile: readonly Card[]): Value | null {
  const below = discardPile.at(-2);
  return below === undefined || below === 'egg' ? null : nextValue(below);
}

function checkTurn(table: Table, seat: number, addIssue: AddIssue): void {
  if (table.withdrawn[seat]) {
    addIssue(['step', 'seat'], `expected a player who has not withdrawn, got ${seat}`);
  }
  table.hands.forEach((hand, owner) => {
    if (hand.length === 0) addIssue(['hands', owner], 'expected at least one card during a round, got none');
  });
  table.scores.forEach((score, owner) => {
    if (score >= table.options.target) {
      addIssue(['scores', owner], `expected less than the target of ${table.options.target}, got ${score}`);
    }
  });
}

function checkEnd(table: Table, reason: string, addIssue: AddIssue): void {
  const { maxRounds, target } = table.options;
  const expected = table.scores.some((score) => score >= target) ? 'target' : 'maxRounds';
  if (reason !== expected) addIssue(['step', 'reason'], `expected "${expected}", got "${reason}"`);
  if (reason === 'maxRounds' && table.round !== maxRounds) {
    addIssue(['round'], `expected ${maxRounds} at the end by maxRounds, got ${table.round}`);
  }
  const empty = table.hands.filter((hand) => hand.length === 0).length;
  if (empty > 1) addIssue(['hands'], `expected at most one empty hand, got ${empty}: the round ends at once`);
  if (empty === 0 && table.withdrawn.some((out) => !out)) {
    addIssue(['withdrawn'], 'expected all players to have withdrawn at the end of a round without an empty hand');
  }
}

/**
 * A state. It must be consistent, with exactly the cards of the deck, but need not be reachable in play: a puzzle may
 * be set up by hand.
 */
export const stateSchema = object({ ...tableShape(card), seed }, checkTable);

/** A view: hidden cards are `null`. A remembered view may know some of them. */
export const viewSchema = object({ ...tableShape(nullable(card)), viewer: nullable(seat) }, (view, addIssue) => {
  checkTable(view, addIssue);
  checkViewer(view, ['hands'], addIssue);
  // CH-2.2: the egg that went to the bottom is the only card in the draw pile that the players have seen.
  view.drawPile.forEach((card, index) => {
    if (card !== null && !(card === 'egg' && index === 0)) {
      addIssue(['drawPile', index], 'expected a hidden card, got an open one');
    }
  });
  // G-14
  if (view.step.type === 'over' && view.hands.flat().includes(null)) {
    addIssue(['hands'], 'expected open hands at the end, got a hidden card');
  }
});

/** A move of any seat, legal or not. */
export const moveSchema = moveSchemaOf<Move>(MOVES, seat);

const tableEvents = <Slot extends Schema<unknown>>(slot: Slot) =>
  [
    object({
      type: is('dealt'),
      round: count,
      starter: seat,
      hands: bySeat(list(slot, { min: HAND_SIZE, max: HAND_SIZE })),
      drawPile: list(slot, { max: DECK.length }),
    }),
    object({ type: is('turnedUp'), card: value }),
    object({ type: is('eggTuckedUnder') }),
    object({ type: is('played'), seat, card, value }),
    object({ type: is('drew'), seat, card: slot }),
    object({ type: is('withdrew'), seat }),
    object({ type: is('turnPassed'), to: seat }),
    object({
      type: is('roundEnded'),
      wentOut: nullable(seat),
      hands: bySeat(list(card, { max: DECK.length })),
    }),
    object({ type: is('scored'), points: bySeat(points) }),
    object({
      type: is('rolled'),
      seat,
      dice: list(literals(FACES), { min: 2, max: 2 }),
      deducted: whole(0, 20),
    }),
    object({ type: is('gameEnded'), reason }),
  ] as const;

/** An event in full. */
export const eventSchema = variants('type', [
  object({ game, type: is('opened'), seats, options: fullOptions, seed }),
  ...tableEvents(card),
]);

/** An event as one viewer sees it. */
export const redactedEventSchema = variants('type', [
  object({ game, type: is('opened'), seats, options: fullOptions, viewer: nullable(seat) }),
  ...tableEvents(nullable(card)),
]);
