/**
 * For servers: judges submitted moves, and returns the deliveries for each seat. It neither stores nor sends anything.
 *
 * @packageDocumentation
 */
export type { StandardResult, StandardSchema } from '../engine/standard.js';
export { follow } from './follow.js';
export {
  type Answer,
  type Delivery,
  type Judgment,
  type LogEntry,
  MATCH_FORMAT,
  type Match,
  type MatchUpdate,
  type SeatPolicy,
  type Snapshot,
  type Submission,
  type TakeBackResult,
  type TakenBack,
  UNDO_REFUSALS,
  type UndoAnswer,
  type UndoJudgment,
  type UndoRefusal,
  type UndoRequest,
} from './match.js';
export { type LogPlace, type PartialLog, placeAfter, type UndoLog } from './place.js';
export { createReferee, type Referee, type RefereeConfig, randomly } from './referee.js';
export { standing } from './standing.js';
export { mayTakeBack, type SeatEntry, seatEntries } from './takeBack.js';
export { openUndo, waitingFor } from './undo.js';
