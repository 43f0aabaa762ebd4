// Loads what a table needs only after it has been drawn: dragging, motion, and what foretells a move.

/** The modules that load later. */
export type LaterParts = typeof import('./later/index.js');

let parts: LaterParts | null = null;
let loading: Promise<LaterParts | null> | null = null;

/** The parts, if they have arrived. */
export function partsNow(): LaterParts | null {
  return parts;
}

/** The parts once they have arrived; `null` if they cannot be loaded: then the table does without, and the next call tries again. */
export function loadParts(): Promise<LaterParts | null> {
  loading ??= import('./later/index.js').then(
    (loaded) => {
      parts = loaded;
      return loaded;
    },
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}

/** Fetches the parts once the browser has shown what has just been drawn: the first touch seldom waits for them. */
export function fetchParts(): void {
  if (parts === null) requestAnimationFrame(() => setTimeout(loadParts));
}
