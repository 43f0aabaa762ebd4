import { fastChance } from '../../../src/engine/chance.js';
import type { Game, GameTypes } from '../../../src/engine/game.js';
import { playOn, uniform } from '../../../src/engine/playout.js';
import type { Job } from './measure.js';

/** The live heap in bytes after each tenth of a long run of games. */
export interface MemoryFigures {
  readonly games: number;
  readonly heap: readonly number[];
}

/** Plays a long run of games, and measures the heap. Requires `--expose-gc`. */
export function memory<G extends GameTypes>(game: Game<G>, { seats, games, rounds }: Job): MemoryFigures {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  const chance = fastChance('memory');
  const policy = uniform<G>('memory');
  const tenth = Math.ceil((games * rounds) / 10);
  const heap: number[] = [];
  for (let part = 0; part < 10; part++) {
    for (let i = 0; i < tenth; i++) {
      playOn(game, game.rules.copy(game.setup({ seats, seed: 'bench' }, { chance })), policy, chance);
    }
    collect();
    heap.push(process.memoryUsage().heapUsed);
  }
  return { games: tenth * 10, heap };
}
