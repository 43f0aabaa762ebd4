import type { ConnectionState, MatchInfo } from '@hencoop/client';
import type { ReadonlySignal } from '@preact/signals-core';
import type { Seat } from 'hencoop';
import type { GameId, Player } from '../../protocol.js';

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
  /** Whether the seat may move at all: everybody is there, and no bot plays for it. */
  readonly mayMove: ReadonlySignal<boolean>;
  /** Whether another match can follow: a rematch that has begun, or that a player may begin. */
  readonly mayGoOn: ReadonlySignal<boolean>;
  /** Lets a bot play for the seat. @throws Refused */
  readonly leave: () => Promise<void>;
  /** @throws Refused */
  readonly comeBack: () => Promise<void>;
  /** Takes an open seat. @throws Refused */
  readonly join: (name: string) => Promise<void>;
  /** Goes on to the rematch. @throws Refused */
  readonly again: () => Promise<void>;
  /** Closes the connection for good. */
  readonly close: () => void;
}
