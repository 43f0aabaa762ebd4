import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

/** The checks in Chromium; `--project` chooses. */
export const PLAYWRIGHT = 'npx playwright test -c tools/check/browser/playwright.config.ts';

/** A command of a tier. */
export interface Part {
  readonly name: string;
  readonly command: string;
  /** The parts that must have passed before; those that were not chosen are taken for passed. */
  readonly needs?: readonly string[];
  /** Whether it uses every core by itself; it then runs alone. */
  readonly wide?: boolean;
}

interface Result {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command in a shell, and keeps what it prints. */
function runPart(command: string): Promise<Result> {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn('bash', ['-o', 'pipefail', '-ec', command], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (code) => done({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }));
  });
}

/** How much of what a part printed is shown when it has passed. */
const LAST_LINES = 12;

/** A line that names a failed test, a failed check, or an error. */
const FAILURE = /\bFAIL\b|✘|\w*Error:|error TS/;
/** How many of them are repeated at the end: a long report may have lost its middle by then. */
const MOST_FAILURES = 12;

function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const named = lines.filter((line) => FAILURE.test(line));
  return (named.length > 0 ? named : lines).slice(-MOST_FAILURES);
}

function report({ name, command }: Part, { code, output, seconds }: Result): void {
  const shown = code === 0 ? output.trimEnd().split('\n').slice(-LAST_LINES).join('\n') : output;
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} [${seconds.toFixed(0)} s] ${command}\n${shown}\n`);
}

/**
 * Runs parts side by side, as many as there are cores, each as soon as what it needs has passed, and prints what each said.
 * A part whose needs have failed is not run, and counts as failed. `names` chooses parts; none means all.
 */
export async function runParts(all: readonly Part[], names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`expected parts of ${all.map(({ name }) => name).join(', ')}, got ${unknown}`);
  const waiting = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const chosen = new Set(waiting.map(({ name }) => name));
  const passed = new Set<string>();
  /** Each failed part, with what it said of it. */
  const failed = new Map<string, readonly string[]>();
  const running = new Map<Part, Promise<void>>();
  const slots = Math.max(2, availableParallelism());

  const start = async (part: Part) => {
    const result = await runPart(part.command);
    report(part, result);
    if (result.code === 0) passed.add(part.name);
    else failed.set(part.name, failuresIn(result.output));
    running.delete(part);
  };
  const isReady = ({ needs = [], wide = false }: Part) =>
    needs.every((need) => passed.has(need) || !chosen.has(need)) && (!wide || running.size === 0);
  const isHopeless = ({ needs = [] }: Part) => needs.some((need) => failed.has(need));

  while (waiting.length > 0 || running.size > 0) {
    for (const part of waiting.filter(isHopeless)) {
      waiting.splice(waiting.indexOf(part), 1);
      failed.set(part.name, []);
      console.log(`== ${part.name}: FAILED, for it needs ${part.needs?.join(', ')}\n`);
    }
    const hasRoom = running.size < slots && ![...running.keys()].some(({ wide }) => wide);
    const next = hasRoom ? waiting.find(isReady) : undefined;
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    } else if (running.size > 0) await Promise.race(running.values());
  }
  for (const [name, failures] of failed) console.log([`failed: ${name}`, ...failures].join('\n  '));
  console.log(`parts: ${passed.size} passed, ${failed.size} failed`);
  if (failed.size > 0) process.exitCode = 1;
}
