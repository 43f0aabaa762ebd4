// The same programs in every runtime that the package supports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installRuntimes } from '../lib/packed.js';
import { installed, RUNTIMES } from '../lib/runtimes.js';
import type { Entrant } from './entrants.js';
import type { Tally } from './jobs/measure.js';
import { bundle, resultOf, workshop } from './process.js';

/** The ways to measure in every runtime, with their names in tables and charts. */
export const RUNTIME_WAYS = [
  ['inPlace', 'in place'],
  ['applied', '`apply`'],
  ['byHand', 'by hand'],
  ['server', 'server'],
] as const;

/** The turns of each runtime with a program, and the rounds in a turn: fewer than in the other tables. */
const TURNS = 2;
const ROUNDS = 3;

/** One of {@link RUNTIME_WAYS} with one game: moves per second by runtime, and whether all runtimes did the same work. */
export interface InRuntimes {
  readonly title: string;
  readonly rates: ReadonlyMap<string, readonly number[]>;
  readonly isSame: boolean;
}

/** An installed runtime, and the version that it reports. */
export interface MeasuredRuntime {
  readonly name: string;
  readonly version: string;
  readonly binary: string;
  readonly flags: readonly string[];
}

/** Every runtime for this machine, except Deno, which has Node's engine. */
export async function measuredRuntimes(): Promise<MeasuredRuntime[]> {
  installRuntimes();
  const program = join(workshop, 'version.cjs');
  writeFileSync(program, 'console.log(JSON.stringify(process.versions.bun ?? process.versions.node));');
  const found: MeasuredRuntime[] = [];
  for (const runtime of RUNTIMES) {
    const binary = installed(runtime);
    if (binary === undefined || runtime.name === 'Deno') continue;
    const { name, flags } = runtime;
    found.push({ name, flags, binary, version: await resultOf<string>(binary, flags, program) });
  }
  return found;
}

/** Measures a game in each of `runtimes`, in turns. */
export async function inRuntimes(
  entrant: Entrant,
  runtimes: readonly MeasuredRuntime[],
  say: (what: string) => void,
): Promise<InRuntimes[]> {
  const measured: InRuntimes[] = [];
  for (const [way, title] of RUNTIME_WAYS) {
    if (way === 'byHand' && !entrant.byHand) continue;
    const { seats, games } = entrant;
    const program = await bundle(way, entrant, { seats, games: Math.round(games / 3), rounds: ROUNDS });
    const rates = new Map<string, readonly number[]>();
    const tallies = new Set<string>();
    for (let turn = 1; turn <= TURNS; turn++) {
      for (const { name, binary, flags } of runtimes) {
        say(`${name}, turn ${turn} of ${TURNS}: ${way}`);
        // Both kinds of jobs have rates; only playouts have a tally.
        type Result = { readonly rates: readonly number[]; readonly tally?: Tally };
        const result = await resultOf<Result>(binary, flags, program);
        rates.set(name, [...(rates.get(name) ?? []), ...result.rates]);
        tallies.add(JSON.stringify(result.tally ?? null));
      }
    }
    measured.push({ title, rates, isSame: tallies.size <= 1 });
  }
  return measured;
}
