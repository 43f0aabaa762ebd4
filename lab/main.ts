// npm run lab: starts a part of the lab.
import process from 'node:process';

/** Each part with its file in this folder, and what it does. */
const PARTS: { readonly [part: string]: readonly [file: string, does: string] } = {
  analysis: ['analysis/main.ts', 'measures whether good players lose less than bad ones, as the analysis judges them'],
  examples: ['analysis/examples.ts', 'finds the examples of docs/analysis.md'],
  arena: ['arena/main.ts', 'plays tournaments of bots on all cores, or publishes the standard ones'],
  queue: ['arena/queue/main.ts', 'plays a tournament on many machines'],
  'queue-test': ['test/queue/kill.ts', 'kills workers of a queue on a real Redis, and compares the figures'],
  calibrate: ['calibration/main.ts', 'compares the chances to win that bots state with results'],
  count: ['count/main.ts', 'counts the tree below a position of each game'],
  endings: ['endings/main.ts', 'solves endings, and measures what each level loses in them'],
  pages: ['pages.ts', 'writes the page of each folder from its results; --check compares them'],
  pool: ['pool/main.ts', 'plays the levels against bots of an old commit'],
  puzzles: ['puzzles/main.ts', 'finds puzzles for @hencoop/puzzles'],
  teach: ['teach/main.ts', 'teaches the policy of Chicken'],
  raters: ['teach/raters.ts', 'teaches a network to rate the moves of a game'],
  thumbs: ['teach/thumbs.ts', 'teaches the numbers in the rules of thumb of a game'],
};

const [name = ''] = process.argv.splice(2, 1);
const part = PARTS[name];
if (part === undefined) {
  const lines = Object.entries(PARTS).map(([each, [, does]]) => `  ${each.padEnd(12)}${does}`);
  console.log(['npm run lab -- PART [options of the part]', '', ...lines].join('\n'));
  if (name !== '' && name !== '--help') process.exitCode = 2;
} else await import(`./${part[0]}`);
