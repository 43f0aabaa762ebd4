import tychei from 'seedrandom/lib/tychei.js';
import { refilled, type Worlds } from '../../bots/index.js';
import { unseen } from '../../engine/cards.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { DECK } from '../cards.js';
import { chicken } from '../index.js';
import { fits, nextValue } from '../rules.js';
import type { Card, ChickenTypes, State, Table, Value, View } from '../table.js';
import { STEADY, thumbs, wasStuck } from './heuristic.js';

/** The worlds of a view: any unseen card can lie in any hidden slot. */
export function worlds(view: View, seed: string): Worlds<ChickenTypes> {
  return refilled(chicken, view, seed, lists);
}

/** All lists that may hold hidden cards: the draw pile, then the hands by seat. */
const lists = ({ drawPile, hands }: Table) => [drawPile, ...hands];

/** The position of a hidden card: its list, and its index there. */
type Slot = readonly [list: number, index: number];

/**
 * The worlds in which players who have drawn since the top card was played were unable to play: of their cards, only
 * the last one drawn may fit. All of them are equally likely; if there are none, all worlds of the view are.
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
      // A world hides no card, and the next world overwrites these lists.
      const cards = lists(world) as Card[][];
      for (const [list, index] of held) {
        const hand = at(cards, list);
        const card = at(hand, index);
        if (!canPlay(card)) continue;
        for (;;) {
          const [other, slot] = at(free, (fraction() * free.length) >>> 0);
          const instead = at(at(cards, other), slot);
          if (canPlay(instead)) continue;
          hand[index] = instead;
          at(cards, other)[slot] = card;
          break;
        }
      }
      return world;
    },
  };
}

/** After this many attempts the last world is accepted, even if it contradicts the rules of thumb. */
const MAX_TRIES = 20;

/**
 * The plausible worlds in which each opponent made their last move by the rules of thumb, as far as the table shows it:
 * who played the top card, and who has drawn since.
 */
export function likelyWorlds(view: View, seed: string): Worlds<ChickenTypes> {
  const plausible = plausibleWorlds(view, seed);
  const policy = thumbs(STEADY)(seed, view);
  const { seats, viewer, lastPlayer, withdrawn } = view;
  const seat = viewer ?? 0;
  const wouldDo = (past: State, other: Seat) => policy(chicken.rules.legal(past, other, []), past, other);

  /** Undoes the opponents' moves, the last one first, as long as the rules of thumb agree with them. */
  function isLikely(world: State): boolean {
    const hands = world.hands.slice();
    let { drawPile } = world;
    for (let back = 1; back < seats; back++) {
      const other = (seat + seats - back) % seats;
      const hand = at(hands, other);
      if (wasStuck(view, seat, other)) {
        hands[other] = hand.slice(0, -1);
        drawPile = [...drawPile, at(hand, hand.length - 1)];
        if (wouldDo({ ...world, hands, drawPile }, other).type !== 'draw') return false;
      } else if (other === lastPlayer) {
        if (withdrawn[other]) return true;
        const { discardPile } = world;
        const card = at(discardPile, discardPile.length - 1);
        hands[other] = [...hand, card];
        const topValue = valueAt(discardPile, discardPile.length - 2);
        const move = wouldDo({ ...world, hands, drawPile, topValue }, other);
        return move.type === 'play' && move.card === card;
      }
    }
    return true;
  }

  return {
    next() {
      for (let tries = 1; ; tries++) {
        const world = plausible.next();
        if (tries === MAX_TRIES || isLikely(world)) return world;
      }
    },
  };
}

/** CH-3.2: the value of the card at this index of the discard pile. The first one is never the egg. */
function valueAt(discardPile: readonly Card[], index: number): Value {
  const card = at(discardPile, index);
  return card === 'egg' ? nextValue(valueAt(discardPile, index - 1)) : card;
}

/** The slots of the cards that cannot fit, and of all other hidden cards. */
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
