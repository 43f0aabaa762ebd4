// Law 11: every game ends within its bound, using each chance once

import { strongChance } from '../../engine/chance.js';
import { type Draft, settle } from '../../engine/draft.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { playOn, uniform } from '../../engine/playout.js';
import { usedOnce } from '../chance.js';
import type { Kit } from '../kit.js';
import { text } from '../same.js';
import type { Effort } from './law.js';
import { must } from './must.js';

export function ends<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { runs = 100, seed = 1 }: Effort): void {
  for (let run = 0; run < runs; run++) {
    const setup = kit.setups[run % kit.setups.length];
    if (setup === undefined) return;
    const name = `end-${seed}-${run}`;
    const chance = usedOnce(strongChance(name));
    const state = game.setup({ ...setup, seed: name }, { chance });
    const draft: Draft<G['State']> = game.rules.copy(state);
    const longest = kit.longest(setup);
    let played = 0;
    const policy = uniform<G>(name);
    playOn(
      game,
      draft,
      (moves, table, seat) => {
        must(++played <= longest, `a game of ${text(setup)} goes on after ${longest} moves (seed ${name})`);
        return policy(moves, table, seat);
      },
      chance,
    );
    must(game.outcome(settle<G['State']>(draft)) !== null, 'an ended game has an outcome');
  }
}
