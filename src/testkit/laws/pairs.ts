// Law 8 on walks: two hidden cards lie together as often as in worlds that the kit deals evenly.

import { cardKey } from '../../engine/chance.js';
import { hiddenSlots, valueAt } from './slots.js';

/** A list of hidden slots. */
type Slots = readonly (readonly string[])[];

/** Two hidden cards of one world, and how they lie. */
type Pair = readonly [where: string, one: string, other: string];

/** A list of at most this many hidden slots, such as a hand, is compared as a set too. */
const MAX_TOGETHER = 12;

/** A way in which two cards can lie, with all pairs of a world that lie so. */
const WAYS: { readonly [way: string]: (cards: readonly (readonly string[])[]) => Iterable<Pair> } = {
  *'next to each other'(lists) {
    for (const [one, other] of neighbors(lists.flat(), 1)) yield ['', one, other];
  },
  *'two apart'(lists) {
    for (const [one, other] of neighbors(lists.flat(), 2)) yield ['', one, other];
  },
  *'in one list'(lists) {
    for (const [index, cards] of lists.entries()) {
      if (cards.length > MAX_TOGETHER) continue;
      const sorted = [...cards].sort();
      for (let one = 0; one < sorted.length; one++) {
        for (let other = one + 1; other < sorted.length; other++) {
          yield [`${index}`, sorted[one] ?? '', sorted[other] ?? ''];
        }
      }
    }
  },
};

function* neighbors(cards: readonly string[], apart: number): Iterable<readonly [string, string]> {
  for (let index = apart; index < cards.length; index++) yield [cards[index - apart] ?? '', cards[index] ?? ''];
}

/** The hidden slots of `view`, list by list. */
export function hiddenLists(view: unknown, world: unknown): Slots[] {
  const lists = new Map<string, (readonly string[])[]>();
  for (const path of hiddenSlots(view, world)) {
    const list = path.slice(0, -1).join();
    lists.set(list, [...(lists.get(list) ?? []), path]);
  }
  return [...lists.values()];
}

/** The cards of a world in these slots. */
export const cardsIn = (world: unknown, lists: readonly Slots[]) =>
  lists.map((slots) => slots.map((path) => cardKey(valueAt(world, path))));

/** How often the worlds of two samples look like the first of them. */
export interface Compared {
  readonly way: string;
  /** Of the imagined worlds, and of those that the kit dealt: how many have a high weight, and how many a low one. */
  readonly imagined: readonly [high: number, low: number];
  readonly dealt: readonly [high: number, low: number];
}

/**
 * Compares two samples of worlds by their pairs. From the first half of each, it learns which pairs tell them apart; it
 * then counts in how many worlds of the second half those pairs prevail. Worlds are independent of each other, so the counts
 * of two equal samples are too, however their pairs depend on each other.
 */
export function compared(
  imagined: readonly (readonly string[])[][],
  dealt: readonly (readonly string[])[][],
): Compared[] {
  return Object.entries(WAYS).map(([way, pairsIn]) => {
    const half = Math.floor(Math.min(imagined.length, dealt.length) / 2);
    const [inFirst, inSecond] = [imagined, dealt].map((worlds) => {
      const counts = new Map<string, number>();
      for (const world of worlds.slice(0, half)) {
        for (const pair of pairsIn(world)) counts.set(pair.join(), (counts.get(pair.join()) ?? 0) + 1);
      }
      return counts;
    }) as [Map<string, number>, Map<string, number>];
    const weights = new Map<string, number>();
    for (const key of new Set([...inFirst.keys(), ...inSecond.keys()])) {
      weights.set(key, Math.log(((inFirst.get(key) ?? 0) + 1) / ((inSecond.get(key) ?? 0) + 1)));
    }
    const weigh = (world: readonly (readonly string[])[]) => {
      let sum = 0;
      for (const pair of pairsIn(world)) sum += weights.get(pair.join()) ?? 0;
      return sum;
    };
    const mean = (worlds: readonly (readonly string[])[][]) =>
      worlds.reduce((sum, world) => sum + weigh(world), 0) / Math.max(1, worlds.length);
    const middle = (mean(imagined.slice(0, half)) + mean(dealt.slice(0, half))) / 2;
    const count = (worlds: readonly (readonly string[])[][]) => {
      const high = worlds.slice(half, 2 * half).filter((world) => weigh(world) > middle).length;
      return [high, half - high] as const;
    };
    return { way, imagined: count(imagined), dealt: count(dealt) };
  });
}
