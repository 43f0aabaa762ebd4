/** A part that loads on request, once for all tables. */
export interface Later<Part> {
  /** The part, if it has loaded. */
  readonly now: Part | null;
  /** Loads the part; `null` if that fails. The next call tries again. */
  load(): Promise<Part | null>;
}

export function later<Part>(load: () => Promise<Part>): Later<Part> {
  let part: Part | null = null;
  let loading: Promise<Part | null> | null = null;
  return {
    get now() {
      return part;
    },
    load() {
      loading ??= load().then(
        (loaded) => {
          part = loaded;
          return loaded;
        },
        () => {
          loading = null;
          return null;
        },
      );
      return loading;
    },
  };
}

/** Calls `then` once the browser has painted the table. */
export function whenPainted(then: () => void): void {
  // A test DOM may paint nothing.
  const painted = globalThis.requestAnimationFrame ?? setTimeout;
  painted(() => setTimeout(then));
}
