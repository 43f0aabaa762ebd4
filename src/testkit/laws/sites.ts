// The uses of chance in a game: recorded, played again, and changed.

import type { Chance } from '../../engine/chance.js';
import { deepEqual } from '../../engine/json.js';

/** One use of chance. */
export interface Use {
  readonly site: string;
  /** The cards that were shuffled, or the faces of the die. */
  readonly given: readonly unknown[];
  /** The number of dice; `null` for a shuffle. */
  readonly dice: number | null;
  /** The number of moves, including the one that used it. */
  readonly after: number;
}

/** The result of each site. */
export type Results = Map<string, readonly unknown[]>;

/** A site with `*` for each number. */
export const siteKind = (site: string) => site.replace(/\d+/g, '*');

/** Wraps `chance` to keep each result, and throws when a site is used a second time. */
export function recorded(chance: Chance, results: Results, use: (use: Omit<Use, 'after'>) => void): Chance {
  const keep = <Value>(site: string, given: readonly Value[], dice: number | null, result: Value[]): Value[] => {
    if (results.has(site)) throw new Error(`chance '${site}' was used twice`);
    results.set(site, result.slice());
    use({ site, given: given.slice(), dice });
    return result;
  };
  return {
    shuffle: (site, cards) => keep(site, cards, null, chance.shuffle(site, cards)),
    roll: (site, faces, count) => keep(site, faces, count, chance.roll(site, faces, count)),
  };
}

/** A chance with these results. */
export function replayed(results: Results): Chance {
  const resultOf = <Value>(site: string, given: readonly Value[], length: number): Value[] => {
    const result = results.get(site);
    if (result?.length !== length)
      throw new Error(`chance '${site}' was used by one of two games with the same moves alone`);
    // The same game used the same site for the same values.
    return result.map((value) => given.find((one) => one === value) ?? (value as Value));
  };
  return {
    shuffle: (site, cards) => resultOf(site, cards, cards.length),
    roll: (site, faces, count) => resultOf(site, faces, count),
  };
}

/** `result` with die `part`, or the order of its cards, some of them unequal, changed. */
export function altered(
  result: readonly unknown[],
  given: readonly unknown[],
  dice: number | null,
  part: number,
  which: Chance,
): readonly unknown[] {
  if (dice !== null) {
    const others = given.filter((face) => face !== result[part]);
    const [face] = which.roll('face', others, 1);
    return result.map((other, index) => (index === part ? face : other));
  }
  for (;;) {
    const order = which.shuffle('order', result);
    if (!deepEqual(order, result)) return order;
  }
}
