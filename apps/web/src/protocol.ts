/**
 * The messages between the page and its worker: plain JSON both ways.
 *
 * The worker holds all secrets: states, seeds, the hands of all seats. The page gets only what its viewer knows: a
 * seat, or `null` for a spectator. No message depends on anything that the viewer may not know.
 */
import type { GameTypes, Seat } from 'hencoop';
import type { Decision, Par, Reason, SeatSummary } from 'hencoop/analysis';
import type { LevelName } from 'hencoop/bots';
import type { GameId } from 'hencoop/games';
import type { Options } from './options.js';
import type { PuzzleAsk, PuzzleReplies } from './puzzleAsk.js';

export type { GameId, LevelName, Par, Reason, Seat, SeatSummary };

/** The view of any game; its field `game` tells which. */
export type View = GameTypes['View'];
export type Move = GameTypes['Move'];
export type RedactedEvent = GameTypes['RedactedEvent'];
export type Violation = GameTypes['Violation'];

/** Who plays a seat: `person`, a level, a personality of the game's bots, or `random`. */
export type Player = 'person' | LevelName | 'random' | (string & {});

/** A request of the page. Each has an `id` from 0, which the answer repeats; -1 answers a message without one. */
export type Request =
  /** Who can take a seat in this game, how strong they are, and the default options. */
  | { readonly type: 'about'; readonly game: GameId }
  /** A new game with as many seats as players. The open game is closed, and stays saved. */
  | {
      readonly type: 'create';
      readonly game: GameId;
      readonly players: readonly Player[];
      /** By seat; at most 60 characters each. */
      readonly names: readonly string[];
      /** The game's options; absent ones have the rule book's defaults. */
      readonly options?: object;
    }
  /** Begins or resumes the deal of the day. It is the same for everyone, and no decision in it can be taken back. */
  | { readonly type: 'daily'; readonly game: GameId; readonly names: readonly string[] }
  /** The result of a bot in the person's seat in the open deal of the day, once it is over. */
  | { readonly type: 'botResult' }
  /**
   * The par of the open deal of the day, once it is over: plays the next of the games that the par takes. Opening
   * another game ends it with `aborted`.
   */
  | { readonly type: 'par' }
  /** Continues a saved game. */
  | { readonly type: 'open'; readonly saved: string }
  /** A request about puzzles, which does not affect the open game. */
  | { readonly type: 'puzzle'; readonly ask: PuzzleAsk }
  /** Closes the game, which stays saved. */
  | { readonly type: 'close' }
  /** Lists the saved games, last played first. */
  | { readonly type: 'list' }
  | { readonly type: 'remove'; readonly saved: string }
  /**
   * Changes the viewer; ask before the curtain opens. During the game: to a person's seat or `null`. Once it is over:
   * to any seat.
   */
  | { readonly type: 'viewAs'; readonly seat: Seat | null }
  /**
   * Refused as `illegal`, with the violation, if the rules forbid it. `revision` is the last one that the viewer saw.
   */
  | { readonly type: 'move'; readonly revision: number; readonly move: Move }
  /** The strong bot's move at the viewer's seat. A move, `viewAs`, `undo` or another hint ends it with `aborted`. */
  | { readonly type: 'hint'; readonly revision: number }
  /** Like `hint`, for a match on a server: the best move of a seat, given everything it has learned. */
  | {
      readonly type: 'advise';
      readonly game: GameId;
      readonly seat: Seat;
      readonly revision: number;
      readonly events: readonly RedactedEvent[];
    }
  /**
   * Whether the viewer's intended move is a mistake, as far as the viewer knows. It ends like a hint. `null` only
   * preloads the code.
   */
  | { readonly type: 'judge'; readonly revision: number; readonly move: Move | null }
  /**
   * The findings of the analysis of the finished game from index `after` on: the existing ones, or else the next ones.
   * It judges the viewer's decisions, or all decisions for a spectator. Changing the viewer ends it with `aborted`.
   */
  | { readonly type: 'review'; readonly after: number }
  /**
   * A new game from before a decision of this seat in the finished game, for a person at the seat, against the same
   * bots.
   */
  | {
      readonly type: 'tryAgain';
      readonly seat: Seat;
      /** The number of the seat's moves before the decision. */
      readonly index: number;
      /** By seat; at most 60 characters each. */
      readonly names: readonly string[];
    }
  /** Takes back the last decision of the only person, and everything after it. */
  | { readonly type: 'undo' }
  /** The page has shown everything up to this revision; with `pace.ahead`, bots continue. */
  | { readonly type: 'shown'; readonly revision: number }
  /** Sets how bots play from now on, in every game. Initially `{ thinking: null, ahead: null }`. */
  | {
      readonly type: 'pace';
      /**
       * The maximum playouts for a move; 0 for rules of thumb alone, for tests; `null` for as many as the level takes.
       */
      readonly thinking: number | null;
      /** How many deliveries the bots may be ahead of the last one `shown`; `null` for any number. */
      readonly ahead: number | null;
    }
  /** A file: the viewer's log during the game, the record once it is over. */
  | { readonly type: 'export' }
  /** A link to the game, once it is over, or to the viewer's position. */
  | { readonly type: 'share'; readonly what: 'game' | 'position' }
  /** The text of an exported file. It opens a game to look at, which is not saved. */
  | { readonly type: 'import'; readonly text: string }
  /** Like `import`, for a link from `share`: `location.hash`, with or without its `#`. */
  | { readonly type: 'openShared'; readonly hash: string };

export type RequestType = Request['type'];
export type RequestOf<Type extends RequestType> = Extract<Request, { readonly type: Type }>;

/** A message to the worker. */
export type ToWorker = Request & { readonly id: number };

/** A message besides the requests, which asks for a {@link Pong}, which the worker sends at once, whatever it is working on. */
export interface Ping {
  readonly type: 'ping';
}

/** The answer to each request, unless it is refused. */
export interface Answers {
  readonly about: AboutGame;
  readonly create: GameSnapshot;
  readonly daily: GameSnapshot;
  readonly botResult: BotResult;
  readonly par: ParSoFar;
  readonly open: GameSnapshot;
  /** By `ask.what`. */
  readonly puzzle: PuzzleReplies[PuzzleAsk['what']];
  readonly close: null;
  readonly list: readonly SavedGameSummary[];
  readonly remove: null;
  readonly viewAs: GameSnapshot;
  readonly move: Delivery;
  readonly hint: Hint;
  readonly advise: Hint;
  readonly judge: Judgment;
  readonly review: Review;
  readonly tryAgain: GameSnapshot;
  readonly undo: GameSnapshot;
  readonly shown: null;
  readonly pace: null;
  readonly export: ExportedFile;
  readonly share: SharedLink;
  readonly import: GameSnapshot;
  readonly openShared: GameSnapshot;
}

/** A message from the worker: an answer to a request or, at any time, news for the viewer or trouble. */
export type FromWorker = Answer | Happened | Trouble | Pong;

export interface Pong {
  readonly type: 'pong';
}

export type Answer =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value: Answers[RequestType] }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly refusal: Refusal };

/** The news of a bot's move. */
export type Happened = { readonly type: 'happened' } & Delivery;

/** A failure outside of any request. */
export interface Trouble {
  readonly type: 'trouble';
  /**
   * `save`: the game cannot be saved; `saved`: it is saved again. `elsewhere`: it was continued in another tab. `bot`: a
   * bot has failed, and the game is stuck until reopened.
   */
  readonly what: 'save' | 'saved' | 'elsewhere' | 'bot';
  readonly message: string;
}

/** A level that a table offers. */
export interface OfferedLevel {
  readonly name: LevelName;
  /** Absent if not measured. */
  readonly elo?: number;
}

export interface AboutGame {
  readonly game: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** The levels by number of seats, weakest first. */
  readonly levels: { readonly [seats: number]: readonly OfferedLevel[] };
  readonly personalities: readonly string[];
  /** The default options, by number of seats. */
  readonly options: { readonly [seats: number]: Options };
}

/** The purpose of an open game. Only `play` allows moves. */
export type Purpose =
  | 'play'
  /** A finished game, viewable from any seat. */
  | 'lookBack'
  /** The log of one seat, or a position, viewable only by its viewer. */
  | 'replay'
  | 'position';

/** A game as its viewer knows it. */
export interface GameSnapshot {
  readonly purpose: Purpose;
  readonly game: GameId;
  /** The name under which it is saved, or `null`. */
  readonly saved: string | null;
  /** The players by seat; empty if unknown. */
  readonly players: readonly Player[];
  /** By seat; empty if unknown. */
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  /** Counts the viewer's deliveries and other changes. A move must name it. */
  readonly revision: number;
  /** What the viewer remembers: the view after all of `events`. */
  readonly view: View;
  /** The view before `events`: `null` if they begin with the opening; for a position, the view itself. */
  readonly from: View | null;
  /** Everything that the viewer has learned since `from`. Fold it with `evolve` for any earlier view. */
  readonly events: readonly RedactedEvent[];
  /** Who may move now. */
  readonly actors: readonly Seat[];
  /** The number of decisions taken back. */
  readonly undone: number;
  readonly canUndo: boolean;
  /** Whether it can be reviewed once it is over, since its moves are known. */
  readonly canReview: boolean;
}

/** The events that the viewer learned from one move. Moves without any are not delivered. */
export interface Delivery {
  readonly revision: number;
  readonly events: readonly RedactedEvent[];
  /** Who may move after it. */
  readonly actors: readonly Seat[];
  readonly canUndo: boolean;
}

export interface SavedGameSummary {
  readonly saved: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** Points by seat, of the finished rounds or games. */
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly undone: number;
  /** When a person last did something, in milliseconds since 1970. */
  readonly playedAt: number;
}

/** The result of a game in which a bot took the person's seat. */
export interface BotResult {
  /** The seat of the person. */
  readonly seat: Seat;
  readonly scores: readonly number[];
  /** The seats of each rank, best first. */
  readonly ranking: readonly (readonly Seat[])[];
}

/** The par of a deal, and its progress. */
export interface ParSoFar {
  /** From 0 to 1. */
  readonly progress: number;
  /** `null` until all its games are played. */
  readonly par: Par | null;
}

/** A bot's analysis of the viewer's moves, with the fields of `Candidate` in `hencoop/bots`. */
export interface Hint {
  readonly revision: number;
  readonly move: Move;
  /** Every legal move, the chosen one first. */
  readonly analysis: readonly {
    readonly move: Move;
    readonly visits: number;
    readonly value: number;
    readonly plusMinus: number;
    readonly points: number;
    readonly chanceToWin: number | null;
    readonly line: readonly Move[];
  }[];
  readonly worlds: number;
  /** Why the move is better than the next best; empty if nothing stands out. */
  readonly reasons: readonly Reason[];
}

/** The coach's judgment of a move. */
export interface Judgment {
  /** A better move; `null` if the move is not clearly a mistake. */
  readonly mistake: Mistake | null;
}

/** A move that is clearly worse than another. */
export interface Mistake {
  readonly best: Move;
  /** The chance to win with the better move, from 0 to 1. */
  readonly chance: number;
  /** How much of `chance` the move loses. */
  readonly loss: number;
  /** Why the other move is better; empty if nothing stands out. */
  readonly reasons: readonly Reason[];
}

/** The findings of an analysis so far. */
export interface Review {
  readonly findings: readonly ReviewFinding[];
  /** How many moves the analysis has judged, and how many the game has. */
  readonly looked: number;
  readonly moves: number;
  readonly isDone: boolean;
}

export type ReviewFinding = ReviewedDecision | SeatSummary;

/** A decision with its place among the viewer's events. */
export interface ReviewedDecision extends Omit<Decision<GameTypes>, 'lossError'> {
  /** How many events the viewer had learned before the move, and after it. */
  readonly before: number;
  readonly after: number;
}

export interface ExportedFile {
  readonly format: 'record' | 'log' | 'seatLog';
  /** The suggested file name. */
  readonly name: string;
  readonly text: string;
}

export interface SharedLink {
  /** For `location.hash`, without its `#`. */
  readonly hash: string;
}

/** Why a request is refused. `message` is in English, for developers; the page translates `type`. */
export type Refusal =
  /** The rules forbid the move. */
  | { readonly type: 'illegal'; readonly violation: Violation; readonly message: string }
  | { readonly type: RefusalType; readonly message: string };

export type RefusalType =
  /** The request itself is wrong: a field is missing, or out of range. */
  | 'invalid'
  /** Options, seats or players that the game does not have. */
  | 'setup'
  /** No game is open, or it is not one to play. */
  | 'noGame'
  /** The viewer's revision is outdated: ask for a snapshot. */
  | 'stale'
  /** The move, the hint or the view is for a seat that is not the viewer's. */
  | 'notYours'
  | 'cannotUndo'
  /** The game is not over. */
  | 'unfinished'
  /** There is no saved game of this name, or it can no longer be read. */
  | 'notSaved'
  /** The game was continued elsewhere, such as in another tab: reopen it. */
  | 'elsewhere'
  /** The browser's storage is full or blocked. */
  | 'storage'
  /** A file or link that is damaged, or from another program. */
  | 'unreadable'
  /** A file or link from a newer version of the library. */
  | 'future'
  /** A file or link of a game under older rules, which can no longer be replayed. */
  | 'old'
  /** A file or link of a game that the rules do not allow. */
  | 'impossible'
  /** Another request came first. */
  | 'aborted'
  /** In a match on a server: a seat is still open. */
  | 'waiting'
  /** A bot plays for the seat. */
  | 'away'
  /** The seat has no time left for the game. */
  | 'outOfTime'
  /** A link to a match that is gone, or to a seat with a new link. */
  | 'noMatch'
  /** Another player has taken the last open seat. */
  | 'noSeat'
  /** Too many requests to the server. */
  | 'tooMany'
  /** The server analyzes no matches, or none of this kind. */
  | 'noAnalysis'
  /** The page comes from a static host. */
  | 'noServer'
  /** No server answers. */
  | 'unreachable'
  /** A part of the page could not be loaded, or there is a bug. The message reveals nothing about the game. */
  | 'failed';
