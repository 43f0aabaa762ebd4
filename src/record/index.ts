/**
 * Stored games: records and event logs that you can replay and verify, the notation, and an undo history, for every game.
 *
 * @packageDocumentation
 */
export type { Notation } from '../engine/notation.js';
export type { Schema } from '../engine/schema.js';
export type { AnyEntry, AnyNotation, GameEntry, StoredFields, TypesIn, UpCast } from './entry.js';
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
export { annotate, type JudgedMove } from './marks.js';
export { migrate, type ReadConfig, type Reading, read, type StoredIssue } from './read.js';
export { logOfRecord, type Replayed, type Retold, replay, retell, type SeatRetold } from './replay.js';
export { LONGEST_SEED, logSchema, recordSchema, seatLogSchema } from './schema.js';
export {
  type EventLog,
  type Format,
  type GameRecord,
  LOG,
  logOf,
  type MoveMark,
  RECORD,
  type RecordComment,
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
  type TextIssue,
} from './text.js';
export { type Verification, verify } from './verify.js';
