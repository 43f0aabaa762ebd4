/**
 * Schemas for everything of Peck that crosses a border.
 *
 * @packageDocumentation
 */
import { z } from 'zod';
import { DECK, KINDS } from './cards.js';
import type { Table } from './table.js';

const whole = (min: number, max: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .refine((value) => !Object.is(value, -0), 'expected 0, got -0');

const seat = whole(0, 2);
const seats = whole(2, 3);
const card = z.literal([...KINDS]);
const rounds = whole(1, 3);
const perSeat = <Item extends z.ZodType>(item: Item) => z.array(item).min(2).max(3);

/** Options as `setup` takes them: each may be absent. */
export const optionsSchema = z.strictObject({ rounds: z.exactOptional(rounds) });

const fullOptions = z.strictObject({ rounds });

const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose') }),
  z.strictObject({ type: z.literal('draw'), seat }),
  z.strictObject({ type: z.literal('over'), reason: z.literal('rounds') }),
]);

const tableShape = <Slot extends z.ZodType>(slot: Slot) => ({
  seats,
  options: fullOptions,
  round: rounds,
  step,
  drawPile: z.array(slot).max(DECK.length),
  shown: z.array(card).max(DECK.length),
  hands: perSeat(z.array(slot).max(DECK.length)),
  chosen: perSeat(z.array(slot).max(1)),
  scores: perSeat(whole(0, 9)),
});

/** Whether there is one entry per seat, the cards are the deck, and the numbers fit together. */
function isTable({ seats, options, round, step, hands, chosen, scores, drawPile, shown }: Table): boolean {
  // A player needs a card for every round that is left (PK-3.1).
  const cardsToPlay = options.rounds - round + (step.type === 'choose' ? 1 : 0);
  const left = [...DECK];
  const cards = [...hands.flat(), ...chosen.flat(), ...drawPile, ...shown];
  const inDeck = cards.every(
    (card) => card === null || left.splice(left.indexOf(card), left.includes(card) ? 1 : 0)[0] === card,
  );
  return (
    [hands, chosen, scores].every((list) => list.length === seats) &&
    (step.type !== 'draw' || step.seat < seats) &&
    round <= options.rounds &&
    hands.every((hand, owner) => hand.length + (chosen[owner]?.length ?? 0) >= cardsToPlay) &&
    cards.length === DECK.length &&
    inDeck
  );
}

/** A state: its cards are exactly the deck. */
export const stateSchema = z
  .strictObject({ ...tableShape(card), seed: z.string() })
  .refine(isTable, 'expected a table of Peck');

/** A view: hidden cards are `null`. */
export const viewSchema = z
  .strictObject({ ...tableShape(card.nullable()), viewer: seat.nullable() })
  .refine(isTable, 'expected a table of Peck')
  .refine(({ viewer, seats, hands, chosen }) => {
    if (viewer === null) return true;
    return viewer < seats && ![...(hands[viewer] ?? []), ...(chosen[viewer] ?? [])].includes(null);
  }, "expected the viewer's own cards");

/** A move, of any seat and whether legal or not. */
export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('choose'), card }),
  z.strictObject({ seat, type: z.literal('draw') }),
  z.strictObject({ seat, type: z.literal('pass') }),
]);

const tableEvents = <Slot extends z.ZodType>(slot: Slot) =>
  [
    z.strictObject({
      type: z.literal('dealt'),
      hands: perSeat(z.array(slot).length(3)),
      drawPile: z.array(slot).max(DECK.length),
    }),
    z.strictObject({ type: z.literal('chose'), seat, card: slot }),
    z.strictObject({ type: z.literal('revealed'), cards: perSeat(card) }),
    z.strictObject({ type: z.literal('rolled'), die: whole(1, 3), winners: z.array(seat).min(1).max(3) }),
    z.strictObject({ type: z.literal('turnPassed'), to: seat }),
    z.strictObject({ type: z.literal('drew'), seat, card: slot }),
    z.strictObject({ type: z.literal('roundBegan'), round: rounds }),
    z.strictObject({ type: z.literal('gameEnded') }),
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
