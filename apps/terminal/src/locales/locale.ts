import type { Mark } from 'hencoop/analysis';
import type { BotLocale } from 'hencoop/bots';
import type { Language } from 'hencoop/games';
import type { StoredIssue } from 'hencoop/record';

/** The words for a file that is invalid, or cannot be read or written. The library's own message stays in English. */
export interface FileWords {
  readonly isNoFile: string;
  readonly tooLarge: (megabytes: number) => string;
  readonly isNotJson: (why: string) => string;
  readonly logHasNoMoves: string;
  readonly hasNoDeal: string;
  readonly isOver: string;
  readonly exists: string;
  readonly output: (why: string) => string;
  readonly noGame: (id: string) => string;
  readonly issue: (issue: StoredIssue) => string;
  /** Why the system refuses, by its code. */
  readonly reasons: {
    readonly [Code in 'ENOENT' | 'EACCES' | 'EISDIR' | 'ENOTDIR' | 'ENOSPC']: string;
  };
}

/** The words for a wrong command line. The library's own message stays in English if it is an unusual one. */
export interface UsageErrorWords {
  readonly help: (command: string) => string;
  readonly expected: (at: string, expected: string, got: string | undefined) => string;
  readonly oneOf: (names: readonly string[]) => string;
  readonly wholeNumber: string;
  readonly from: (min: string, max: string) => string;
  readonly seatFrom: (min: string, max: string) => string;
  readonly json: string;
  /** Before what was expected of the name of a game. */
  readonly game: string;
  readonly noGame: string;
  readonly oneGame: (given: readonly string[]) => string;
  readonly oneNameOr: (names: number) => string;
  /** `analyze` without a file. */
  readonly noFile: string;
  readonly oneFile: (given: readonly string[]) => string;
  readonly together: (flag: string, other: string) => string;
  readonly notTogether: (flag: string, other: string) => string;
  readonly unknownFlag: (flag: string) => string;
  readonly takesNoValue: (flag: string) => string;
  readonly needsValue: (flag: string) => string;
  readonly unknownField: (field: string, known: readonly string[]) => string;
  readonly onlySaw: (viewer: number | null) => string;
}

/** The words of `--help`, around the games. */
export interface UsageWords {
  readonly title: string;
  readonly examples: {
    readonly menu: string;
    readonly seat: string;
    readonly bots: string;
    readonly watch: string;
    readonly replay: string;
    readonly analyze: string;
    readonly puzzle: string;
    readonly arena: (help: string) => string;
  };
  readonly counting: string;
  readonly flags: {
    readonly watch: string;
    readonly ask: string;
    readonly seats: string;
    readonly seat: string;
    readonly seed: string;
    readonly options: string;
    readonly bots: string;
    readonly save: string;
    readonly force: string;
    readonly load: string;
    readonly list: string;
    readonly folder: string;
    readonly replay: string;
    readonly tables: string;
    readonly lang: string;
    readonly help: string;
  };
  readonly games: string;
  /** On the page of `analyze --help`. */
  readonly ofAnalyze: { readonly file: string; readonly save: string };
}

/** All words of the terminal in one language, except the games' words. */
export interface TerminalWords {
  readonly language: Language;
  /** The names of bots, and the sentences of hints. */
  readonly bots: BotLocale;
  /** Before the reasons why the move of a hint is better than the next. */
  readonly whyNotNext: string;
  /** Between a name and a statement about it. */
  readonly colon: string;
  readonly goodbye: string;
  /** The labels of the keys that a person may press instead of answering. */
  readonly keys: {
    readonly enter: string;
    readonly help: string;
    readonly quit: string;
    readonly rules: string;
    readonly hint: string;
    readonly back: string;
    readonly save: string;
  };
  /** "seat 1", in the middle of a sentence and at its beginning. */
  readonly seat: (number: number) => string;
  readonly seatAtStart: (number: number) => string;
  /** "2 to 5 players". */
  readonly players: (min: number, max: number) => string;
  /** The reader in a list of players. */
  readonly you: string;
  readonly spectator: string;
  readonly spectatorAtStart: string;
  readonly random: string;
  readonly asking: {
    readonly notAllowed: string;
    readonly notYourSeat: (own: string) => string;
    readonly noMove: string;
    readonly typeAnswer: string;
    readonly typeMove: (moves: string) => string;
    readonly commands: readonly string[];
    readonly inMenu: string;
    readonly unknown: (typed: string) => string;
    readonly typeNumber: (most: number) => string;
    readonly tooLong: (most: number) => string;
    readonly example: (message: string, example: string) => string;
    readonly yes: string;
    readonly no: string;
  };
  readonly menu: {
    readonly play: string;
    readonly rules: string;
    readonly continue: string;
    readonly show: string;
    readonly list: string;
    readonly help: string;
    readonly quit: string;
    readonly whichGame: string;
    readonly whichRules: string;
    readonly howMany: string;
    readonly opponents: string;
    readonly ownSeat: string;
    readonly viewer: string;
  };
  readonly game: {
    /** At the beginning: the game, its seats, its seed. */
    readonly intro: (title: string, seats: number, seed: string) => string;
    readonly resumed: (title: string, seats: number, move: number) => string;
    readonly yourSeat: (title: string, seat: string, seats: number) => string;
    /** Who plays where: the names of bots, each with the numbers of its seats. */
    readonly bots: (seated: readonly (readonly [name: string, seats: readonly number[]])[]) => string;
    readonly scores: (list: string) => string;
    readonly outcome: string;
    readonly and: string;
    readonly win: string;
    readonly share: string;
    readonly notOver: string;
    readonly seed: (seed: string) => string;
  };
  readonly saving: {
    readonly beforeLeaving: string;
    readonly ask: string;
    readonly name: string;
    readonly badName: string;
    readonly exists: (file: string) => string;
    readonly replace: string;
    readonly another: string;
    readonly never: string;
    readonly saved: (path: string) => string;
    readonly savedGame: (title: string, path: string) => string;
  };
  readonly stored: {
    readonly position: string;
    readonly head: (title: string, viewer: string) => string;
    readonly none: (folder: string) => string;
    readonly unreadable: (why: string) => string;
    readonly record: (moves: number) => string;
    readonly log: (events: number) => string;
    readonly over: string;
    readonly unfinished: string;
    readonly seats: (seats: number) => string;
    readonly step: (step: number, of: number) => string;
    readonly next: string;
    readonly tenForward: string;
    readonly back: string;
    readonly tenBack: string;
    readonly toEnd: string;
    readonly toBeginning: string;
    readonly stop: string;
  };
  readonly analysis: {
    readonly move: (number: number) => string;
    readonly marks: { readonly [Name in Mark]: string };
    /** The chance to win after the move that was played, and after the best one; the error of their difference. */
    readonly instead: (played: string, best: string, error: string) => string;
    /** Said of a mark in a record: how much of the chance to win the move lost. */
    readonly lost: (percent: string) => string;
    readonly better: string;
    readonly accuracy: string;
    readonly noDecision: string;
    /** The parts of an account, each before its share of the win. */
    readonly start: string;
    readonly ownMoves: string;
    readonly luck: string;
    readonly others: string;
    readonly result: string;
    readonly now: string;
  };
  readonly puzzle: {
    readonly title: (game: string) => string;
    readonly task: string;
    /** Shown if there is no one to answer. */
    readonly noAnswer: string;
    /** The chances to win with the solution, and with the best of the other moves. */
    readonly right: (best: string, second: string) => string;
    /** The chances to win with the answer, and with the solution. */
    readonly wrong: (answered: string, best: string) => string;
    /** The same for an answer that is worse than the best of the wrong ones. */
    readonly atMost: (second: string, best: string) => string;
    readonly theme: string;
  };
  readonly files: FileWords;
  readonly usage: UsageWords;
  readonly usageErrors: UsageErrorWords;
}
