import type { Opened, RedactedOpened } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { CommonParams, ViolationOf } from '../engine/violation.js';
import type { Clause } from './clauses.js';

/** The numbers on the cards and the chick, in the order of the circle: after the chick comes the 1 (CH-3.1). */
export const VALUES = [1, 2, 3, 4, 5, 6, 'chick'] as const;

/** What a card on top of the discard pile counts as. */
export type Value = (typeof VALUES)[number];

/** The eight kinds of cards (CH-1.1). */
export const KINDS = [...VALUES, 'egg'] as const;

/** A card: what is printed on it. Seven copies of each value, and one surprise egg (CH-1.1). */
export type Card = (typeof KINDS)[number];

/** The six faces of a die (CH-1.2). */
export const FACES = [1, 2, 3, 4, 5, 'chick'] as const;

/** A face of a die. */
export type Face = (typeof FACES)[number];

/** What the rule book leaves open. */
export interface Options {
  /** Who starts the first round (G-5). Default 0. */
  readonly firstSeat: Seat;
  /** Drawing is legal only without a playable card (CH-3.5). Default false. */
  readonly drawOnlyIfStuck: boolean;
  /** An egg left in hand counts nothing next to a card of the same value (CH-4.3). Default false. */
  readonly eggMergesWithNumber: boolean;
  /** The score that ends the game (CH-5.1), 1 to 10,000. Default 50. */
  readonly target: number;
  /** The maximum number of rounds (CH-5.2), 1 to 10,000. Default 100. */
  readonly maxRounds: number;
}

/** Why the game ended: somebody reached `target` (CH-5.1), or `maxRounds` were played (CH-5.2). */
export type EndReason = 'target' | 'maxRounds';

/** The pending decision: `seat` plays, draws or withdraws; or the game is over. */
export type Step =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: EndReason };

/**
 * The table. `Hidden` is what stands in the place of a card that the holder of the table cannot see: `never` in a
 * state, `null` in a view. Piles are listed from bottom to top.
 */
export interface Table<Hidden extends null = null> {
  readonly game: 'chicken';
  /** How many play, 2 to 5. */
  readonly seats: number;
  readonly options: Options;
  /** The round being played, counted from 1. */
  readonly round: number;
  /** Who started the round. */
  readonly starter: Seat;
  readonly step: Step;
  readonly drawPile: readonly (Card | Hidden)[];
  readonly discardPile: readonly Card[];
  /** What the top discarded card counts as: an egg took its value when it was played (CH-3.2). */
  readonly topValue: Value;
  /** Who put the last card on the discard pile in this round, if anybody has (CH-4.5). */
  readonly lastPlayer: Seat | null;
  /** The hands by seat. */
  readonly hands: readonly (readonly (Card | Hidden)[])[];
  /** Who is out of the round, by seat (CH-3.4). */
  readonly withdrawn: readonly boolean[];
  /** Points of the finished rounds, by seat; fewer are better. */
  readonly scores: readonly number[];
}

/** What the server holds: every card, and the seed of all chance to come. */
export interface State extends Table<never> {
  readonly seed: string;
}

/** What one seat, or a spectator (`null`), sees: hidden cards are `null`, and there is no seed. */
export interface View extends Table<null> {
  readonly viewer: Seat | null;
}

/** A move: exactly one of three (CH-3). */
export type Move =
  /** Puts a card of the hand on the discard pile (CH-3.1). */
  | { readonly seat: Seat; readonly type: 'play'; readonly card: Card }
  /** Takes the top card of the draw pile (CH-3.3). */
  | { readonly seat: Seat; readonly type: 'draw' }
  /** Leaves the round (CH-3.4). */
  | { readonly seat: Seat; readonly type: 'withdraw' };

/** What happened, once the table is open. `Hidden` as in {@link Table}. */
export type TableEvent<Hidden extends null> =
  /** A round begins: hands by seat, and the draw pile that is left (CH-2.1). */
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly starter: Seat;
      readonly hands: readonly (readonly (Card | Hidden)[])[];
      readonly drawPile: readonly (Card | Hidden)[];
    }
  /** The top card of the draw pile starts the discard pile (CH-2.1). */
  | { readonly type: 'turnedUp'; readonly card: Value }
  /** The top card of the draw pile is the egg; it goes to the bottom (CH-2.2). */
  | { readonly type: 'eggTuckedUnder' }
  /** A card is played and counts as `value` (CH-3.1, CH-3.2). */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly value: Value }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | Hidden }
  | { readonly type: 'withdrew'; readonly seat: Seat }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  /**
   * The round is over: `wentOut` played the last card, or all have withdrawn (CH-4.1). All hands are shown (CH-6.1), to
   * players and spectators in the order of {@link KINDS} (CH-6.1a).
   */
  | { readonly type: 'roundEnded'; readonly wentOut: Seat | null; readonly hands: readonly (readonly Card[])[] }
  /** What the cards left in each hand add to the scores, by seat (CH-4.2). */
  | { readonly type: 'scored'; readonly points: readonly number[] }
  /** The player who went out rolls the dice; their score falls by `deducted` (CH-4.4). */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[]; readonly deducted: number }
  | { readonly type: 'gameEnded'; readonly reason: EndReason };

/** What happened, in full. A log starts with `opened`. */
export type Event = Opened<'chicken', Options> | TableEvent<never>;

/** What happened, as one observer learns it. */
export type RedactedEvent = RedactedOpened<'chicken', Options> | TableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface Params {
  /** The card is not in the player's hand. */
  'G-4': { readonly card: Card };
  /** `card` is neither the `top` value nor the one after it. */
  'CH-3.1': { readonly card: Card; readonly top: Value; readonly next: Value };
  /** With the option `drawOnlyIfStuck`: `playable` are the kinds in hand that could be played instead. */
  'CH-3.5': { readonly playable: readonly Card[] };
  /** The draw pile is empty. */
  'CH-3.6': Record<never, never>;
  /** The only player left in the round may not draw. */
  'CH-3.7': Record<never, never>;
}

/** A refusal, by one of Chicken's own clauses or of those common to all games. */
export type Violation = ViolationOf<Params & CommonParams, Clause>;

/** The types of Chicken in one place. */
export interface ChickenTypes {
  Options: Options;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  RedactedEvent: RedactedEvent;
  Violation: Violation;
}
