import { shortSeed } from '../engine/chance.js';
import type { CheckedGame, GameTypes } from '../engine/game.js';
import { checkConfig, checkGame } from '../engine/given.js';
import { isRecord, isWhole } from '../engine/guards.js';
import { refuseOption, refuseUnknown } from '../engine/options.js';
import type { Seat, SeatRange } from '../engine/seats.js';
import { requireSeed } from '../engine/seed.js';
import type { Bot, Candidate, Choice } from './bot.js';
import { fingerprint } from './fingerprint.js';
import { realTime, Slices } from './slices.js';

/** How long a bot thinks about a move, and its seed. Requires `iterations` or `milliseconds`. */
export interface ThinkConfig {
  /** The number of playouts per move, 1 to 10,000,000. The same number gives the same moves on every machine. */
  readonly iterations?: number | undefined;
  /** How long to think about a move, up to 600,000. The move then depends on the machine. */
  readonly milliseconds?: number | undefined;
  /** Makes every choice repeatable: at most 240 bytes in UTF-8; default `'bot'`. */
  readonly seed?: string | undefined;
  /** The clock, in milliseconds; default `performance.now`. Between ticks of a custom clock, real time counts. */
  readonly now?: (() => number) | undefined;
}

/** A checked {@link ThinkConfig} with its defaults filled in. */
export interface Thinking {
  readonly iterations: number;
  readonly milliseconds: number;
  readonly seed: string;
  readonly now: () => number;
}

/** The remaining budget for one move. */
export interface Budget {
  /** Whether `more` playouts may follow the `played` ones within this fraction of the budget. */
  allows(fraction: number, played: number, more: number): boolean;
  /** Whether to answer now, with the best move so far. */
  isFinished(): boolean;
  /** The most playouts allowed; with a time limit, one per millisecond. */
  readonly playouts: number;
}

/** The input of {@link Think}. */
export interface Task<G extends GameTypes> {
  readonly view: G['View'];
  readonly moves: readonly G['Move'][];
  readonly seat: Seat;
  /** Repeatable, and different for each view. */
  readonly seed: string;
  readonly budget: Budget;
}

/** A {@link Choice} without its time. */
export type Findings<G extends GameTypes> = Omit<Choice<G>, 'milliseconds'>;

/** The best choice so far; `undefined` if there is none yet. */
type SoFar<G extends GameTypes> = (() => Findings<G>) | undefined;

/** Thinks step by step; the caller may stop between two steps. */
export type Think<G extends GameTypes> = (task: Task<G>) => Generator<SoFar<G>, Findings<G>, undefined>;

const MAX_ITERATIONS = 10_000_000;
const MAX_MILLISECONDS = 600_000;

export const THINK_NAMES = ['iterations', 'milliseconds', 'seed', 'now'];

/**
 * Reads the fields of {@link ThinkConfig}, and checks that each entry named in `functions` is a function.
 * @throws RangeError if an entry is invalid or not among `names`; the message names its path.
 */
export function readThinking(config: ThinkConfig, functions: readonly string[], names: readonly string[]): Thinking {
  const given = readConfig(config, functions, [...THINK_NAMES, ...functions, ...names]);
  const { iterations, milliseconds, seed = 'bot', now = realTime } = given;
  if ((iterations === undefined) === (milliseconds === undefined)) {
    throw new RangeError('config: expected either iterations or milliseconds');
  }
  if (iterations !== undefined && !(isWhole(iterations) && iterations >= 1 && iterations <= MAX_ITERATIONS)) {
    refuseOption('config.iterations', `a whole number from 1 to ${MAX_ITERATIONS}`, iterations);
  }
  if (
    milliseconds !== undefined &&
    !(typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds <= MAX_MILLISECONDS)
  ) {
    refuseOption('config.milliseconds', `a number from 0 to ${MAX_MILLISECONDS}`, milliseconds);
  }
  requireSeed('config.seed', seed);
  return { iterations: iterations ?? Infinity, milliseconds: milliseconds ?? Infinity, seed, now };
}

/** `now`, plus real time between its ticks: a search ends even if its clock has stopped. */
function runningClock(now: () => number, startedAt: number): () => number {
  if (now === realTime) return now;
  let [last, lastAt] = [startedAt, realTime()];
  return () => {
    const time = now();
    if (time <= last) return last + (realTime() - lastAt);
    [last, lastAt] = [time, realTime()];
    return time;
  };
}

/** @throws RangeError if `config` is no object, has an entry not in `names`, or one of `functions` is no function. */
export function readConfig<Config extends object>(
  config: Config,
  functions: readonly string[],
  names: readonly string[],
): Config {
  checkConfig(config);
  const entries = Object.fromEntries(Object.entries(config));
  refuseUnknown('config', entries, names);
  for (const name of [...functions, 'now']) {
    const entry = entries[name];
    if (entry !== undefined && typeof entry !== 'function') refuseOption(`config.${name}`, 'a function', entry);
  }
  return config;
}

/** @throws RangeError if the game does not allow this number of seats; the message names `path`. */
export function checkSeatCount(path: string, seats: unknown, { min, max }: SeatRange): void {
  if (isWhole(seats) && seats >= min && seats <= max) return;
  refuseOption(path, min === max ? `exactly ${min}` : `a whole number from ${min} to ${max}`, seats);
}

/** The bot that thinks this way. @throws RangeError if `game` is not a game. */
export function thinker<G extends GameTypes>(game: CheckedGame<G>, thinking: Thinking, think: Think<G>): Bot<G> {
  checkGame(game);
  const { now } = thinking;

  function begin(
    view: G['View'],
    finish?: AbortSignal,
  ): { readonly startedAt: number; readonly running: () => number; readonly steps: ReturnType<Think<G>> } {
    if (!isRecord(view)) refuseOption('view', 'a view', view);
    const { seats, viewer: seat } = view;
    checkSeatCount('view.seats', seats, game.seats);
    const moves = game.legalMoves(view);
    // A state, passed by mistake, has no viewer.
    if (moves.length === 0 || !isWhole(seat)) {
      throw new RangeError('view: expected a view whose viewer has a legal move, got one without');
    }
    const startedAt = now();
    const running = runningClock(now, startedAt);
    const budget: Budget = {
      allows: (fraction, played, more) =>
        !finish?.aborted &&
        played + more <= thinking.iterations * fraction &&
        (thinking.milliseconds === Infinity || running() - startedAt < thinking.milliseconds * fraction),
      isFinished: () => finish?.aborted === true,
      playouts: Math.min(thinking.iterations, thinking.milliseconds),
    };
    const steps = think({ view, moves, seat, seed: `${shortSeed(thinking.seed)}/${fingerprint(view)}`, budget });
    return { startedAt, running, steps };
  }

  return {
    async choose(view, { signal, finish, onProgress } = {}) {
      signal?.throwIfAborted();
      const { startedAt, running, steps } = begin(view, finish);
      const slices = new Slices(signal, running);
      let isDue = false;
      for (;;) {
        const step = steps.next();
        if (step.done) return { ...step.value, milliseconds: now() - startedAt };
        signal?.throwIfAborted();
        const { isOver } = slices;
        isDue ||= isOver;
        if (isDue && step.value !== undefined && onProgress !== undefined) {
          const soFar = { ...step.value(), milliseconds: now() - startedAt };
          if (!finish?.aborted) onProgress(soFar);
          isDue = false;
        }
        if (isOver) await slices.pause();
      }
    },
    chooseNow(view) {
      const { startedAt, steps } = begin(view);
      for (;;) {
        const step = steps.next();
        if (step.done) return { ...step.value, milliseconds: now() - startedAt };
      }
    },
  };
}

/** A candidate without tries. */
export function untried<G extends GameTypes>(move: G['Move']): Candidate<G> {
  return { move, visits: 0, value: 0, plusMinus: 0, points: 0, chanceToWin: null, line: [move] };
}

/** The findings if the bot knows without a try that `move` is the one to play. */
export function decided<G extends GameTypes>(move: G['Move'], moves: readonly G['Move'][]): Findings<G> {
  return { move, analysis: [move, ...moves.filter((other) => other !== move)].map(untried<G>), worlds: 0 };
}
