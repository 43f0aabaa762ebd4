/**
 * What the page and its worker say to each other: plain JSON both ways.
 *
 * The worker holds everything that is secret: states, seeds, the hands of all seats. The page gets what one observer
 * knows, the looker: a seat, or `null`, a spectator. No message depends on anything that the looker may not know.
 */
import type { Seat } from 'hencoop';
import type { LevelName } from 'hencoop/bots';
import type { TypesOf } from 'hencoop/record';

export type { LevelName, Seat };

/** The games of this page. */
export type GameId = 'chicken' | 'crazy-chicken' | 'chicken-out' | 'blind-chicken-extreme' | 'chicken-roundup';

/** Of any game; the field `game` of a view says which. */
export type View = TypesOf<GameId>['View'];
export type Move = TypesOf<GameId>['Move'];
export type RedactedEvent = TypesOf<GameId>['RedactedEvent'];
export type Violation = TypesOf<GameId>['Violation'];

/** Who plays a seat: `person`, a level, a personality of the game's bots, or `random`. */
export type Player = 'person' | LevelName | 'random' | (string & {});

/** What a page asks, each with an `id` of its own from 0, which the answer repeats. What has no such id is answered with -1. */
export type Request =
  /** Who can take a seat in this game, and how strong they are. */
  | { readonly type: 'about'; readonly game: GameId }
  /** A new game, as many seats as players. Answered by a {@link Table}. The table that was open is closed, and kept. */
  | {
      readonly type: 'create';
      readonly game: GameId;
      readonly players: readonly Player[];
      /** By seat; at most 60 characters each. */
      readonly names: readonly string[];
      /** Those of the game; what is absent has the default of the rule book. */
      readonly options?: object;
    }
  /** A saved game, continued. Answered by a {@link Table}. */
  | { readonly type: 'open'; readonly saved: string }
  /** Closes the table; what was played is kept. */
  | { readonly type: 'close' }
  /** The saved games, the last one played first. */
  | { readonly type: 'list' }
  | { readonly type: 'remove'; readonly saved: string }
  /**
   * Another looker; ask before the curtain opens. While the game goes on: a seat of a person, or `null`. Once it is over:
   * any seat. Answered by a {@link Table}.
   */
  | { readonly type: 'look'; readonly seat: Seat | null }
  /** Answered by {@link Delivered} or by the refusal `illegal`, with the violation. `revision`: what the looker saw last. */
  | { readonly type: 'move'; readonly revision: number; readonly move: Move }
  /** What the strong bot would do at the looker's seat. Any other move, look, undo or hint ends it with `aborted`. */
  | { readonly type: 'hint'; readonly revision: number }
  /** As `hint`, for a table that is not the worker's: what a seat would best do after everything that it has learned. */
  | {
      readonly type: 'advise';
      readonly game: GameId;
      readonly seat: Seat;
      readonly revision: number;
      readonly events: readonly RedactedEvent[];
    }
  /** Takes back the last decision of the only person, and all that followed. Answered by a {@link Table}. */
  | { readonly type: 'undo' }
  /** The page has shown everything up to this revision: with `pace.ahead`, bots go on. */
  | { readonly type: 'shown'; readonly revision: number }
  /** How the bots play from now on, at every table. At first `{ thinking: null, ahead: null }`. */
  | {
      readonly type: 'pace';
      /** The most playouts for a move; 0: by rules of thumb alone, for tests. `null`: what the level takes. */
      readonly thinking: number | null;
      /**
       * How many deliveries the bots may be ahead of what is `shown`, a new table first of all; 0: they wait for it.
       * `null`: they never wait.
       */
      readonly ahead: number | null;
    }
  /** A file: the log of the looker's seat while the game goes on, its record once it is over. */
  | { readonly type: 'export' }
  /** A link: the game, once it is over, or the position that the looker sees. */
  | { readonly type: 'share'; readonly what: 'game' | 'position' }
  /** The text of an exported file. Answered by a {@link Table} to look at; it is not saved. */
  | { readonly type: 'import'; readonly text: string }
  /** What `share` gave, from `location.hash`, with or without its `#`. Answered as `import`. */
  | { readonly type: 'openShared'; readonly hash: string };

export type RequestType = Request['type'];
export type RequestOf<Type extends RequestType> = Extract<Request, { readonly type: Type }>;

/** What the worker is sent. */
export type ToWorker = Request & { readonly id: number };

/** What each request is answered by, unless it is refused. */
export interface Answers {
  readonly about: About;
  readonly create: Table;
  readonly open: Table;
  readonly close: null;
  readonly list: readonly Saved[];
  readonly remove: null;
  readonly look: Table;
  readonly move: Delivered;
  readonly hint: Hint;
  readonly advise: Hint;
  readonly undo: Table;
  readonly shown: null;
  readonly pace: null;
  readonly export: Exported;
  readonly share: Shared;
  readonly import: Table;
  readonly openShared: Table;
}

/** What the worker sends: an answer to each request; and, at any time, what the looker learned, or that something failed. */
export type FromWorker = Answer | Happened | Trouble;

export type Answer =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value: Answers[RequestType] }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly refusal: Refusal };

/** A bot has moved, and the looker learned of it. */
export type Happened = { readonly type: 'happened' } & Delivered;

/** Something failed that nobody asked for. */
export interface Trouble {
  readonly type: 'trouble';
  /** `save`: what is played now is not kept. `bot`: a bot has failed, and the game stands still until it is opened again. */
  readonly what: 'save' | 'bot';
  readonly message: string;
}

export interface About {
  readonly game: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** The levels, the weakest first; `elo` by number of seats, where it was measured. */
  readonly levels: readonly { readonly name: LevelName; readonly elo: { readonly [seats: number]: number } }[];
  readonly personalities: readonly string[];
  /** The options as the rule book has them, by number of seats. */
  readonly options: { readonly [seats: number]: { readonly [name: string]: unknown } };
}

/** What a table is for: only at `play` can anybody move. */
export type Purpose =
  | 'play'
  /** A finished game: any seat may be looked at. */
  | 'lookBack'
  /** The log of one seat, or a position: only its viewer may be looked at. */
  | 'replay'
  | 'position';

/** A table as the looker knows it. */
export interface Table {
  readonly purpose: Purpose;
  readonly game: GameId;
  /** The saved game; `null` for what is not kept. */
  readonly saved: string | null;
  /** Who plays, by seat; empty where nobody knows. */
  readonly players: readonly Player[];
  /** By seat; empty where nobody knows. */
  readonly names: readonly string[];
  readonly looker: Seat | null;
  /** How many deliveries the looker has seen, and table changes of other kinds: a move names it. */
  readonly revision: number;
  /** What the looker remembers: the view after all of `events`. */
  readonly view: View;
  /** Where `events` begin: `null`, so that the first of them opens the table, or for a position the view itself. */
  readonly from: View | null;
  /** Everything that the looker has learned since then: fold it with `evolve` for any table of the past. */
  readonly events: readonly RedactedEvent[];
  /** Who may move now. */
  readonly actors: readonly Seat[];
  /** How many times a decision was taken back. */
  readonly undone: number;
  readonly canUndo: boolean;
}

/** What the looker learned from one move. Moves that teach it nothing are not delivered. */
export interface Delivered {
  readonly revision: number;
  readonly events: readonly RedactedEvent[];
  /** Who may move after it. */
  readonly actors: readonly Seat[];
  readonly canUndo: boolean;
}

export interface Saved {
  readonly saved: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** Points by seat, of what is finished. */
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly undone: number;
  /** When a person last did something, in milliseconds since 1970. */
  readonly playedAt: number;
}

/** What a bot thinks of the moves of the looker. The fields are those of `Candidate` in `hencoop/bots`. */
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
  }[];
  readonly worlds: number;
}

export interface Exported {
  readonly format: 'record' | 'log' | 'seatLog';
  /** A name for the file. */
  readonly name: string;
  readonly text: string;
}

export interface Shared {
  /** For `location.hash`, without its `#`. */
  readonly hash: string;
}

/** Why a request is refused. `message` is English and for developers; `type` is what a page puts in words. */
export type Refusal =
  /** The rules forbid the move. */
  | { readonly type: 'illegal'; readonly violation: Violation; readonly message: string }
  | { readonly type: RefusalType; readonly message: string };

export type RefusalType =
  /** The request itself is wrong: a field is missing, or out of range. */
  | 'invalid'
  /** Options, seats or players that the game does not have. */
  | 'setup'
  /** No table is open, or it is not one to play at. */
  | 'noTable'
  /** The looker has seen less, or more, than there is: look again. */
  | 'stale'
  /** The move, the hint or the look is for a seat that is not the looker's. */
  | 'notYours'
  | 'cannotUndo'
  /** The game goes on. */
  | 'unfinished'
  /** There is no saved game of this name, or it can no longer be read. */
  | 'notSaved'
  /** The game was played on somewhere else, as in another tab: open it again. */
  | 'elsewhere'
  /** The storage of the browser is full, or closed. */
  | 'storage'
  /** A file or link that is none of ours, or damaged. */
  | 'unreadable'
  /** A file or link of a newer version of the library. */
  | 'future'
  /** A file or link of a game under earlier rules, which can no longer be replayed. */
  | 'old'
  /** A file or link of a game that cannot have been played so. */
  | 'impossible'
  /** Another request came first. */
  | 'aborted'
  /** At a table of a server: somebody has not sat down yet. */
  | 'waiting'
  /** A bot plays for the seat. */
  | 'away'
  /** The seat has no time left for the game. */
  | 'outOfTime'
  /** A link to a table that is gone, or to a seat that has another link now. */
  | 'noMatch'
  /** Somebody else has taken the last open seat. */
  | 'noSeat'
  /** The server does not take so much at once. */
  | 'tooMany'
  /** The page comes from a host of plain files. */
  | 'noServer'
  /** No server answers. */
  | 'unreachable'
  /** A part of the page could not be loaded, or a bug of ours. The message holds nothing of the game. */
  | 'failed';
