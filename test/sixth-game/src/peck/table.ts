import type { Opened, RedactedOpened } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { CommonParams, ViolationOf } from '../engine/violation.js';
import type { Clause } from './clauses.js';

/** A card (PK-1.1). */
export type Card = 1 | 2 | 3 | 4;

/** The options of Peck. */
export interface Options {
  /** How many rounds are played, 1 to 3 (PK-5.1). Default 3. */
  readonly rounds: number;
}

/** The pending decision. */
export type Step =
  | { readonly type: 'choose' }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: 'rounds' };

/** The table; a card that the viewer cannot see is `Hidden`. */
export interface Table<Hidden extends null = null> {
  readonly game: 'peck';
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly step: Step;
  /** From the bottom to the top. */
  readonly drawPile: readonly (Card | Hidden)[];
  /** The cards that have left the game (PK-3.2). */
  readonly shown: readonly Card[];
  readonly hands: readonly (readonly (Card | Hidden)[])[];
  /** By seat: nothing, or the card chosen in this round (PK-3.1). */
  readonly chosen: readonly (readonly (Card | Hidden)[])[];
  readonly scores: readonly number[];
}

/** What the server holds. */
export interface State extends Table<never> {
  readonly seed: string;
}

/** What a seat, or a spectator, sees. */
export interface View extends Table<null> {
  readonly viewer: Seat | null;
}

/** A move. */
export type Move =
  | { readonly seat: Seat; readonly type: 'choose'; readonly card: Card }
  | { readonly seat: Seat; readonly type: 'draw' }
  | { readonly seat: Seat; readonly type: 'pass' };

/** What happens at an open table. */
export type TableEvent<Hidden extends null> =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly (Card | Hidden)[])[];
      readonly drawPile: readonly (Card | Hidden)[];
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Card | Hidden }
  | { readonly type: 'revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'rolled'; readonly die: number; readonly winners: readonly Seat[] }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | Hidden }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'gameEnded' };

/** What happened, in full. */
export type Event = Opened<'peck', Options> | TableEvent<never>;

/** What happened, as one observer learns it. */
export type RedactedEvent = RedactedOpened<'peck', Options> | TableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface Params {
  'G-4': { readonly card: Card };
  'PK-4.2': Record<never, never>;
  'PK-4.3': { readonly have: number };
}

/** A refusal, by one of Peck's own clauses or of those common to all games. */
export type Violation = ViolationOf<Params & CommonParams, Clause>;

/** The types of Peck. */
export interface PeckTypes {
  Options: Options;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  RedactedEvent: RedactedEvent;
  Violation: Violation;
}
