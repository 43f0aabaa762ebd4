/**
 * Hencoop's games as Colyseus 0.17 and 0.18 rooms: each seat gets only what it may see, and every move is stored before
 * it is answered.
 *
 * @packageDocumentation
 */
export type { LogEntry } from 'hencoop/referee';
export { type MatchRoomConfig, matchRoom } from './matchRoom.js';
export { type PostgresRoomStore, postgresRoomStore, type Queries } from './postgres.js';
export { MOVED, type Seated } from './room.js';
export type { RoomStore, StoredMatch } from './store.js';
