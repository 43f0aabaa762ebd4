// Mutates the sources of a room and counts the mutants that no test detects: npm run mutation -- scoring. With
// a substring of a path, only the matching files. With --tests='ending|line', it runs only the tests with a matching
// path: much faster, and undetected mutants stay open for the next call. An interrupted run continues where it stopped,
// from the results in reports/mutation. After a change of tests, it retries only survivors; after a change of a source,
// only mutants of that file. With --shard=2/4, it tries only the second of four parts of the mutants. With --reread, it
// evaluates the known results again, after survivors have been explained.
import { execFileSync } from 'node:child_process';
import { Stryker } from '@stryker-mutator/core';
import { measure, unexplained } from './figures.js';
import { begin, collect, eventsFolder, resultsOf, roomOf } from './results.js';

const [room = '', ...more] = process.argv.slice(2);
const [substring = ''] = more.filter((word) => !word.startsWith('--'));
const { sources, tests, skipped, oneIn, vectors, without } = roomOf(room);
const some = more.find((word) => word.startsWith('--tests='))?.slice('--tests='.length);
const asked = tests.filter((file) => some === undefined || new RegExp(some).test(file));

const shard = more.find((word) => word.startsWith('--shard='))?.slice('--shard='.length);

if (vectors !== undefined) {
  process.env['HENCOOP_VECTORS'] = vectors;
  execFileSync('npx', ['tsx', 'tools/vectors/main.ts', 'vectors', vectors], { stdio: 'inherit' });
}
collect(room);
if (!more.includes('--reread')) {
  const done = resultsOf(room);
  begin(room, some === undefined);
  // Random walks are short: examples should catch mutants, not the hundredth walk.
  process.env['LAW_RUNS'] ??= '5';
  process.env['HENCOOP_EFFORT'] = 'least';
  process.env['LAW_SEED'] = '7';
  process.env['HENCOOP_MUTATION_TESTS'] = asked.join(' ');
  if (skipped !== undefined) process.env['HENCOOP_MUTATION_SKIP'] = skipped.source;
  process.env['HENCOOP_MUTANTS'] = JSON.stringify({
    root: process.cwd(),
    oneIn,
    shard,
    without,
    done: done.map(({ key }) => key),
  });
  await new Stryker({
    mutate: sources.filter((file) => file.includes(substring)),
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/sample.mjs'],
    checkers: ['sample'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Tables built while a module loads are data that the clause tests read.
    ignoreStatic: true,
    concurrency: 1,
    reporters: ['progress-append-only', 'event-recorder'],
    eventReporter: { baseDir: eventsFolder(room) },
    ignorePatterns: ['.stryker-tmp', 'dist', '.docs-site', 'lab/results', 'reports'],
    tempDirName: `.stryker-tmp/${room}`,
    timeoutMS: 60_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 20,
  }).runMutationTest();
  collect(room);
}

// After some of the tests nothing is known of survivors.
const left = some === undefined ? unexplained(room) : [];
if (some === undefined) measure(room);
for (const { file, line, from, to } of left) console.log(`${file}\n  ${line}\n    ${from} => ${to}`);
if (left.length > 0) {
  console.log(
    `${left.length} survivors: kill each with a test, or explain in test/mutation/equivalent.json why it is equivalent`,
  );
  process.exitCode = 1;
}
