// What a client and the server exchange. Written by `npm run fix` from packages/server/src/contract.ts.

/** What a refusal is about, for programs. */
export type RefusalCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'noSeat'
  | 'waiting'
  | 'unfinished'
  | 'outOfTime'
  | 'away'
  | 'over'
  | 'noMove'
  | 'learned'
  | 'stale'
  | 'reused'
  | 'pending'
  | 'declined'
  | 'noRequest'
  | 'noAnalysis'
  | 'otherRules'
  | 'conflict'
  | 'tooLarge'
  | 'tooMany'
  | 'unavailable';

/** `waiting`: a seat is still open, and nobody may move. */
export type MatchStatus = 'waiting' | 'playing' | 'over';

/** What a player says to everybody at the match: one of these, and no free text. */
export type Emote = 'hello' | 'wellPlayed' | 'oops' | 'thinking' | 'thanks';

/** A seat and its player. */
export interface SeatInfo {
  /** `person`, `open` for a seat that somebody may still take, or the name of a bot. */
  readonly player: string;
  /** The name of the player, as others see it; empty if none was given. */
  readonly name: string;
  /** The bot that plays for a person who is away; otherwise `null`. */
  readonly away: string | null;
}

/** A clock, as everybody sees it. */
export interface ClockInfo {
  /** Seconds for a step. */
  readonly move: number;
  /** Seconds for the game; `null`: no limit. */
  readonly game: number | null;
  /** When the step ends; `null` while the clock stands. */
  readonly due: string | null;
  /** By seat, the milliseconds left for the game when the step began; `null`: no limit. */
  readonly left: readonly number[] | null;
}

/** A request to take a move back, as everybody sees it. */
export interface UndoInfo {
  /** The id of the request. */
  readonly id: string;
  /** The seat that wants to take its last move back. */
  readonly seat: number;
  /** Whether the others are being asked, or one of them has declined. */
  readonly status: 'asked' | 'declined';
  /** The seats that have not agreed yet. */
  readonly waiting: readonly number[];
}

/** What everybody may know of a match, besides its table. */
export interface MatchInfo {
  /** The id of the match. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** Whether a seat is still open, the game goes on, or it is over. */
  readonly status: MatchStatus;
  /** The players, by seat. */
  readonly seats: readonly SeatInfo[];
  /** The clock; `null` for a match without one. */
  readonly clock: ClockInfo | null;
  /** The match that follows this one, with the same players and tokens. */
  readonly rematch: string | null;
  /** The request to take the last move back, until anybody moves; `null`: none. */
  readonly undo: UndoInfo | null;
}

/** How much time there is. */
export interface ClockSettings {
  /** Seconds for a step: from one event that everybody saw to the next. */
  readonly move: number;
  /** Seconds for all moves that a seat makes alone; `null`: no limit. */
  readonly game?: number | null | undefined;
  /** The bot that plays when time is up. */
  readonly bot?: string | undefined;
}

/** A match to open. */
export interface NewMatch {
  /** The id of the game: one of those that the server offers. */
  readonly game: string;
  /** How many people play. Instead of `players`, if all seats are for people. */
  readonly seats?: number | undefined;
  /** The player of each seat: `person`, `open`, or the name of a bot. */
  readonly players?: readonly string[] | undefined;
  /** The name that others see of each player. */
  readonly names?: readonly string[] | undefined;
  /** The options of the game. */
  readonly options?: object | undefined;
  /** Whether the list of matches shows it. */
  readonly listed?: boolean | undefined;
  /** The clock; `null` for a match without one. */
  readonly clock?: ClockSettings | null | undefined;
  /** 64 random hexadecimal digits. Repeating the request with them returns the same match. */
  readonly secret?: string | undefined;
}

/** A new match. */
export interface OpenedMatch {
  /** The id of the match. */
  readonly id: string;
  /** By seat: hand each token to its player. `null` for a bot and for an open seat. */
  readonly tokens: readonly (string | null)[];
  /** What everybody may know of the match. */
  readonly info: MatchInfo;
}

/** A game that the server offers. */
export interface GameInfo {
  /** The id of the game, to open a match of it. */
  readonly id: string;
  /** The name of the game on its box. */
  readonly title: string;
  /** How many can play. */
  readonly seats: {
    /** The minimum number of seats. */
    readonly min: number;
    /** The maximum number of seats. */
    readonly max: number;
  };
  /** The names of its bots: levels, the weakest first, personalities, and `random`. */
  readonly bots: readonly string[];
  /** The names of the bots that can play at a table, by its number of seats. */
  readonly botsAt: {
    readonly [key: string]: readonly string[];
  };
}

/** A match in the list. */
export interface ListedMatch {
  /** The id of the match. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** Whether a seat is still open, the game goes on, or it is over. */
  readonly status: MatchStatus;
  /** The players, by seat. */
  readonly players: readonly {
    /** `person`, `open` for a seat that somebody may still take, or the name of a bot. */
    readonly player: string;
    /** The name of the player, as others see it; empty if none was given. */
    readonly name: string;
  }[];
  /** When the match was opened, in ISO 8601. */
  readonly opened: string;
}

/** How far an analysis is that goes on, or waits for its turn. */
export interface AnalysisProgress {
  /** How many moves it has judged. */
  readonly done: number;
  /** How many moves there are. */
  readonly moves: number;
}

/** The move has been played. */
export interface Accepted {
  readonly ok: true;
  readonly id: string;
  /** Counts the deliveries to one viewer. */
  readonly revision: number;
}

/** The move has not been played. */
export type Rejected =
  | {
      readonly ok: false;
      readonly id: string | null;
      readonly revision: number | null;
      readonly reason: 'notSeated' | 'reused' | 'away' | 'notYours' | 'stale';
    }
  | {
      readonly ok: false;
      readonly id: string | null;
      readonly revision: number | null;
      readonly reason: 'malformed';
      readonly path: string;
    }
  | {
      readonly ok: false;
      readonly id: string | null;
      readonly revision: number | null;
      readonly reason: 'illegal';
      readonly violation: {
        readonly clause: string;
        readonly params: object;
      };
    };

/** What a client sends over a socket. */
export type ClientMessage =
  | {
      readonly type: 'enter';
      /** The version of the messages that the client speaks. */
      readonly protocol: 1;
      /** `null`: a spectator. */
      readonly token: string | null;
    }
  | {
      readonly type: 'submit';
      readonly submission: unknown;
    };

/** What the server sends live. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      /** The version of the messages that the server speaks. */
      readonly protocol: 1;
      /** The seat of the token. */
      readonly seat: number | null;
    }
  | {
      readonly type: 'info';
      readonly info: MatchInfo;
    }
  | {
      readonly type: 'delivery';
      /** The seat; `null`: the spectators. */
      readonly to: number | null;
      /** Counts the deliveries to one viewer. */
      readonly revision: number;
      readonly events: readonly unknown[];
    }
  | {
      readonly type: 'snapshot';
      /** The seat; `null`: the spectators. */
      readonly to: number | null;
      /** Counts the deliveries to one viewer. */
      readonly revision: number;
      /** What the sender sees of the table. */
      readonly view: unknown;
      /** Only if a seat has taken this move back. */
      readonly takenBack?:
        | {
            readonly seat: number;
            /** The viewer's delivery that the move had led to. */
            readonly revision: number;
          }
        | undefined;
    }
  | {
      readonly type: 'present';
      /** In order. */
      readonly seats: readonly number[];
    }
  | {
      readonly type: 'emote';
      readonly seat: number;
      readonly emote: Emote;
    }
  | {
      readonly type: 'answer';
      readonly answer: Accepted | Rejected;
    }
  | {
      readonly type: 'refused';
      /** The id of the submission. */
      readonly id: string | null;
      readonly code: RefusalCode;
      readonly error: string;
      /** Seconds. */
      readonly retryAfter: number | null;
    }
  | {
      readonly type: 'beat';
    };

/** The version of the messages on a socket. */
export const PROTOCOL = 1;

/** Why the server closes a socket. */
export const CLOSE_CODES = {
  restart: 1012,
  slow: 1013,
  tooMany: 1013,
  invalid: 4400,
  unauthorized: 4401,
  gone: 4404,
  protocol: 4406,
} as const;
