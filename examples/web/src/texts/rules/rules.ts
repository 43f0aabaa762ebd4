/** The rules of a game in one language, by the numbers of their clauses. */
export interface RuleTexts {
  readonly authors: string;
  readonly players: string;
  /** The headings: section 3 holds the clauses `PREFIX-3.…`. */
  readonly sections: readonly string[];
  readonly clauses: { readonly [clause: string]: string };
}
