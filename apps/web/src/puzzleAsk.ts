/**
 * The page's requests about puzzles, and the worker's answers. A puzzle's seed and solution stay in the worker: the
 * page gets what the seat knows, and the best move once it asks for the solution.
 */
import type { Difficulty, PuzzleTheme } from '@hencoop/puzzles';
import type { GameTypes, Seat } from 'hencoop';
import type { GameId } from 'hencoop/games';

type Move = GameTypes['Move'];

/** Which puzzle. */
interface Named {
  readonly game: GameId;
  readonly id: string;
}

export type PuzzleAsk =
  /** The puzzles of a game, in the order to solve them. */
  | { readonly what: 'list'; readonly game: GameId }
  /** The puzzle of today. */
  | { readonly what: 'day' }
  | ({ readonly what: 'open' } & Named)
  | ({ readonly what: 'answer'; readonly move: Move } & Named)
  | ({ readonly what: 'solution' } & Named);

export type AskFor<What extends PuzzleAsk['what']> = Extract<PuzzleAsk, { readonly what: What }>;

/** The answer to each of them. */
export interface PuzzleReplies {
  readonly list: readonly ListedPuzzle[];
  readonly day: Named;
  readonly open: ShownPuzzle;
  readonly answer: JudgedAnswer;
  readonly solution: Solution;
}

export interface ListedPuzzle {
  readonly id: string;
  readonly difficulty: Difficulty;
}

/** A puzzle as its seat knows it. */
export interface ShownPuzzle {
  readonly id: string;
  readonly seat: Seat;
  /** The seat's remembered view. */
  readonly view: GameTypes['View'];
  /** The options of the match that differ from the defaults. */
  readonly options: object;
}

export interface JudgedAnswer {
  readonly isRight: boolean;
  /** The chance to win with the answer; `null` for a move that was clearly worse than the second best. */
  readonly chance: number | null;
  /** The chances to win with the best move, and with the second best. */
  readonly best: number;
  readonly second: number;
  /** The theme of the puzzle, once it is solved. */
  readonly theme: PuzzleTheme | null;
}

export interface Solution {
  readonly move: Move;
  readonly best: number;
  readonly second: number;
  readonly theme: PuzzleTheme;
}
