/** Mutants that change nothing anybody could see. */
export interface Equivalent {
  /** Why no test could notice them. */
  readonly why: string;
  /** Each with the line on which it begins: white space is one space. */
  readonly mutants: readonly (readonly [file: string, line: string, from: string, to: string])[];
}

/** Every survivor of mutation testing, read one by one. */
export const EQUIVALENT: readonly Equivalent[] = [];
