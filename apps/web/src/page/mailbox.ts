/** Buffers messages until there is a listener. One listener at a time. */
export interface Mailbox<T> {
  readonly put: (message: T) => void;
  /** Delivers the buffered messages, then each new one. Call the returned function to stop. */
  readonly listen: (listener: (message: T) => void) => () => void;
  /** Drops the buffered messages. */
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
