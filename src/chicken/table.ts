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

/** Why the game ended: a player reached `target` (CH-5.1), or `maxRounds` were played (CH-5.2). */
export type ChickenEndReason = 'target' | 'maxRounds';

/** The pending decision. */
export type ChickenStep =
  /** `seat` plays, draws or withdraws (CH-3). */
  | { readonly type: 'turn'; readonly seat: Seat }
  /** The game has ended, for `reason` (CH-5). */
  | { readonly type: 'over'; readonly reason: ChickenEndReason };

/**
 * The table. `Hidden` is the type of a hidden card: `never` in a state, `null` in a view. Piles are listed from bottom
 * to top.
 */
export interface ChickenTable<Hidden extends null = null> {
  /** The id of the game: a union of tables of several games narrows by it. */
  readonly game: 'chicken';
  /** The number of players, 2 to 5. */
  readonly seats: number;
  /** All options of the table, each present, frozen. */
  readonly options: ChickenOptions;
  /** The round being played, counted from 1. */
  readonly round: number;
  /** The seat that started the round (CH-2.3, CH-4.5). */
  readonly starter: Seat;
  /** The pending decision and who makes it; or `over`. */
  readonly step: ChickenStep;
  /** The draw pile from bottom to top: the last card is drawn next. No player sees its cards (CH-6.1). */
  readonly drawPile: readonly (ChickenCard | Hidden)[];
  /** The discard pile of this round from bottom to top: the last card lies on top. Everyone sees every card. */
  readonly discardPile: readonly ChickenCard[];
  /** The value of the top discarded card: an egg took its value when it was played (CH-3.2). */
  readonly topValue: Value;
  /** The seat that put the last card on the discard pile in this round, if any (CH-4.5). */
  readonly lastPlayer: Seat | null;
  /**
   * The hands by seat, each in the order in which its cards arrived. A view shows the viewer's own hand, and once the
   * game is over all hands, sorted in the order of {@link KINDS} (CH-6.1a).
   */
  readonly hands: readonly (readonly (ChickenCard | Hidden)[])[];
  /** By seat, whether the player has withdrawn from the round (CH-3.4). */
  readonly withdrawn: readonly boolean[];
  /** Points of the finished rounds, by seat; fewer are better. */
  readonly scores: readonly number[];
}

/** The table on the server: every card, and the seed for all future randomness. */
export interface ChickenState extends ChickenTable<never> {
  /** Decides every shuffle and roll to come: keep it secret until the game is over. At most 240 bytes. */
  readonly seed: string;
}

/** The table as one seat, or a spectator (`null`), sees it: hidden cards are `null`, and there is no seed. */
export interface ChickenView extends ChickenTable<null> {
  /** The seat whose view this is; `null` for a spectator. */
  readonly viewer: Seat | null;
}

/** A move: exactly one of three (CH-3). */
export type ChickenMove =
  /** Puts a card from the hand on the discard pile (CH-3.1). */
  | { readonly seat: Seat; readonly type: 'play'; readonly card: ChickenCard }
  /** Takes the top card of the draw pile (CH-3.3). */
  | { readonly seat: Seat; readonly type: 'draw' }
  /** Leaves the round (CH-3.4). */
  | { readonly seat: Seat; readonly type: 'withdraw' };

/** An event after the opening. `Hidden` as in {@link ChickenTable}. */
export type ChickenTableEvent<Hidden extends null> =
  /** A round begins (CH-2.1). */
  | {
      readonly type: 'dealt';
      /** The number of the round, from 1. */
      readonly round: number;
      /** The seat that starts it (CH-2.3, CH-4.5). */
      readonly starter: Seat;
      /** The hands by seat, six cards each, in the order in which they were dealt. Viewers see only their own. */
      readonly hands: readonly (readonly (ChickenCard | Hidden)[])[];
      /** The rest of the draw pile, from bottom to top. No viewer sees its cards. */
      readonly drawPile: readonly (ChickenCard | Hidden)[];
    }
  /** The top card of the draw pile starts the discard pile (CH-2.1). It is never the egg (CH-2.2). */
  | { readonly type: 'turnedUp'; readonly card: Value }
  /** The top card of the draw pile is the egg, and goes to the bottom before a card is turned up (CH-2.2). */
  | { readonly type: 'eggTuckedUnder' }
  /** `seat` plays a card, which counts as `value` (CH-3.1, CH-3.2). */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: ChickenCard; readonly value: Value }
  /** `seat` draws the top card of the draw pile (CH-3.3). Only that seat sees which one. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: ChickenCard | Hidden }
  /** `seat` leaves the round (CH-3.4). */
  | { readonly type: 'withdrew'; readonly seat: Seat }
  /** It is the turn of `to`, after every move that does not end the round (CH-2.3, CH-3.8). */
  | { readonly type: 'turnPassed'; readonly to: Seat }
  /**
   * The round is over: `wentOut` played their last card, or all have withdrawn if it is `null` (CH-4.1). All `hands`
   * are shown, by seat (CH-6.1); players and spectators see them in the order of {@link KINDS} (CH-6.1a).
   */
  | { readonly type: 'roundEnded'; readonly wentOut: Seat | null; readonly hands: readonly (readonly ChickenCard[])[] }
  /** The points of the cards left in each hand, by seat, to add to the scores (CH-4.2). */
  | { readonly type: 'scored'; readonly points: readonly number[] }
  /** The player who went out rolls both dice; their score falls by `deducted`, at most to 0 (CH-4.4). */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[]; readonly deducted: number }
  /** The last round has been scored: the game is over (CH-5.1, CH-5.2). */
  | { readonly type: 'gameEnded'; readonly reason: ChickenEndReason };

/** An event in full. A log starts with `opened`. */
export type ChickenEvent = Opened<'chicken', ChickenOptions> | ChickenTableEvent<never>;

/** An event as one viewer sees it. */
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

/** A refusal, by a clause of Chicken or one common to all games. */
export type ChickenViolation = ViolationOf<ChickenParams & CommonParams, Clause>;

/** The types of Chicken in one place. */
export interface ChickenTypes {
  /** The options, all present. */
  Options: ChickenOptions;
  /** A state or a view: any hidden card may be `null`. */
  Table: ChickenTable;
  /** The table with every card and the seed. */
  State: ChickenState;
  /** The table as one seat or a spectator sees it. */
  View: ChickenView;
  /** A choice of one seat. */
  Move: ChickenMove;
  /** Something that happened, in full. */
  Event: ChickenEvent;
  /** Something that happened, as one viewer sees it. */
  RedactedEvent: ChickenRedactedEvent;
  /** The clause that forbids a move, with its parameters. */
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
