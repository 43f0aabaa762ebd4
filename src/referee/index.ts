/**
 * For servers: judges what seats submit, and says what may be sent to whom. Stores and sends nothing itself.
 *
 * @packageDocumentation
 */
export type { StandardSchema } from '../engine/standard.js';
export { follow } from './follow.js';
export {
  type Accepted,
  type Answer,
  type Delivery,
  type Judgement,
  type LogEntry,
  MATCH_FORMAT,
  type Match,
  type NotAccepted,
  type Reason,
  type SeatPolicy,
  type Snapshot,
  type Submission,
  type Turn,
} from './match.js';
export { createReferee, type Referee, type RefereeConfig, randomly } from './referee.js';
