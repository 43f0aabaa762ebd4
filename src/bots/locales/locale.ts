import type { LevelName } from '../gameBots.js';

/** A bot's findings about a move. */
export interface MoveFigures {
  /** The move as a sentence. */
  readonly move: string;
  /** The average change of the score, in game points. */
  readonly points: number;
  /** From 0 to 1; `null` if unknown. */
  readonly chanceToWin: number | null;
  /** How often the move was tried. */
  readonly tries: number;
}

/** A level of a game at one number of seats. */
export interface LevelFigures {
  /** The name of the level. */
  readonly name: string;
  /** How its bots play. */
  readonly plays: string;
  /** How many of 100 games it wins against `medium` rivals; `null` for `medium` itself, and if not measured. */
  readonly wins: number | null;
  /** The localized name of the level `medium`. */
  readonly medium: string;
  /** The title of the game. */
  readonly game: string;
  /** The number of seats at the table. */
  readonly seats: number;
}

/** The bots' texts in one language. */
export interface BotLocale {
  /** A BCP 47 tag: `en`, `de`, `fr`. */
  readonly language: string;
  /** The name of each level. */
  readonly levels: { readonly [Name in LevelName]: string };
  /** The names of all games' personalities, by id. */
  readonly personalities: { readonly [id: string]: string };
  /** The name of the bot that plays random legal moves. */
  readonly random: string;
  /** How each level plays, in a few words. */
  readonly plays: { readonly [Name in LevelName]: string };
  /** A level's label: its name, how it plays, and how often it wins. */
  readonly label: (level: LevelFigures) => string;
  /** The sentences of a hint. */
  readonly hint: {
    /** The move that the bot would play, if it is the best beyond doubt. */
    readonly best: (move: string) => string;
    /** The move that the bot would play, and one that is about as good: the tries do not tell them apart. */
    readonly level: (move: string, other: string) => string;
    /** The result that the bot expects from its move. */
    readonly expects: (finding: MoveFigures) => string;
    /** The moves that often follow the best one, as sentences in one string. */
    readonly follows: (moves: string) => string;
    /** Another move, with its expected result. */
    readonly other: (finding: MoveFigures) => string;
    /** There is no other legal move. */
    readonly only: string;
    /** The bot decided without trying any move. */
    readonly decided: string;
  };
}

/** `value` with its sign and this number of decimals: `+1.2`, `-0.4`, `+0.0`. */
export function signed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  // A negative number that rounds to zero loses its sign.
  return Number(text) < 0 ? text : `+${text.replace('-', '')}`;
}
