// Mutates the rules of a game (or the engine) and counts the mutants that no test detects: npm run mutation -- chicken
// With a substring of a path, only the matching files: npm run mutation -- chicken-roundup rules/gaps
// With --tests={worlds,determinize}, asks only these test files: much faster, and a mutant that survives may die of another.
// With --survivors, only mutants that survived the last run or timed out in it, with more time; the sources must be the same.
// With --reread, evaluates the last report again, after survivors have been explained.
import { Stryker } from '@stryker-mutator/core';
import { isGameId } from '../../src/games.js';
import { filesBelow } from '../lib/files.js';
import { GAMES } from '../lib/games.js';
import { measure, survivingRanges, unexplained } from './figures.js';

const [what = 'chicken', ...more] = process.argv.slice(2);
const [substring = ''] = more.filter((word) => !word.startsWith('--'));
if (what !== 'engine' && !isGameId(what))
  throw new RangeError(`expected one of engine, ${GAMES.join(', ')}, got ${what}`);

const wanted =
  what === 'engine'
    ? /(?<!\.d)\.ts$/
    : /^src\/[\w-]+\/(?:(?:rules|movegen|evolve|view|worlds)|(?:rules|movegen)\/[\w-]+)\.ts$/;
const mutate = more.includes('--survivors')
  ? survivingRanges(what)
  : filesBelow(`src/${what}`, '.ts').filter((file) => wanted.test(file) && file.includes(substring));
// Property runs are short: examples should catch mutants, not the hundredth random walk.
process.env['LAW_RUNS'] ??= '5';
process.env['LAW_SEED'] = '7';
process.env['HENCOOP_MUTATED'] = what;
const tests = more.find((word) => word.startsWith('--tests='));
if (tests !== undefined) process.env['HENCOOP_MUTATION_TESTS'] = tests.slice('--tests='.length);

if (!more.includes('--reread')) {
  await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: 'perTest',
    // Tables built while a module loads are data that the clause tests read.
    ignoreStatic: true,
    concurrency: 2,
    incremental: true,
    // Do not reuse the last results of the survivors.
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
const left = unexplained(what);
for (const { file, line, from, to } of left) console.log(`${file}\n  ${line}\n    ${from} => ${to}`);
if (left.length > 0) {
  console.log(
    `${left.length} survivors: kill each with a test of its clause, or explain in test/mutation/equivalent.json why it is equivalent`,
  );
  process.exitCode = 1;
}
