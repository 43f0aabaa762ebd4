import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameTypes } from 'hencoop';
import type { Decision } from 'hencoop/analysis';
import type { GameRecord } from 'hencoop/record';
import { GAMES } from '../../tools/lib/games.js';

/** The players whose decisions are judged, the weakest first. */
export const PLAYERS = ['uniform', 'easy', 'medium', 'strong'] as const;

export type PlayerName = (typeof PLAYERS)[number];

/** One seat of a match that was analyzed. */
export interface SeatFound {
  readonly player: PlayerName;
  readonly decisions: number;
  /** What its moves lost, in all. */
  readonly loss: number;
  /** Its share of the win. */
  readonly result: number;
}

/** What `npm run lab -- analysis` found in one game. */
export interface AnalysisResults {
  readonly game: string;
  readonly machine: string;
  /** How many playouts judged each decision of the matches. */
  readonly playouts: number;
  readonly matches: readonly (readonly SeatFound[])[];
  /** Milliseconds of one core for whole games with the usual playouts, analyzed in a worker. */
  readonly times: readonly number[];
  /** Reasons that were named with the usual playouts, and how many of them ten times the playouts named again. */
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
  // A line for each match, so that a longer run adds lines.
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
