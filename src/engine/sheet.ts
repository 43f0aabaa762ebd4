import type { ClauseText } from './clauses.js';

/** The rule sheet of a game. */
export interface Sheet<Clause extends string = string> {
  /** The name of the game on its box. */
  readonly title: string;
  /** The authors of the game, several separated by ` / `. */
  readonly authors: string;
  /** The possible numbers of players: `2 to 5`, or `2`. */
  readonly players: string;
  /** The prefix of every clause number. */
  readonly prefix: string;
  /** The headings, in order: section 3 holds the clauses `PREFIX-3.…`. */
  readonly sections: readonly string[];
  /** The choices in each step, by the `step.type` of a table; G-3 refuses any other move. */
  readonly steps: { readonly [step: string]: string };
  /** Every clause by its number: the game's own, then the ones that all games share. */
  readonly clauses: { readonly [Number in Clause]: ClauseText };
}

/** The rules of a game in one language. */
export interface RuleTexts {
  /** The authors of the game, several separated by ` / `. */
  readonly authors: string;
  /** The possible numbers of players, in that language: `2 to 5`. */
  readonly players: string;
  /** The headings: section 3 holds the clauses `PREFIX-3.…`. */
  readonly sections: readonly string[];
  /** The choices in each step, by the `step.type` of a table, with the numbers of their clauses. */
  readonly steps: { readonly [step: string]: string };
  /** The clauses by number. */
  readonly clauses: { readonly [clause: string]: string };
}

/** The texts of a rule sheet, without the origins of its clauses. */
export function textsOf({ authors, players, sections, steps, clauses }: Sheet): RuleTexts {
  const texts = Object.entries(clauses).map(([number, { text }]) => [number, text] as const);
  return { authors, players, sections, steps, clauses: Object.fromEntries(texts) };
}
