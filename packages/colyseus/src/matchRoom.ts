import type { Room } from '@colyseus/core';
import type { CheckedGame, GameTypes } from 'hencoop';
import { createReferee, type StandardSchema } from 'hencoop/referee';
import { MatchRoom } from './room.js';
import type { RoomStore } from './store.js';

/** The settings of a room. */
export interface MatchRoomConfig {
  /** The store of the matches: `postgresRoomStore(pool)`, or your own. */
  readonly store: RoomStore;
  /** The game's `stateSchema` from `hencoop/<game>/schema`, to check stored matches. */
  readonly stateSchema: StandardSchema;
  /** The room disconnects clients that send more messages per second. Default 20. */
  readonly maxMessagesPerSecond?: number;
}

/**
 * Returns a Colyseus room class for one match of `game`. The room leaves Colyseus's shared state empty, because shared
 * state reaches all clients.
 *
 * A client joins with `{ seats?, options? }` for a new match, `{ match }` for a free seat, `{ match, token }` for its
 * own seat, or `{ match, watch: true }` as a spectator. When its listeners are set up, it sends `ready`, and the room
 * replies with `seated` and `snapshot`. It sends `submit` with `{ id, revision, move }`, and the room replies with
 * `answer`. The room sends each seat its deliveries as `delivery`.
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
