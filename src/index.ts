/**
 * All games, the types, and functions that work on any game.
 *
 * @packageDocumentation
 */
export { blindChickenExtreme } from './blind-chicken-extreme/index.js';
export { chicken } from './chicken/index.js';
export { chickenOut } from './chicken-out/index.js';
export { chickenRoundup } from './chicken-roundup/index.js';
export { crazyChicken } from './crazy-chicken/index.js';
export { defineGame } from './define/readers.js';
export type { AnyEvent, AnyMove, TableBase } from './engine/base.js';
export { type Chance, fastChance, strongChance } from './engine/chance.js';
export type { Draft } from './engine/draft.js';
export { InternalError, isInternalError } from './engine/errors.js';
export { fold, remember } from './engine/fold.js';
export type {
  Attempt,
  ChanceConfig,
  CheckedGame,
  Emit,
  Game,
  GameDefinition,
  GameTypes,
  InPlaceRules,
  InTurn,
  Opened,
  Outcome,
  RedactedOpened,
  RedactedTableEventOf,
  SetupConfig,
  TableEventOf,
  Undealt,
} from './engine/game.js';
export type { Json } from './engine/json.js';
export { type Names, withNames } from './engine/locales/names.js';
export { type MoveIndex, moveIndex } from './engine/moveIndex.js';
export type { AnyKind, FieldCheck, FieldKind, KindConfig } from './engine/moveKinds.js';
export type { AnyForm, AnyStated, AnyStatement, Forms, MoveStatement, OwnChecks } from './engine/moveStatement.js';
export { type ChoiceOf, type FieldOf, type Narrowed, narrow, type PartialMove, pick } from './engine/narrow.js';
export { plain } from './engine/plain.js';
export { type PlayoutConfig, type Policy, playOn, playout, type Until, uniform } from './engine/playout.js';
export type { Seat, SeatRange } from './engine/seats.js';
export {
  type AnyViolation,
  type CommonParams,
  IllegalMoveError,
  isIllegalMove,
  type ViolationOf,
} from './engine/violation.js';
export {
  type AnyLabels,
  type AnyRefusals,
  type AnySentences,
  type DescribedBy,
  describe,
  explain,
  type LabelOptions,
  label,
  labelValue,
  type MoveBy,
  type QuestionOptions,
  question,
  type RefusedBy,
  type ViewBy,
} from './engine/words.js';
