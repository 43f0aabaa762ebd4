import { buildDeck } from '../engine/cards.js';
import type { Seat } from '../engine/seats.js';
import type { ViolationOf } from '../engine/violation.js';
import type { Clause } from './sheet.js';

/** The numbers on black chickens, which add to the count (CO-1.1, CO-3.2). */
export const BLACK_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** The numbers on red chickens, which add to the count or, where that exceeds 21, take away (CO-1.1, CO-3.2). */
export const RED_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** The four kinds of foxes (CO-1.1, CO-3.3). */
export const FOXES = ['SAME', 'ZERO', 'DOUBLE', 'TWENTY'] as const;

/** A chicken: its colour and its number. */
export type Chicken =
  | { readonly colour: 'black'; readonly number: (typeof BLACK_NUMBERS)[number] }
  | { readonly colour: 'red'; readonly number: (typeof RED_NUMBERS)[number] };

/** A fox, named by what it does to the count. */
export type Fox = (typeof FOXES)[number];

/** A card: what is printed on it. */
export type Card = Chicken | Fox;

/** What a SAME can stand for: every other card (CO-3.3). */
export type Copied = Exclude<Card, 'SAME'>;

/** The 26 kinds of cards, shared and frozen (CO-1.1). */
export const KINDS: readonly Card[] = [
  ...BLACK_NUMBERS.map((number) => Object.freeze({ colour: 'black', number } as const)),
  ...RED_NUMBERS.map((number) => Object.freeze({ colour: 'red', number } as const)),
  ...FOXES,
];

const FOX_COPIES: { readonly [Kind in Fox]: number } = { SAME: 4, ZERO: 2, DOUBLE: 2, TWENTY: 2 };

/** How many copies of a kind the deck holds (CO-1.1). */
export function copiesOf(kind: Card): number {
  if (typeof kind === 'string') return FOX_COPIES[kind];
  if (kind.number === 7) return 4;
  return kind.number < 2 ? 3 : 2;
}

/** All 60 cards (CO-1.1). */
export const DECK: readonly Card[] = buildDeck(KINDS, copiesOf);

/** The name of a card, `'black 7'` or `'SAME'`; equal cards have equal names. */
export function nameOf(card: Card): string {
  return typeof card === 'string' ? card : `${card.colour} ${card.number}`;
}

/** A count over this is bust (CO-4.1), exactly this the best there is (CO-4.2). */
export const TWENTY_ONE = 21;

/** The least count at which a player may chicken out (CO-4.3). */
export const CHICKEN_OUT_FROM = 11;

/** What the rule book leaves open. */
export interface Options {
  /** Who starts the first game (G-5, CO-2.2). Default 0. */
  readonly firstSeat: Seat;
  /** Whether a SAME copies the card before it, or the last chicken of the series (CO-3.3). Default `'preceding'`. */
  readonly sameCopies: 'preceding' | 'lastChicken';
  /** How many cards of an own count are played at the least (CO-4.4), 1 or 2. Default 1. */
  readonly ownCountMin: number;
  /** Whether a game scores the place, or the cards left (CO-5.4). Default `'rank'`. */
  readonly scoring: 'rank' | 'cards';
  /** How many games are played (CO-5.4), 1 to 10,000. Default 1. */
  readonly games: number;
  /** How many turns a game has at the most (CO-5.5), 1 to 10,000. Default 2000. */
  readonly maxTurns: number;
  /** Who plays a black 0 shuffles the own pile (CO-6.1). Default false. */
  readonly layAnEgg: boolean;
  /** A card with the number of the one before it allows another (CO-6.2). Default false. */
  readonly doubleUp: boolean;
  /** A series that makes 21 goes to the left neighbour (CO-6.3); five seats only. Default false. */
  readonly passOn: boolean;
}

/**
 * Why a game ended: somebody was out when the series was taken or made 21 (CO-5.2), nobody was left to play on it
 * (CO-5.3), or `maxTurns` were played (CO-5.5).
 */
export type EndReason = 'wentOut' | 'allOut' | 'maxTurns';

/**
 * The pending decision of `seat`: to open a count, to play or chicken out on a turn, to go on with an own count, or
 * to play an extra card (CO-6.2). Or the last game is over, for `reason`; with scoring by cards, `foxes` are how many
 * each pile was found to hold (CO-5.4a).
 */
export type Step =
  | { readonly type: 'open' | 'turn' | 'ownCount' | 'extraCard'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: EndReason; readonly foxes: readonly number[] | null };

/**
 * The table. `Hidden` is what stands in the place of a card that the holder of the table cannot see: `never` in a
 * state, `null` in a view. Piles are listed from bottom to top.
 */
export interface Table<Hidden extends null = null> {
  /** How many play, 2 to 5. */
  readonly seats: number;
  readonly options: Options;
  /** The game being played, counted from 1. */
  readonly game: number;
  /** Who started the game. */
  readonly starter: Seat;
  /** The turn being played, counted from 1 in every game (CO-5.5). */
  readonly turn: number;
  readonly step: Step;
  /** The face-down piles by seat. Nobody looks at them, the owner neither (CO-2.1); the top card is played next. */
  readonly piles: readonly (readonly (Card | Hidden)[])[];
  /** The cards played since the count began, in the order of play (CO-3.1). */
  readonly series: readonly Card[];
  /** The count of the series. */
  readonly count: number;
  /** What a SAME would stand for if it were played next; `null` where it would change nothing (CO-3.3, CO-3.4). */
  readonly sameAs: Copied | null;
  /** The cards that left this game with a 21 (CO-4.2), in the order of leaving. */
  readonly leftGame: readonly Card[];
  /** Who went out in this game, in order: the first wins (CO-5.3). */
  readonly wentOut: readonly Seat[];
  /** How many piles have been shuffled by a laid egg, in all games (CO-6.1). */
  readonly eggs: number;
  /** Points of the finished games, by seat; fewer are better (CO-5.4). */
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

/** A move. What falls is the top card of the own pile: nobody chooses it. */
export type Move =
  | { readonly seat: Seat; readonly type: 'play' }
  | { readonly seat: Seat; readonly type: 'chickenOut' }
  | { readonly seat: Seat; readonly type: 'stop' };

/** What happened, once the table is open. */
type TableEvent<Hidden extends null> =
  /** A game begins: the piles by seat, bottom to top (CO-2.1). */
  | {
      readonly type: 'dealt';
      readonly game: number;
      readonly starter: Seat;
      readonly piles: readonly (readonly (Card | Hidden)[])[];
    }
  /** The top card of a pile falls and makes `count`; a SAME stands for `sameAs`, as the next one would (CO-3). */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly sameAs: Copied | null;
      readonly count: number;
    }
  /** An egg is laid: the own pile is shuffled (CO-6.1). */
  | { readonly type: 'eggLaid'; readonly seat: Seat; readonly pile: readonly (Card | Hidden)[] }
  /** Over 21: the series goes under the own pile (CO-4.1). */
  | { readonly type: 'busted'; readonly seat: Seat }
  /** The series goes under the own pile by choice (CO-4.3). */
  | { readonly type: 'chickenedOut'; readonly seat: Seat }
  /** Exactly 21: the series leaves the game (CO-4.2), or goes under the pile of `to` (CO-6.3). */
  | { readonly type: 'made21'; readonly seat: Seat; readonly to: Seat | null }
  | { readonly type: 'wentOut'; readonly seat: Seat }
  | { readonly type: 'ownCountBegan'; readonly seat: Seat }
  /** The same number again: another card may be played (CO-6.2). */
  | { readonly type: 'doubledUp'; readonly seat: Seat }
  | { readonly type: 'stopped'; readonly seat: Seat }
  /** The next turn begins, on the series that lies or with a new count. */
  | { readonly type: 'turnPassed'; readonly to: Seat; readonly step: 'turn' | 'open' }
  /** A game is over, and adds so many points to the scores; `foxes` as in the step `over` (CO-5.4, CO-5.4a). */
  | {
      readonly type: 'gameEnded';
      readonly reason: EndReason;
      readonly foxes: readonly number[] | null;
      readonly points: readonly number[];
    }
  /** The last game was that. */
  | { readonly type: 'sessionEnded'; readonly reason: EndReason; readonly foxes: readonly number[] | null };

/** What happened, in full. A log starts with `opened`. */
export type Event =
  | { readonly type: 'opened'; readonly seats: number; readonly options: Options; readonly seed: string }
  | TableEvent<never>;

/** What happened, as one observer learns it. */
export type RedactedEvent =
  | { readonly type: 'opened'; readonly seats: number; readonly options: Options; readonly viewer: Seat | null }
  | TableEvent<null>;

/** What each clause tells when it refuses a move. */
export interface Params {
  /** The count is too low for chickening out. */
  'CO-4.3': { readonly need: number; readonly have: number };
  /** An own count is not chickened out of, and not stopped before so many cards. */
  'CO-4.4': { readonly move: 'chickenOut' } | { readonly move: 'stop'; readonly need: number; readonly have: number };
  /** An extra card is played or not: no chickening out instead. */
  'CO-6.2': Record<never, never>;
}

/** A refusal by one of Chicken Out!'s own clauses. */
export type Violation = ViolationOf<Params, Clause>;

/** The types of Chicken Out!, bundled. */
export interface ChickenOutTypes {
  Options: Options;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  RedactedEvent: RedactedEvent;
  Violation: Violation;
}
