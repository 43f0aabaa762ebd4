/**
 * A client of `@hencoop/server`: opens and lists matches, and follows one live.
 *
 * @packageDocumentation
 */
export type { Analysis, AnalysisRequest } from './analysis.js';
export { type ConnectConfig, connect } from './connect.js';
export type { CloseReason, ConnectionState } from './connection.js';
export type {
  AccountMatch,
  AllHands,
  AnalysisProgress,
  ClockInfo,
  ClockSettings,
  Emote,
  GameInfo,
  Hands,
  ListedMatch,
  MatchInfo,
  MatchStatus,
  NewMatch,
  OpenedMatch,
  OwnAccount,
  RefusalCode,
  SeatInfo,
  UndoInfo,
  Watchers,
} from './contract.js';
export { type JoinedSeat, type Lobby, lobby } from './lobby.js';
export type { HandsOf, MatchEvents, TakenBackOf } from './matchEvents.js';
export type { RemoteMatch, UndoStatus } from './remoteMatch.js';
export { RequestError } from './requestError.js';
export type { WebSocketClass } from './socketTransport.js';
