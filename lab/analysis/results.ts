import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameTypes } from 'hencoop';
import type { Decision } from 'hencoop/analysis';
import type { GameRecord } from 'hencoop/record';
import { GAMES } from '../../tools/lib/games.js';

/** The judged players, weakest first. */
export const PLAYERS = ['uniform', 'easy', 'medium', 'strong'] as const;

export type PlayerName = (typeof PLAYERS)[number];

/** A seat of an analyzed match. */
export interface SeatFound {
  readonly player: PlayerName;
  readonly decisions: number;
  /** The total loss of its moves. */
  readonly loss: number;
  /** Its share of the win. */
  readonly result: number;
}

/** The results of `npm run lab -- analysis` for a game. */
export interface AnalysisResults {
  readonly game: string;
  readonly machine: string;
  /** The playouts per decision in the matches. */
  readonly playouts: number;
  readonly matches: readonly (readonly SeatFound[])[];
  /** The milliseconds of one core for analyzing each timed game, with the default playouts, in a worker. */
  readonly times: readonly number[];
  /** The reasons found with the default playouts, and how many of them ten times the playouts confirmed. */
  readonly reasons: { readonly decisions: number; readonly named: number; readonly confirmed: number };
}

const fileOf = (game: string) => `lab/analysis/results/${game}.json`;

/** The results of a game, if there are any. */
export function resultsOf(game: string): AnalysisResults | null {
  const file = fileOf(game);
  // `saveResults` wrote it.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AnalysisResults) : null;
}

export function allResults(): readonly AnalysisResults[] {
  return GAMES.flatMap((game) => resultsOf(game) ?? []);
}

export function saveResults(results: AnalysisResults): void {
  mkdirSync('lab/analysis/results', { recursive: true });
  // One line per match, so that a longer run only adds lines.
  const lines = results.matches.map((match) => `    ${JSON.stringify(match)}`).join(',\n');
  const { matches: _, ...others } = results;
  const head = JSON.stringify(others, null, 2).replace(/\n\}$/, '');
  writeFileSync(fileOf(results.game), `${head},\n  "matches": [\n${lines}\n  ]\n}\n`);
}

/** The file with the example of a game. */
export const exampleFile = (game: string) => `lab/analysis/results/${game}.example.json`;

/** A game with its marked decisions. */
export interface Example {
  readonly record: GameRecord;
  readonly decisions: readonly Decision<GameTypes>[];
}
