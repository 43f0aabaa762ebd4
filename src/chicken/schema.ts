/**
 * Schemas for everything of Chicken that crosses a border. Strict: an unknown field is refused. They are Standard
 * Schemas, so that any library that takes those takes these.
 *
 * @packageDocumentation
 */
import { z } from 'zod';
import { checkViewer, deckFault, type Fault, refined, seatSchema, whole } from '../engine/schema.js';
import { DECK, HAND_SIZE } from './cards.js';
import { nextValue } from './rules.js';
import { type Card, FACES, KINDS, type Table, VALUES, type Value } from './table.js';

const LEAST_SEATS = 2;
const MOST_SEATS = 5;
const MOST_COUNT = 10_000;

const seat = seatSchema(MOST_SEATS);
const seats = whole(LEAST_SEATS, MOST_SEATS);
const card = z.literal(KINDS);
const value = z.literal(VALUES);
const count = whole(1, MOST_COUNT);
/** A round adds at most all values and an egg to a score. */
const points = whole(0, 41);
const score = whole(0, MOST_COUNT + 41);
const perSeat = <Item extends z.ZodType>(item: Item) => z.array(item).min(LEAST_SEATS).max(MOST_SEATS);

/** Options as `setup` takes them: each may be absent. */
export const optionsSchema = z.strictObject({
  firstSeat: z.exactOptional(seat),
  drawOnlyIfStuck: z.exactOptional(z.boolean()),
  eggMergesWithNumber: z.exactOptional(z.boolean()),
  target: z.exactOptional(count),
  maxRounds: z.exactOptional(count),
});

const fullOptions = z.strictObject({
  firstSeat: seat,
  drawOnlyIfStuck: z.boolean(),
  eggMergesWithNumber: z.boolean(),
  target: count,
  maxRounds: count,
});

const reason = z.literal(['target', 'maxRounds']);

const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turn'), seat }),
  z.strictObject({ type: z.literal('over'), reason }),
]);

/** The fields of a table whose hidden cards are `slot`s. */
const tableShape = <Slot extends z.ZodType>(slot: Slot) => ({
  seats,
  options: fullOptions,
  round: count,
  starter: seat,
  step,
  drawPile: z.array(slot).max(DECK.length),
  discardPile: z.array(card).max(DECK.length),
  topValue: value,
  lastPlayer: seat.nullable(),
  hands: perSeat(z.array(slot).max(DECK.length)),
  withdrawn: perSeat(z.boolean()),
  scores: perSeat(score),
});

/** What no shape can say: that the cards are the deck, and that step, turn, seats and numbers fit together. */
function checkTable(table: Table, fault: Fault): void {
  const { seats, options, step, hands, withdrawn, scores } = table;
  const lists = { hands, withdrawn, scores };
  for (const [name, list] of Object.entries(lists)) {
    if (list.length !== seats) fault([name], `one entry for each of the ${seats} seats is needed`);
  }
  for (const [path, named] of [
    [['options', 'firstSeat'], options.firstSeat],
    [['starter'], table.starter],
    [['lastPlayer'], table.lastPlayer ?? 0],
    [['step', 'seat'], step.type === 'turn' ? step.seat : 0],
  ] as const) {
    if (named >= seats) fault(path, `a seat from 0 to ${seats - 1} is needed`);
  }
  const wrong = deckFault(DECK, [...hands.flat(), ...table.drawPile, ...table.discardPile]);
  if (wrong !== null) fault([], wrong);
  const top = table.discardPile.at(-1);
  if (top === undefined) fault(['discardPile'], 'at least one card is needed');
  else {
    const value = top === 'egg' ? eggValue(table.discardPile) : top;
    if (value !== null && value !== table.topValue) fault(['topValue'], `${value}, as the top card says, is needed`);
  }
  if (table.discardPile[0] === 'egg')
    fault(['discardPile', 0], 'another card is needed: the egg is never turned up first');
  if ((table.lastPlayer === null) !== (table.discardPile.length === 1)) {
    fault(['lastPlayer'], 'a seat is needed just when a card has been played in this round');
  }
  if (table.round > options.maxRounds) fault(['round'], `at most ${options.maxRounds} is needed, as maxRounds says`);
  if (step.type === 'turn') checkTurn(table, step.seat, fault);
  else checkEnd(table, step.reason, fault);
}

/** CH-3.2: what an egg on top counts as, where it lies on a card. */
function eggValue(discardPile: readonly Card[]): Value | null {
  const below = discardPile.at(-2);
  return below === undefined || below === 'egg' ? null : nextValue(below);
}

function checkTurn(table: Table, seat: number, fault: Fault): void {
  if (table.withdrawn[seat]) fault(['step', 'seat'], 'a player who has not withdrawn is needed');
  table.hands.forEach((hand, owner) => {
    if (hand.length === 0) fault(['hands', owner], 'at least one card is needed while the round goes on');
  });
  if (table.scores.some((score) => score >= table.options.target)) {
    fault(['scores'], `scores below the target ${table.options.target} are needed while the game goes on`);
  }
}

function checkEnd(table: Table, reason: string, fault: Fault): void {
  const reached = table.scores.some((score) => score >= table.options.target);
  if (reached !== (reason === 'target')) fault(['step', 'reason'], `${reached ? 'target' : 'maxRounds'} is needed`);
  if (reason === 'maxRounds' && table.round !== table.options.maxRounds) {
    fault(['round'], `${table.options.maxRounds} is needed at the end by maxRounds`);
  }
  const empty = table.hands.filter((hand) => hand.length === 0).length;
  if (empty > 1) fault(['hands'], 'at most one empty hand is needed: the round ends at once');
  if (empty === 0 && table.withdrawn.some((out) => !out)) {
    fault(['withdrawn'], 'an empty hand, or all withdrawn, is needed at the end of a round');
  }
}

/**
 * A state: its cards are exactly the deck, and all that one look can tell fits together. Whether a game can lead to it is
 * not asked: a puzzle may be set up by hand.
 */
export const stateSchema = refined(z.strictObject({ ...tableShape(card), seed: z.string() }), checkTable);

/** A view: hidden cards are `null`. Also a remembered one, in which some of them are known. */
export const viewSchema = refined(
  z.strictObject({ ...tableShape(card.nullable()), viewer: seat.nullable() }),
  (view, fault) => {
    checkTable(view, fault);
    checkViewer(view, ['hands'], fault);
    // CH-2.2: the egg that went to the bottom is the one card there that anybody has seen.
    view.drawPile.forEach((card, place) => {
      if (card !== null && !(card === 'egg' && place === 0)) fault(['drawPile', place], 'a hidden card is needed');
    });
    // G-14
    if (view.step.type === 'over' && view.hands.flat().includes(null))
      fault(['hands'], 'open hands are needed at the end');
  },
);

/** A move, of any seat and whether legal or not. */
export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('play'), card }),
  z.strictObject({ seat, type: z.literal('draw') }),
  z.strictObject({ seat, type: z.literal('withdraw') }),
]);

const tableEvents = <Slot extends z.ZodType>(slot: Slot) =>
  [
    z.strictObject({
      type: z.literal('dealt'),
      round: count,
      starter: seat,
      hands: perSeat(z.array(slot).length(HAND_SIZE)),
      drawPile: z.array(slot).max(DECK.length),
    }),
    z.strictObject({ type: z.literal('turnedUp'), card: value }),
    z.strictObject({ type: z.literal('eggTuckedUnder') }),
    z.strictObject({ type: z.literal('played'), seat, card, value }),
    z.strictObject({ type: z.literal('drew'), seat, card: slot }),
    z.strictObject({ type: z.literal('withdrew'), seat }),
    z.strictObject({ type: z.literal('turnPassed'), to: seat }),
    z.strictObject({
      type: z.literal('roundEnded'),
      wentOut: seat.nullable(),
      hands: perSeat(z.array(card).max(DECK.length)),
    }),
    z.strictObject({ type: z.literal('scored'), points: perSeat(points) }),
    z.strictObject({
      type: z.literal('rolled'),
      seat,
      dice: z.array(z.literal(FACES)).length(2),
      deducted: whole(0, 20),
    }),
    z.strictObject({ type: z.literal('gameEnded'), reason }),
  ] as const;

/** An event in full. */
export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('opened'), seats, options: fullOptions, seed: z.string() }),
  ...tableEvents(card),
]);

/** An event as one observer learns it. */
export const redactedEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('opened'), seats, options: fullOptions, viewer: seat.nullable() }),
  ...tableEvents(card.nullable()),
]);
