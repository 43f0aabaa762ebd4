import tychei from 'seedrandom/lib/tychei.js';
import { cardKey, shuffleByThrees } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import { refuseOption } from '../engine/options.js';
import type { Worlds } from './worlds.js';

/** Returns lists of cards, in the same order for a state and for its view. */
export type CardLists<G extends GameTypes> = (table: G['Table']) => readonly (readonly unknown[])[];

/**
 * The worlds of a view, for games in which any unseen card can be in any hidden slot: one world, redealt again and
 * again. `lists` returns all lists that may hold hidden cards.
 * @throws RangeError if `game` is not a game, `view` is not its view, or `seed` or `lists` is invalid.
 */
export function refilled<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  seed: string,
  lists: CardLists<G>,
): Worlds<G> {
  checkGame(game);
  if (typeof lists !== 'function') refuseOption('lists', 'a function that lists cards', lists);
  const listsIn = (table: G['Table']) => {
    const found: unknown = lists(table);
    return isListOfLists(found) ? found : refuseOption('lists', 'a function that lists lists of cards', found);
  };
  const world = game.determinize(view, seed);
  const target = listsIn(world);
  const slots: { readonly list: unknown[]; readonly index: number }[] = [];
  listsIn(view).forEach((seen, listIndex) => {
    const list = target[listIndex] ?? [];
    seen.forEach((card, index) => {
      if (card === null) slots.push({ list, index });
    });
  });
  const cards = slots.map(({ list, index }) => list[index]);
  const fraction = tychei(`${seed}/worlds`);
  return {
    isOnly: new Set(cards.map(cardKey)).size <= 1,
    next() {
      shuffleByThrees(cards, fraction);
      for (let index = 0; index < slots.length; index++) {
        const slot = slots[index];
        if (slot !== undefined) slot.list[slot.index] = cards[index];
      }
      return world;
    },
  };
}

/** The lists of a world are writable: `determinize` returns a fresh state. */
function isListOfLists(value: unknown): value is unknown[][] {
  return Array.isArray(value) && value.every(Array.isArray);
}
