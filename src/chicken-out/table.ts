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
  /** Whether a SAME that opens a series counts 0, or counts as the next card (CO-3.4). Default `'zero'`. */
  readonly sameFirst: 'zero' | 'next';
  /** The minimum number of cards in an own count (CO-4.4), 1 or 2. Default 1. */
  readonly ownCountMin: number;
  /** Whether a game scores each player's rank or the cards left (CO-5.4). Default `'rank'`. */
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
 * Why a game ended: a player was out when the series was taken or made 21 (CO-5.2), no player had cards left (CO-5.3),
 * or `maxTurns` were played (CO-5.5).
 */
export type ChickenOutEndReason = 'wentOut' | 'allOut' | 'maxTurns';

/** The pending decision. */
export type ChickenOutStep =
  /**
   * `seat` opens a count (`open`, CO-3.1); plays or chickens out (`turn`, CO-4.3); continues an own count or stops
   * (`ownCount`, CO-4.4); or plays an extra card or stops (`extraCard`, CO-6.2).
   */
  | { readonly type: 'open' | 'turn' | 'ownCount' | 'extraCard'; readonly seat: Seat }
  /**
   * The last game has ended, for `reason`. With `scoring: 'cards'`, `foxes` is the number of foxes in each pile, by
   * seat (CO-5.4a); with `scoring: 'rank'` it is `null`.
   */
  | { readonly type: 'over'; readonly reason: ChickenOutEndReason; readonly foxes: readonly number[] | null };

/**
 * The table. `Hidden` is the type of a hidden card: `never` in a state, `null` in a view. Piles are listed from bottom
 * to top.
 */
export interface ChickenOutTable<Hidden extends null = null> {
  /** The id of the game: a union of tables of several games narrows by it. */
  readonly game: 'chicken-out';
  /** The number of players, 2 to 5. */
  readonly seats: number;
  /** All options of the table, each present, frozen. */
  readonly options: ChickenOutOptions;
  /** The game being played, counted from 1. */
  readonly gameNumber: number;
  /** The seat that started the game (CO-2.2). */
  readonly starter: Seat;
  /** The turn being played, counted from 1 in every game (CO-5.5). */
  readonly turn: number;
  /** The pending decision and who makes it; or `over`. */
  readonly step: ChickenOutStep;
  /**
   * The face-down piles by seat, each from bottom to top: the last card is played next. No one looks at them, not even
   * their owners (CO-2.1).
   */
  readonly piles: readonly (readonly (ChickenOutCard | Hidden)[])[];
  /**
   * The cards played since the count began, in the order of play: the last card lies on top (CO-3.1). Under a pile,
   * they lie the other way around, so that the card played first comes up first (CO-4.5).
   */
  readonly series: readonly ChickenOutCard[];
  /**
   * The count of the series, 0 if there is none. Between two moves it is at most 20, since 21 and more end the series
   * (CO-4.1, CO-4.2).
   */
  readonly count: number;
  /** The card that a SAME would copy if played next; `null` if it would change nothing (CO-3.3, CO-3.4). */
  readonly sameAs: Copied | null;
  /** The cards that left this game with a 21 (CO-4.2), in the order in which they were played. */
  readonly leftGame: readonly ChickenOutCard[];
  /** The seats that went out in this game, in order: the first wins (CO-5.3). */
  readonly wentOut: readonly Seat[];
  /** How many piles have been shuffled by a laid egg, in all games (CO-6.1). */
  readonly eggs: number;
  /** Points of the finished games, by seat; fewer are better (CO-5.4). */
  readonly scores: readonly number[];
}

/** The table on the server: every card, and the seed for all future randomness. */
export interface ChickenOutState extends ChickenOutTable<never> {
  /** Decides every shuffle and roll to come: keep it secret until the game is over. At most 240 bytes. */
  readonly seed: string;
}

/** The table as one seat, or a spectator (`null`), sees it: hidden cards are `null`, and there is no seed. */
export interface ChickenOutView extends ChickenOutTable<null> {
  /** The seat whose view this is; `null` for a spectator. */
  readonly viewer: Seat | null;
}

/** A move. Players do not choose cards: `play` plays the top card of the player's pile. */
export type ChickenOutMove =
  /** Plays the top card of the pile (CO-3.1). */
  | { readonly seat: Seat; readonly type: 'play' }
  /** Takes the series instead of playing (CO-4.3). */
  | { readonly seat: Seat; readonly type: 'chickenOut' }
  /** Ends an own count (CO-4.4), or skips the extra card (CO-6.2). */
  | { readonly seat: Seat; readonly type: 'stop' };

/** An event after the opening. `Hidden` as in {@link ChickenOutTable}. */
export type ChickenOutTableEvent<Hidden extends null> =
  /** A game begins (CO-2.1). */
  | {
      readonly type: 'dealt';
      /** The number of the game, from 1. */
      readonly gameNumber: number;
      /** The seat that starts it (CO-2.2). */
      readonly starter: Seat;
      /** The piles by seat, each from bottom to top. No viewer sees their cards. */
      readonly piles: readonly (readonly (ChickenOutCard | Hidden)[])[];
    }
  /** `seat` plays the top card of its pile (CO-3.1). The move of an opener emits up to two of these. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: ChickenOutCard;
      /** The card that a SAME played next would copy; if `card` is a SAME, the card it copies (CO-3.3, CO-3.4). */
      readonly sameAs: Copied | null;
      /** The count with the card; above 21, `busted` follows (CO-3.2, CO-3.3). */
      readonly count: number;
    }
  /** An egg shuffles the rest of the player's `pile`, listed from bottom to top. No viewer sees its cards (CO-6.1). */
  | { readonly type: 'eggLaid'; readonly seat: Seat; readonly pile: readonly (ChickenOutCard | Hidden)[] }
  /** Over 21: the series goes under the player's pile, and the next player opens (CO-4.1). */
  | { readonly type: 'busted'; readonly seat: Seat }
  /** The player chooses to take the series, which goes under their pile (CO-4.3). */
  | { readonly type: 'chickenedOut'; readonly seat: Seat }
  /** Exactly 21: the series leaves the game (CO-4.2), or goes under the pile of `to` (CO-6.3). */
  | { readonly type: 'made21'; readonly seat: Seat; readonly to: Seat | null }
  /** `seat` has played its last card without a bust, and is out (CO-5.1). */
  | { readonly type: 'wentOut'; readonly seat: Seat }
  /** `seat` begins an own count, after a 21 (CO-4.2) or after chickening out (CO-4.3). */
  | { readonly type: 'ownCountBegan'; readonly seat: Seat }
  /** The same number again: the player may play another card (CO-6.2). */
  | { readonly type: 'doubledUp'; readonly seat: Seat }
  /** `seat` ends an own count (CO-4.4), or skips the extra card (CO-6.2); the series stays. */
  | { readonly type: 'stopped'; readonly seat: Seat }
  /** The next turn begins: `turn` on the series on the table, `open` with a new count. */
  | { readonly type: 'turnPassed'; readonly to: Seat; readonly step: 'turn' | 'open' }
  /** A game is over and adds `points` to the scores, by seat; `foxes` as in the step `over` (CO-5.4, CO-5.4a). */
  | {
      readonly type: 'gameEnded';
      readonly reason: ChickenOutEndReason;
      readonly foxes: readonly number[] | null;
      readonly points: readonly number[];
    }
  /** The last game is over; `reason` and `foxes` refer to that game. */
  | { readonly type: 'sessionEnded'; readonly reason: ChickenOutEndReason; readonly foxes: readonly number[] | null };

/** An event in full. A log starts with `opened`. */
export type ChickenOutEvent = Opened<'chicken-out', ChickenOutOptions> | ChickenOutTableEvent<never>;

/** An event as one viewer sees it. */
export type ChickenOutRedactedEvent = RedactedOpened<'chicken-out', ChickenOutOptions> | ChickenOutTableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface ChickenOutParams {
  /** The count is too low to chicken out: below `need`. */
  'CO-4.3': { readonly need: number; readonly have: number };
  /** A player cannot chicken out of an own count, or stop one with fewer than `need` cards. */
  'CO-4.4': { readonly move: 'chickenOut' } | { readonly move: 'stop'; readonly need: number; readonly have: number };
  /** A player cannot chicken out instead of playing an extra card. */
  'CO-6.2': Record<never, never>;
}

/** A refusal, by a clause of Chicken Out! or one common to all games. */
export type ChickenOutViolation = ViolationOf<ChickenOutParams & CommonParams, Clause>;

/** The types of Chicken Out! in one place. */
export interface ChickenOutTypes {
  /** The options, all present. */
  Options: ChickenOutOptions;
  /** A state or a view: any hidden card may be `null`. */
  Table: ChickenOutTable;
  /** The table with every card and the seed. */
  State: ChickenOutState;
  /** The table as one seat or a spectator sees it. */
  View: ChickenOutView;
  /** A choice of one seat. */
  Move: ChickenOutMove;
  /** Something that happened, in full. */
  Event: ChickenOutEvent;
  /** Something that happened, as one viewer sees it. */
  RedactedEvent: ChickenOutRedactedEvent;
  /** The clause that forbids a move, with its parameters. */
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
