import type { Worker } from 'node:worker_threads';
import { standing } from 'hencoop/referee';
import { LRUCache } from 'lru-cache';
import type { AnalysisProgress } from './analysisContract.js';
import type { AnalysisSettings } from './analysisSettings.js';
import { type AnalysisTask, analyzeInThread } from './analysisThreads.js';
import { FairQueue } from './fairQueue.js';
import { playable } from './loadedMatch.js';
import type { Matches } from './matches.js';
import type { Metrics } from './metrics.js';
import { logBetween, refereeLog } from './refereeLog.js';
import { Refusal, refuse, restarting } from './refusal.js';
import type { MatchStore } from './store.js';

export interface AnalysesConfig {
  readonly settings: AnalysisSettings;
  readonly matches: Pick<Matches, 'fresh'>;
  readonly store: Pick<MatchStore, 'find' | 'log'>;
  readonly metrics: Pick<Metrics, 'analyses'>;
  readonly onError: (error: unknown) => void;
  /** How many milliseconds a request waits before it returns the progress instead. */
  readonly patience: number;
  readonly start?: ((task: AnalysisTask) => Worker) | undefined;
}

/** A queued or running analysis. */
interface Run {
  readonly id: string;
  readonly task: AnalysisTask;
  readonly moves: number;
  done: number;
  readonly stop: AbortController;
  readonly result: Promise<string>;
  readonly settle: { resolve(text: string): void; reject(error: unknown): void };
}

/** How many failures to remember, and for how many milliseconds. */
const FAILED = { max: 1_000, ttl: 60_000 };
/** How many matches that are too long to remember: a match that is over does not get shorter. */
const TOO_LONG = { max: 10_000 };
/** A match with more changes for each permitted move is not read: it has far more than moves. */
const CHANGES_PER_MOVE = 4;
/** The seconds until a retry if the queue is full. */
const RETRY = 10;

/**
 * The analyses of finished matches. Each runs once, in a thread; concurrent and later requests share its result. Moves
 * that were taken back are not judged.
 */
export class Analyses {
  readonly #config: AnalysesConfig;
  /** The text of each analysis, by match. */
  readonly #found: LRUCache<string, string>;
  readonly #failed = new LRUCache<string, Refusal>(FAILED);
  readonly #runs = new Map<string, Run>();
  readonly #tooLong = new LRUCache<string, Refusal>(TOO_LONG);
  readonly #waiting = new FairQueue<Run>();
  readonly #working = new Set<Promise<void>>();
  #isClosed = false;

  constructor(config: AnalysesConfig) {
    this.#config = config;
    this.#found = new LRUCache({ max: config.settings.cached });
  }

  /** The number of queued analyses. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Returns the text of a match's analysis, or its progress. Senders are served in turn; `admit` refuses one who starts too
   * many.
   * @throws Refusal if the match cannot be analyzed, or not now.
   */
  async find(id: string, sender: string, admit: () => Promise<void>): Promise<string | AnalysisProgress> {
    const { analyses } = this.#config.metrics;
    const found = this.#found.get(id);
    if (found !== undefined) {
      analyses.inc({ answer: 'cached' });
      return found;
    }
    const failed = this.#tooLong.get(id) ?? this.#failed.get(id);
    if (failed !== undefined) throw failed;
    return this.#outcome(this.#runs.get(id) ?? (await this.#begin(id, sender, admit)));
  }

  /** Ends all analyses; pending requests are told that the server is restarting. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { settle } of this.#waiting.clear()) settle.reject(restarting());
    for (const { stop } of this.#runs.values()) stop.abort(restarting());
    await Promise.all(this.#working);
  }

  async #begin(id: string, sender: string, admit: () => Promise<void>): Promise<Run> {
    const task = await this.#taskOf(id);
    this.#requireRoom(sender);
    await admit();
    if (this.#isClosed) throw restarting();
    // Another request may have started it meanwhile.
    const before = this.#runs.get(id);
    if (before !== undefined) return before;
    this.#requireRoom(sender);
    const run = newRun(id, task);
    this.#runs.set(id, run);
    this.#waiting.push(sender, run);
    this.#next();
    return run;
  }

  /** @throws Refusal if this server does not analyze the match. */
  async #taskOf(id: string): Promise<AnalysisTask> {
    const { matches, store, settings } = this.#config;
    const { stored, served, match } = playable(await matches.fresh(id));
    if (stored.status !== 'over') refuse('unfinished', 'This match is not over yet.');
    if (!served.canThinkInThread) refuse('noAnalysis', 'This server does not analyze matches of this game.');
    // The match was migrated from other rules, but its log was not.
    const { rules } = ((await store.find(id))?.match ?? {}) as { readonly rules?: number };
    if (rules !== match.rules) refuse('otherRules', 'This match uses other rules; it is read-only here.');
    if (stored.version > settings.moves * CHANGES_PER_MOVE) this.#refuseLength(id);
    const steps = standing(refereeLog(await logBetween(store, id, 0, stored.version)));
    if (steps.length - 1 > settings.moves) this.#refuseLength(id);
    return { game: served.id, steps, playouts: settings.playouts };
  }

  #refuseLength(id: string): never {
    const { moves } = this.#config.settings;
    const tooLong = new Refusal('noAnalysis', `This match is too long to analyze: the limit is ${moves} moves.`);
    this.#tooLong.set(id, tooLong);
    throw tooLong;
  }

  /** Makes room for a sender at the cost of one with more waiting analyses. @throws Refusal if the queue is full. */
  #requireRoom(sender: string): void {
    const { threads, waiting } = this.#config.settings;
    if (this.#runs.size < threads + waiting) return;
    const dropped = this.#waiting.dropFor(sender);
    if (dropped !== undefined) {
      this.#runs.delete(dropped.id);
      dropped.settle.reject(tooMany());
      return;
    }
    this.#config.metrics.analyses.inc({ answer: 'refused' });
    throw tooMany();
  }

  #next(): void {
    while (this.#working.size < this.#config.settings.threads) {
      const run = this.#waiting.shift();
      if (run === undefined) return;
      const work = this.#work(run).finally(() => {
        this.#runs.delete(run.id);
        this.#working.delete(work);
        this.#next();
      });
      this.#working.add(work);
    }
  }

  async #work(run: Run): Promise<void> {
    const { settings, metrics, onError, start } = this.#config;
    const { seconds } = settings;
    const late = setTimeout(() => run.stop.abort(new Error(`no analysis within ${seconds} s`)), seconds * 1_000);
    try {
      const text = await analyzeInThread(run.task, {
        signal: run.stop.signal,
        onJudged: (done) => {
          run.done = done;
        },
        start,
      });
      this.#found.set(run.id, text);
      metrics.analyses.inc({ answer: 'made' });
      run.settle.resolve(text);
    } catch (error) {
      if (error instanceof Refusal) return run.settle.reject(error);
      onError(error);
      metrics.analyses.inc({ answer: 'failed' });
      const failed = analysisFailed();
      this.#failed.set(run.id, failed);
      run.settle.reject(failed);
    } finally {
      clearTimeout(late);
    }
  }

  /** The result of a run, or its progress if it takes longer than `patience`. */
  async #outcome(run: Run): Promise<string | AnalysisProgress> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.#config.patience);
    });
    try {
      return (await Promise.race([run.result, late])) ?? { done: run.done, moves: run.moves };
    } finally {
      clearTimeout(timer);
    }
  }
}

function tooMany(): Refusal {
  return new Refusal('unavailable', `Too many analyses wait. Try again in ${RETRY} s.`, RETRY);
}

function analysisFailed(): Refusal {
  const seconds = FAILED.ttl / 1_000;
  return new Refusal('unavailable', `The analysis of this match has failed. Try again in ${seconds} s.`, seconds);
}

function newRun(id: string, task: AnalysisTask): Run {
  let settle: Run['settle'] = { resolve() {}, reject() {} };
  const result = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Every requester may have left.
  result.catch(() => {});
  return { id, task, moves: task.steps.length - 1, done: 0, stop: new AbortController(), result, settle };
}
