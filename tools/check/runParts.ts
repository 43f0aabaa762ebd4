import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { Part } from './part.js';

/** The output and cost of a part. */
export interface Ran {
  readonly name: string;
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
  /** The processor seconds of all its processes, user and system. */
  readonly cost: number;
}

/** Bash's `times` prints minutes and seconds, user and system: a line for the shell, and one for what it has started. */
function costOf(times: string): number {
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a part's command in a separate shell; returns its output and cost. */
export function runPart({ name, command }: Pick<Part, 'name' | 'command'>): Promise<Ran> {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn('bash', ['-o', 'pipefail', '-ec', `trap 'times >&3' EXIT\n${command}\n`], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let output = '';
    let times = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      times += chunk;
    });
    child.once('close', (code) =>
      done({ name, code: code ?? 1, output, seconds: (performance.now() - started) / 1000, cost: costOf(times) }),
    );
  });
}

/** How many lines of a passed part's output to show. */
const LAST_LINES = 12;

/** A line that names a failed test, a failed check, or an error. */
const FAILURE = /\bFAIL\b|✘|\w*Error:|error TS/;
/** The number of them to repeat at the end, because a long report may be truncated in the middle. */
const MOST_FAILURES = 12;

/** The lines of a failed part's output that give the reason. */
export function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const named = lines.filter((line) => FAILURE.test(line));
  return (named.length > 0 ? named : lines).slice(-MOST_FAILURES);
}

function report({ command }: Part, { name, code, output, seconds, cost }: Ran): void {
  const shown = code === 0 ? output.trimEnd().split('\n').slice(-LAST_LINES).join('\n') : output;
  const took = `${seconds.toFixed(0)} s, ${cost.toFixed(0)} of a processor`;
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} [${took}] ${command}\n${shown}\n`);
}

/** Prints the cost of each part, the sum, and the reasons for failures. */
function sumUp(ran: readonly Ran[], unmet: readonly Part[]): void {
  const sum = ran.reduce((total, { cost }) => total + cost, 0);
  console.log('processor seconds, user and system, and seconds by part:');
  for (const { name, cost, seconds } of ran)
    console.log(`${cost.toFixed(0).padStart(7)} ${seconds.toFixed(0).padStart(6)}  ${name}`);
  console.log(`${sum.toFixed(0).padStart(7)}         in all\n`);
  const failed = ran.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) console.log([`failed: ${name}`, ...failuresIn(output)].join('\n  '));
  for (const { name, needs } of unmet) console.log(`failed: ${name}, which needs ${needs?.join(', ')}`);
  console.log(`parts: ${ran.length - failed.length} passed, ${failed.length + unmet.length} failed`);
}

/**
 * Runs parts, one per core at a time, each as soon as its needs have passed, and prints the output and cost of each. A
 * part whose needs have failed is not run and counts as failed. Returns whether all passed.
 */
export async function runParts(parts: readonly Part[]): Promise<boolean> {
  const waiting = [...parts];
  const chosen = new Set(parts.map(({ name }) => name));
  const ran: Ran[] = [];
  const unmet: Part[] = [];
  const running = new Set<Promise<void>>();

  const start = (part: Part): void => {
    const run: Promise<void> = runPart(part).then((result) => {
      report(part, result);
      ran.push(result);
      running.delete(run);
    });
    running.add(run);
  };
  const passed = (name: string) => ran.some((each) => each.name === name && each.code === 0);
  const failed = (name: string) =>
    ran.some((each) => each.name === name && each.code !== 0) || unmet.some((part) => part.name === name);

  while (waiting.length > 0 || running.size > 0) {
    const hopeless = waiting.find(({ needs = [] }) => needs.some(failed));
    const isFull = running.size >= Math.max(2, availableParallelism());
    const ready = waiting.find(({ needs = [] }) => needs.every((need) => passed(need) || !chosen.has(need)));
    const next = hopeless ?? (isFull ? undefined : ready);
    if (next === undefined) await Promise.race(running);
    else {
      waiting.splice(waiting.indexOf(next), 1);
      if (next === hopeless) unmet.push(next);
      else start(next);
    }
  }
  sumUp(ran, unmet);
  return unmet.length === 0 && ran.every(({ code }) => code === 0);
}
