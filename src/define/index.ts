/**
 * What a game is made of, for whoever writes one of their own: `defineGame`, the types it takes, readers for
 * options, shapes for the fields of moves, and the few helpers with which the games of the house handle seats and cards.
 * It loads none of those games. The guide "Prove your own game" goes all the way.
 *
 * @packageDocumentation
 */
export { copyHands, deal, hide, takeOut, unseen } from '../engine/cards.js';
export type { Chance } from '../engine/chance.js';
export type { Draft } from '../engine/draft.js';
export { defineGame } from '../engine/front.js';
export type {
  AnyEvent,
  AnyMove,
  Attempt,
  ChanceConfig,
  Game,
  GameDefinition,
  GameTypes,
  InPlaceRules,
  Outcome,
  Refusal,
  SetupConfig,
  TableBase,
  Tell,
} from '../engine/game.js';
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
export { type FieldShape, type MoveShapes, oneOf, seatAtTable, wholeFrom } from '../engine/shape.js';
export type { AnyViolation, CommonParams, ViolationOf } from '../engine/violation.js';
