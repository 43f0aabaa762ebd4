import { analyze, parOf, reasonsBetween } from '../../../src/analysis/index.js';
import { type GameBots, pondering } from '../../../src/bots/index.js';
import type { Game, GameTypes } from '../../../src/engine/game.js';
import type { Job } from './measure.js';

/** The functions that pause for other tasks. */
const WORKS = ['choose', 'ponder', 'analyze', 'reasonsBetween', 'parOf'] as const;

/** The longest slice of each, in milliseconds of processor time. */
export type SliceFigures = { -readonly [Work in (typeof WORKS)[number]]: number };

/** The playouts of each work. */
const PLAYOUTS = 1_000;
/** How many slices each work lasts at most. */
const SLICES = 20;
/** One of this many positions of a game is worked on. */
const EACH = 12;
/** Players with memory can continue for thousands of moves. */
const LONGEST = 300;

type Work = (signal: AbortSignal) => Promise<unknown>;

/** Runs work until it is done, or for a number of slices; returns the longest slice. */
async function longestIn(work: Work): Promise<number> {
  const { setTimeout } = globalThis;
  const stop = new AbortController();
  let [longest, slices] = [0, 0];
  let begun = process.cpuUsage();
  const end = () => {
    const { user, system } = process.cpuUsage(begun);
    longest = Math.max(longest, (user + system) / 1_000);
    slices += 1;
    if (slices === SLICES) stop.abort();
  };
  // Work pauses by a timer.
  const pause = (resume: () => void) => {
    end();
    return setTimeout(() => {
      begun = process.cpuUsage();
      resume();
    });
  };
  globalThis.setTimeout = Object.assign(pause, setTimeout);
  try {
    await work(stop.signal);
    end();
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    globalThis.setTimeout = setTimeout;
  }
  return longest;
}

async function drain(all: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of all);
}

/** Measures the longest slices over the positions of games, between few players and many. */
export async function slices<G extends GameTypes>(game: Game<G>, _: Job, bots: GameBots<G>): Promise<SliceFigures> {
  const { min, max } = game.seats;
  // The first game lets the compiler see the code.
  await slicesOf(bots, min, 'first');
  const all = [await slicesOf(bots, min, 'few'), await slicesOf(bots, max, 'many')];
  const figures = { choose: 0, ponder: 0, analyze: 0, reasonsBetween: 0, parOf: 0 };
  for (const work of WORKS) figures[work] = Math.max(...all.map((one) => one[work]));
  return figures;
}

/** The longest slices over the positions of one game. */
async function slicesOf<G extends GameTypes>(bots: GameBots<G>, seats: number, seed: string): Promise<SliceFigures> {
  const { game } = bots;
  const figures: SliceFigures = { choose: 0, ponder: 0, analyze: 0, reasonsBetween: 0, parOf: 0 };
  const add = async (name: keyof SliceFigures, work: Work) => {
    figures[name] = Math.max(figures[name], await longestIn(work));
  };
  const search = bots.search({ iterations: PLAYOUTS });
  const heuristic = bots.heuristic();
  const { state: start, events } = game.setupWithEvents({ seats, seed });
  const steps: { move: G['Move'] | null; events: readonly G['Event'][] }[] = [{ move: null, events }];
  let state = start;
  while (!game.isOver(state) && steps.length < LONGEST) {
    const [seat = 0] = game.actors(state);
    const view = game.view(state, seat);
    const [first, second] = game.legalMoves(view);
    if (first !== undefined && second !== undefined && steps.length % EACH === 1) {
      const next = game.view(state, (seat + 1) % seats);
      await add('choose', (signal) => search.choose(view, { signal }));
      await add('ponder', (signal) => pondering(game, search, { policy: bots.policy }).ponder(next, { signal }));
      const config = { playouts: PLAYOUTS };
      await add('reasonsBetween', (signal) => reasonsBetween(bots, view, first, second, { ...config, signal }));
    }
    const { move } = heuristic.chooseNow(view);
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`the bot made a move that ${attempt.violation.clause} forbids`);
    state = attempt.state;
    steps.push({ move, events: attempt.events });
  }
  for (const length of [2, steps.length]) {
    await add('analyze', (signal) => drain(analyze(bots, steps.slice(0, length), { signal, playouts: PLAYOUTS })));
  }
  await add('parOf', (signal) => drain(parOf(bots, { seats, seed }, { seat: 0, signal })));
  return figures;
}
