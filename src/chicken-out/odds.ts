import { at, top } from '../engine/errors.js';
import { TWENTY_ONE, waitingSames } from './cards.js';
import { countAfter, isEgg, sameAfter } from './rules.js';
import type { Card, View } from './table.js';
import { hiddenCards } from './view.js';

/** The number of ways to each result of a `play`, out of `of` equally likely ways; the three add up to `of`. */
export interface Odds {
  /** The count exceeds 21 (CO-4.1). */
  readonly bust: number;
  /** The count is exactly 21 (CO-4.2). */
  readonly twentyOne: number;
  /** Neither: the series continues, whether or not the player goes out. */
  readonly goesOn: number;
  /** The number of all ways. */
  readonly of: number;
}

/**
 * The possible results of the viewer's `play`, counted over all worlds of the view. The numbers are exact integers.
 *
 * A "way" is one possible draw: one card, or for an opener two in order, with every copy counted as a different card. A
 * hidden card can be any unseen card; a card known to a remembered view comes up in only one way. So an opener who
 * knows nothing has n(n-1) ways with n unseen cards. If the first of two cards can lay an egg (CO-6.1) above known
 * cards, each way counts once for every slot of the pile that the shuffle could bring up.
 *
 * @throws RangeError if it is not the viewer's turn to act
 * @example
 * ```ts
 * import { chickenOut, odds } from 'hencoop/chicken-out';
 *
 * const state = chickenOut.setup({ seats: 3, seed: 'hen' });
 * odds(chickenOut.view(state, 0)); // { bust: 70, twentyOne: 38, goesOn: 3432, of: 3540 }
 * ```
 */
export function odds(view: View): Odds {
  const tally = { bust: 0, twentyOne: 0, goesOn: 0, of: 0 };
  const { options } = view;
  const waiting = waitingSames(view.series, options);
  eachWay(view, (first, second, ways) => {
    const one = countAfter(view.count, first, view.sameAs, waiting);
    const count =
      second === null
        ? one
        : countAfter(one, second, sameAfter(view.sameAs, first, options), waitingSames([first], options));
    tally[count > TWENTY_ONE ? 'bust' : count === TWENTY_ONE ? 'twentyOne' : 'goesOn'] += ways;
    tally.of += ways;
  });
  return tally;
}

/**
 * Calls `add` with every card or pair of cards that the viewer's `play` can bring up, and the number of ways. The same
 * cards may occur more than once.
 */
export function eachWay(view: View, add: (first: Card, second: Card | null, ways: number) => void): void {
  const { step, viewer, options } = view;
  if (step.type === 'over' || step.seat !== viewer) {
    throw new RangeError('view: expected the view of the seat that is to act');
  }
  const pile = at(view.piles, viewer);
  const rest = pile.slice(0, -1);
  const hidden = hiddenCards(view);
  const firsts = comingUp(top(pile), hidden);
  if (step.type !== 'open' || rest.length === 0) {
    for (const card of firsts) add(card, null, 1);
    return;
  }
  const known = rest.filter((card) => card !== null);
  const hiddenSlots = rest.length - known.length;
  const shuffles = (card: Card) => options.layAnEgg && isEgg(card) && known.length > 0;
  const anyShuffle = firsts.some(shuffles);
  for (const first of firsts) {
    const left = top(pile) === null ? without(hidden, first) : hidden;
    const addAll = (seconds: readonly Card[], ways: number) => {
      for (const second of seconds) add(first, second, ways);
    };
    const unknown = hiddenSlots > 0 ? left.length : 1;
    if (shuffles(first)) {
      addAll(known, unknown);
      addAll(left, hiddenSlots);
    } else {
      const seconds = comingUp(top(rest), left);
      addAll(seconds, anyShuffle ? (rest.length * unknown) / seconds.length : 1);
    }
  }
}

/** The cards that can come up from a slot that shows `card`, or hides one of `hidden`. */
function comingUp(card: Card | null, hidden: readonly Card[]): readonly Card[] {
  return card === null ? hidden : [card];
}

/** `cards` without one copy of `card`. */
function without(cards: readonly Card[], card: Card): Card[] {
  const left = cards.slice();
  left.splice(left.indexOf(card), 1);
  return left;
}
