import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEVELS } from 'hencoop/bots';

const RESULTS = 'lab/endings/results';

/** Whose exploitability is measured: a player who moves at random, and the levels. */
export const PLAYERS = ['uniform', ...LEVELS] as const;
export type Player = (typeof PLAYERS)[number];

/** An ending that came up in a game between bots. */
export interface Ending {
  /** The seed of the game. */
  readonly seed: string;
  /** How many moves had been made. */
  readonly moves: number;
  /** How many cards are in play. */
  readonly cards: number;
  /** How many positions can follow, this one included; or how many information sets. */
  readonly positions: number;
}

/** An ending with its value, and how much each player loses in it to the best reply, on average over both seats. */
export interface Solved extends Ending {
  /** The share of seat 0 in the win if both seats play their best. */
  readonly value: number;
  /** What the play behind this value leaves to gain, on average over both seats: 0 where it is exact. */
  readonly gap: number;
  readonly exploitability: { readonly [Name in Player]: number };
}

/** What `npm run lab -- endings` found: for each game that has endings, or kind of them. */
export interface EndingsResults {
  readonly game: string;
  readonly machine: string;
  /** How many games were played to find these endings. */
  readonly games: number;
  readonly endings: readonly Solved[];
}

const fileOf = (game: string) => `${RESULTS}/${game}.json`;

/** The results of a game; `null` if it was not solved. */
export function readEndings(game: string): EndingsResults | null {
  // `writeEndings` wrote it.
  return existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as EndingsResults) : null;
}

export function writeEndings(results: EndingsResults): void {
  writeFileSync(fileOf(results.game), `${JSON.stringify(results, null, 2)}\n`);
}
