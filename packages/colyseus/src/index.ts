/**
 * Hencoop's games as Colyseus 0.17 rooms: each seat is sent what it may know, and every move is stored before it is answered.
 *
 * @packageDocumentation
 */
export { type PostgresRoomStore, postgresRoomStore, type Queries } from './postgres.js';
export type { Played, RoomStore, StoredTable } from './store.js';
export { MOVED, type Seated, type TableRoomConfig, tableRoom } from './tableRoom.js';
