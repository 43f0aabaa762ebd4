// Checks of states and views that shapes cannot express, shared by all games.

import type { AddIssue } from './schema.js';
import type { Seat } from './seats.js';

/**
 * Checks that `cards` are exactly the deck, or could be if some are hidden. Returns `null` or the fault, without naming a
 * card: players may read the log that it ends up in.
 */
export function deckIssue<Card>(deck: readonly Card[], cards: readonly (Card | null)[]): string | null {
  if (cards.length !== deck.length) return `expected ${deck.length} cards in all, got ${cards.length}`;
  const left = new Map<Card, number>();
  for (const card of deck) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of cards) {
    if (card === null) continue;
    const count = left.get(card) ?? 0;
    if (count === 0) return 'expected exactly the cards of the deck, got one that is not left in it';
    left.set(card, count - 1);
  }
  return null;
}

/** Checks that each list has one entry per seat, and each named seat is at the table. Returns whether all is well. */
export function checkSeats(
  seats: number,
  lists: { readonly [name: string]: readonly unknown[] },
  named: readonly (readonly [path: readonly (string | number)[], seat: Seat | null])[],
  addIssue: AddIssue,
): boolean {
  let sound = true;
  for (const [name, { length }] of Object.entries(lists)) {
    if (length === seats) continue;
    sound = false;
    addIssue([name], `expected one entry for each of the ${seats} seats, got ${length}`);
  }
  for (const [path, seat] of named) {
    if (seat === null || seat < seats) continue;
    sound = false;
    addIssue(path, `expected a seat from 0 to ${seats - 1}, got ${seat}`);
  }
  return sound;
}

/** Checks that the viewer is at the table and sees every card in their own entry of each list in `shown`. */
export function checkViewer<Name extends string>(
  view: { readonly viewer: Seat | null; readonly seats: number } & {
    readonly [List in Name]: readonly (readonly unknown[])[];
  },
  shown: readonly Name[],
  addIssue: AddIssue,
): void {
  const { viewer, seats } = view;
  if (viewer === null) return;
  if (viewer >= seats) addIssue(['viewer'], `expected a seat from 0 to ${seats - 1}, or null, got ${viewer}`);
  for (const name of shown) {
    if (view[name][viewer]?.includes(null))
      addIssue([name, viewer], "expected the viewer's own cards, got a hidden one");
  }
}
