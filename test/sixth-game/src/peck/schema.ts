/**
 * Schemas for all data of Peck.
 *
 * @packageDocumentation
 */
import { moveSchemaOf } from '../../../../src/engine/moveSchema.js';
import { optionSchemas } from '../../../../src/engine/optionSchemas.js';
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
} from '../../../../src/engine/schema.js';
import { checkSeats, checkViewer, deckIssue } from '../../../../src/engine/tableChecks.js';
import { DECK, KINDS, MAX_SHED, ROWS } from './cards.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import type { Move, Table } from './table.js';

const { game, seat, seats, seed, bySeat } = common('peck', SEATS);
const card = literals(KINDS);
const row = literals(ROWS);
const options = optionSchemas(OPTIONS, seat, {});
const fullOptions = frozenObject(options);

/** Options for `setup`: each may be absent. */
export const optionsSchema = frozenObject(optional(options));

const step = variants('type', [
  object({ type: is('choose') }),
  object({ type: is('draw'), seat }),
  object({ type: is('over'), reason: is('rounds') }),
]);

const tableShape = <Slot extends Schema<unknown>>(slot: Slot) => ({
  game,
  seats,
  options: fullOptions,
  round: options.rounds,
  step,
  drawPile: list(slot, { max: DECK.length }),
  shown: list(card, { max: DECK.length }),
  shed: list(card, { max: DECK.length }),
  hands: bySeat(list(slot, { max: DECK.length })),
  chosen: bySeat(list(slot, { max: 1 })),
  scores: bySeat(whole(0, 9)),
});

/** Checks that a shape cannot express: one entry per seat, exactly the cards of the deck, and consistent numbers. */
function checkTable(table: Table, addIssue: AddIssue): void {
  const { seats, options, round, step, hands, chosen, scores, drawPile, shown, shed } = table;
  checkSeats(seats, { hands, chosen, scores }, [[['step', 'seat'], step.type === 'draw' ? step.seat : null]], addIssue);
  if (round > options.rounds) addIssue(['round'], `expected at most ${options.rounds} (options.rounds), got ${round}`);
  // A player needs a card for every remaining round (PK-3.1).
  const cardsToPlay = options.rounds - round + (step.type === 'choose' ? 1 : 0);
  hands.forEach((hand, owner) => {
    const held = hand.length + (chosen[owner]?.length ?? 0);
    if (held < cardsToPlay) addIssue(['hands', owner], `expected at least ${cardsToPlay} cards, got ${held}`);
  });
  const revealed = step.type === 'choose' ? round - 1 : round;
  if (shown.length !== seats * revealed) {
    addIssue(['shown'], `expected ${seats * revealed} cards after ${revealed} rounds, got ${shown.length}`);
  }
  scores.forEach((score, owner) => {
    if (score > 3 * revealed) addIssue(['scores', owner], `expected at most ${3 * revealed}, got ${score}`);
  });
  const choosing = chosen.filter((cards) => cards.length === 0).length;
  if (step.type === 'choose' ? choosing === 0 : choosing < seats) {
    addIssue(['chosen'], 'expected a choice to make in the step "choose", and no chosen cards in another');
  }
  const wrong = deckIssue(DECK, [...hands.flat(), ...chosen.flat(), ...drawPile, ...shown, ...shed]);
  if (wrong !== null) addIssue([], wrong);
}

/** A state: its cards are exactly the deck. */
export const stateSchema = object({ ...tableShape(card), seed }, checkTable);

/** A view: hidden cards are `null`. */
export const viewSchema = object({ ...tableShape(nullable(card)), viewer: nullable(seat) }, (view, addIssue) => {
  checkTable(view, addIssue);
  checkViewer(view, ['hands', 'chosen'], addIssue);
});

/** A move of any seat, legal or not. */
export const moveSchema = moveSchemaOf<Move>(MOVES, seat);

const tableEvents = <Slot extends Schema<unknown>>(slot: Slot) =>
  [
    object({
      type: is('dealt'),
      hands: bySeat(list(slot, { min: 3, max: 3 })),
      drawPile: list(slot, { max: DECK.length }),
    }),
    object({ type: is('chose'), seat, card: slot }),
    object({ type: is('revealed'), cards: bySeat(card) }),
    object({ type: is('rolled'), die: whole(1, 3), winners: list(seat, { min: 1, max: 3 }) }),
    object({ type: is('turnPassed'), to: seat }),
    object({ type: is('drew'), seat, row, card: slot }),
    object({ type: is('laidOut'), seat, cards: list(card, { min: 1, max: MAX_SHED }) }),
    object({ type: is('roundBegan'), round: options.rounds }),
    object({ type: is('gameEnded') }),
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
