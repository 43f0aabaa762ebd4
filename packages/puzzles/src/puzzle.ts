import type { LevelName } from 'hencoop/bots';

/** The difficulties of puzzles, easiest first. */
export const DIFFICULTIES = /* @__PURE__ */ Object.freeze(['easy', 'medium', 'hard'] as const);

/** The difficulty of a puzzle, measured by the weakest bots that solve it. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The themes of puzzles: the kind of move that solves them. */
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

/** The theme of a puzzle. */
export type PuzzleTheme = (typeof THEMES)[number];

/** A judged move of a puzzle, as a token of the notation. */
export interface JudgedToken {
  /** The token of the move. */
  readonly token: string;
  /** The chance to win the match with it, from 0 to 1. */
  readonly chance: number;
  /** The standard error of its distance to the best move: 0 for the best move, and if the chances are exact. */
  readonly error: number;
}

/** A position from a match between bots in which one move is clearly best. Plain JSON. */
export interface Puzzle {
  /** A stable id, such as `chicken-4-1-5`: the match, the seat that must move, and how many moves it has made. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** The version of the rules for replaying the moves. */
  readonly rules: number;
  /** The number of seats. */
  readonly seats: number;
  /** The seed of the match. It determines every hidden card, so keep the puzzle away from the page that shows it. */
  readonly seed: string;
  /** The options of the match; absent ones have their defaults. */
  readonly options: object;
  /**
   * The tokens of the moves that lead to the position, separated by spaces; each belongs to the first seat that may
   * move.
   */
  readonly moves: string;
  /** The theme. */
  readonly theme: PuzzleTheme;
  /** The difficulty. */
  readonly difficulty: Difficulty;
  /** Whether the chances come from a solved ending. */
  readonly exact: boolean;
  /** The solution and the best other moves, best first: at least two. */
  readonly judged: readonly JudgedToken[];
  /** How often each level of bots finds the solution, from 0 to 1. */
  readonly found: { readonly [Name in LevelName]: number };
}

/** The stored puzzles of a game. */
export interface PuzzleData extends Pick<Puzzle, 'game' | 'rules' | 'seats'> {
  readonly puzzles: readonly Omit<Puzzle, 'game' | 'rules' | 'seats'>[];
}
