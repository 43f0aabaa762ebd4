import { produce } from 'immer';
import type { Draft } from '../../../src/engine/draft.js';
import type { Game, GameTypes } from '../../../src/engine/game.js';
import type { Job, Pace } from './measure.js';
import { stepwise } from './playouts.js';

/** The rules of Hencoop, kept immutable by immer. */
export function withImmer<G extends GameTypes>(game: Game<G>, job: Job): Pace {
  const { play, evolve } = game.rules;
  return stepwise(game, job, (state, move, chance) =>
    // immer's draft of a state has the type of the rules' draft.
    produce(state, (draft) => play(draft as Draft<G['State']>, move, evolve, chance)),
  );
}

/** The rules of Hencoop on a deep clone of every state. */
export function withStructuredClone<G extends GameTypes>(game: Game<G>, job: Job): Pace {
  const { play, evolve } = game.rules;
  return stepwise(game, job, (state, move, chance) => {
    // The clone is fresh and unshared, so it may be written to.
    const draft = structuredClone(state) as Draft<G['State']>;
    play(draft, move, evolve, chance);
    return draft as G['State'];
  });
}
