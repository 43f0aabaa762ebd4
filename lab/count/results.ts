import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Level } from './tree.js';

export const RESULTS = 'lab/count/results.json';

/** The counted tree below a position. */
export interface DeepCount {
  readonly title: string;
  readonly levels: readonly Level[];
}

/** The results of `npm run lab -- count`, by game. */
export type DeepCounts = { readonly [id: string]: DeepCount };

export function readCounts(): DeepCounts {
  // `writeCounts` wrote it.
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as DeepCounts) : {};
}

export function writeCounts(counts: DeepCounts): void {
  writeFileSync(RESULTS, `${JSON.stringify(counts, null, 2)}\n`);
}
