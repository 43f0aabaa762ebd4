// Code that is longer than tools/check/lengths.ts allows, each with the reason.

/** A file of more than 400 lines. */
export interface LongFile {
  readonly file: string;
  readonly reason: string;
}

/** A function of more than 60 lines. */
export interface LongFunction extends LongFile {
  readonly name: string;
}

export const LONG_FILES: readonly LongFile[] = [
  {
    file: 'tools/bench/handwritten/chicken-roundup.ts',
    reason:
      'The measure of the benchmarks is a whole engine written by hand in one file, without any of the structure of src.',
  },
];

export const LONG_FUNCTIONS: readonly LongFunction[] = [
  ...['blind-chicken-extreme', 'chicken-roundup'].map((game) => ({
    file: `src/${game}/evolve.ts`,
    name: 'evolve',
    reason: 'One switch, the only writer of a table: a case of a few lines for each event, read one at a time.',
  })),
  {
    file: 'src/bots/inWorker.ts',
    name: 'inWorker',
    reason: 'Closures over the one worker and its questions on the way.',
  },
  ...['ismcts', 'search'].map((name) => ({
    file: `src/bots/${name}.ts`,
    name,
    reason: 'Closures over what one search has learned.',
  })),
  {
    file: 'src/chicken-out/bots/knowledge.ts',
    name: 'knowledgeOf',
    reason: 'Closures over the counts of one view, each a few lines.',
  },
  {
    file: 'src/chicken-roundup/bots/heuristic.ts',
    name: 'ratingOf',
    reason: 'Closures over one yard, each rating one kind of move.',
  },
  {
    file: 'src/engine/defineGame.ts',
    name: 'transitionVerbs',
    reason: 'Closures over one game, each a verb of a few lines.',
  },
  { file: 'src/testkit/laws.ts', name: 'laws', reason: 'The list of the laws, one entry each.' },
];
