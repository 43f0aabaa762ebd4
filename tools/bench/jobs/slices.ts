import type { Game, GameTypes } from 'hencoop';
import { analyze, parOf, reasonsBetween } from 'hencoop/analysis';
import { type GameBots, pondering } from 'hencoop/bots';
import type { Job } from './measure.js';

/** The longest slice of each function that pauses for other tasks, in milliseconds of processor time. */
export interface SliceFigures {
  readonly choose: number;
  readonly ponder: number;
  readonly analyze: number;
  readonly reasonsBetween: number;
  readonly parOf: number;
}

/** Decides how long a position is worked on. */
const SLICES = 60;
const PLAYOUTS = 1_000;
/** The positions of a game that are worked on: one of this many. */
const EACH = 5;

/** Runs work until it is done, or for a number of slices; returns the longest. */
async function longestIn(work: (signal: AbortSignal) => Promise<unknown>): Promise<number> {
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
  const pause = (resume: () => void) =>
    setTimeout(() => {
      begun = process.cpuUsage();
      resume();
    });
  globalThis.setTimeout = Object.assign((resume: () => void) => {
    end();
    return pause(resume);
  }, setTimeout);
  try {
    await work(stop.signal).catch((error) => {
      if (!stop.signal.aborted) throw error;
    });
    end();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
  return longest;
}

async function drain(all: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of all);
}

/** Measures the longest slice of each function over the positions of two games, between few players and many. */
export async function slices(game: Game<GameTypes>, _: Job, bots: GameBots<GameTypes>): Promise<SliceFigures> {
  const figures = { choose: 0, ponder: 0, analyze: 0, reasonsBetween: 0, parOf: 0 };
  const add = async (name: keyof SliceFigures, work: (signal: AbortSignal) => Promise<unknown>) => {
    figures[name] = Math.max(figures[name], await longestIn(work));
  };
  const heuristic = bots.heuristic();
  // The first game warms the compiler up.
  for (const [number, seats] of [game.seats.min, game.seats.min, game.seats.max].entries()) {
    if (number === 1) for (const name of Object.keys(figures)) figures[name as keyof SliceFigures] = 0;
    const { state: start, events } = bots.game.setupWithEvents({ seats, seed: `slices/${number}` });
    const steps = [{ move: null as GameTypes['Move'] | null, events }];
    let state = start;
    for (let step = 0; !game.isOver(state) && step < 400; step++) {
      const seat = game.actors(state)[0] ?? 0;
      const view = game.view(state, seat);
      const moves = game.legalMoves(view);
      const [first, second] = moves;
      if (first !== undefined && second !== undefined && step % EACH === 0) {
        const search = bots.search({ iterations: PLAYOUTS });
        await add('choose', (signal) => search.choose(view, { signal }));
        await add('ponder', (signal) => pondering(game, search, { policy: bots.policy }).ponder(game.view(state, (seat + 1) % seats), { signal }));
        await add('reasonsBetween', (signal) => reasonsBetween(bots, view, first, second, { signal, playouts: PLAYOUTS }));
      }
      const { move } = heuristic.chooseNow(view);
      const attempt = bots.game.tryApply(state, move);
      if (!attempt.ok) throw new Error(`the bot made a move that ${attempt.violation.clause} forbids`);
      state = attempt.state;
      steps.push({ move, events: attempt.events });
    }
    for (const length of [2, steps.length]) {
      await add('analyze', (signal) => drain(analyze(bots, steps.slice(0, length), { signal, playouts: PLAYOUTS })));
    }
    await add('parOf', (signal) => drain(parOf(bots, { seats, seed: 'slices' }, { seat: 0, signal })));
  }
  return figures;
}
