/**
 * A table of `@hencoop/server`, followed live.
 *
 * @packageDocumentation
 */
export { type ConnectConfig, connect, type Line, type RemoteTable, type TableEvents } from './connect.js';
export {
  type ClockInfo,
  type GameInfo,
  type ListedMatch,
  type Lobby,
  lobby,
  type MatchInfo,
  type MatchStatus,
  type NewMatch,
  type OpenedMatch,
  type SeatInfo,
} from './lobby.js';
export { NotAnswered } from './notAnswered.js';
