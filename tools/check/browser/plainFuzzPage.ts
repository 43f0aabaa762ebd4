// The in-page part of the fuzz without a bundler; the import map resolves `hencoop` to the files of `dist`.
import { PARTS } from '../../../test/fuzz/doors.js';
import { TARGETS } from '../../../test/fuzz/targets.js';

/** The results of fuzzing one game. */
export interface PlainReport {
  readonly tries: number;
  /** The number of mutated values accepted. */
  readonly taken: number;
  /** The faults, each with its part. */
  readonly faults: readonly string[];
}

async function fuzzPlain(id: string, tries: number, seed: number): Promise<PlainReport> {
  const target = TARGETS.find((each) => each.id === id);
  if (target === undefined) throw new RangeError(`expected a game, got ${id}`);
  const faults: string[] = [];
  let total = 0;
  let accepted = 0;
  for (const [part, { share, run }] of Object.entries(PARTS)) {
    try {
      const report = await run(target, Math.ceil(tries * share), seed);
      total += report.tries;
      accepted += report.taken;
    } catch (error) {
      faults.push(`${part}, seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  return { tries: total, taken: accepted, faults };
}

Object.assign(globalThis, { fuzzPlain });
