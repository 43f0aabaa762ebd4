/**
 * What a game is made of, for whoever writes one of their own: `defineGame`, the types it takes, readers for
 * options, shapes for the fields of moves, and the few helpers with which the games of the house handle seats and cards.
 * It loads none of those games. The guide "Prove your own game" goes all the way.
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
