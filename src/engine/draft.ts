/** `T` with every field, at every depth, made writable: what `evolve` works on. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a draft has in common with the state it was copied from: it is read there, never written. */
export function shared<T>(list: T): Draft<T> {
  // Nothing is made writable by this that anybody writes on: law 2 finds who does.
  return list as Draft<T>;
}

/** Hands a finished draft out under its readonly type. */
export function settle<T>(draft: Draft<T>): T {
  // A Draft<T> is a T whose fields may be written; readonly is a promise of the type alone.
  return draft as T;
}
