import type { Opened, RedactedOpened } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { CommonParams, ViolationOf } from '../engine/violation.js';
import type { Clause } from './clauses.js';

/** The numbers on the cards and the chick, in the order of the circle: after the chick comes the 1 (CH-3.1). */
export const VALUES = [1, 2, 3, 4, 5, 6, 'chick'] as const;

/** The value of a card on top of the discard pile. */
export type Value = (typeof VALUES)[number];

/** The eight kinds of cards (CH-1.1). */
export const KINDS = [...VALUES, 'egg'] as const;

/** A card, as printed. Seven copies of each value, and one surprise egg (CH-1.1). */
export type ChickenCard = (typeof KINDS)[number];

/** The six faces of a die (CH-1.2). */
export const FACES = [1, 2, 3, 4, 5, 'chick'] as const;

/** A face of a die. */
export type Face = (typeof FACES)[number];

/** The choices that the rule book leaves open. */
export interface ChickenOptions {
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
export type ChickenEndReason = 'target' | 'maxRounds';

/** The pending decision: `seat` plays, draws or withdraws; or the game is over. */
export type ChickenStep =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: ChickenEndReason };

/**
 * The table. `Hidden` is what stands in the place of a card that the holder of the table cannot see: `never` in a
 * state, `null` in a view. Piles are listed from bottom to top.
 */
export interface ChickenTable<Hidden extends null = null> {
  readonly game: 'chicken';
  /** How many play, 2 to 5. */
  readonly seats: number;
  readonly options: ChickenOptions;
  /** The round being played, counted from 1. */
  readonly round: number;
  /** Who started the round. */
  readonly starter: Seat;
  readonly step: ChickenStep;
  readonly drawPile: readonly (ChickenCard | Hidden)[];
  readonly discardPile: readonly ChickenCard[];
  /** The value of the top discarded card: an egg took its value when it was played (CH-3.2). */
  readonly topValue: Value;
  /** The seat that put the last card on the discard pile in this round, if any (CH-4.5). */
  readonly lastPlayer: Seat | null;
  /** The hands by seat. */
  readonly hands: readonly (readonly (ChickenCard | Hidden)[])[];
  /** Who is out of the round, by seat (CH-3.4). */
  readonly withdrawn: readonly boolean[];
  /** Points of the finished rounds, by seat; fewer are better. */
  readonly scores: readonly number[];
}

/** The table as the server holds it: every card, and the seed of all chance to come. */
export interface ChickenState extends ChickenTable<never> {
  readonly seed: string;
}

/** The table as one seat, or a spectator (`null`), sees it: hidden cards are `null`, and there is no seed. */
export interface ChickenView extends ChickenTable<null> {
  readonly viewer: Seat | null;
}

/** A move: exactly one of three (CH-3). */
export type ChickenMove =
  /** Puts a card of the hand on the discard pile (CH-3.1). */
  | { readonly seat: Seat; readonly type: 'play'; readonly card: ChickenCard }
  /** Takes the top card of the draw pile (CH-3.3). */
  | { readonly seat: Seat; readonly type: 'draw' }
  /** Leaves the round (CH-3.4). */
  | { readonly seat: Seat; readonly type: 'withdraw' };

/** An event after the opening. `Hidden` as in {@link ChickenTable}. */
export type ChickenTableEvent<Hidden extends null> =
  /** A round begins: hands by seat, and the draw pile that is left (CH-2.1). */
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly starter: Seat;
      readonly hands: readonly (readonly (ChickenCard | Hidden)[])[];
      readonly drawPile: readonly (ChickenCard | Hidden)[];
    }
  /** The top card of the draw pile starts the discard pile (CH-2.1). */
  | { readonly type: 'turnedUp'; readonly card: Value }
  /** The top card of the draw pile is the egg; it goes to the bottom (CH-2.2). */
  | { readonly type: 'eggTuckedUnder' }
  /** A card is played and counts as `value` (CH-3.1, CH-3.2). */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: ChickenCard; readonly value: Value }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: ChickenCard | Hidden }
  | { readonly type: 'withdrew'; readonly seat: Seat }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  /**
   * The round is over: `wentOut` played the last card, or all have withdrawn (CH-4.1). All hands are shown (CH-6.1), to
   * players and spectators in the order of {@link KINDS} (CH-6.1a).
   */
  | { readonly type: 'roundEnded'; readonly wentOut: Seat | null; readonly hands: readonly (readonly ChickenCard[])[] }
  /** The points of the cards left in each hand, by seat (CH-4.2). */
  | { readonly type: 'scored'; readonly points: readonly number[] }
  /** The player who went out rolls the dice; their score falls by `deducted` (CH-4.4). */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[]; readonly deducted: number }
  | { readonly type: 'gameEnded'; readonly reason: ChickenEndReason };

/** An event in full. A log starts with `opened`. */
export type ChickenEvent = Opened<'chicken', ChickenOptions> | ChickenTableEvent<never>;

/** An event as one viewer learns it. */
export type ChickenRedactedEvent = RedactedOpened<'chicken', ChickenOptions> | ChickenTableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface ChickenParams {
  /** The card is not in the player's hand. */
  'G-4': { readonly card: ChickenCard };
  /** `card` is neither the `top` value nor the one after it. */
  'CH-3.1': { readonly card: ChickenCard; readonly top: Value; readonly next: Value };
  /** With the option `drawOnlyIfStuck`: `playable` are the kinds in hand that could be played instead. */
  'CH-3.5': { readonly playable: readonly ChickenCard[] };
  /** The draw pile is empty. */
  'CH-3.6': Record<never, never>;
  /** The only player left in the round may not draw. */
  'CH-3.7': Record<never, never>;
}

/** A refusal, by one of Chicken's own clauses or of those common to all games. */
export type ChickenViolation = ViolationOf<ChickenParams & CommonParams, Clause>;

/** The types of Chicken in one place. */
export interface ChickenTypes {
  Options: ChickenOptions;
  Table: ChickenTable;
  State: ChickenState;
  View: ChickenView;
  Move: ChickenMove;
  Event: ChickenEvent;
  RedactedEvent: ChickenRedactedEvent;
  Violation: ChickenViolation;
}

// The short names, for the files of this folder and for the game's entry point.
export type {
  ChickenCard as Card,
  ChickenEndReason as EndReason,
  ChickenEvent as Event,
  ChickenMove as Move,
  ChickenOptions as Options,
  ChickenParams as Params,
  ChickenRedactedEvent as RedactedEvent,
  ChickenState as State,
  ChickenStep as Step,
  ChickenTable as Table,
  ChickenTableEvent as TableEvent,
  ChickenView as View,
  ChickenViolation as Violation,
};
