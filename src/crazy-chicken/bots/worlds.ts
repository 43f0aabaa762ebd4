import tychei from 'seedrandom/lib/tychei.js';
import { refilled, type Worlds } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { leftOf } from '../../engine/seats.js';
import { crazyChicken } from '../index.js';
import { minToLay } from '../rules.js';
import type { Chicken, CrazyChickenTypes, View } from '../table.js';
import { isSafe, sizeOf } from './heuristic.js';

/** Any unseen card can lie in any hidden slot of the hands and of the draw piles (CC-8.1). */
export function worlds(view: View, seed: string): Worlds<CrazyChickenTypes> {
  return refilled(crazyChicken, view, seed, ({ hands, drawA, drawB }) => [...hands, drawA, drawB]);
}

/** The chance that the opponent still holds a card that they could have laid or that is useless to them. */
const KEPT = 0.3;

/** A player keeps cards of a type they show, to win the set back, if it is worth this much. */
const WORTH_DEFENDING = 12;

/**
 * Worlds of a view in which the opponent seldom holds a set they could have laid or a card they cannot use: most
 * players would have played those earlier.
 */
export function plausibleWorlds(view: View, seed: string): Worlds<CrazyChickenTypes> {
  const uniform = worlds(view, seed);
  const { seats, viewer, sets, hands } = view;
  const other = leftOf(viewer ?? 0, seats);
  const seen = at(hands, other);
  const own = at(sets, other);
  const theirs = at(sets, leftOf(other, seats));
  const fraction = tychei(`${seed}/plausible`);

  const wouldBePlayed = (card: Chicken, hand: readonly Chicken[]) => {
    const shown = sizeOf(own, card);
    if (isSafe(card, Math.max(shown, sizeOf(theirs, card)))) return true;
    if (shown > 0) return card < WORTH_DEFENDING;
    return hand.filter((held) => held === card).length >= minToLay(view, card);
  };
  return {
    next() {
      const world = uniform.next();
      // A world hides no card, and the next world overwrites these lists.
      const hand = at(world.hands, other) as Chicken[];
      for (let index = 0; index < seen.length; index++) {
        const card = at(hand, index);
        if (seen[index] !== null || fraction() < KEPT || !wouldBePlayed(card, hand)) continue;
        const pile = (fraction() < 0.5 ? world.drawA : world.drawB) as Chicken[];
        if (pile.length === 0) continue;
        const slot = (fraction() * pile.length) >>> 0;
        hand[index] = at(pile, slot);
        pile[slot] = card;
      }
      return world;
    },
  };
}
