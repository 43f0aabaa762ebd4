import type { ConnectionState, Emote, MatchInfo } from '@hencoop/client';
import type { ReadonlySignal } from '@preact/signals-core';
import type { Seat } from 'hencoop';
import type { GameId, Player } from '../../protocol.js';

/**
 * - `open`: somebody may still take the seat
 * - `here`, `gone`: its player is connected, or not: has not come yet, or is away
 * - `person`: nothing is known of the player's connection
 * - `standIn`: a bot plays for the player
 */
export type SeatStatus = 'open' | 'here' | 'gone' | 'person' | 'standIn' | 'bot';

/** What a player has said. */
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

/** A match of a server, besides its table. */
export interface OnlineMatch {
  readonly id: string;
  readonly game: GameId;
  /** The key to the seat; `null` for a spectator. */
  readonly token: string | null;
  readonly seat: Seat | null;
  readonly info: ReadonlySignal<MatchInfo>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** By seat; a player without a name is called by number. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** As `names`, with the bot that plays for a player who is away. */
  readonly labels: ReadonlySignal<readonly string[]>;
  /** Who plays each seat now: `person`, `open`, or a bot, perhaps for a person who is away. */
  readonly players: ReadonlySignal<readonly Player[]>;
  /** By seat, whether somebody is there. */
  readonly statuses: ReadonlySignal<readonly SeatStatus[]>;
  /** The last emote; each time a new object. */
  readonly said: ReadonlySignal<Said | null>;
  /** Whether the seat may move at all: everybody is there, and no bot plays for it. */
  readonly mayMove: ReadonlySignal<boolean>;
  /** Whether another match can follow: a rematch that has begun, or that a player may begin. */
  readonly mayGoOn: ReadonlySignal<boolean>;
  /** Lets a bot play for the seat. @throws Refused */
  readonly leave: () => Promise<void>;
  /** @throws Refused */
  readonly comeBack: () => Promise<void>;
  /** Says something to everybody who is connected. @throws Refused */
  readonly say: (emote: Emote) => Promise<void>;
  /** Takes an open seat. @throws Refused */
  readonly join: (name: string) => Promise<void>;
  /** Goes on to the rematch. @throws Refused */
  readonly again: () => Promise<void>;
  /** The end of the last request to take a move back; `null`: nothing to say. Each time a new object. */
  readonly undoNotice: ReadonlySignal<UndoNotice | null>;
  /** Agrees to the request to take a move back, or declines it. @throws Refused */
  readonly answerUndo: (accept: boolean) => Promise<void>;
  /** Closes the connection for good. */
  readonly close: () => void;
}
