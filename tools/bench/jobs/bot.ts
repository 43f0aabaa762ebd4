import type { GameBots } from '../../../src/bots/gameBots.js';
import { fastChance } from '../../../src/engine/chance.js';
import type { Game, GameTypes } from '../../../src/engine/game.js';
import { playout, uniform } from '../../../src/engine/playout.js';
import { type Job, median, secondsOf } from './measure.js';

/** The pace of bots that play out imagined worlds. */
export interface BotFigures {
  /** Playouts per second of random play, each with `view` and `determinize`. */
  readonly playouts: readonly number[];
  /** The share of that time spent on the view and the world. */
  readonly imagining: number;
  /** Worlds per second, by `determinize`, and by the game's own `worlds`. */
  readonly worlds: { readonly determinize: number; readonly refilled: number };
  /** A planner's steps per second: copies of a state, copies with one move played, and `apply`. */
  readonly steps: { readonly copied: number; readonly played: number; readonly applied: number };
  /** Calls of `chanceOutcomes` per second. */
  readonly outcomes: number;
  /** Whole playouts per second by the game's rules of thumb. */
  readonly heuristic: number;
  /** Milliseconds per move of the game's search with {@link ITERATIONS} playouts. */
  readonly search: number;
  /** By how much the search overruns {@link LIMIT} milliseconds: the median, and the longest. */
  readonly overshoot: { readonly median: number; readonly longest: number };
}

const POSITIONS = 2000;
/** How many worlds to imagine for each position. */
const WORLDS = 50;
/** How many steps to take from each position. */
const STEP_ROUNDS = 20;
/** How many positions the searches think about. */
const THOUGHTS = 100;
/** The maximum length of a playout: players with memory can continue for thousands of moves. */
const LONGEST = 500;
/** The playouts per move of the search. */
export const ITERATIONS = 200;
/** How long the search may think about a move, in milliseconds. */
export const LIMIT = 20;

/** From positions spread over random games: `view`, `determinize`, and a playout; then the bots of the game. */
export function bot<G extends GameTypes>(game: Game<G>, { seats, rounds }: Job, bots: GameBots<G>): BotFigures {
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
  return { playouts, imagining: imagining / all, ...ownBots(game, bots, positions) };
}

/** The pace of the parts of a game's bots. */
function ownBots<G extends GameTypes>(
  game: Game<G>,
  bots: GameBots<G>,
  positions: readonly G['State'][],
): Omit<BotFigures, 'playouts' | 'imagining'> {
  const views = positions.slice(0, THOUGHTS * 4).map((state) => game.view(state, game.actors(state)[0] ?? null));
  const listOutcomes = () => {
    for (const view of views) {
      const move = game.legalMoves(view)[0];
      if (move !== undefined) bots.chanceOutcomes(view, move);
    }
  };
  const playOut = () => {
    for (const [index, state] of positions.slice(0, views.length).entries()) {
      const policy = bots.policy(`playout-${index}`, game.view(state, game.actors(state)[0] ?? null));
      playout(game, state, { seed: `playout-${index}`, policy, until: (_, played) => played === LONGEST });
    }
  };
  return {
    worlds: worldsOf(game, bots, views),
    steps: stepsOf(game, positions),
    outcomes: perSecond(views.length, listOutcomes),
    heuristic: perSecond(views.length, playOut),
    ...searches(game, bots, views),
  };
}

/** Worlds per second, by both methods. */
function worldsOf<G extends GameTypes>(
  game: Game<G>,
  bots: GameBots<G>,
  views: readonly G['View'][],
): BotFigures['worlds'] {
  const determinize = () => {
    for (const view of views) for (let world = 0; world < WORLDS; world++) game.determinize(view, `world-${world}`);
  };
  const refill = () => {
    for (const view of views) {
      const worlds = bots.worlds(view, 'worlds');
      for (let world = 0; world < WORLDS; world++) worlds.next();
    }
  };
  return {
    determinize: perSecond(views.length * WORLDS, determinize),
    refilled: perSecond(views.length * WORLDS, refill),
  };
}

/** Copies, moves on a copy, and moves by `apply`, per second. */
function stepsOf<G extends GameTypes>(game: Game<G>, positions: readonly G['State'][]): BotFigures['steps'] {
  const { actors, copy, evolve, legal, play } = game.rules;
  const chance = fastChance('steps');
  const steps = positions.flatMap((state) => {
    const move = legal(state, actors(state)[0] ?? 0, [])[0];
    return move === undefined ? [] : [{ state, move }];
  });
  // A loop for each: a shared loop would make each step polymorphic.
  const copySteps = () => {
    for (const { state } of steps) copy(state);
  };
  const playSteps = () => {
    for (const { state, move } of steps) play(copy(state), move, evolve, chance);
  };
  const applySteps = () => {
    for (const { state, move } of steps) game.apply(state, move, { chance });
  };
  const pace = (work: () => void) =>
    perSecond(steps.length * STEP_ROUNDS, () => {
      for (let round = 0; round < STEP_ROUNDS; round++) work();
    });
  return { copied: pace(copySteps), played: pace(playSteps), applied: pace(applySteps) };
}

/** How long a search thinks about a move, and by how much it overruns its limit. */
function searches<G extends GameTypes>(
  game: Game<G>,
  bots: GameBots<G>,
  views: readonly G['View'][],
): Pick<BotFigures, 'search' | 'overshoot'> {
  const counted = bots.search({ iterations: ITERATIONS, seed: 'bench' });
  const timed = bots.search({ milliseconds: LIMIT, seed: 'bench' });
  const thoughts = views.filter((view) => game.legalMoves(view).length > 1).slice(0, THOUGHTS);
  const think = () => {
    for (const view of thoughts) counted.chooseNow(view);
  };
  const search = 1000 / perSecond(thoughts.length, think);
  const over = thoughts.map((view) => Math.max(0, timed.chooseNow(view).milliseconds - LIMIT));
  return { search, overshoot: { median: median(over), longest: Math.max(...over) } };
}

/** The rate of `work`, which counts as `count` units; runs it once before measuring. */
function perSecond(count: number, work: () => void): number {
  work();
  return count / secondsOf(work);
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
