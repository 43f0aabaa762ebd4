// npm run lab: runs a command of the lab.
import process from 'node:process';

/** Each command: its file in this folder, and a description. */
const PARTS: { readonly [part: string]: readonly [file: string, does: string] } = {
  analysis: ['analysis/main.ts', 'measures whether the analysis finds smaller losses for better players'],
  examples: ['analysis/examples.ts', 'finds the examples of docs/analysis.md'],
  arena: ['arena/main.ts', 'plays tournaments of bots on all cores, or publishes the standard ones'],
  queue: ['arena/queue/main.ts', 'plays a tournament on many machines'],
  'queue-test': ['test/queue/kill.ts', 'kills workers of a queue on a real Redis, and compares the figures'],
  calibrate: ['calibration/main.ts', "compares the bots' estimated chances to win with results"],
  count: ['count/main.ts', 'counts the tree below a position of each game'],
  endings: ['endings/main.ts', 'solves endings, and measures how far each level falls short of the best play'],
  pages: ['pages.ts', 'writes the page of each folder from its results; --check compares them'],
  pool: ['pool/main.ts', 'plays the levels against bots built from an old commit'],
  puzzles: ['puzzles/main.ts', 'finds puzzles for @hencoop/puzzles'],
  raters: ['teach/raters.ts', 'trains a network to rate the moves of a game'],
  thumbs: ['teach/thumbs.ts', "tunes the numbers in a game's rules of thumb"],
};

const [name = ''] = process.argv.splice(2, 1);
const part = PARTS[name];
if (part === undefined) {
  const lines = Object.entries(PARTS).map(([each, [, does]]) => `  ${each.padEnd(12)}${does}`);
  console.log(['npm run lab -- COMMAND [options]', '', ...lines].join('\n'));
  if (name !== '' && name !== '--help') process.exitCode = 2;
} else await import(`./${part[0]}`);
