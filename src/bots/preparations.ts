import type { GameTypes } from '../engine/game.js';
import type { Bot, Choice, ChooseConfig } from './bot.js';

/** The most choices to prepare and keep. */
export const MOST_PREPARED = 16;

/** A choice in progress. */
interface Making<G extends GameTypes> {
  readonly key: string;
  readonly choice: Promise<Choice<G>>;
  readonly stop: AbortController;
  readonly finish: AbortController;
  /** The progress callback of the caller, once one waits for the choice. */
  readonly follower: Pick<ChooseConfig<G>, 'onProgress'>[];
}

/** Choices that a bot makes ahead of time, by the key of their views. */
export interface Preparations<G extends GameTypes> {
  /** Has the bot make a choice, and keeps it. */
  prepare(key: string, view: G['View']): Promise<void>;
  /** Removes and returns the prepared choice. */
  take(key: string): Choice<G> | undefined;
  /** Returns the choice in progress if it is for `key`. */
  goOn(key: string, config: ChooseConfig<G>): Promise<Choice<G>> | undefined;
  /** Stops the choice in progress, unless it is for `key`. */
  stop(key?: string): void;
}

export function preparationsOf<G extends GameTypes>(bot: Bot<G>): Preparations<G> {
  /** Oldest first. */
  const prepared = new Map<string, Choice<G>>();
  let making: Making<G> | null = null;

  function keep(key: string, choice: Choice<G>): void {
    prepared.delete(key);
    prepared.set(key, choice);
    const [oldest] = prepared.keys();
    if (prepared.size > MOST_PREPARED && oldest !== undefined) prepared.delete(oldest);
  }

  async function make(key: string, view: G['View']): Promise<void> {
    const [stop, finish] = [new AbortController(), new AbortController()];
    const follower: Making<G>['follower'] = [];
    const onProgress = (soFar: Choice<G>) => follower[0]?.onProgress?.(soFar);
    const choice = bot.choose(view, { signal: stop.signal, finish: finish.signal, onProgress });
    const mine: Making<G> = { key, choice, stop, finish, follower };
    making = mine;
    try {
      const made = await choice;
      // Unless a caller has taken it over.
      if (making === mine) keep(key, made);
    } catch (error) {
      // A stop is not a failure, and a caller that took the choice over receives its error.
      if (making === mine && !stop.signal.aborted) throw error;
    } finally {
      if (making === mine) making = null;
    }
  }

  return {
    async prepare(key, view) {
      const known = prepared.get(key);
      if (known === undefined) await make(key, view);
      else keep(key, known);
    },
    take(key) {
      const choice = prepared.get(key);
      prepared.delete(key);
      return choice;
    },
    goOn(key, { signal, finish, onProgress }) {
      if (making?.key !== key) return undefined;
      const awaited = making;
      making = null;
      awaited.follower.push({ onProgress });
      const done = new AbortController();
      const { signal: over } = done;
      signal?.addEventListener('abort', () => awaited.stop.abort(signal.reason), { signal: over });
      finish?.addEventListener('abort', () => awaited.finish.abort(), { signal: over });
      if (finish?.aborted) awaited.finish.abort();
      return awaited.choice.finally(() => done.abort());
    },
    stop(key) {
      if (making?.key !== key) making?.stop.abort();
    },
  };
}
