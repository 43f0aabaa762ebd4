/** `T` with every field, at every depth, made writable, for `evolve` to work on. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** Part of a state that a draft shares with it and only reads. */
export function borrowed<T>(part: T): Draft<T> {
  // The type makes it writable, but no event of the move writes to it: law 2 catches one that does.
  return part as Draft<T>;
}

/** Returns a finished draft under its readonly type. */
export function finishDraft<T>(draft: Draft<T>): T {
  // A Draft<T> is a T with writable fields; readonly exists only in the type.
  return draft as T;
}
