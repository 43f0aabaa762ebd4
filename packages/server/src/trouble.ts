import { isOfConnection, isOfWriting } from './driverErrors.js';
import { type Log, traceOf } from './log.js';
import type { Metrics } from './metrics.js';
import type { Store } from './store.js';

const BACK = { away: 'the database answers again', full: 'the database accepts writes again' };

/** Counts and logs failures: a change of state is logged once, no matter how many requests fail meanwhile. */
export class Trouble {
  readonly #log: Log;
  readonly #metrics: Metrics;
  /** The errors already logged as the database not answering. */
  readonly #known = new WeakSet<object>();

  #isFull = () => false;

  constructor(log: Log, metrics: Metrics) {
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Whether the database answers, but accepts no writes. */
  get isFull(): boolean {
    return this.#isFull();
  }

  /** Counts and logs a failure; `what` is the message, `request` the id of the request that failed. */
  failed(error: unknown, what: string, request?: string): void {
    this.#metrics.errors.inc();
    if (typeof error === 'object' && error !== null && this.#known.has(error)) return;
    this.#log.error({ ...traceOf(error), ...(request === undefined ? {} : { request }) }, what);
  }

  /**
   * Wraps the store to log one line when the database goes down or stops accepting writes, and one when it is back. A
   * database that has never answered prevents the server from starting, which reports that itself.
   *
   * While it accepts no writes, only `tryWrite` shows that it does again: reads and small writes may succeed on a full
   * disk. `ping` tries that.
   */
  watched(store: Store): Store {
    let state: keyof typeof BACK | 'new' | 'up' = 'new';
    this.#isFull = () => state === 'full';
    const answered = (name: string | symbol) => {
      if (state === 'up' || (state === 'full' && name !== 'tryWrite')) return;
      if (state !== 'new') this.#log.info({}, BACK[state]);
      state = 'up';
      this.#metrics.databaseUp.set(1);
    };
    const refused = (error: unknown) => {
      if (!(error instanceof Error)) return;
      const isFull = isOfWriting(error);
      if (!isFull && !isOfConnection(error)) return;
      this.#known.add(error);
      if (state === 'new' || state === 'full' || (state === 'away' && !isFull)) return;
      state = isFull ? 'full' : 'away';
      this.#metrics.databaseUp.set(0);
      this.#log.error(traceOf(error), isFull ? 'the database accepts no writes' : 'the database does not answer');
    };
    return new Proxy(store, {
      get(target, asked) {
        const name = asked === 'ping' && state === 'full' ? 'tryWrite' : asked;
        const part: unknown = Reflect.get(target, name);
        if (typeof part !== 'function' || name === 'close') return part;
        return (...given: unknown[]) => {
          const result: unknown = part.apply(target, given);
          if (result instanceof Promise) result.then(() => answered(name), refused);
          return result;
        };
      },
    });
  }

  /** Logs one line when an optional part goes down, and one when it is back. */
  following(name: 'hints' | 'rates') {
    const { partUp } = this.#metrics;
    partUp.set({ part: name }, 1);
    return {
      onTrouble: (message: string) => {
        partUp.set({ part: name }, 0);
        this.#log.warn({}, message);
      },
      onRecovery: (message: string) => {
        partUp.set({ part: name }, 1);
        this.#log.info({}, message);
      },
    };
  }
}
