import type { Chance } from 'hencoop';

/** The outcome for one combination of results of chance. */
export interface Fallen<T> {
  readonly result: T;
  /** The faces of every roll, which all viewers see. */
  readonly rolled: readonly unknown[];
}

/** The results of `act` for every roll and every order of every pile that chance can give; equal cards have one order. */
export function everyChance<T>(act: (chance: Chance) => T): Fallen<T>[] {
  const fallen: Fallen<T>[] = [];
  /** The choices of chance still to try, as far as fixed. */
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
      // Every fixed choice is below the number of its items.
      return items[fixedChoice ?? 0] as Item;
    };
    /** The results by site. A site gives the same result again, as in a game, to compare moves made in two orders. */
    const bySite = new Map<string, unknown>();
    const once = <Result>(site: string, fall: () => Result): Result => {
      if (!bySite.has(site)) bySite.set(site, fall());
      // A game uses each site for one thing only.
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
