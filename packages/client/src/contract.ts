// The messages between client and server. Written by `npm run fix` from packages/server/src/contract.ts.

/** The code of a refusal, for programs. */
export type RefusalCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'noSeat'
  | 'taken'
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

/** `waiting`: a seat is still open, and no one may move. */
export type MatchStatus = 'waiting' | 'playing' | 'over';

/** A message to all players and spectators of the match; there is no free text. */
export type Emote = 'hello' | 'wellPlayed' | 'oops' | 'thinking' | 'thanks';

/** A seat and its player. */
export interface SeatInfo {
  /** `person`, `open` for a seat that is still free, or the name of a bot. */
  readonly player: string;
  /** The player's public name; empty if none was given. */
  readonly name: string;
  /** The bot that plays for a person who is away; otherwise `null`. */
  readonly away: string | null;
  /** Whether an invitation to the seat waits for its player. */
  readonly invited: boolean;
}

/** The public state of a clock. */
export interface ClockInfo {
  /** Seconds for a step. */
  readonly move: number;
  /** Seconds for the game; `null`: no limit. */
  readonly game: number | null;
  /** When the step ends; `null` while the clock is stopped. */
  readonly due: string | null;
  /** By seat, the milliseconds left for the game when the step began; `null`: no limit. */
  readonly left: readonly number[] | null;
}

/** The public state of a request to take a move back. */
export interface UndoInfo {
  /** The id of the request. */
  readonly id: string;
  /** The requesting seat. */
  readonly seat: number;
  /** Whether the request is open, or another seat has declined it. */
  readonly status: 'asked' | 'declined';
  /** The seats that have not agreed yet. */
  readonly waiting: readonly number[];
}

/** Who may watch without a seat: `all`, everyone who knows the id of the match; `link`, who has the token of spectators; `none`, no one, even after the end. */
export type Watchers = 'all' | 'link' | 'none';

/** When spectators see all hands: `closed`, never; `end`, once the match is over; or while it is played, this many moves behind. Only moves that spectators have seen count. */
export type Hands =
  | ('closed' | 'end')
  | {
      readonly movesBehind: number;
    };

/** The table as every seat saw it. The draw pile stays hidden. */
export interface AllHands {
  /** The spectators' delivery after which it was so. */
  readonly revision: number;
  /** By seat. */
  readonly views: readonly unknown[];
}

/** The public data of a match, except for the table. */
export interface MatchInfo {
  /** The id of the match. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** Whether a seat is still open, play is in progress, or the match is over. */
  readonly status: MatchStatus;
  /** The players, by seat. */
  readonly seats: readonly SeatInfo[];
  /** The clock; `null` for a match without one. */
  readonly clock: ClockInfo | null;
  /** The rematch, with the same players and tokens. */
  readonly rematch: string | null;
  /** Who may watch; it never changes. */
  readonly watch: Watchers;
  /** When spectators see all hands; it never changes. */
  readonly hands: Hands;
  /** The request to take the last move back, until the next move; `null`: none. */
  readonly undo: UndoInfo | null;
}

/** The time limits. */
export interface ClockSettings {
  /** Seconds for a step: from one public event to the next. */
  readonly move: number;
  /** Seconds for all moves that a seat makes alone; `null`: no limit. */
  readonly game?: number | null | undefined;
  /** The bot that plays when time is up. */
  readonly bot?: string | undefined;
}

/** A match to open. */
export interface NewMatch {
  /** The id of a game that the server offers. */
  readonly game: string;
  /** The number of seats, if all are for people. Use instead of `players`. */
  readonly seats?: number | undefined;
  /** The player of each seat: `person`, `open`, or the name of a bot. */
  readonly players?: readonly string[] | undefined;
  /** Each player's public name. */
  readonly names?: readonly string[] | undefined;
  /** The options of the game. */
  readonly options?: object | undefined;
  /** Whether the list of matches shows it. */
  readonly listed?: boolean | undefined;
  /** The clock; `null` for a match without one. */
  readonly clock?: ClockSettings | null | undefined;
  /** Who may watch without a seat. */
  readonly watch?: Watchers | undefined;
  /** By default `end`, and `closed` if no one may watch. */
  readonly hands?: Hands | undefined;
  /** 64 random hexadecimal digits. Repeating the request with them returns the same match. */
  readonly secret?: string | undefined;
}

/** A new match. */
export interface OpenedMatch {
  /** The id of the match. */
  readonly id: string;
  /** By seat: give each token to its player. `null` for bots and open seats. */
  readonly tokens: readonly (string | null)[];
  /** The token of spectators, for their link; `null` unless `watch` is `link`. */
  readonly watchCode: string | null;
  /** The public data of the match. */
  readonly info: MatchInfo;
}

/** A game that the server offers. */
export interface GameInfo {
  /** The id of the game, to open a match of it. */
  readonly id: string;
  /** The name of the game on its box. */
  readonly title: string;
  /** The possible numbers of seats. */
  readonly seats: {
    /** The minimum number of seats. */
    readonly min: number;
    /** The maximum number of seats. */
    readonly max: number;
  };
  /** The names of its bots: levels (weakest first), personalities, and `random`. */
  readonly bots: readonly string[];
  /** The names of the bots that can play, by number of seats. */
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
  /** Whether a seat is still open, play is in progress, or the match is over. */
  readonly status: MatchStatus;
  /** The players, by seat. */
  readonly players: readonly {
    /** `person`, `open` for a seat that is still free, or the name of a bot. */
    readonly player: string;
    /** The player's public name; empty if none was given. */
    readonly name: string;
  }[];
  /** When the match was opened, in ISO 8601. */
  readonly opened: string;
  /** Who may watch. */
  readonly watch: Watchers;
  /** When spectators see all hands. */
  readonly hands: Hands;
}

/** A match in which an account has a seat. */
export interface AccountMatch {
  /** The id of the match. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** Whether a seat is still open, play is in progress, or the match is over. */
  readonly status: MatchStatus;
  /** The players, by seat. */
  readonly players: readonly {
    /** `person`, `open` for a seat that is still free, or the name of a bot. */
    readonly player: string;
    /** The player's public name; empty if none was given. */
    readonly name: string;
  }[];
  /** When the match was opened, in ISO 8601. */
  readonly opened: string;
  /** Who may watch. */
  readonly watch: Watchers;
  /** When spectators see all hands. */
  readonly hands: Hands;
  /** The seat of the account. */
  readonly seat: number;
}

/** The sender's account, and a page of its matches. */
export interface OwnAccount {
  /** `null`: the sender is a guest. */
  readonly account: {
    readonly id: string;
    /** The name for seats; empty if unknown. */
    readonly name: string;
  } | null;
  /** The last opened first; none for a guest. */
  readonly matches: readonly AccountMatch[];
}

/** The progress of a running or queued analysis. */
export interface AnalysisProgress {
  /** The number of moves judged so far. */
  readonly done: number;
  /** The total number of moves. */
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
      /** The token of a seat or of spectators; `null`: a spectator without one. */
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
      /** The table as the sender sees it. */
      readonly view: unknown;
      /** Only if a seat has taken a move back. */
      readonly takenBack?:
        | {
            readonly seat: number;
            /** The viewer's delivery that the move had caused. */
            readonly revision: number;
          }
        | undefined;
    }
  | {
      readonly type: 'present';
      /** In order. */
      readonly seats: readonly number[];
      /** The number of spectators. */
      readonly watching: number;
    }
  | {
      readonly type: 'hands';
      /** The spectators' delivery after which it was so. */
      readonly revision: number;
      /** By seat. */
      readonly views: readonly unknown[];
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
