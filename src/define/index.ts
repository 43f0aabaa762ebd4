/**
 * Everything to define your own game: `defineGame`, the types it takes, readers for options, shapes for the fields
 * of moves, and helpers for seats and cards. It loads none of the five games. The guide "Prove your own game" has a
 * complete example.
 *
 * @packageDocumentation
 */

export type { AnyEvent, AnyMove, TableBase } from '../engine/base.js';
export { copyHands, deal, hide, takeOut, unseen } from '../engine/cards.js';
export type { Chance } from '../engine/chance.js';
export { defineGame } from '../engine/defineGame.js';
export type { Draft } from '../engine/draft.js';
export type {
  Attempt,
  ChanceConfig,
  Emit,
  Game,
  GameDefinition,
  GameTypes,
  InPlaceRules,
  Opened,
  Outcome,
  RedactedOpened,
  RedactedTableEventOf,
  SetupConfig,
  TableEventOf,
} from '../engine/game.js';
export { type FieldShape, type MoveShapes, oneOf, seatAtTable, wholeFrom } from '../engine/moveShapes.js';
export {
  choice,
  count,
  flag,
  type OptionReader,
  type OptionReaders,
  readOptions,
  refuseOption,
  seatOption,
} from '../engine/options.js';
export { leftOf, perSeat, rank, type Seat, type SeatRange } from '../engine/seats.js';
export type { AnyViolation, CommonParams, ViolationOf } from '../engine/violation.js';
