/** `T` with every field, at every depth, made writable: what `evolve` works on. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** Part of a state that a draft shares with it: read there, never written. */
export function borrowed<T>(part: T): Draft<T> {
  // The type makes it writable, but no event of the move writes it: law 2 finds an event that does.
  return part as Draft<T>;
}

/** Returns a finished draft under its readonly type. */
export function finishDraft<T>(draft: Draft<T>): T {
  // A Draft<T> is a T whose fields may be written; readonly is a promise of the type alone.
  return draft as T;
}
