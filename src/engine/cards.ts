import { at, InternalError, top } from './errors.js';
import type { Seat } from './seats.js';

/** A deck: `copies(kind)` copies of each kind, in the order of `kinds`. */
export function buildDeck<Card>(kinds: readonly Card[], copies: (kind: Card) => number): readonly Card[] {
  // PERF(shape): a list without holes, unlike the result of flatMap(), shuffles faster.
  const deck: Card[] = [];
  for (const kind of kinds) for (let copy = 0; copy < copies(kind); copy++) deck.push(kind);
  return deck;
}

/**
 * Takes one copy of `card` out of `cards`, which may be partly hidden: the first that shows, or else one hidden card.
 * The rest keep their order.
 */
export function takeOut<Card>(cards: (Card | null)[], card: Card): void {
  let index = cards.indexOf(card);
  if (index < 0) index = cards.indexOf(null);
  if (index < 0) throw new InternalError(`no card ${JSON.stringify(card)} to take`);
  removeAt(cards, index);
}

/** Takes the top card (the last element) off a pile; throws {@link InternalError} on an empty one. */
export function takeTop<Card>(pile: Card[]): Card {
  const card = top(pile);
  pile.pop();
  return card;
}

/** Empties `list`. PERF(alloc): keeps its capacity for the next use, which setting `length` would give up. */
export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Removes element `index`; the rest keep their order. PERF(alloc): `splice` would return a list of the removed elements. */
export function removeAt(cards: unknown[], index: number): void {
  for (let i = index + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
}

/**
 * Deals `count` cards to each of `seats` hands from the top of `pile`, one at a time, clockwise, `starter` first (G-6).
 * The cards dealt are removed from `pile`.
 */
export function deal<Card>(pile: Card[], seats: number, starter: Seat, count: number): Card[][] {
  const hands: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand: Card[] = [];
    const first = pile.length - 1 - ((seat - starter + seats) % seats);
    for (let round = 0; round < count; round++) hand.push(at(pile, first - round * seats));
    hands.push(hand);
  }
  for (let dealt = seats * count; dealt > 0; dealt--) pile.pop();
  return hands;
}

/** A writable copy of `hands`: every hand copied, or only the one of `seat`, with the others shared. */
export function copyHands<Card>(hands: readonly (readonly Card[])[], seat?: Seat): Card[][] {
  // PERF(alloc): every list starts at full length; growing one reallocates it.
  const copies: (readonly Card[])[] = hands.slice();
  if (seat !== undefined) copies[seat] = at(copies, seat).slice();
  else for (let other = 0; other < copies.length; other++) copies[other] = at(copies, other).slice();
  // Every hand the caller may write to is now a copy.
  return copies as Card[][];
}

/** One hidden card (`null`) for each of `cards`. */
export function hide(cards: readonly unknown[]): null[] {
  return cards.map(() => null);
}

/** The cards of `deck` without those in `seen`, copy by copy. */
export function unseen<Card>(deck: readonly Card[], seen: Iterable<Card | null>): Card[] {
  const counts = new Map<Card, number>();
  for (const card of seen) {
    if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return deck.filter((card) => {
    const left = counts.get(card) ?? 0;
    if (left > 0) counts.set(card, left - 1);
    return left === 0;
  });
}
