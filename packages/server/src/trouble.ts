import { isOfConnection } from './driverErrors.js';
import { type Log, traceOf } from './log.js';
import type { Metrics } from './metrics.js';
import type { Store } from './store.js';

/** Counts and logs failures: a change of state is logged once, no matter how many requests fail meanwhile. */
export class Trouble {
  readonly #log: Log;
  readonly #metrics: Metrics;
  /** The errors already logged as the database not answering. */
  readonly #known = new WeakSet<object>();

  constructor(log: Log, metrics: Metrics) {
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Counts and logs a failure; `what` is the message. */
  failed(error: unknown, what: string): void {
    this.#metrics.errors.inc();
    if (typeof error === 'object' && error !== null && this.#known.has(error)) return;
    this.#log.error(traceOf(error), what);
  }

  /**
   * Wraps the store to log one line when the database goes down, and one when it is back. A database that has never
   * answered prevents the server from starting, which reports that itself.
   */
  watched(store: Store): Store {
    let isUp: boolean | null = null;
    const answered = () => {
      if (isUp === true) return;
      if (isUp === false) this.#log.info({}, 'the database answers again');
      isUp = true;
      this.#metrics.databaseUp.set(1);
    };
    const refused = (error: unknown) => {
      if (!(error instanceof Error && isOfConnection(error))) return;
      this.#known.add(error);
      if (isUp !== true) return;
      isUp = false;
      this.#metrics.databaseUp.set(0);
      this.#log.error(traceOf(error), 'the database does not answer');
    };
    return new Proxy(store, {
      get(target, name) {
        const part: unknown = Reflect.get(target, name);
        if (typeof part !== 'function' || name === 'close') return part;
        return (...given: unknown[]) => {
          const result: unknown = part.apply(target, given);
          if (result instanceof Promise) result.then(answered, refused);
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
