import { readFileSync, writeFileSync } from 'node:fs';
import type { Enumerated } from '../../test/prove/enumerate.js';
import type { Depth } from '../../test/prove/proving.js';

export const RESULTS = 'tools/prove/results.json';

/** The result of playing one small deck. */
export interface DeckResult extends Enumerated {
  readonly title: string;
  readonly depth: Depth;
  /** Processor seconds. */
  readonly seconds: number;
}

/** A planted bug, and the law that detects it in the small decks: `null` if none does, 0 if it throws. */
export interface PlantedResult {
  readonly bug: string;
  readonly law: number | null;
}

/** The last run of `npm run prove`. */
export interface ProofResults {
  readonly machine: string;
  /** By game, and of the planted bugs, the day of the run: `2026-11-25`. */
  readonly days: { readonly [name: string]: string };
  readonly games: { readonly [id: string]: readonly DeckResult[] };
  readonly planted: readonly PlantedResult[];
}

export function readResults(): ProofResults {
  // `writeResults` wrote it.
  return JSON.parse(readFileSync(RESULTS, 'utf8')) as ProofResults;
}

export function writeResults(results: ProofResults): void {
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
