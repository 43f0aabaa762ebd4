/** A clause number in a text: `CH-3.1`, `BC-2.4a`, `G-11`. */
export const CLAUSE = /\b[A-Z]{2}-\d+\.\d+[a-z]?\b|\bG-\d+\b/g;

/** Every clause number in a text, including repetitions. */
export const clausesIn = (text: string): readonly string[] => text.match(CLAUSE) ?? [];

/** Whether a line begins a test, or is a title on a separate line. */
function isTitle(line: string): boolean {
  return /^\s*(?:(?:it|test|describe)\b|\[?['"`]|\]\)\()/.test(line);
}

/** The clause numbers in the titles of the tests of a file. */
export const clausesInTitles = (text: string): readonly string[] => text.split('\n').filter(isTitle).flatMap(clausesIn);
