// Mutates the rules of a game (or the engine) and counts the mutants that no test notices: npm run mutation -- chicken
// With part of a path, only the files that have it: npm run mutation -- chicken-roundup rules/gaps
// With --survivors, only what survived the last run or was too slow in it, with more time; the sources must be the same.
// With --reread, the last report is looked at again, after survivors have been written down.
import { Stryker } from '@stryker-mutator/core';
import { filesBelow, GAMES } from './house.js';
import { measure, nameless, survivingRanges } from './mutants.js';

const [what = 'chicken', ...more] = process.argv.slice(2);
const [part = ''] = more.filter((word) => !word.startsWith('--'));
if (what !== 'engine' && !GAMES.includes(what))
  throw new Error(`no such room: ${what}; known are engine, ${GAMES.join(', ')}`);

const wanted = what === 'engine' ? /(?<!\.d)\.ts$/ : /\/(rules|evolve|view)(\/\w+)?\.ts$/;
const mutate = more.includes('--survivors')
  ? survivingRanges(what)
  : filesBelow(`src/${what}`, '.ts').filter((file) => wanted.test(file) && file.includes(part));
// Property runs are cut short: a mutant that only the hundredth walk would notice is rather noticed by an example.
process.env['LAW_RUNS'] ??= '5';
process.env['LAW_SEED'] = '7';
process.env['HENCOOP_MUTATED'] = what;

if (!more.includes('--reread')) {
  await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: 'perTest',
    // Tables built while a module loads are the data that the clause tests read.
    ignoreStatic: true,
    concurrency: 2,
    incremental: true,
    // What the last run knows of them is what is asked anew.
    force: more.includes('--survivors'),
    incrementalFile: `reports/mutation/${what}.incremental.json`,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
    jsonReporter: { fileName: `reports/mutation/${what}.json` },
    thresholds: { high: 95, low: 90, break: 90 },
    ignorePatterns: ['dist', '.docs-site', 'bench', 'examples', 'docs'],
    tempDirName: '.stryker-tmp',
    timeoutMS: more.includes('--survivors') ? 60_000 : 10_000,
    timeoutFactor: 1,
  }).runMutationTest();
}

measure(what);
const unread = nameless(what);
for (const { file, line, from, to } of unread) console.log(`${file}\n  ${line}\n    ${from} => ${to}`);
if (unread.length > 0) {
  console.log(
    `${unread.length} survivors: kill each by a test of its clause, or say in test/mutation why it is equivalent`,
  );
  process.exitCode = 1;
}
