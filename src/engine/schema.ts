import { z } from 'zod';
import type { Seat } from './seats.js';

/** A seat of a table of `seats`, or of the largest table where it is not known. */
export function seatSchema(seats: number): z.ZodType<Seat, Seat> {
  return whole(0, seats - 1);
}

/** A whole number from `least` to `most`. JSON's -0 is refused: it would not survive a round trip. */
export function whole(least: number, most: number): z.ZodNumber {
  return z
    .int()
    .min(least)
    .max(most)
    .refine((value) => !Object.is(value, -0), 'a plain 0 is needed, not -0');
}

/** One of these, as printed on cards. A set of literals alone would take -0 for 0. */
export function printed<const Value extends number>(values: readonly Value[]): z.ZodLiteral<Value> {
  return z.literal(values).refine((value) => !Object.is(value, -0), 'a plain 0 is needed, not -0');
}

/** Reports a fault at `path`, saying what is needed there. */
export type Fault = (path: readonly (string | number)[], needed: string) => void;

/** Checks, once the shape is sound, what a shape alone cannot: `check` reports each fault with the path to it. */
export function refined<Schema extends z.ZodType>(
  schema: Schema,
  check: (value: z.output<Schema>, fault: Fault) => void,
): Schema {
  return schema.check((payload) => {
    if (payload.issues.length > 0) return;
    check(payload.value, (path, message) =>
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], message }),
    );
  });
}

/**
 * Checks that `cards`, where none is hidden, are exactly the deck; that hidden and shown cards could be it, otherwise.
 * Answers `null`, or what is wrong.
 */
export function deckFault<Card>(
  deck: readonly Card[],
  cards: readonly (Card | null)[],
  keyOf: (card: Card) => string = String,
): string | null {
  if (cards.length !== deck.length) return `${deck.length} cards are needed in all, got ${cards.length}`;
  const left = new Map<string, number>();
  for (const card of deck) left.set(keyOf(card), (left.get(keyOf(card)) ?? 0) + 1);
  for (const card of cards) {
    if (card === null) continue;
    const count = left.get(keyOf(card)) ?? 0;
    if (count === 0) return `the card ${keyOf(card)} is there too often`;
    left.set(keyOf(card), count - 1);
  }
  return null;
}

/** A viewer is at the table, and sees every card of the own one of the lists called `shown`, which are by seat. */
export function checkViewer<Name extends string>(
  view: { readonly viewer: Seat | null; readonly seats: number } & {
    readonly [List in Name]: readonly (readonly unknown[])[];
  },
  shown: readonly Name[],
  fault: Fault,
): void {
  const { viewer, seats } = view;
  if (viewer === null) return;
  if (viewer >= seats) fault(['viewer'], `a seat from 0 to ${seats - 1}, or null, is needed`);
  for (const name of shown) {
    if (view[name][viewer]?.includes(null)) fault([name, viewer], "the viewer's own cards are needed");
  }
}
