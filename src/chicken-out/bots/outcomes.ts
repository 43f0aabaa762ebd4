import type { ChanceOutcome } from '../../bots/index.js';
import { seenAfter } from '../../bots/seen.js';
import type { Chance } from '../../engine/chance.js';
import { at } from '../../engine/errors.js';
import { perSeat, type Seat } from '../../engine/seats.js';
import { TWENTY_ONE } from '../cards.js';
import { chickenOut } from '../index.js';
import { eachWay, type Odds } from '../odds.js';
import { isEgg } from '../rules.js';
import type { Card, ChickenOutTypes, Move, State, View } from '../table.js';
import { nextCards } from './chances.js';
import type { HeapView } from './heaps.js';
import { countWith, tallyAfter, tallyOf } from './tally.js';
import { chickenOutWithHeaps } from './withHeaps.js';

/** Cards that come up together, and the number of ways. */
interface Drawn {
  readonly cards: readonly Card[];
  ways: number;
}

/** Leaves every pile as it is, so that the world itself decides which card follows an egg. */
const UNSHUFFLED: Chance = {
  shuffle: (_, cards) => cards.slice(),
  roll: (_, faces, count) => perSeat(count, () => faces[0] as (typeof faces)[number]),
};

/**
 * The outcomes of the viewer's legal move: every card that may come up, or every pair for an opener. `null` if the move
 * may end a game with `scoring: 'cards'`, which reveals the number of foxes in all piles (CO-5.4a).
 * @throws IllegalMoveError if the move is illegal
 */
export function chanceOutcomes(view: HeapView, move: Move): readonly ChanceOutcome<ChickenOutTypes>[] | null {
  const world = chickenOut.determinize(view, 'outcomes');
  const violation = chickenOut.whyNot(world, move);
  const drawn = violation === null && move.type === 'play' ? drawnBy(view) : [{ cards: [], ways: 1 }];
  const all = drawn.reduce((sum, { ways }) => sum + ways, 0);
  const outcomes = drawn.map(({ cards, ways }) => ({
    probability: ways / all,
    events: eventsOf(world, move, cards, view),
  }));
  const hides = view.piles.some((pile) => pile.includes(null));
  const counts = outcomes.some(({ events }) => events.some((event) => event.type === 'gameEnded' && event.foxes));
  return hides && counts ? null : outcomes;
}

/** The cards that the viewer's `play` can bring up. */
function drawnBy(view: HeapView): readonly Drawn[] {
  const found = new Map<string, Drawn>();
  const add = (first: Card, second: Card | null, ways: number) => {
    const cards = second === null ? [first] : [first, second];
    const key = cards.join();
    const drawn = found.get(key);
    if (drawn === undefined) found.set(key, { cards, ways });
    else drawn.ways += ways;
  };
  if (view.heaps === undefined) eachWay(view, add);
  else eachChance(view, add);
  return [...found.values()];
}

/** Like {@link eachWay}, for a view that knows heaps, with probabilities instead of numbers of ways. */
function eachChance(view: HeapView, add: (first: Card, second: Card | null, probability: number) => void): void {
  const seat = actorOf(view);
  for (const { card, probability } of nextCards(view, seat)) {
    const { length } = at(view.piles, seat);
    if (view.step.type !== 'open' || length === 1) {
      add(card, null, probability);
      continue;
    }
    let after: HeapView = chickenOutWithHeaps.evolve(view, { type: 'played', seat, card, sameAs: null, count: 0 });
    if (view.options.layAnEgg && isEgg(card)) {
      const pile = perSeat(length - 1, () => null);
      after = chickenOutWithHeaps.evolve(after, { type: 'eggLaid', seat, pile });
    }
    for (const next of nextCards(after, seat)) add(card, next.card, probability * next.probability);
  }
}

/** The seat to act, which must be the viewer's. */
function actorOf({ step, viewer }: View): Seat {
  if (step.type !== 'over' && step.seat === viewer) return step.seat;
  throw new RangeError('view: expected the view of the seat that is to act');
}

/**
 * The probability of each result of the viewer's `play`, as fractions of 1. Like `odds` of `hencoop/chicken-out`, but
 * after an egg it also uses the view's knowledge about shuffled piles.
 *
 * @throws RangeError if it is not the viewer's turn to act
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { chances } from 'hencoop/chicken-out/bots';
 *
 * const state = chickenOut.setup({ seats: 3, seed: 'hen' });
 * chances(chickenOut.view(state, 0)).bust.toFixed(4); // '0.0198'
 * ```
 */
export function chances(view: HeapView): Omit<Odds, 'of'> {
  const found = { bust: 0, twentyOne: 0, goesOn: 0 };
  const drawn = drawnBy(view);
  const all = drawn.reduce((sum, { ways }) => sum + ways, 0);
  for (const { cards, ways } of drawn) {
    let series = tallyOf(view);
    for (const card of cards) series = tallyAfter(series, card, countWith(series, card), view.options);
    const { count } = series;
    found[count > TWENTY_ONE ? 'bust' : count === TWENTY_ONE ? 'twentyOne' : 'goesOn'] += ways / all;
  }
  return found;
}

/** The events after `cards` come up: they show no other hidden card. */
function eventsOf(
  world: State,
  move: Move,
  cards: readonly Card[],
  { viewer }: View,
): ChickenOutTypes['RedactedEvent'][] {
  const piles = world.piles.map((pile, seat) =>
    seat === move.seat ? [...pile.slice(0, pile.length - cards.length), ...cards.slice().reverse()] : pile,
  );
  return seenAfter(chickenOut, { ...world, piles }, move, viewer, { chance: UNSHUFFLED });
}
