import { fieldOf } from '../engine/fieldOf.js';
import type { GameTypes } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Candidate, Choice, ChooseConfig, PonderConfig } from './bot.js';
import { newHistory, type Observed } from './history.js';
import { realTime } from './slices.js';
import { type StartedWorker, startWorker, type WorkerLike } from './startWorker.js';
import { untried } from './think.js';
import { ENDS, type End, replyIn, type WorkerEnd, type WorkerReply, type WorkerRequest } from './worker.js';

/** A bot that thinks in a worker. */
export interface WorkerBot<G extends GameTypes> {
  /** See {@link Bot.choose}. */
  choose(view: G['View'], config?: ChooseConfig<G>): Promise<Choice<G>>;
  /** See {@link Bot.ponder}. Resolves at once if the bot does not ponder. The next choice ends the pondering. */
  ponder(view: G['View'], config?: PonderConfig): Promise<void>;
  /**
   * See {@link Bot.observe}. The bot in the worker observes the event before its next choice; a replacement worker
   * observes the whole match.
   */
  observe(event: G['RedactedEvent']): void;
  /** Terminates the worker. Pending and later choices reject. */
  close(): Promise<void>;
}

/** A pending request. */
interface Job<G extends GameTypes> {
  readonly number: number;
  readonly verb: WorkerRequest['hencoop'];
  readonly view: G['View'];
  readonly observed: Observed<G>;
  readonly askedAt: number;
  /** Whether the bot should answer now, with the best choice so far. */
  isUrgent: boolean;
  /** `undefined` once the request is stopped. */
  onProgress: ((choice: Choice<G>) => void) | undefined;
  /** Receives `null` once the bot has pondered. */
  readonly resolve: (choice: Choice<G> | null) => void;
  readonly reject: (reason: unknown) => void;
}

/** How many milliseconds a bot has to stop before its worker is terminated. */
const GRACE = 250;

/**
 * The bot that a worker serves with {@link serveBot}. It thinks on another thread, so it never blocks a page or a
 * server, even if it never pauses. It makes its choices one at a time, in the order of the calls.
 *
 * `worker` is the URL of the worker's module, which runs as a Web Worker, or as a worker thread in Node. It may also be
 * a function that starts a worker, in the form that bundlers recognize: `inWorker(() => new Worker(new
 * URL('./my-bot.js', import.meta.url), { type: 'module' }))`.
 *
 * The worker starts with the first choice. `signal` and `finish` reach the bot through shared memory in Node and on
 * cross-origin isolated pages, elsewhere by a message when it next pauses. If a bot does not stop within a quarter of a
 * second, its worker is terminated. The next choice after that, or after a failure, starts a new worker.
 *
 * @example
 * ```ts
 * import { inWorker } from 'hencoop/bots';
 * import type { ChickenTypes } from 'hencoop/chicken';
 *
 * const bot = inWorker<ChickenTypes>(new URL('./my-bot.js', import.meta.url));
 * // const { move } = await bot.choose(view, { signal });
 * await bot.close();
 * ```
 *
 * `choose` rejects with the reason of its signal, with an Error if the worker fails, or with a RangeError if the view cannot
 * be sent (pass `plain(view)`, with `plain` from `hencoop`) or an answer is invalid: a move of another seat, or a figure that
 * is not a number. An answer may omit `analysis`, `worlds` and
 * `milliseconds`. Check with the game that the move is legal.
 *
 * @throws RangeError if `worker` is neither a URL nor a function.
 */
export function inWorker<G extends GameTypes>(worker: URL | (() => WorkerLike)): WorkerBot<G> {
  if (typeof worker !== 'function' && typeof fieldOf(worker, 'href') !== 'string') {
    refuseOption('worker', 'a URL or a function that starts a worker', worker);
  }
  const shared =
    typeof SharedArrayBuffer === 'function' ? new Int32Array(new SharedArrayBuffer(4 * ENDS.length)) : null;
  /** In the order of the calls. */
  const jobs: Job<G>[] = [];
  const history = newHistory<G>();
  let asked = 0;
  let closed = false;
  let running: StartedWorker | null = null;
  let state: 'loading' | 'idle' | 'thinking' = 'loading';

  function start(): StartedWorker {
    state = 'loading';
    history.forget();
    const started = startWorker(worker, {
      message(data) {
        if (running === started) hear(replyIn(data));
      },
      failure(reason) {
        if (running === started) restart(new Error(`the worker failed: ${reason}`));
      },
    });
    return started;
  }

  /** Sends the worker its next request, if there is one. */
  function next(): void {
    const [job] = jobs;
    if (job === undefined) return;
    running ??= start();
    if (state !== 'idle') return;
    const { number, verb, observed, view, onProgress } = job;
    const follows = onProgress !== undefined;
    const events = history.pass(observed);
    const request: WorkerRequest = { hencoop: verb, number, events, view, follows, shared };
    try {
      running.post(request);
      state = 'thinking';
      if (job.isUrgent) end(job, 'finish');
    } catch (error) {
      // The worker has not received the events.
      history.forget();
      jobs.shift();
      job.reject(unsendable(error));
      next();
    }
  }

  function hear(reply: WorkerReply | null): void {
    const [job] = jobs;
    if (reply?.hencoop === 'ready') {
      if (state !== 'loading') return;
    } else {
      if (state !== 'thinking' || job === undefined || job.number !== reply?.number) return;
      if (reply.hencoop === 'soFar') {
        tell(job, reply.choice);
        return;
      }
      jobs.shift();
      // The bot may have failed while it observed.
      if (reply.hencoop === 'failed') history.forget();
      answer(job, reply);
    }
    state = 'idle';
    next();
  }

  /** Terminates the worker and rejects its current request; a new worker takes the rest. */
  function restart(reason: unknown): void {
    void running?.end();
    running = null;
    jobs.shift()?.reject(reason);
    next();
  }

  /** Reports the choice so far. */
  function tell(job: Job<G>, choice: unknown): void {
    try {
      job.onProgress?.(readChoice<G>(choice, job.view.viewer, realTime() - job.askedAt));
    } catch (error) {
      job.reject(error);
      stop(job);
    }
  }

  /** Tells the worker to end the job. */
  function end({ number }: Job<G>, how: End): void {
    if (shared !== null) Atomics.store(shared, ENDS.indexOf(how), number);
    else running?.post({ hencoop: how, number } satisfies WorkerEnd);
  }

  const isRunning = (job: Job<G>) => jobs[0] === job && state === 'thinking';

  /** Drops a canceled job, and stops the worker if it is on it. */
  function stop(job: Job<G>): void {
    job.onProgress = undefined;
    if (!isRunning(job)) {
      const index = jobs.indexOf(job);
      if (index >= 0) jobs.splice(index, 1);
      return;
    }
    end(job, 'stop');
    setTimeout(() => {
      if (jobs[0] === job) restart(null);
    }, GRACE);
  }

  /** Makes the worker answer with the best choice so far. */
  function hurry(job: Job<G>): void {
    job.isUrgent = true;
    if (isRunning(job)) end(job, 'finish');
  }

  /** Queues a request. If `signal` is aborted, calls `stopped` and stops the job. */
  async function ask(
    verb: Job<G>['verb'],
    view: G['View'],
    { signal, finish, onProgress }: ChooseConfig<G>,
    stopped: (job: Job<G>) => void,
  ): Promise<Choice<G> | null> {
    if (closed) throw new Error('inWorker: the bot is closed');
    let [abort, urge] = [() => {}, () => {}];
    const answered = new Promise<Choice<G> | null>((resolve, reject) => {
      const isUrgent = finish?.aborted ?? false;
      const [number, observed, askedAt] = [++asked, history.now(), realTime()];
      const job: Job<G> = { number, verb, view, observed, askedAt, isUrgent, onProgress, resolve, reject };
      abort = () => {
        stopped(job);
        stop(job);
      };
      urge = () => hurry(job);
      for (const other of jobs.filter(({ verb }) => verb === 'ponder')) {
        other.resolve(null);
        stop(other);
      }
      jobs.push(job);
    });
    signal?.addEventListener('abort', abort);
    finish?.addEventListener('abort', urge);
    next();
    return answered.finally(() => {
      signal?.removeEventListener('abort', abort);
      finish?.removeEventListener('abort', urge);
    });
  }

  return {
    observe: history.add,
    async choose(view, config = {}) {
      config.signal?.throwIfAborted();
      const choice = await ask('choose', view, config, ({ reject }) => reject(config.signal?.reason));
      // Only `ponder` resolves without a choice.
      return choice as Choice<G>;
    },
    async ponder(view, { signal } = {}) {
      if (signal?.aborted) return;
      await ask('ponder', view, { signal }, ({ resolve }) => resolve(null));
    },
    async close() {
      closed = true;
      const ended = running?.end();
      running = null;
      for (const job of jobs.splice(0)) job.reject(new Error('inWorker: the bot is closed'));
      await ended;
    },
  };
}

/** What to tell about `error`, which a worker threw at a request. */
function unsendable(error: unknown): unknown {
  if (fieldOf(error, 'name') !== 'DataCloneError') return error;
  const expected = 'expected plain JSON, got a value that cannot be sent to a worker, such as the proxy of a store';
  return new RangeError(`view, or an observed event: ${expected}; pass plain(view), with plain from hencoop`, {
    cause: error,
  });
}

function answer<G extends GameTypes>(
  { view, askedAt, resolve, reject }: Job<G>,
  reply: Exclude<WorkerReply, { hencoop: 'ready' | 'soFar' }>,
): void {
  if (reply.hencoop === 'failed') {
    const { name, message } = reply;
    reject(name === 'RangeError' ? new RangeError(message) : new Error(message));
    return;
  }
  try {
    resolve(reply.hencoop === 'pondered' ? null : readChoice<G>(reply.choice, view.viewer, realTime() - askedAt));
  } catch (error) {
    reject(error);
  }
}

/**
 * The choice in a worker's answer, with defaults filled in.
 * @throws RangeError if a field is invalid; the message names its path.
 */
function readChoice<G extends GameTypes>(value: unknown, seat: unknown, elapsed: number): Choice<G> {
  const { move: given, analysis, worlds = 0, milliseconds = elapsed } = readRecord('choice', value);
  const move = readMove<G>('choice.move', given, seat);
  if (analysis !== undefined && !Array.isArray(analysis)) {
    refuseOption('choice.analysis', 'a list of candidates, or nothing', analysis);
  }
  const candidates = analysis?.map((candidate, index) =>
    readCandidate<G>(`choice.analysis[${index}]`, candidate, seat),
  );
  return {
    move,
    analysis: candidates ?? [untried<G>(move)],
    worlds: readNumber('choice.worlds', worlds),
    milliseconds: readNumber('choice.milliseconds', milliseconds),
  };
}

function readCandidate<G extends GameTypes>(path: string, value: unknown, seat: unknown): Candidate<G> {
  const { move: given, visits, value: worth, plusMinus, points, chanceToWin, line } = readRecord(path, value);
  const move = readMove<G>(`${path}.move`, given, seat);
  return {
    move,
    visits: readNumber(`${path}.visits`, visits),
    value: readNumber(`${path}.value`, worth),
    plusMinus: readNumber(`${path}.plusMinus`, plusMinus),
    points: readNumber(`${path}.points`, points),
    chanceToWin: chanceToWin === null ? null : readNumber(`${path}.chanceToWin`, chanceToWin),
    line: line === undefined ? [move] : readLine<G>(`${path}.line`, line),
  };
}

function readMove<G extends GameTypes>(path: string, value: unknown, seat: unknown): G['Move'] {
  const { seat: mover, type } = readRecord(path, value);
  if (mover !== seat) refuseOption(`${path}.seat`, `${seat}, the seat of the view`, mover);
  if (typeof type !== 'string') refuseOption(`${path}.type`, 'a string', type);
  // The caller checks with the game whether it is a legal move.
  return value as G['Move'];
}

/** A line may hold moves of any seat. */
function readLine<G extends GameTypes>(path: string, value: unknown): G['Move'][] {
  if (!Array.isArray(value) || value.length === 0) refuseOption(path, 'a list of moves, or nothing', value);
  return value.map((move, index) =>
    readMove<G>(`${path}[${index}]`, move, readRecord(`${path}[${index}]`, move)['seat']),
  );
}

function readRecord(path: string, value: unknown): { readonly [field: string]: unknown } {
  return isRecord(value) ? value : refuseOption(path, 'an object', value);
}

function readNumber(path: string, value: unknown): number {
  return typeof value === 'number' ? value : refuseOption(path, 'a number', value);
}
