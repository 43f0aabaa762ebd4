import type { CheckedGame, GameTypes } from 'hencoop';
import type { Snapshot, StandardSchema } from 'hencoop/referee';
import { matchRequests } from './lobby.js';
import { FollowedMatch, type RemoteMatch } from './remoteMatch.js';
import { socketTransport, type WebSocketClass } from './socketTransport.js';
import { streamTransport } from './streamTransport.js';

/** The match to follow, the seat, and the transport. */
export interface ConnectConfig<G extends GameTypes> {
  /** The URL of the server. */
  readonly url: string;
  /** The id of the match. */
  readonly match: string;
  /**
   * The token of a seat or of spectators; without it, you have the seat of your account, or are a spectator if everyone
   * may watch.
   */
  readonly token?: string | null;
  /** Whether to watch, even if your account has a seat: for a screen that others see. */
  readonly asSpectator?: boolean;
  /** The game's `redactedEventSchema`, to parse events. */
  readonly schema: StandardSchema;
  /**
   * The game's `viewSchema`. With it, a client that has missed hundreds of deliveries gets a snapshot of the table,
   * whose view no longer has the cards seen earlier. The schema also checks the table after a move is taken back;
   * without it, a client can only undo the one step it has just seen.
   */
  readonly viewSchema?: StandardSchema;
  /** Whether to get every delivery, however many were missed; by default, `viewSchema` allows a snapshot instead. */
  readonly everyDelivery?: boolean;
  /** Whether a spectator gets all hands, as far as the match opens them, to read from `hands`. Needs `viewSchema`. */
  readonly hands?: boolean;
  /** The last `seen` of an earlier connection: the server sends only later deliveries. */
  readonly seen?: Snapshot<G> | null;
  /**
   * The WebSocket class; by default the platform's. With `null`, or on a platform without one, the client uses
   * server-sent events.
   */
  readonly WebSocket?: WebSocketClass | null;
  /** Fetches the stream and submits its moves; by default the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Follows a match: the view stays correct through lost connections and server restarts, and a move is played exactly
 * once.
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
    asSpectator = false,
    schema,
    viewSchema = null,
    everyDelivery = false,
    hands = false,
    seen = null,
    fetch = globalThis.fetch,
  } = config;
  // Not every platform has a WebSocket.
  const platform = globalThis.WebSocket as WebSocketClass | undefined;
  const WebSocket = config.WebSocket === undefined ? platform : config.WebSocket;
  const address = `${config.url.replace(/\/+$/, '')}/matches/${match}`;
  return new FollowedMatch({
    game,
    schema,
    viewSchema,
    takesSnapshots: viewSchema !== null && !everyDelivery,
    seesHands: viewSchema !== null && hands,
    seen,
    token,
    asSpectator,
    url: address,
    request: matchRequests(address, token, fetch),
    open: WebSocket == null ? streamTransport(fetch) : socketTransport(WebSocket),
  });
}
