// Loads the motion code after the table has been drawn.

export type MotionModule = typeof import('./lazy.js');

let module: MotionModule | null = null;
let loading: Promise<MotionModule | null> | null = null;

/** The motion code, if it has loaded. */
export function motionNow(): MotionModule | null {
  return module;
}

/** Loads the motion code; `null` if that fails. The table then does without, and the next call retries. */
export function loadMotion(): Promise<MotionModule | null> {
  loading ??= import('./lazy.js').then(
    (loaded) => {
      module = loaded;
      return loaded;
    },
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}

/** Loads the motion code once the browser has painted the table, so that the first touch seldom waits for it. */
export function prefetchMotion(): void {
  // A test DOM may paint nothing.
  const painted = globalThis.requestAnimationFrame ?? setTimeout;
  if (module === null) painted(() => setTimeout(loadMotion));
}
