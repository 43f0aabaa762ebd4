// Looks for flaky tests: `npm run check -- flakes`, or `npm run check -- flakes -- --runs 20 --busy 2 test/svg`. Runs
// each test of every file with random walks or waits 200 times; after an interruption, or after `--minutes`, the next
// call for this commit continues.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { trackedFiles } from '../lib/files.js';
import { keepBusy } from './busy.js';

/** The runs of a file in one process. */
interface Chunk {
  readonly file: string;
  readonly runs: number;
  readonly failures: readonly { readonly test: string; readonly times: number; readonly message: string }[];
}

/** The fields used of vitest's JSON report. */
interface VitestReport {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    /** The number of programs that keep the machine busy. */
    busy: { type: 'string', default: '0' },
    /** The number of minutes after which no more files start; by default, no limit. */
    minutes: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
});
const RUNS = Number(values.runs);
const END = performance.now() + Number(values.minutes) * 60_000;
/** The tests of servers and pages depend on each other: run their files once per process. */
const runsAProcess = (file: string) => (file.startsWith('test/') ? 10 : 1);

/** Signs of random values, laws, real time or other processes. */
const VARIES =
  /\bfc\.|\b(?:EFFORT|effort|tries)\b|\b(?:laws|conforms|botLaw|policyLaw)\(|Math\.random|randomUUID|freshSeed|setTimeout|sleep\(|until\(|waitFor|spawn(?:Sync)?\(|matchServer|testServer|listen\(/;

const files = trackedFiles()
  .filter((file) => /\/test\/|^test\//.test(file) && file.endsWith('.test.ts') && !file.startsWith('test/sixth-game/'))
  .filter((file) => positionals.length === 0 || positionals.some((path) => file.startsWith(path)))
  .filter((file) => VARIES.test(readFileSync(file, 'utf8')));

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const log = `.flakes/${commit}-busy-${values.busy}.jsonl`;
mkdirSync('.flakes', { recursive: true });

const chunksSoFar = (): Chunk[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        // Written by this script.
        .map((line) => JSON.parse(line) as Chunk)
    : [];

function runsOf(file: string): number {
  return chunksSoFar()
    .filter((chunk) => chunk.file === file)
    .reduce((sum, { runs }) => sum + runs, 0);
}

/** Runs each test of a file several times. */
function runChunk(file: string, runs: number): Chunk {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['vitest', 'run', '-c', 'tools/check/flakes.config.ts', '--reporter=json', file],
    {
      env: { ...process.env, HENCOOP_REPEATS: String(runs) },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const start = stdout.indexOf('{"numTotalTestSuites"');
  if (start < 0) return { file, runs, failures: [{ test: '(the file)', times: 1, message: stdout + stderr }] };
  // vitest prints this shape.
  const { testResults } = JSON.parse(stdout.slice(start)) as VitestReport;
  const failures = testResults.flatMap(({ assertionResults, message }) => [
    ...(message === '' ? [] : [{ test: '(the file)', times: 1, message }]),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages.length === 0
        ? []
        : [{ test: fullName, times: failureMessages.length, message: failureMessages[0] ?? '' }],
    ),
  ]);
  return { file, runs, failures };
}

keepBusy(Number(values.busy));

// Run one chunk of each file, then the next, so that an interrupted run has covered all files.
for (let round = 0; files.some((file) => runsOf(file) < RUNS) && performance.now() < END; round++) {
  for (const file of files) {
    const runs = Math.min(runsAProcess(file), RUNS - runsOf(file));
    if (runs <= 0 || performance.now() >= END) continue;
    const chunk = runChunk(file, runs);
    appendFileSync(log, `${JSON.stringify(chunk)}\n`);
    for (const { test, times, message } of chunk.failures)
      console.log(`FAILED ${times} of ${runs}: ${file}: ${test}\n${message}\n`);
  }
  console.log(`round ${round + 1}: ${files.length} files`);
}

const all = chunksSoFar().filter(({ file }) => files.includes(file));
const failed = all.filter(({ failures }) => failures.length > 0);
console.log(
  `${files.length} files, ${all.reduce((sum, { runs }) => sum + runs, 0)} of ${files.length * RUNS} runs: ${failed.length} chunks failed`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
