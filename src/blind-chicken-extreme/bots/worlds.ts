import type { Worlds } from '../../bots/index.js';
import { takeTop } from '../../engine/cards.js';
import { quick } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import { blindChickenExtreme } from '../index.js';
import type { BlindChickenExtremeTypes, Card, Played, State, View } from '../table.js';
import { unseenOf } from '../view.js';
import { dealer } from '../worlds.js';

/** A slot that a view hides, in a list of a world. */
interface Slot {
  readonly list: Card[];
  readonly index: number;
}

/**
 * Equally likely worlds of a view, as from `determinize`, but it counts the constraints on hidden cards once and
 * redeals one world again and again.
 */
export function imagined(view: View, seed: string): Worlds<BlindChickenExtremeTypes> {
  // `determinize` returns a fresh state, safe to write to.
  const world = blindChickenExtreme.determinize(view, seed) as Draft<State>;
  const deal = dealer(view, unseenOf(view));
  const chance = quick(`${seed}/worlds`);
  const slots = [...hiddenIn(view.hands, world.hands), ...hiddenIn(view.rows, world.rows)];
  const pileSlots = view.piles.map((_, seat) => hiddenIn([at(view.piles, seat)], [at(world.piles, seat)]));
  const trickSlots = [...view.trick.keys()].filter((index) => at(view.trick, index).card === null);
  return {
    next() {
      const { signs, piles, rest } = deal(chance);
      for (let index = 0; index < slots.length; index++) fill(at(slots, index), rest);
      for (let seat = 0; seat < pileSlots.length; seat++) {
        for (const slot of at(pileSlots, seat)) fill(slot, at(piles, seat));
      }
      for (const index of trickSlots) {
        const { seat, faceDown } = at(world.trick, index);
        // Copies share the cards of a trick: replace one, never write to it.
        const played: Played<never> = { seat, card: takeTop(faceDown === 'sign' ? signs : rest), faceDown };
        world.trick[index] = played;
      }
      return world;
    },
  };
}

/** The slots hidden in `seen`, in the lists of the world. */
function hiddenIn(seen: readonly (readonly (Card | null)[])[], lists: readonly Card[][]): Slot[] {
  return seen.flatMap((cards, listIndex) =>
    cards.flatMap((card, index) => (card === null ? [{ list: at(lists, listIndex), index }] : [])),
  );
}

function fill({ list, index }: Slot, cards: Card[]): void {
  list[index] = takeTop(cards);
}
