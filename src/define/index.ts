/**
 * Everything you need to define your own game: `defineGame` and its types, readers for options, shapes for the fields of
 * moves, and helpers for seats and cards. It loads none of the five games. If a part of your definition is wrong, the
 * error names its path, which helps in plain JavaScript. For complete examples, read the guides "A game in plain
 * JavaScript" and "Prove your own game".
 *
 * @packageDocumentation
 */

export type { AnyEvent, AnyMove, TableBase } from '../engine/base.js';
export { copyHands, deal, hide, takeOut, unseen } from '../engine/cards.js';
export type { Chance } from '../engine/chance.js';
export type { ClauseText, CommonClause, Origin } from '../engine/clauses.js';
export type { Draft } from '../engine/draft.js';
export type {
  Attempt,
  ChanceConfig,
  Emit,
  EndReasonOf,
  Game,
  GameDefinition,
  GameTypes,
  IdOf,
  InPlaceRules,
  InTurn,
  ListMoves,
  Opened,
  Outcome,
  RedactedOpened,
  RedactedTableEventOf,
  SetupConfig,
  TableEventOf,
  Undealt,
} from '../engine/game.js';
export type {
  CommonWords,
  Explanations,
  LocaleOf,
  PictureWords,
  Player,
  Sentences,
  Subject,
} from '../engine/locale.js';
export type { LabelsOf, NamedField } from '../engine/locales/labels.js';
export type {
  AnyKind,
  FieldCheck,
  FieldKind,
  KindConfig,
} from '../engine/moveKinds.js';
export type { Form, Forms, MoveStatement, OwnChecks, OwnFields, Token } from '../engine/moveStatement.js';
export { type OptionReader, type OptionReaders, refuseOption } from '../engine/options.js';
export { leftOf, perSeat, rank, type Seat, type SeatRange } from '../engine/seats.js';
export type { Sheet } from '../engine/sheet.js';
export type { AnyViolation, CommonParams, ViolationOf } from '../engine/violation.js';
export {
  choice,
  count,
  defineGame,
  flag,
  formsOf,
  listOf,
  oneOf,
  own,
  readOptions,
  seatOf,
  seatOption,
  wholeFrom,
} from './readers.js';
