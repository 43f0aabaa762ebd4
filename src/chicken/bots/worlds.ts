import tychei from 'seedrandom/lib/tychei.js';
import { refilled, type Worlds } from '../../bots/index.js';
import { unseen } from '../../engine/cards.js';
import { at } from '../../engine/errors.js';
import { DECK } from '../cards.js';
import { chicken } from '../index.js';
import { fits } from '../rules.js';
import type { Card, ChickenTypes, Table, View } from '../table.js';
import { wasStuck } from './heuristic.js';

/** The worlds of a view: any unseen card can lie in any hidden slot. */
export function worlds(view: View, seed: string): Worlds<ChickenTypes> {
  return refilled(chicken, view, seed, lists);
}

/** All lists that may hold hidden cards: the draw pile first, then the hands by seat. */
const lists = ({ drawPile, hands }: Table) => [drawPile, ...hands];

/** Where a hidden card lies: in which of the lists, and at which index. */
type Slot = readonly [list: number, index: number];

/**
 * The worlds in which the players who have drawn since the top card was put there could not play: of their cards, only
 * the last one drawn may fit. Each of these is equally likely; if there are none, all worlds of the view are.
 */
export function plausibleWorlds(view: View, seed: string): Worlds<ChickenTypes> {
  const uniform = worlds(view, seed);
  const { held, free } = hiddenSlots(view);
  const hidden = unseen(DECK, [...lists(view).flat(), ...view.discardPile]);
  const canPlay = (card: Card) => card !== 'egg' && fits(card, view.topValue);
  if (hidden.filter((card) => !canPlay(card)).length < held.length) return uniform;
  const fraction = tychei(`${seed}/plausible`);
  return {
    next() {
      const world = uniform.next();
      // A world hides no card, and these lists are written again by the next one.
      const cards = lists(world) as Card[][];
      for (const [list, index] of held) {
        const hand = at(cards, list);
        const card = at(hand, index);
        if (!canPlay(card)) continue;
        for (;;) {
          const [other, place] = at(free, (fraction() * free.length) >>> 0);
          const instead = at(at(cards, other), place);
          if (canPlay(instead)) continue;
          hand[index] = instead;
          at(cards, other)[place] = card;
          break;
        }
      }
      return world;
    },
  };
}

/** The slots of the cards that cannot fit, and those of all other hidden cards. */
function hiddenSlots(view: View): { readonly held: readonly Slot[]; readonly free: readonly Slot[] } {
  const held: Slot[] = [];
  const free: Slot[] = [];
  const seat = view.viewer ?? 0;
  lists(view).forEach((cards, list) => {
    const isHeld = list > 0 && list - 1 !== seat && wasStuck(view, seat, list - 1);
    cards.forEach((card, index) => {
      if (card === null) (isHeld && index < cards.length - 1 ? held : free).push([list, index]);
    });
  });
  return { held, free };
}
