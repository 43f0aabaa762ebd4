import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEVELS } from 'hencoop/bots';

const RESULTS = 'lab/endings/results';

/** The measured players: one who moves at random, and the levels. */
export const PLAYERS = ['uniform', ...LEVELS] as const;
export type Player = (typeof PLAYERS)[number];

/** An ending of a game between bots. */
export interface Ending {
  /** The seed of the game. */
  readonly seed: string;
  /** The number of moves before it. */
  readonly moves: number;
  /** The number of cards in play. */
  readonly cards: number;
  /** The number of positions that can follow, including this one; or of information sets. */
  readonly positions: number;
}

/** An ending with its value, and how much each player loses against the best reply, on average over both seats. */
export interface Solved extends Ending {
  /** Seat 0's share of the win with best play. */
  readonly value: number;
  /** The exploitability of the play behind this value: 0 if it is exact. */
  readonly gap: number;
  readonly exploitability: { readonly [Name in Player]: number };
}

/** The results of `npm run lab -- endings` for a kind of ending. */
export interface EndingsResults {
  readonly game: string;
  readonly machine: string;
  /** The number of games played to find these endings. */
  readonly games: number;
  readonly endings: readonly Solved[];
}

const fileOf = (game: string) => `${RESULTS}/${game}.json`;

/** The results for a kind of ending; `null` without any. */
export function readEndings(game: string): EndingsResults | null {
  // `writeEndings` wrote it.
  return existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as EndingsResults) : null;
}

export function writeEndings(results: EndingsResults): void {
  writeFileSync(fileOf(results.game), `${JSON.stringify(results, null, 2)}\n`);
}
