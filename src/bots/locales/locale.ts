import type { LevelName } from '../gameBots.js';

/** A bot's findings about a move. */
export interface MoveFigures {
  /** The sentence for the move. */
  readonly move: string;
  /** The average change of the score, in points of the game. */
  readonly points: number;
  /** From 0 to 1; `null` if it is not known. */
  readonly chanceToWin: number | null;
  /** How often the move was tried. */
  readonly tries: number;
}

/** A level at a number of seats of a game. */
export interface LevelFigures {
  /** The name of the level. */
  readonly name: string;
  /** How its bots play. */
  readonly plays: string;
  /** How many of 100 games it wins if all others play at level `medium`; `null` for `medium`, and where it was not measured. */
  readonly wins: number | null;
  /** The name of the level `medium`. */
  readonly medium: string;
  /** The title of the game. */
  readonly game: string;
  /** The number of seats at the table. */
  readonly seats: number;
}

/** One language of the bots. */
export interface BotLocale {
  /** A BCP 47 tag: `en`, `de`, `fr`. */
  readonly language: string;
  /** The name of each level. */
  readonly levels: { readonly [Name in LevelName]: string };
  /** The names of personalities, by id: those of all games. */
  readonly personalities: { readonly [id: string]: string };
  /** The player who picks any legal move. */
  readonly random: string;
  /** How the bots of each level play, in a few words. */
  readonly plays: { readonly [Name in LevelName]: string };
  /** A level with how it plays, and how often it wins. */
  readonly label: (level: LevelFigures) => string;
  /** The sentences of a hint. */
  readonly hint: {
    /** The move that the bot would play. */
    readonly best: (move: string) => string;
    /** The bot's expectation of that move. */
    readonly expects: (finding: MoveFigures) => string;
    /** The moves that often follow the best one: sentences, in one text. */
    readonly follows: (moves: string) => string;
    /** Another move, with the bot's expectation. */
    readonly other: (finding: MoveFigures) => string;
    /** There is no other legal move. */
    readonly only: string;
    /** The bot has decided without trying the moves. */
    readonly decided: string;
  };
}

/** `value` with its sign and this number of decimals: `+1.2`, `-0.4`, `+0.0`. */
export function signed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  // A negative number that is rounded to zero loses its sign.
  return Number(text) < 0 ? text : `+${text.replace('-', '')}`;
}
