/** Keeps messages until somebody listens. One listener at a time. */
export interface Mailbox<T> {
  readonly put: (message: T) => void;
  /** Hands over the messages that are kept, then each that comes; the result ends it. */
  readonly listen: (listener: (message: T) => void) => () => void;
  /** Drops the messages that are kept. */
  readonly clear: () => void;
  /** Drops the messages and the listener. */
  readonly reset: () => void;
}

export function mailbox<T>(): Mailbox<T> {
  let kept: T[] = [];
  let hear: ((message: T) => void) | null = null;
  return {
    put(message) {
      if (hear === null) kept.push(message);
      else hear(message);
    },
    listen(listener) {
      hear = listener;
      const before = kept;
      kept = [];
      for (const message of before) listener(message);
      return () => {
        if (hear === listener) hear = null;
      };
    },
    clear() {
      kept = [];
    },
    reset() {
      kept = [];
      hear = null;
    },
  };
}
