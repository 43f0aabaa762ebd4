// Loads the code that moves things only after the table has been drawn.

export type MotionModule = typeof import('./lazy.js');

let module: MotionModule | null = null;
let loading: Promise<MotionModule | null> | null = null;

/** The code that moves things, if it has loaded. */
export function motionNow(): MotionModule | null {
  return module;
}

/** Loads the code that moves things; `null` if that fails: then the table does without, and the next call tries again. */
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

/** Loads it once the browser has painted the table: the first touch seldom waits for it. */
export function prefetchMotion(): void {
  if (module === null) requestAnimationFrame(() => setTimeout(loadMotion));
}
