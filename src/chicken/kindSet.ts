import { type Card, KINDS } from './table.js';

/** An immutable set of card kinds as a bit mask: the values in the order of the circle (CH-3.1), then the egg. */
export type KindSet = number;

/**
 * The index of a kind in the circle (CH-3.1), or 7 for the egg, which is not part of it. PERF(shape): numbers are
 * tested first; a lookup keyed by numbers and strings would be slow.
 */
export function circleIndex(kind: Card): number {
  if (typeof kind === 'number') return kind - 1;
  return kind === 'chick' ? 6 : 7;
}

/** The number of sets: each set is a number below this. */
export const KIND_SETS = 1 << KINDS.length;

/** Every set, each at its own index. */
export function everyKindSet(): KindSet[] {
  return Array.from({ length: KIND_SETS }, (_, kinds) => kinds);
}

/** The kinds of the visible cards. */
export function kindsIn(cards: readonly (Card | null)[]): KindSet {
  let kinds = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    if (card !== null && card !== undefined) kinds |= 1 << circleIndex(card);
  }
  return kinds;
}

export function hasKind(kinds: KindSet, kind: Card): boolean {
  return ((kinds >> circleIndex(kind)) & 1) === 1;
}
