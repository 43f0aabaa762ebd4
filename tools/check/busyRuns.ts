// Runs every part that starts servers or browsers ten times while two other programs keep the machine busy: `npm run
// check -- busy`, or `npm run check -- busy -- --minutes 60 kill online`. Results are stored by commit, so that a later
// call continues.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keepBusy } from './busy.js';
import { withNeeds } from './choose.js';
import { PARTS } from './parts.js';
import { failuresIn, runPart, runParts } from './runParts.js';

interface Run {
  readonly name: string;
  readonly code: number;
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    /** The number of programs that keep the machine busy. */
    loops: { type: 'string', default: '2' },
    /** The number of minutes after which no more parts start. */
    minutes: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
});
const END = performance.now() + Number(values.minutes) * 60_000;

const parts = PARTS.filter(({ name, starts }) =>
  positionals.length === 0 ? starts !== undefined : positionals.includes(name),
);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const log = `.busy/${commit}-${values.loops}.jsonl`;
mkdirSync('.busy', { recursive: true });

const runsSoFar = (): readonly Run[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        // Written by this script.
        .map((line) => JSON.parse(line) as Run)
    : [];
const countOf = (name: string) => runsSoFar().filter((run) => run.name === name).length;

// Build what they need once, without load.
const needed = withNeeds(parts.map(({ name }) => name)).filter((part) => !parts.includes(part));
if (!(await runParts(needed))) process.exit(1);
keepBusy(Number(values.loops));
for (let run = 0; run < Number(values.runs); run++) {
  for (const part of parts) {
    if (countOf(part.name) > run || performance.now() >= END) continue;
    const { name, code, output, seconds } = await runPart(part);
    appendFileSync(log, `${JSON.stringify({ name, code } satisfies Run)}\n`);
    console.log(`${name}, run ${run + 1}: ${code === 0 ? 'passed' : 'FAILED'} [${seconds.toFixed(0)} s]`);
    if (code !== 0) console.log(failuresIn(output).join('\n'));
  }
}
const ran = runsSoFar().filter(({ name }) => parts.some((part) => part.name === name));
const failed = ran.filter(({ code }) => code !== 0);
for (const { name } of parts)
  console.log(
    `${name}: ${countOf(name)} of ${values.runs} runs, ${failed.filter((run) => run.name === name).length} failed`,
  );
process.exit(failed.length > 0 ? 1 : 0);
