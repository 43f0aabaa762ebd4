// Endings of Blind Chicken Extreme for two: the last tricks of the last game, with all cards face up.

import { type BlindChickenExtremeTypes, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { at, finishDraft, winsOf } from '../inside.js';
import type { Positions } from './graph.js';
import type { KnownEndings } from './known.js';

type State = BlindChickenExtremeTypes['State'];
type View = BlindChickenExtremeTypes['View'];

/** The view of a state that hides nothing. */
function laidOpen(state: State): View {
  const { seed: _, ...table } = state;
  return { ...table, viewer: blindChickenExtreme.actors(state)[0] ?? 0 };
}

/** The positions with all cards face up. The last game shuffles nothing. */
export const openPositions: Positions<BlindChickenExtremeTypes> = {
  key: ({ step, rows, trick, taker, piles, penalties, rewards, scores, canceled }) =>
    JSON.stringify([step, rows, trick, taker, piles, penalties, rewards, scores, canceled]),
  node(view) {
    const outcome = blindChickenExtreme.outcome(view);
    const value = outcome === null ? null : winsOf(outcome.ranking, 0);
    const [actor = 0] = blindChickenExtreme.actors(view);
    const moves = blindChickenExtreme.legalMoves(view);
    return { view, actor: actor === 0 ? 0 : 1, over: value, outOfTurns: value ?? 0, moves };
  },
  steps({ viewer: _, ...table }, move) {
    // The view hides nothing, and nothing reads the seed.
    const state = { ...table, seed: 'endings' } as State;
    const draft = blindChickenExtreme.rules.copy(state);
    blindChickenExtreme.rules.play(draft, move, blindChickenExtreme.rules.evolve, NO_CHANCE);
    return [{ view: laidOpen(finishDraft<State>(draft)), chance: 1, endsTurn: false }];
  },
};

const NO_CHANCE = {
  shuffle: (): never => {
    throw new Error('expected the last game');
  },
  roll: (): never => {
    throw new Error('expected a game without dice');
  },
};

/** The maximum number of tricks in an ending. */
const MOST_TRICKS = 5;

const tricksLeft = ({ rows }: View) => Math.max(...rows.map(({ length }) => length));

export const blindChickenExtremeEndings: KnownEndings<BlindChickenExtremeTypes> = {
  bots: blindChickenExtremeBots,
  iterations: blindChickenExtremeBots.levels.strong.iterations,
  options: {},
  most: 100_000,
  longest: 1000,
  shown: (_, state) => laidOpen(state),
  left: tricksLeft,
  cards: ({ rows }) => at(rows, 0).length + at(rows, 1).length,
  isEnding: (view) =>
    view.step.type === 'play' &&
    view.gameNumber === view.options.games &&
    view.trick.length !== 1 &&
    tricksLeft(view) <= MOST_TRICKS,
  // No position repeats.
  turnsLeft: () => 1,
  positions: () => openPositions,
  // The rivals' tastes that a bot imagines depend on its seed.
  samples: () => 2,
};
