import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { DealResult } from 'hencoop/bots';

const FOLDER = 'lab/pool/results';

/** The deals that a pair of bots has played. */
export interface Pair {
  readonly seats: number;
  readonly candidate: string;
  readonly rival: string;
  readonly results: readonly DealResult[];
}

/** The results of `npm run lab -- pool` for a game. */
export interface PoolResults {
  readonly game: string;
  readonly machine: string;
  /** The total processor hours so far. */
  readonly hours: number;
  /** The number of pairs in the pool, including pairs that have not begun. */
  readonly duels: number;
  readonly pairs: readonly Pair[];
}

const fileOf = (game: string) => `${FOLDER}/${game}.json`;

/** The results of a game; `null` if its pool has not played. */
export function readPool(game: string): PoolResults | null {
  // `writePool` wrote it.
  return existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as PoolResults) : null;
}

/** Writes the results of a game atomically. */
export function writePool(results: PoolResults): void {
  const file = fileOf(results.game);
  writeFileSync(`${file}.tmp`, `${JSON.stringify(results)}\n`);
  renameSync(`${file}.tmp`, file);
}
