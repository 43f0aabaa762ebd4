/**
 * The server's matches without the server, for platforms that keep each match in one place, such as Durable Objects. It
 * speaks the same contract, and needs only `node:crypto`, which other platforms provide as well.
 *
 * @packageDocumentation
 */
export type { Hands, ListedMatch, MatchInfo, MatchStatus, UndoInfo, Watchers } from './contract.js';
export type { Rates } from './countRate.js';
export { libraryGames, type ServedGame, servedGame } from './games.js';
export { type HostedLobbyConfig, hostedLobby } from './hostedLobby.js';
export { HostedMatch, type HostedMatchConfig } from './hostedMatch.js';
export { senderOf } from './hostedSender.js';
export type { HostedSocket } from './hostedSocket.js';
export { LIMITS, type Limits, type Rate, type RateName } from './limits.js';
export type { SocketViewer } from './liveConnection.js';
export { pageHeaders } from './pageHeaders.js';
export type { Sender } from './requestGuard.js';
export {
  type Change,
  DELIVERY_PAGE,
  type DeliveryQuery,
  type DeliveryToStore,
  type KeptPlace,
  LOG_PAGE,
  type LogEntry,
  type MatchListQuery,
  type MatchStore,
  type MatchToOpen,
  type Receiver,
  type StoredDelivery,
} from './store.js';
export type { StoredMatch, StoredSeat } from './storedMatch.js';
