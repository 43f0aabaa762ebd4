import type { Room } from '@colyseus/core';
import type { CheckedGame, GameTypes } from 'hencoop';
import { createReferee, type StandardSchema } from 'hencoop/referee';
import { MatchRoom } from './room.js';
import type { RoomStore } from './store.js';

/** Where the matches of a room are kept, and how its messages are limited. */
export interface MatchRoomConfig {
  /** Where matches are kept: `postgresRoomStore(pool)`, or a store that you write. */
  readonly store: RoomStore;
  /** The game's `stateSchema`, by which stored matches are checked: `hencoop/<game>/schema`. */
  readonly stateSchema: StandardSchema;
  /** A client that sends more messages within a second is disconnected. Default 20. */
  readonly maxMessagesPerSecond?: number;
}

/**
 * A room of Colyseus for one match of `game`. It leaves Colyseus's shared state empty: shared state reaches everybody.
 *
 * A client joins with `{ seats?, options? }` for a new match, with `{ match }` for a free seat, with `{ match, token }` for
 * its own seat, and with `{ match, watch: true }` as a spectator. It sends `ready` when it listens, and is sent `seated` and
 * `snapshot`; it sends `submit` with `{ id, revision, move }`, and is sent `answer`; each seat is sent every `delivery` to
 * it.
 *
 * @example
 * ```ts
 * import { Server } from '@colyseus/core';
 * import { matchRoom, postgresRoomStore } from '@hencoop/colyseus';
 * import { chicken } from 'hencoop/chicken';
 * import { stateSchema } from 'hencoop/chicken/schema';
 *
 * const serve = (server: Server, pool: Parameters<typeof postgresRoomStore>[0]) =>
 *   server.define('chicken', matchRoom(chicken, { store: postgresRoomStore(pool), stateSchema })).filterBy(['match']);
 * ```
 */
export function matchRoom<G extends GameTypes>(game: CheckedGame<G>, config: MatchRoomConfig): new () => Room {
  const referee = createReferee(game);
  return class extends MatchRoom<G> {
    constructor() {
      super({ referee, maxMessagesPerSecond: 20, ...config });
    }
  };
}
