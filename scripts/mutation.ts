// Mutates the rules of a game (or the engine) and counts the mutants that no test notices: npm run mutation -- chicken
import { Stryker } from '@stryker-mutator/core';
import { filesBelow, GAMES } from './house.js';

const [what = 'chicken'] = process.argv.slice(2);
if (what !== 'engine' && !GAMES.includes(what))
  throw new Error(`no such room: ${what}; known are engine, ${GAMES.join(', ')}`);

const mutate =
  what === 'engine'
    ? filesBelow('src/engine', '.ts').filter((file) => !file.endsWith('.d.ts'))
    : filesBelow(`src/${what}`, '.ts').filter((file) => /\/(rules|evolve|view)(\/\w+)?\.ts$/.test(file));
// Property runs are cut short: a mutant that only the hundredth walk would notice is rather noticed by an example.
process.env['LAW_RUNS'] ??= what === 'engine' ? '5' : '12';
process.env['LAW_SEED'] = '7';
process.env['HENCOOP_MUTATED'] = what;

await new Stryker({
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Tables built while a module loads are the data that the clause tests read.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: `reports/mutation/${what}.incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `reports/mutation/${what}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
  ignorePatterns: ['dist', '.docs-site', 'bench', 'examples', 'docs'],
  tempDirName: '.stryker-tmp',
  timeoutMS: 10_000,
}).runMutationTest();
