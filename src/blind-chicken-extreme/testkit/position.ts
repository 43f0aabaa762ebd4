import { blindChickenExtreme as game } from '../index.js';
import type { Card, CardTable, Penalty, State } from '../table.js';

export const ALL = Array.from({ length: 50 }, (_, card) => card as Card);

/** BC-2.1, written out independently. */
export function deckByHand(seats: number): Card[] {
  const removed = { 2: 26, 3: 14, 4: 2, 5: 0 }[seats] ?? 0;
  return ALL.filter((card) => card === 0 || card > removed);
}

/** Low chickens, high pigs, and most cards with the sign: plays quite differently from the assumed table. */
export const OTHER_CARDS: CardTable = {
  chickens: [27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
  pigs: [47, 48, 49],
  faceDown: [0, ...ALL.filter((card) => card > 14 && card % 3 > 0)],
};

export const bears = (state: State, card: Card) => state.options.cards.faceDown.includes(card);

/** A state in mid-game: cards not given lie in the pile of the last seat. */
export function position(given: Partial<State> & { readonly rows: State['rows'] }): State {
  const seats = given.rows.length;
  const start = game.setup({ seats, seed: 'position' });
  const used = [...(given.hands ?? []), ...given.rows, ...(given.piles ?? [])].flat();
  used.push(...(given.trick ?? []).map(({ card }) => card));
  const rest = deckByHand(seats).filter((card) => !used.includes(card));
  const empty = given.rows.map((): Card[] => []);
  return {
    ...start,
    hands: empty,
    step: { type: 'play', seat: 0, advantage: null },
    piles: given.rows.map((_, seat) => (seat === seats - 1 ? rest : [])),
    ...given,
  };
}

export const chicken = ({ options }: State, card: Card) => options.cards.chickens.includes(card);
export const pig = ({ options }: State, card: Card) => options.cards.pigs.includes(card);

/** BC-4.1 and BC-4.2, reimplemented: the earnings of each of these tricks. */
export function earnedByHand(state: State, tricks: readonly (readonly Card[])[]) {
  const penalty = (cards: readonly Card[]) =>
    [null, null, -3, -6, -10, -15][cards.filter((card) => chicken(state, card)).length] ?? null;
  return {
    penalties: tricks.map(penalty).filter((points) => points !== null) as Penalty[],
    rewards: tricks.filter((cards) => cards.filter((card) => pig(state, card)).length === 1).length,
  };
}

/** BC-3.4: the tricks of a pile. */
export function tricksIn(pile: readonly Card[], seats: number): Card[][] {
  return Array.from({ length: pile.length / seats }, (_, trick) => pile.slice(trick * seats, (trick + 1) * seats));
}

/**
 * BC-4.1, BC-4.2 and BC-5.3, reimplemented: whether the tricks in the piles, and a complete one on the table, explain
 * the visible penalties, rewards and benefits.
 */
export function isExplained(state: State): boolean {
  const { seats, taker, step } = state;
  return state.piles.every((pile, seat) => {
    const taken = tricksIn(pile, seats);
    if (seat === taker) taken.push(state.trick.map(({ card }) => card));
    const { penalties, rewards } = earnedByHand(state, taken);
    const open = (state.rewards[seat]?.length ?? 0) + (step.type === 'takeReward' && step.seat === seat ? 1 : 0);
    if (penalties.join() !== state.penalties[seat]?.join() || rewards !== open) return false;
    if (step.type !== 'chooseBenefit' || step.seat !== seat) return true;
    return step.benefits.includes('ignoreChickens') === pile.some((card) => chicken(state, card));
  });
}
