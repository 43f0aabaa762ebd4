// Checks of states and views that their shapes cannot express, as far as all games share them

import type { AddIssue } from './schema.js';
import type { Seat } from './seats.js';

/**
 * Checks that `cards`, if none is hidden, are exactly the deck; if some are, that they could be it. Answers `null`, or
 * what is wrong, without naming a card: a message may end in a log that players read.
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

/** Checks that each list has one entry per seat, and that each seat named is at the table. Answers whether all is well. */
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

/** Checks that the viewer has a seat and sees every card in their own entry of each per-seat list in `shown`. */
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
