import { fastChance } from '../../src/engine/chance.js';
import type { Game, GameTypes } from '../../src/engine/game.js';
import { playout, uniform } from '../../src/engine/playout.js';
import { type Job, secondsOf } from './measure.js';

/** The pace of a bot that plays out determinized worlds. */
export interface BotFigures {
  /** Playouts per second, each with `view` and `determinize`. */
  readonly playouts: readonly number[];
  /** The share of that time spent on the view and the world. */
  readonly imagining: number;
}

const POSITIONS = 2000;

/** From positions spread over random games: `view`, `determinize`, and a playout. */
export function bot<G extends GameTypes>(game: Game<G>, { seats, rounds }: Job): BotFigures {
  const positions = sample(game, seats);
  let seed = 0;
  const imagine = (state: G['State']) => {
    const seat = game.actors(state)[0] ?? null;
    return game.determinize(game.view(state, seat), `world-${seed++}`);
  };
  const every = (work: (state: G['State']) => void) => secondsOf(() => positions.forEach(work));
  const think = (state: G['State']) => {
    const world = imagine(state);
    playout(game, world, { seed: world.seed });
  };
  every(think);
  const playouts: number[] = [];
  let imagining = 0;
  let all = 0;
  for (let round = 0; round < rounds; round++) {
    const seconds = every(think);
    playouts.push(POSITIONS / seconds);
    all += seconds;
    imagining += every(imagine);
  }
  return { playouts, imagining: imagining / all };
}

/** Every seventh position of random games. */
function sample<G extends GameTypes>(game: Game<G>, seats: number): G['State'][] {
  const chance = fastChance('positions');
  const policy = uniform<G>('positions');
  const positions: G['State'][] = [];
  let state = game.setup({ seats, seed: 'positions' }, { chance });
  for (let move = 0; positions.length < POSITIONS; move++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) {
      state = game.setup({ seats, seed: 'positions' }, { chance });
      continue;
    }
    if (move % 7 === 0) positions.push(state);
    state = game.apply(state, policy(game.legalMoves(state, seat), state, seat), { chance });
  }
  return positions;
}
