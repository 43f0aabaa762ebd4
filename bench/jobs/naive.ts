import { produce } from 'immer';
import type { Draft } from '../../src/engine/draft.js';
import type { Game, GameTypes } from '../../src/engine/game.js';
import type { Job, Pace } from './measure.js';
import { stepwise } from './playouts.js';

/** Our own rules, kept immutable by immer. */
export function withImmer<G extends GameTypes>(game: Game<G>, job: Job): Pace {
  const { play, evolve } = game.rules;
  return stepwise(game, job, (state, move, chance) =>
    // What immer calls a draft of a state is what the rules call one.
    produce(state, (draft) => play(draft as Draft<G['State']>, move, evolve, chance)),
  );
}

/** Our own rules on a deep clone of every state. */
export function withStructuredClone<G extends GameTypes>(game: Game<G>, job: Job): Pace {
  const { play, evolve } = game.rules;
  return stepwise(game, job, (state, move, chance) => {
    // A fresh clone is nobody else's: it may be written.
    const draft = structuredClone(state) as Draft<G['State']>;
    play(draft, move, evolve, chance);
    return draft as G['State'];
  });
}
