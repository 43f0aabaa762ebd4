/** A use of a listed phrase that is right where it is. */
export interface Allowed {
  readonly file: string;
  /** Part of the line with the phrase. */
  readonly text: string;
  readonly reason: string;
}

/** Where Chicken Out! speaks of an own count, which is what its rule book calls the count after a 21. */
const OWN_COUNTS = [
  'docs/games/chicken-out.md',
  'src/chicken-out/bots/heuristic.ts',
  'src/chicken-out/bots/method.ts',
  'src/chicken-out/clauses.ts',
  'src/chicken-out/index.ts',
  'src/chicken-out/rules.ts',
  'src/chicken-out/table.ts',
  'src/chicken-out/svg/index.ts',
  'test/chicken-out/bots/heuristic.test.ts',
  'test/chicken-out/rules.test.ts',
];

export const ALLOWED: readonly Allowed[] = [
  { file: 'src/chicken-out/locales/en.ts', text: 'of your own', reason: 'A term of the rule book.' },
  ...OWN_COUNTS.map((file) => ({ file, text: 'own count', reason: 'A term of the rule book.' })),
  ...['src/chicken-out/clauses.ts', 'src/chicken-out/rules.ts', 'test/chicken-out/rules.test.ts'].map((file) => ({
    file,
    text: 'there is none',
    reason: 'It means that no such player exists.',
  })),
  ...["'forwards'", "'backwards'"].map((text) => ({
    file: 'src/element/motion/flights.ts',
    text,
    reason: 'A value of the browser.',
  })),
];
