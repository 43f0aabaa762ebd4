import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '../lib/games.js';
import type { Reliability } from './judge.js';

export const RESULTS = 'tools/calibration/results';

/** What `npm run calibrate` found in one game. */
export interface Results {
  readonly game: string;
  readonly machine: string;
  readonly reliabilities: readonly Reliability[];
}

/** The results of all games that were judged. */
export function calibrationResults(): readonly Results[] {
  return (
    GAMES.map((game) => `${RESULTS}/${game}.json`)
      .filter((file) => existsSync(file))
      // `npm run calibrate` wrote them.
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Results)
  );
}
