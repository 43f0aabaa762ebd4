import type { CheckedGame, GameTypes } from 'hencoop';
import type { Snapshot, StandardSchema } from 'hencoop/referee';
import { matchRequests } from './lobby.js';
import { FollowedMatch, type RemoteMatch } from './remoteMatch.js';
import { socketTransport, type WebSocketClass } from './socketTransport.js';
import { streamTransport } from './streamTransport.js';

/** Which match to follow, as which seat, and over which transport. */
export interface ConnectConfig<G extends GameTypes> {
  /** The address of the server. */
  readonly url: string;
  /** The id of the match. */
  readonly match: string;
  /** The token of a seat; without one, you watch as a spectator. */
  readonly token?: string | null;
  /** The game's `redactedEventSchema`, which parses what arrives. */
  readonly schema: StandardSchema;
  /**
   * The game's `viewSchema`. With it, a client that has missed hundreds of deliveries is sent the table as it is now. The
   * cards that it saw before are then no longer in its view. It also checks the table once a move is taken back; a client without it can
   * go back only by one step that it has just seen.
   */
  readonly viewSchema?: StandardSchema;
  /** Whether every delivery is sent, however many were missed; by default, `viewSchema` allows a snapshot instead. */
  readonly everyDelivery?: boolean;
  /** What an earlier connection has seen: the server sends only what came after it. */
  readonly seen?: Snapshot<G> | null;
  /** By default the platform's; `null`, or a platform without one: server-sent events. */
  readonly WebSocket?: WebSocketClass | null;
  /** Sends the requests of a stream and of its moves; by default the platform's. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Follows a match: the view stays true through lost connections and restarts of the server, and a move is played once.
 *
 * @example
 * ```ts
 * import { connect } from '@hencoop/client';
 * import { chicken } from 'hencoop/chicken';
 * import { redactedEventSchema } from 'hencoop/chicken/schema';
 *
 * const config = { url: 'http://localhost:8107', match: '…', token: '…', schema: redactedEventSchema };
 * // const match = connect(chicken, config);
 * // match.on('delivery', () => draw(match.seen.view));
 * // await match.submit({ seat: 0, type: 'draw' });
 * ```
 */
export function connect<G extends GameTypes>(game: CheckedGame<G>, config: ConnectConfig<G>): RemoteMatch<G> {
  const {
    match,
    token = null,
    schema,
    viewSchema = null,
    everyDelivery = false,
    seen = null,
    fetch = globalThis.fetch,
  } = config;
  // Not every platform has one.
  const platform = globalThis.WebSocket as WebSocketClass | undefined;
  const WebSocket = config.WebSocket === undefined ? platform : config.WebSocket;
  const address = `${config.url.replace(/\/+$/, '')}/matches/${match}`;
  return new FollowedMatch({
    game,
    schema,
    viewSchema,
    takesSnapshots: viewSchema !== null && !everyDelivery,
    seen,
    token,
    url: address,
    request: matchRequests(address, token, fetch),
    open: WebSocket == null ? streamTransport(fetch) : socketTransport(WebSocket),
  });
}
