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
  /** The choices in each step, by the `step.type` of a table; G-3 refuses any other move. */
  readonly steps: { readonly [step: string]: string };
  readonly clauses: { readonly [Number in Clause]: ClauseText };
}

/** The rules of a game in one language. */
export interface RuleTexts {
  readonly authors: string;
  readonly players: string;
  /** The headings: section 3 holds the clauses `PREFIX-3.…`. */
  readonly sections: readonly string[];
  /** The choices in each step, by the `step.type` of a table, with the numbers of their clauses. */
  readonly steps: { readonly [step: string]: string };
  /** By number. */
  readonly clauses: { readonly [clause: string]: string };
}

/** The texts of a rule sheet, without what else it says of its clauses. */
export function textsOf({ authors, players, sections, steps, clauses }: Sheet): RuleTexts {
  const texts = Object.entries(clauses).map(([number, { text }]) => [number, text] as const);
  return { authors, players, sections, steps, clauses: Object.fromEntries(texts) };
}
