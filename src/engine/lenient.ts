/**
 * `T` with every function in it as a method. The parameters of methods are bivariant, so the functions of every game fit
 * `GameTypes`, although they take only the tables and moves of their own game.
 */
export type Lenient<T> = T extends (...given: infer Given) => infer Result
  ? {
      /** A method with the parameters and the result of the function. */
      method(...given: Given): Lenient<Result>;
    }['method']
  : T extends object
    ? { [Key in keyof T]: Lenient<T[Key]> }
    : T;
