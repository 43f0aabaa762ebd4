/**
 * `T` with every function in it as a method. The parameters of methods are bivariant, so the functions of every game fit
 * {@link GameTypes}, although they take only the tables and moves of their own game.
 */
export type Lenient<T> = T extends (...given: infer Given) => infer Result
  ? { method(...given: Given): Lenient<Result> }['method']
  : T extends object
    ? { [Key in keyof T]: Lenient<T[Key]> }
    : T;
