// Law 11: every game ends within its bound and uses each chance once

import { freshSeed, strongChance } from '../../engine/chance.js';
import { type Draft, finishDraft } from '../../engine/draft.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { playOn, uniform } from '../../engine/playout.js';
import { usedOnce } from '../chance.js';
import { shortJson } from '../difference.js';
import type { Kit, Setup } from '../kit.js';
import { type Effort, type Law, LawBroken } from './law.js';
import { must } from './must.js';

export function ends<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { runs = 100, seed = Number.parseInt(freshSeed().slice(0, 7), 16) }: Effort,
  law: Pick<Law, 'number' | 'name'>,
): void {
  for (let run = 0; run < runs; run++) {
    const setup = kit.setups[run % kit.setups.length];
    if (setup === undefined) return;
    const name = `end-${seed}-${run}`;
    try {
      mustEnd(game, setup, kit.maxMoves(setup), name);
    } catch (error) {
      throw new LawBroken(law, error, [
        `run again with { seed: ${seed} }`,
        `setup ${shortJson({ ...setup, seed: name })}`,
      ]);
    }
  }
}

function mustEnd<G extends GameTypes>(game: Game<G>, setup: Setup<G>, maxMoves: number, name: string): void {
  const chance = usedOnce(strongChance(name));
  const state = game.setup({ ...setup, seed: name }, { chance });
  const draft: Draft<G['State']> = game.rules.copy(state);
  const policy = uniform<G>(name);
  let played = 0;
  playOn(
    game,
    draft,
    (moves, table, seat) => {
      must(++played <= maxMoves, `the game goes on after ${maxMoves} moves`);
      return policy(moves, table, seat);
    },
    chance,
  );
  must(game.outcome(finishDraft<G['State']>(draft)) !== null, 'a finished game must have an outcome');
}
