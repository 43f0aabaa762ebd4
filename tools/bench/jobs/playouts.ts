import { fastChance } from '../../../src/engine/chance.js';
import { finishDraft } from '../../../src/engine/draft.js';
import type { Game, GameTypes } from '../../../src/engine/game.js';
import { playOn, uniform } from '../../../src/engine/playout.js';
import { count, type Job, newTally, type Pace, paced, type Tally } from './measure.js';

/** Plays random games, each on one draft. */
export function inPlace<G extends GameTypes>(game: Game<G>, job: Job): Pace {
  return paced(job, (round, tally) => playInPlace(game, job, round, tally));
}

/** The same, after every other game has run in the same process, as on a server with all games. */
export function inCompany<G extends GameTypes>(game: Game<G>, job: Job, others: readonly [Game<G>, Job][]): Pace {
  for (const [other, its] of others) playInPlace(other, its, -1, newTally());
  return inPlace(game, job);
}

function playInPlace<G extends GameTypes>(game: Game<G>, { seats, games }: Job, round: number, tally: Tally): void {
  const chance = fastChance(`bench-${round}`);
  const policy = uniform<G>(`bench-${round}`);
  for (let i = 0; i < games; i++) {
    const draft = game.rules.copy(game.setup({ seats, seed: 'bench' }, { chance }));
    const moves = playOn(game, draft, policy, chance);
    count(tally, game, finishDraft<G['State']>(draft), moves);
  }
}

/** The same games through the checked verbs: a new state and its events for every move, each move checked. */
export function applied<G extends GameTypes>(game: Game<G>, job: Job): Pace {
  return stepwise(game, job, (state, move, chance) => game.apply(state, move, { chance }));
}

/** Makes the next state of a state and a move. */
export type Step<G extends GameTypes> = (
  state: G['State'],
  move: G['Move'],
  chance: ReturnType<typeof fastChance>,
) => G['State'];

/** The same games, with any function for the next state. */
export function stepwise<G extends GameTypes>(game: Game<G>, job: Job, step: Step<G>): Pace {
  return paced(job, (round, tally) => {
    const chance = fastChance(`bench-${round}`);
    const policy = uniform<G>(`bench-${round}`);
    for (let i = 0; i < job.games; i++) {
      let state = game.setup({ seats: job.seats, seed: 'bench' }, { chance });
      let moves = 0;
      for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
        state = step(state, policy(game.legalMoves(state, seat), state, seat), chance);
        moves++;
      }
      count(tally, game, state, moves);
    }
  });
}
