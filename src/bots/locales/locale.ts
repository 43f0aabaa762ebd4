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
  /** A level with its strength in a game: the name of the level, its Elo, the title of the game, the number of seats. */
  readonly strength: (level: string, elo: number, title: string, seats: number) => string;
  /** The sentences of a hint. */
  readonly hint: {
    /** The move that the bot would play. */
    readonly best: (move: string) => string;
    /** The bot's expectation of that move. */
    readonly expects: (finding: MoveFigures) => string;
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
