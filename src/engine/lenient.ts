/**
 * `T` with every function in it as a method. Only methods may take less than their type says: so the functions of every
 * game fit those of {@link GameTypes}, though they take the tables and moves of their own game alone.
 */
export type Lenient<T> = T extends (...given: infer Given) => infer Result
  ? { method(...given: Given): Lenient<Result> }['method']
  : T extends object
    ? { [Key in keyof T]: Lenient<T[Key]> }
    : T;
