import type { Chance } from 'hencoop';

/** One way in which chance can fall. */
export interface Fallen<T> {
  readonly result: T;
  /** The faces of every roll, which everybody sees. */
  readonly rolled: readonly unknown[];
}

/** What `act` returns for every die and every order of every pile that it asks chance for; equal cards have one order. */
export function everyChance<T>(act: (chance: Chance) => T): Fallen<T>[] {
  const fallen: Fallen<T>[] = [];
  /** The choices of chance still to try, as far as they are fixed. */
  const pending: number[][] = [[]];
  for (let fixed = pending.pop(); fixed !== undefined; fixed = pending.pop()) {
    const choices = fixed;
    const rolled: unknown[] = [];
    let asked = 0;
    const choose = <Item>(items: readonly Item[]): Item => {
      const fixedChoice = choices[asked];
      if (fixedChoice === undefined) {
        for (let other = items.length - 1; other > 0; other--) pending.push([...choices, other]);
        choices.push(0);
      }
      asked++;
      // Every fixed choice is below the number of items that it was made from.
      return items[fixedChoice ?? 0] as Item;
    };
    /** A site that is asked twice answers the same, as in a game: moves made in two orders compare. */
    const bySite = new Map<string, unknown>();
    const once = <Result>(site: string, fall: () => Result): Result => {
      if (!bySite.has(site)) bySite.set(site, fall());
      // A game asks for one thing at each site.
      return bySite.get(site) as Result;
    };
    const chance: Chance = {
      roll: (site, faces, count) => {
        const dice = once(site, () => Array.from({ length: count }, () => choose(faces)));
        rolled.push(dice);
        return [...dice];
      },
      shuffle: (site, cards) => {
        const left = [...cards];
        return [...once(site, () => cards.flatMap(() => left.splice(left.indexOf(choose([...new Set(left)])), 1)))];
      },
    };
    fallen.push({ result: act(chance), rolled });
  }
  return fallen;
}
