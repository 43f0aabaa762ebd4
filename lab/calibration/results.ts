import { existsSync, readFileSync } from 'node:fs';
import type { GameId } from 'hencoop/games';
import { GAMES } from '../../tools/lib/games.js';
import type { Reliability } from './judge.js';

export const RESULTS = 'lab/calibration/results';

/** The results of `npm run lab -- calibrate` for a game. */
export interface CalibrationResults {
  readonly game: GameId;
  readonly machine: string;
  readonly reliabilities: readonly Reliability[];
}

/** The results of all judged games. */
export function calibrationResults(): readonly CalibrationResults[] {
  return (
    GAMES.map((game) => `${RESULTS}/${game}.json`)
      .filter((file) => existsSync(file))
      // `npm run lab -- calibrate` wrote them.
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as CalibrationResults)
  );
}
