import type { LevelName } from 'hencoop/bots';

/** How hard a puzzle is, the easiest first. */
export const DIFFICULTIES = /* @__PURE__ */ Object.freeze(['easy', 'medium', 'hard'] as const);

/** How hard a puzzle is, by the weakest bots that find its move. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What puzzles are about: the kind of move that solves them. */
export const THEMES = /* @__PURE__ */ Object.freeze([
  'card',
  'drawOn',
  'withdraw',
  'egg',
  'pile',
  'set',
  'displace',
  'discard',
  'bury',
  'oneMore',
  'chickenOut',
  'count',
  'stop',
  'arrange',
  'lead',
  'follow',
  'reward',
  'benefit',
  'farmer',
  'dog',
  'foxTrot',
  'parade',
  'rearrange',
  'catch',
  'endTurn',
  'gap',
] as const);

/** What a puzzle is about. */
export type PuzzleTheme = (typeof THEMES)[number];

/** A move of a puzzle, as a token of the notation, and how good it is. */
export interface JudgedToken {
  /** The token of the move. */
  readonly token: string;
  /** The chance to win the match with it, from 0 to 1. */
  readonly chance: number;
  /** The standard error of what it is behind the best move: 0 for that move, and where the chances are exact. */
  readonly error: number;
}

/** A position from a match between bots in which one move is clearly the best. Plain JSON. */
export interface Puzzle {
  /** The same as long as the puzzle is the same: `chicken-4-28`. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** The version of the rules by which the moves are replayed. */
  readonly rules: number;
  /** How many play. */
  readonly seats: number;
  /** The seed of the match: it decides every hidden card, so keep the puzzle away from the page that shows it. */
  readonly seed: string;
  /** The options of the match; an absent one has its default. */
  readonly options: object;
  /** The tokens of the moves that lead to the position, with blanks between; each is of the first seat that may move. */
  readonly moves: string;
  /** What the puzzle is about. */
  readonly theme: PuzzleTheme;
  /** How hard it is. */
  readonly difficulty: Difficulty;
  /** Whether the chances come from a solved ending. */
  readonly exact: boolean;
  /** The solution, and the best of the other moves, the best first: at least two. */
  readonly judged: readonly JudgedToken[];
  /** How often each level of bots finds the solution, from 0 to 1. */
  readonly found: { readonly [Name in LevelName]: number };
}

/** The puzzles of a game, as they are stored. */
export interface PuzzleData extends Pick<Puzzle, 'game' | 'rules' | 'seats'> {
  readonly puzzles: readonly Omit<Puzzle, 'game' | 'rules' | 'seats'>[];
}
