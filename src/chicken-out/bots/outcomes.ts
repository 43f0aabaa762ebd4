import type { ChanceOutcome } from '../../bots/index.js';
import { seenAfter } from '../../bots/seen.js';
import type { Chance } from '../../engine/chance.js';
import { perSeat } from '../../engine/seats.js';
import { nameOf } from '../cards.js';
import { chickenOut } from '../index.js';
import { eachWay } from '../odds.js';
import type { Card, ChickenOutTypes, Move, State, View } from '../table.js';

/** Cards that come up together, and in how many ways. */
interface Drawn {
  readonly cards: readonly Card[];
  ways: number;
}

/** Leaves every pile as it is, so that the world itself says which card comes after an egg. */
const UNSHUFFLED: Chance = {
  shuffle: (_, cards) => cards.slice(),
  roll: (_, faces, count) => perSeat(count, () => faces[0] as (typeof faces)[number]),
};

/**
 * What can happen after a legal move of the viewer: every card that may come up, or for an opener every two. `null` where
 * the move may end a game that is scored by cards, since then the foxes of all piles are counted (CO-5.4a).
 * @throws IllegalMoveError for an illegal move.
 */
export function chanceOutcomes(view: View, move: Move): readonly ChanceOutcome<ChickenOutTypes>[] | null {
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
function drawnBy(view: View): readonly Drawn[] {
  const found = new Map<string, Drawn>();
  eachWay(view, (first, second, ways) => {
    const cards = second === null ? [first] : [first, second];
    const key = cards.map(nameOf).join();
    const drawn = found.get(key);
    if (drawn === undefined) found.set(key, { cards, ways });
    else drawn.ways += ways;
  });
  return [...found.values()];
}

/** What the viewer sees if `cards` come up: no event shows any other hidden card. */
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
