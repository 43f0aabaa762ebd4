import type { Opened, RedactedOpened } from '../../../../src/engine/game.js';
import type { Seat } from '../../../../src/engine/seats.js';
import type { CommonParams, ViolationOf } from '../../../../src/engine/violation.js';
import type { Clause } from './clauses.js';

/** A card (PK-1.1). */
export type PeckCard = 1 | 2 | 3 | 4;

/** An end of the draw pile (PK-4.1). */
export type PeckRow = 'front' | 'back';

/** The options of Peck. */
export interface PeckOptions {
  /** The number of rounds, 1 to 3 (PK-5.1). Default 3. */
  readonly rounds: number;
}

/** The pending decision. */
export type PeckStep =
  | { readonly type: 'choose' }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: 'rounds' };

/** The table; a card that the viewer cannot see is `Hidden`. */
export interface PeckTable<Hidden extends null = null> {
  readonly game: 'peck';
  readonly seats: number;
  readonly options: PeckOptions;
  readonly round: number;
  readonly step: PeckStep;
  /** From the back to the front. */
  readonly drawPile: readonly (PeckCard | Hidden)[];
  /** The cards that have left the game (PK-3.2). */
  readonly shown: readonly PeckCard[];
  /** The cards that players have shed (PK-4.4). */
  readonly shed: readonly PeckCard[];
  readonly hands: readonly (readonly (PeckCard | Hidden)[])[];
  /** By seat: nothing, or the card chosen in this round (PK-3.1). */
  readonly chosen: readonly (readonly (PeckCard | Hidden)[])[];
  readonly scores: readonly number[];
}

/** The table on the server. */
export interface PeckState extends PeckTable<never> {
  readonly seed: string;
}

/** The table as one seat, or a spectator, sees it. */
export interface PeckView extends PeckTable<null> {
  readonly viewer: Seat | null;
}

/** A move. */
export type PeckMove =
  | { readonly seat: Seat; readonly type: 'choose'; readonly grain: PeckCard }
  | { readonly seat: Seat; readonly type: 'draw'; readonly row: PeckRow; readonly count: number }
  | { readonly seat: Seat; readonly type: 'shed'; readonly grains: readonly PeckCard[] }
  | { readonly seat: Seat; readonly type: 'pass' };

/** An event after the opening. */
export type PeckTableEvent<Hidden extends null> =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly (PeckCard | Hidden)[])[];
      readonly drawPile: readonly (PeckCard | Hidden)[];
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: PeckCard | Hidden }
  | { readonly type: 'revealed'; readonly cards: readonly PeckCard[] }
  | { readonly type: 'rolled'; readonly die: number; readonly winners: readonly Seat[] }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly row: PeckRow; readonly card: PeckCard | Hidden }
  | { readonly type: 'laidOut'; readonly seat: Seat; readonly cards: readonly PeckCard[] }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'gameEnded' };

/** An event in full. */
export type PeckEvent = Opened<'peck', PeckOptions> | PeckTableEvent<never>;

/** An event as one viewer sees it. */
export type PeckRedactedEvent = RedactedOpened<'peck', PeckOptions> | PeckTableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface PeckParams {
  'G-4': { readonly card: PeckCard; readonly have: number };
  'PK-4.2': { readonly need: number; readonly have: number };
  'PK-4.3': { readonly have: number };
  'PK-4.5': Record<never, never>;
  'PK-4.6': { readonly need: number; readonly have: number };
}

/** A refusal, by a clause of Peck or one common to all games. */
export type PeckViolation = ViolationOf<PeckParams & CommonParams, Clause>;

/** The types of Peck. */
export interface PeckTypes {
  Options: PeckOptions;
  Table: PeckTable;
  State: PeckState;
  View: PeckView;
  Move: PeckMove;
  Event: PeckEvent;
  RedactedEvent: PeckRedactedEvent;
  Violation: PeckViolation;
}

// The short names, for the files of this folder and for the game's entry point.
export type {
  PeckCard as Card,
  PeckEvent as Event,
  PeckMove as Move,
  PeckOptions as Options,
  PeckParams as Params,
  PeckRedactedEvent as RedactedEvent,
  PeckRow as Row,
  PeckState as State,
  PeckStep as Step,
  PeckTable as Table,
  PeckTableEvent as TableEvent,
  PeckView as View,
  PeckViolation as Violation,
};
