import { fastChance } from '../../../src/engine/chance.js';
import { finishDraft } from '../../../src/engine/draft.js';
import type { Game, GameTypes } from '../../../src/engine/game.js';
import { uniform } from '../../../src/engine/playout.js';
import type { HandWritten } from '../handwritten/engine.js';
import { count, type Job, type Pace, paced } from './measure.js';

/** The games of `inPlace`, played by the handwritten engine. `game` only counts the points at the end. */
export function byHand<G extends GameTypes>(game: Game<G>, job: Job, { deal, playOn }: HandWritten<G>): Pace {
  return paced(job, (round, tally) => {
    const chance = fastChance(`bench-${round}`);
    const policy = uniform<G>(`bench-${round}`);
    for (let i = 0; i < job.games; i++) {
      const table = deal(job.seats, 'bench', chance);
      const moves = playOn(table, policy, chance);
      count(tally, game, finishDraft<G['State']>(table), moves);
    }
  });
}
