/** What comes waits until somebody listens. One listener at a time. */
export interface Unheard<T> {
  readonly say: (what: T) => void;
  /** What has waited comes first; the result ends it. */
  readonly listen: (listener: (what: T) => void) => () => void;
  /** Nobody wants what has waited any more. */
  readonly forget: () => void;
  /** As if nothing had come, and nobody listened. */
  readonly reset: () => void;
}

export function unheardOf<T>(): Unheard<T> {
  let waiting: T[] = [];
  let hear: ((what: T) => void) | null = null;
  return {
    say(what) {
      if (hear === null) waiting.push(what);
      else hear(what);
    },
    listen(listener) {
      hear = listener;
      const before = waiting;
      waiting = [];
      for (const what of before) listener(what);
      return () => {
        if (hear === listener) hear = null;
      };
    },
    forget() {
      waiting = [];
    },
    reset() {
      waiting = [];
      hear = null;
    },
  };
}
