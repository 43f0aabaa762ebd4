// Law 11: every game ends within its bound and uses each chance once.

import { type Chance, strongChance } from '../../engine/chance.js';
import { type Draft, finishDraft } from '../../engine/draft.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { playOn, uniform } from '../../engine/playout.js';
import { usedOnce } from '../chance.js';
import type { Setup } from '../kit.js';
import type { EvidenceCount } from './evidenceCount.js';
import { must } from './must.js';

/** Plays a whole game in place, and adds each move to `moves`. */
export function mustEnd<G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G>,
  maxMoves: number,
  name: string,
  moves: G['Move'][],
  { judged }: EvidenceCount,
): void {
  const chance = counted(usedOnce(strongChance(name)), () => judged('uses of chance'));
  const state = game.setup({ ...setup, seed: name }, { chance });
  const draft: Draft<G['State']> = game.rules.copy(state);
  const policy = uniform<G>(name);
  playOn(
    game,
    draft,
    (legal, table, seat) => {
      must(moves.length < maxMoves, `isOver: the game goes on after ${maxMoves} moves, with seat ${seat} to move`);
      const move = policy(legal, table, seat);
      moves.push(move);
      return move;
    },
    chance,
  );
  const over = finishDraft<G['State']>(draft);
  must(game.outcome(over) !== null, 'outcome: a finished game must have one');
  judged('finished games');
}

/** Wraps `chance` to call `use` before each use. */
function counted(chance: Chance, use: () => void): Chance {
  return {
    shuffle: (site, cards) => {
      use();
      return chance.shuffle(site, cards);
    },
    roll: (site, faces, count) => {
      use();
      return chance.roll(site, faces, count);
    },
  };
}
