/**
 * Hencoop's games as rooms of Colyseus 0.17 and 0.18: each seat is sent what it may know, and every move is stored before it is answered.
 *
 * @packageDocumentation
 */
export { type MatchRoomConfig, matchRoom } from './matchRoom.js';
export { type PostgresRoomStore, postgresRoomStore, type Queries } from './postgres.js';
export { MOVED, type Seated } from './room.js';
export type { Played, RoomStore, StoredMatch } from './store.js';
