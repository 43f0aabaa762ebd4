import type { Opened, RedactedOpened } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { CommonParams, ViolationOf } from '../engine/violation.js';
import type { Clause } from './clauses.js';

/** The black chickens, which add their number to the count (CO-1.1, CO-3.2). */
export const BLACK_CHICKENS = [
  'black 0',
  'black 1',
  'black 2',
  'black 3',
  'black 4',
  'black 5',
  'black 6',
  'black 7',
  'black 8',
  'black 9',
  'black 10',
  'black 11',
] as const;

/** The red chickens, which add their number, or subtract it if the sum would exceed 21 (CO-1.1, CO-3.2). */
export const RED_CHICKENS = [
  'red 2',
  'red 3',
  'red 4',
  'red 5',
  'red 6',
  'red 7',
  'red 8',
  'red 9',
  'red 10',
  'red 11',
] as const;

/** The four kinds of foxes, named after their effect on the count (CO-1.1, CO-3.3). */
export const FOXES = ['SAME', 'ZERO', 'DOUBLE', 'TWENTY'] as const;

/** The 26 kinds of cards (CO-1.1). */
export const KINDS = [...BLACK_CHICKENS, ...RED_CHICKENS, ...FOXES] as const;

/** A chicken: its color and its number. The functions `colorOf` and `numberOf` give the parts. */
export type Chicken = (typeof BLACK_CHICKENS | typeof RED_CHICKENS)[number];

/** A fox, named after its effect on the count. */
export type Fox = (typeof FOXES)[number];

/** A card is one string, as printed: `'black 7'`, `'SAME'`. Equal cards are equal by `===`. */
export type ChickenOutCard = Chicken | Fox;

/** The cards that a SAME can copy: all others (CO-3.3). */
export type Copied = Exclude<ChickenOutCard, 'SAME'>;

/** The choices that the rule book leaves open. */
export interface ChickenOutOptions {
  /** Who starts the first game (G-5, CO-2.2). Default 0. */
  readonly firstSeat: Seat;
  /** Whether a SAME copies the card before it or the last chicken of the series (CO-3.3). Default `'preceding'`. */
  readonly sameCopies: 'preceding' | 'lastChicken';
  /** The minimum number of cards in an own count (CO-4.4), 1 or 2. Default 1. */
  readonly ownCountMin: number;
  /** Whether a game scores each player's place or the cards left (CO-5.4). Default `'rank'`. */
  readonly scoring: 'rank' | 'cards';
  /** How many games are played (CO-5.4), 1 to 10,000. Default 1. */
  readonly games: number;
  /** The maximum number of turns in a game (CO-5.5), 1 to 10,000. Default 2000. */
  readonly maxTurns: number;
  /** A player who plays a black 0 shuffles their pile (CO-6.1). Default false. */
  readonly layAnEgg: boolean;
  /** A card with the number of the one before it allows another (CO-6.2). Default false. */
  readonly doubleUp: boolean;
  /** A series that makes 21 goes under the left neighbor's pile (CO-6.3); five seats only. Default false. */
  readonly passOn: boolean;
}

/**
 * Why a game ended: somebody was out when the series was taken or made 21 (CO-5.2), nobody had cards left
 * (CO-5.3), or `maxTurns` were played (CO-5.5).
 */
export type ChickenOutEndReason = 'wentOut' | 'allOut' | 'maxTurns';

/**
 * The pending decision of `seat`: to open a count, to play or chicken out on a turn, to go on with an own count or
 * stop, or to play an extra card or stop (CO-6.2). Or the last game is over, for `reason`; `foxes` is how many foxes
 * each pile holds, by seat, with `scoring: 'cards'` (CO-5.4a), and `null` with `scoring: 'rank'`.
 */
export type ChickenOutStep =
  | { readonly type: 'open' | 'turn' | 'ownCount' | 'extraCard'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: ChickenOutEndReason; readonly foxes: readonly number[] | null };

/**
 * The table. `Hidden` is what stands in the place of a card that the holder of the table cannot see: `never` in a
 * state, `null` in a view. Piles are listed from bottom to top.
 */
export interface ChickenOutTable<Hidden extends null = null> {
  readonly game: 'chicken-out';
  /** How many play, 2 to 5. */
  readonly seats: number;
  readonly options: ChickenOutOptions;
  /** The game being played, counted from 1. */
  readonly gameNumber: number;
  /** Who started the game. */
  readonly starter: Seat;
  /** The turn being played, counted from 1 in every game (CO-5.5). */
  readonly turn: number;
  readonly step: ChickenOutStep;
  /** The face-down piles by seat. Nobody looks at them, not even their owners (CO-2.1); the top card is played next. */
  readonly piles: readonly (readonly (ChickenOutCard | Hidden)[])[];
  /** The cards played since the count began, in the order of play (CO-3.1). */
  readonly series: readonly ChickenOutCard[];
  /** The count of the series. */
  readonly count: number;
  /** The card that a SAME would copy if played next; `null` if it would change nothing (CO-3.3, CO-3.4). */
  readonly sameAs: Copied | null;
  /** The cards that left this game with a 21 (CO-4.2), in the order in which they left. */
  readonly leftGame: readonly ChickenOutCard[];
  /** Who went out in this game, in order: the first wins (CO-5.3). */
  readonly wentOut: readonly Seat[];
  /** How many piles have been shuffled by a laid egg, in all games (CO-6.1). */
  readonly eggs: number;
  /** Points of the finished games, by seat; fewer are better (CO-5.4). */
  readonly scores: readonly number[];
}

/** The table as the server holds it: every card, and the seed of all chance to come. */
export interface ChickenOutState extends ChickenOutTable<never> {
  readonly seed: string;
}

/** The table as one seat, or a spectator (`null`), sees it: hidden cards are `null`, and there is no seed. */
export interface ChickenOutView extends ChickenOutTable<null> {
  readonly viewer: Seat | null;
}

/** A move. Nobody chooses a card: `play` plays the top card of the player's pile. */
export type ChickenOutMove =
  /** Plays the top card of the pile (CO-3.1). */
  | { readonly seat: Seat; readonly type: 'play' }
  /** Takes the series instead of playing (CO-4.3). */
  | { readonly seat: Seat; readonly type: 'chickenOut' }
  /** Ends an own count (CO-4.4), or goes without the extra card (CO-6.2). */
  | { readonly seat: Seat; readonly type: 'stop' };

/** An event after the opening. `Hidden` as in {@link ChickenOutTable}. */
export type ChickenOutTableEvent<Hidden extends null> =
  /** A game begins: the piles by seat, bottom to top (CO-2.1). */
  | {
      readonly type: 'dealt';
      readonly gameNumber: number;
      readonly starter: Seat;
      readonly piles: readonly (readonly (ChickenOutCard | Hidden)[])[];
    }
  /** The top card of a pile is played and makes `count`; a SAME stands for `sameAs`, as the next SAME would (CO-3). */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: ChickenOutCard;
      readonly sameAs: Copied | null;
      readonly count: number;
    }
  /** An egg is laid: the player's pile is shuffled (CO-6.1). */
  | { readonly type: 'eggLaid'; readonly seat: Seat; readonly pile: readonly (ChickenOutCard | Hidden)[] }
  /** Over 21: the series goes under the player's pile (CO-4.1). */
  | { readonly type: 'busted'; readonly seat: Seat }
  /** By choice the series goes under the player's pile (CO-4.3). */
  | { readonly type: 'chickenedOut'; readonly seat: Seat }
  /** Exactly 21: the series leaves the game (CO-4.2), or goes under the pile of `to` (CO-6.3). */
  | { readonly type: 'made21'; readonly seat: Seat; readonly to: Seat | null }
  | { readonly type: 'wentOut'; readonly seat: Seat }
  | { readonly type: 'ownCountBegan'; readonly seat: Seat }
  /** The same number again: another card may be played (CO-6.2). */
  | { readonly type: 'doubledUp'; readonly seat: Seat }
  | { readonly type: 'stopped'; readonly seat: Seat }
  /** The next turn begins, on the series on the table or with a new count. */
  | { readonly type: 'turnPassed'; readonly to: Seat; readonly step: 'turn' | 'open' }
  /** A game is over and adds `points` to the scores, by seat; `foxes` as in the step `over` (CO-5.4, CO-5.4a). */
  | {
      readonly type: 'gameEnded';
      readonly reason: ChickenOutEndReason;
      readonly foxes: readonly number[] | null;
      readonly points: readonly number[];
    }
  /** The last game is over. */
  | { readonly type: 'sessionEnded'; readonly reason: ChickenOutEndReason; readonly foxes: readonly number[] | null };

/** An event in full. A log starts with `opened`. */
export type ChickenOutEvent = Opened<'chicken-out', ChickenOutOptions> | ChickenOutTableEvent<never>;

/** An event as one viewer learns it. */
export type ChickenOutRedactedEvent = RedactedOpened<'chicken-out', ChickenOutOptions> | ChickenOutTableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface ChickenOutParams {
  /** The count is too low to chicken out: below `need`. */
  'CO-4.3': { readonly need: number; readonly have: number };
  /** Nobody chickens out of an own count, or stops one with fewer than `need` cards. */
  'CO-4.4': { readonly move: 'chickenOut' } | { readonly move: 'stop'; readonly need: number; readonly have: number };
  /** Nobody chickens out instead of playing an extra card. */
  'CO-6.2': Record<never, never>;
}

/** A refusal, by one of Chicken Out!'s own clauses or of those common to all games. */
export type ChickenOutViolation = ViolationOf<ChickenOutParams & CommonParams, Clause>;

/** The types of Chicken Out! in one place. */
export interface ChickenOutTypes {
  Options: ChickenOutOptions;
  Table: ChickenOutTable;
  State: ChickenOutState;
  View: ChickenOutView;
  Move: ChickenOutMove;
  Event: ChickenOutEvent;
  RedactedEvent: ChickenOutRedactedEvent;
  Violation: ChickenOutViolation;
}

// The short names, for the files of this folder and for the game's entry point.
export type {
  ChickenOutCard as Card,
  ChickenOutEndReason as EndReason,
  ChickenOutEvent as Event,
  ChickenOutMove as Move,
  ChickenOutOptions as Options,
  ChickenOutParams as Params,
  ChickenOutRedactedEvent as RedactedEvent,
  ChickenOutState as State,
  ChickenOutStep as Step,
  ChickenOutTable as Table,
  ChickenOutTableEvent as TableEvent,
  ChickenOutView as View,
  ChickenOutViolation as Violation,
};
