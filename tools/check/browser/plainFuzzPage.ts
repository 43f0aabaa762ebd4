// What the fuzz of a page without a bundler runs in the page; `hencoop` comes from the files of `dist` by the import map.
import { PARTS } from '../../../test/fuzz/doors.js';
import { TARGETS } from '../../../test/fuzz/targets.js';

/** What the fuzz of one game found. */
export interface PlainReport {
  readonly tries: number;
  /** How many changed values were accepted. */
  readonly taken: number;
  /** What went wrong, each with its part. */
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
