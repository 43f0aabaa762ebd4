/**
 * What the page and its worker say to each other: plain JSON both ways.
 *
 * The worker holds everything that is secret: states, seeds, the hands of all seats. The page gets what its viewer knows:
 * a seat, or `null`, a spectator. No message depends on anything that the viewer may not know.
 */
import type { GameTypes, Seat } from 'hencoop';
import type { Decision, Par, Reason, SeatSummary } from 'hencoop/analysis';
import type { LevelName } from 'hencoop/bots';
import type { GameId } from 'hencoop/games';
import type { Options } from './options.js';
import type { PuzzleAsk, PuzzleReplies } from './puzzleAsk.js';

export type { GameId, LevelName, Par, Reason, Seat, SeatSummary };

/** Of some game; the field `game` of a view says which. */
export type View = GameTypes['View'];
export type Move = GameTypes['Move'];
export type RedactedEvent = GameTypes['RedactedEvent'];
export type Violation = GameTypes['Violation'];

/** Who plays a seat: `person`, a level, a personality of the game's bots, or `random`. */
export type Player = 'person' | LevelName | 'random' | (string & {});

/** A request of the page, each with its own `id` from 0, which the answer repeats; -1 answers a message without one. */
export type Request =
  /** Who can take a seat in this game, how strong they are, and the default options. */
  | { readonly type: 'about'; readonly game: GameId }
  /** A new game, as many seats as players. The game that was open is closed, and stays saved. */
  | {
      readonly type: 'create';
      readonly game: GameId;
      readonly players: readonly Player[];
      /** By seat; at most 60 characters each. */
      readonly names: readonly string[];
      /** Those of the game; one that is absent has the default of the rule book. */
      readonly options?: object;
    }
  /** The deal of the day, begun or gone on with. It is the same for everybody, and nothing in it can be taken back. */
  | { readonly type: 'daily'; readonly game: GameId; readonly names: readonly string[] }
  /** How a bot does in the place of the person in the deal of the day that is open, once it is over. */
  | { readonly type: 'botResult' }
  /**
   * The par of the deal of the day that is open, once it is over: the next game of those that it takes. Another game that opens
   * ends it with `aborted`.
   */
  | { readonly type: 'par' }
  /** Continues a saved game. */
  | { readonly type: 'open'; readonly saved: string }
  /** About puzzles, which leave the game that is open alone. */
  | { readonly type: 'puzzle'; readonly ask: PuzzleAsk }
  /** Closes the game, which stays saved. */
  | { readonly type: 'close' }
  /** Lists the saved games, the last one played first. */
  | { readonly type: 'list' }
  | { readonly type: 'remove'; readonly saved: string }
  /**
   * Changes the viewer; ask before the curtain opens. While the game goes on: to a seat of a person, or `null`. Once it is
   * over: to any seat.
   */
  | { readonly type: 'viewAs'; readonly seat: Seat | null }
  /** Refused as `illegal`, with the violation, if the rules forbid it. `revision`: what the viewer saw last. */
  | { readonly type: 'move'; readonly revision: number; readonly move: Move }
  /** What the strong bot would do at the viewer's seat. A move, `viewAs`, `undo` or another hint ends it with `aborted`. */
  | { readonly type: 'hint'; readonly revision: number }
  /** As `hint`, for a match of a server: what a seat would best do after everything that it has learned. */
  | {
      readonly type: 'advise';
      readonly game: GameId;
      readonly seat: Seat;
      readonly revision: number;
      readonly events: readonly RedactedEvent[];
    }
  /**
   * Whether a move that the viewer is about to make is a mistake, as far as the viewer knows. It ends as a hint does. `null` only
   * loads what that takes.
   */
  | { readonly type: 'judge'; readonly revision: number; readonly move: Move | null }
  /**
   * What an analysis finds in the game that is over, from the finding of this number on: those that are there already, or else the
   * next ones. It judges the decisions of the viewer, or for a spectator those of everybody. Another viewer ends it with `aborted`.
   */
  | { readonly type: 'review'; readonly after: number }
  /** A new game of a person at this seat, from before one of its decisions in the game that is over, against the same bots. */
  | {
      readonly type: 'tryAgain';
      readonly seat: Seat;
      /** How many moves were made before the decision. */
      readonly index: number;
      /** By seat; at most 60 characters each. */
      readonly names: readonly string[];
    }
  /** Takes back the last decision of the only person, and all that followed. */
  | { readonly type: 'undo' }
  /** The page has shown everything up to this revision: with `pace.ahead`, bots go on. */
  | { readonly type: 'shown'; readonly revision: number }
  /** How the bots play from now on, in every game. At first `{ thinking: null, ahead: null }`. */
  | {
      readonly type: 'pace';
      /** The most playouts for a move; 0: by rules of thumb alone, for tests. `null`: as many as the level takes. */
      readonly thinking: number | null;
      /** How many deliveries the bots may be ahead of the last one `shown`; 0: they wait for it. `null`: they never wait. */
      readonly ahead: number | null;
    }
  /** A file: the log of the viewer's seat while the game goes on, its record once it is over. */
  | { readonly type: 'export' }
  /** A link: to the game, once it is over, or to the position that the viewer sees. */
  | { readonly type: 'share'; readonly what: 'game' | 'position' }
  /** The text of an exported file: a game to look at, which is not saved. */
  | { readonly type: 'import'; readonly text: string }
  /** As `import`, for what `share` gave: `location.hash`, with or without its `#`. */
  | { readonly type: 'openShared'; readonly hash: string };

export type RequestType = Request['type'];
export type RequestOf<Type extends RequestType> = Extract<Request, { readonly type: Type }>;

/** What the worker is sent. */
export type ToWorker = Request & { readonly id: number };

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

/** What the worker sends: an answer to each request; and, at any time, what the viewer learned, or that something failed. */
export type FromWorker = Answer | Happened | Trouble;

export type Answer =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value: Answers[RequestType] }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly refusal: Refusal };

/** A bot has moved, and the viewer learned of it. */
export type Happened = { readonly type: 'happened' } & Delivery;

/** Something failed that was not asked for. */
export interface Trouble {
  readonly type: 'trouble';
  /** `save`: the game is not saved any more. `bot`: a bot has failed, and the game stands still until it is opened again. */
  readonly what: 'save' | 'bot';
  readonly message: string;
}

/** A level that a table offers. */
export interface OfferedLevel {
  readonly name: LevelName;
  /** Where it was measured. */
  readonly elo?: number;
}

export interface AboutGame {
  readonly game: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** The levels by the number of seats of a table, the weakest first. */
  readonly levels: { readonly [seats: number]: readonly OfferedLevel[] };
  readonly personalities: readonly string[];
  /** The default options, by number of seats. */
  readonly options: { readonly [seats: number]: Options };
}

/** What a game was opened for: only for `play` can anybody move. */
export type Purpose =
  | 'play'
  /** A finished game, to be seen from any seat. */
  | 'lookBack'
  /** The log of one seat, or a position, to be seen only by its viewer. */
  | 'replay'
  | 'position';

/** A game as its viewer knows it. */
export interface GameSnapshot {
  readonly purpose: Purpose;
  readonly game: GameId;
  /** The name that it is saved by; `null` for a game that is not saved. */
  readonly saved: string | null;
  /** Who plays, by seat; empty if nobody knows. */
  readonly players: readonly Player[];
  /** By seat; empty if nobody knows. */
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  /** How many deliveries the viewer has seen, and changes of other kinds: a move names it. */
  readonly revision: number;
  /** What the viewer remembers: the view after all of `events`. */
  readonly view: View;
  /** Where `events` begin: `null`, so that the first of them opens the table, or for a position the view itself. */
  readonly from: View | null;
  /** Everything that the viewer has learned since then: fold it with `evolve` for any earlier view. */
  readonly events: readonly RedactedEvent[];
  /** Who may move now. */
  readonly actors: readonly Seat[];
  /** How many times a decision was taken back. */
  readonly undone: number;
  readonly canUndo: boolean;
  /** Whether it can be reviewed once it is over: its moves are known. */
  readonly canReview: boolean;
}

/** What the viewer learned from one move. Moves that teach it nothing are not delivered. */
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

/** How a game ended in which a bot took the place of the person. */
export interface BotResult {
  /** The seat of the person. */
  readonly seat: Seat;
  readonly scores: readonly number[];
  /** The seats of each rank, the best first. */
  readonly ranking: readonly (readonly Seat[])[];
}

/** The par of a deal, and how much of the work is done. */
export interface ParSoFar {
  /** From 0 to 1. */
  readonly progress: number;
  /** `null` until all its games are played. */
  readonly par: Par | null;
}

/** What a bot thinks of the moves of the viewer. The fields are those of `Candidate` in `hencoop/bots`. */
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
  /** Why the move is better than the one that comes next; empty if nothing stands out. */
  readonly reasons: readonly Reason[];
}

/** What the viewer should hear before a move. */
export interface Judgment {
  /** A better move; `null` if the move is not a mistake beyond doubt, or if finding out took too long. */
  readonly mistake: Mistake | null;
}

/** A move that a better one beats beyond doubt. */
export interface Mistake {
  readonly best: Move;
  /** The chance to win with the better move, from 0 to 1. */
  readonly chance: number;
  /** What the move loses of it. */
  readonly loss: number;
  /** Why the other move is better; empty if nothing stands out. */
  readonly reasons: readonly Reason[];
}

/** What an analysis has found so far. */
export interface Review {
  readonly findings: readonly ReviewFinding[];
  /** How many moves of the game the analysis has seen, and how many there are. */
  readonly looked: number;
  readonly moves: number;
  readonly isDone: boolean;
}

export type ReviewFinding = ReviewedDecision | SeatSummary;

/** A decision with where it stands among the events of the viewer. */
export interface ReviewedDecision extends Omit<Decision<GameTypes>, 'lossError'> {
  /** How many events the viewer had learned before the move, and after it. */
  readonly before: number;
  readonly after: number;
}

export interface ExportedFile {
  readonly format: 'record' | 'log' | 'seatLog';
  /** A name for the file. */
  readonly name: string;
  readonly text: string;
}

export interface SharedLink {
  /** For `location.hash`, without its `#`. */
  readonly hash: string;
}

/** Why a request is refused. `message` is English and for developers; the page puts `type` in words. */
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
  /** The viewer has seen less, or more, than there is: ask for a snapshot. */
  | 'stale'
  /** The move, the hint or the view is for a seat that is not the viewer's. */
  | 'notYours'
  | 'cannotUndo'
  /** The game goes on. */
  | 'unfinished'
  /** There is no saved game of this name, or it can no longer be read. */
  | 'notSaved'
  /** The game was continued somewhere else, such as in another tab: open it again. */
  | 'elsewhere'
  /** The storage of the browser is full, or closed. */
  | 'storage'
  /** A file or link of another program, or a damaged one. */
  | 'unreadable'
  /** A file or link of a newer version of the library. */
  | 'future'
  /** A file or link of a game under earlier rules, which can no longer be replayed. */
  | 'old'
  /** A file or link of a game that cannot have been played so. */
  | 'impossible'
  /** Another request came first. */
  | 'aborted'
  /** In a match of a server: a seat is still open. */
  | 'waiting'
  /** A bot plays for the seat. */
  | 'away'
  /** The seat has no time left for the game. */
  | 'outOfTime'
  /** A link to a match that is gone, or to a seat that has another link now. */
  | 'noMatch'
  /** Somebody else has taken the last open seat. */
  | 'noSeat'
  /** Too many requests to the server. */
  | 'tooMany'
  /** The server analyzes no matches, or none of this kind. */
  | 'noAnalysis'
  /** The page comes from a host of plain files. */
  | 'noServer'
  /** No server answers. */
  | 'unreachable'
  /** A part of the page could not be loaded, or a bug of ours. The message holds nothing of the game. */
  | 'failed';
