import type { ClauseText } from './clauses.js';

/** The rule sheet of a game. */
export interface Sheet<Clause extends string = string> {
  readonly title: string;
  readonly authors: string;
  readonly players: string;
  /** What every clause number starts with. */
  readonly prefix: string;
  /** The headings, in order: section 3 holds the clauses `PREFIX-3.…`. */
  readonly sections: readonly string[];
  /** What may be done in each step, by the `step.type` of a table; G-3 refuses any other move. */
  readonly steps: { readonly [step: string]: string };
  readonly clauses: { readonly [Number in Clause]: ClauseText };
}
