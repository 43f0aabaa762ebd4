/** The number of a clause, as in `CH-3.1`. */
const NUMBER = /\b[A-Z]{1,2}-\d+(?:\.\d+[a-z]?)?/g;

/** The numbers of the clauses that a sentence names, each once. */
export function clausesIn(sentence: string): readonly string[] {
  return [...new Set(sentence.match(NUMBER))];
}
