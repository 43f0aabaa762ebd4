/**
 * Games that are kept: records and event logs with replay and verification, the notation, a history for undo, and
 * sentences for moves and events, over all games.
 *
 * @packageDocumentation
 */
export { type Catalogue, describer, ENGLISH, GERMAN, type Language as Speech, type Says } from '../engine/words.js';
export { describe } from './describe.js';
export {
  advance,
  branches,
  goTo,
  type History,
  type Moment,
  movesSoFar,
  present,
  redo,
  startHistory,
  undo,
} from './history.js';
export { migrate, type ReadConfig, type Reading, read, type StoredFault } from './read.js';
export { logOfRecord, type Replayed, type Retold, replay, retell, type SeatRetold } from './replay.js';
export { type Describe, LANGUAGES, type Language, type Room, type StoredFields, type UpCast } from './room.js';
export { type GameId, isGameId, ROOMS, type Rooms, roomOf, type TypesOf } from './rooms.js';
export { LONGEST_SEED, logSchema, recordSchema, seatLogSchema } from './schema.js';
export {
  type AnyLog,
  type AnyRecord,
  type AnySeatLog,
  type EventLog,
  type Format,
  type GameRecord,
  LOG,
  logOf,
  RECORD,
  recordOf,
  SEAT_LOG,
  type SeatLog,
  type Stored,
  seatLogOf,
} from './stored.js';
export {
  formatMove,
  formatRecord,
  type ParsedMove,
  type ParsedRecord,
  parseMove,
  parseRecord,
  type TextFault,
} from './text.js';
export { type Verdict, verify } from './verify.js';
