import type { ConnectionState, Emote, HandsOf, MatchInfo } from '@hencoop/client';
import type { ReadonlySignal } from '@preact/signals-core';
import type { GameTypes, Seat } from 'hencoop';
import type { GameId, Player } from '../../protocol.js';

/**
 * - `open`: the seat is free
 * - `invited`: the seat waits for the player with its invitation
 * - `here`, `gone`: its player is connected, or has not come yet or is away
 * - `person`: the player's connection is unknown
 * - `standIn`: a bot plays for the player
 */
export type SeatStatus = 'open' | 'invited' | 'here' | 'gone' | 'person' | 'standIn' | 'bot';

/** A player's emote. */
export interface Said {
  readonly seat: Seat;
  readonly emote: Emote;
}

/** Why the server does not take a move back. */
export const UNDO_CODES = ['noMove', 'learned', 'stale', 'over', 'pending', 'declined', 'noRequest'] as const;
export type UndoCode = (typeof UNDO_CODES)[number];

/** The end of a request to take a move back, shown until something else happens. */
export type UndoNotice =
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'refused'; readonly code: UndoCode };

/** The seat that this browser had until its token ended. */
export interface LostSeat {
  /** `null` if unknown. */
  readonly seat: Seat | null;
  /** Whether it had invited itself to another device. */
  readonly wasMoving: boolean;
}

/** A match on a server, apart from its table. */
export interface OnlineMatch {
  readonly id: string;
  readonly game: GameId;
  /** The key to the seat; `null` for a spectator, and for a seat of the player's account. */
  readonly token: string | null;
  readonly seat: Seat | null;
  /** The seat that this browser had before it watched; `null`: none. */
  readonly lost: LostSeat | null;
  readonly info: ReadonlySignal<MatchInfo>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** By seat; players without a name get a number. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** Like `names`, plus the bot that plays for a player who is away. */
  readonly labels: ReadonlySignal<readonly string[]>;
  /** The current player of each seat: `person`, `open`, or a bot, perhaps for a person who is away. */
  readonly players: ReadonlySignal<readonly Player[]>;
  /** The status of each seat. */
  readonly statuses: ReadonlySignal<readonly SeatStatus[]>;
  /** The number of connected spectators. */
  readonly watching: ReadonlySignal<number>;
  /** All hands, as far as spectators may see them by now; `null`: none yet, or this browser plays. */
  readonly hands: ReadonlySignal<HandsOf<GameTypes> | null>;
  /** The last emote, as a new object each time. */
  readonly said: ReadonlySignal<Said | null>;
  /** Whether the seat may move at all: everyone is there, and no bot plays for it. */
  readonly mayMove: ReadonlySignal<boolean>;
  /** Whether there is a rematch, or the player may begin one. */
  readonly mayGoOn: ReadonlySignal<boolean>;
  /** Lets a bot play for the seat. @throws Refused */
  readonly leave: () => Promise<void>;
  /** @throws Refused */
  readonly comeBack: () => Promise<void>;
  /** Sends an emote to all connected players. @throws Refused */
  readonly say: (emote: Emote) => Promise<void>;
  /** Takes an open seat. @throws Refused */
  readonly join: (name: string) => Promise<void>;
  /** Goes on to the rematch. @throws Refused */
  readonly again: () => Promise<void>;
  /** The result of the last request to take a move back, as a new object each time; `null` for none. */
  readonly undoNotice: ReadonlySignal<UndoNotice | null>;
  /** Agrees to the request to take a move back, or declines it. @throws Refused */
  readonly answerUndo: (accept: boolean) => Promise<void>;
  /** Closes the connection for good. */
  readonly close: () => void;
}
