import type { Opened, RedactedOpened } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { CommonParams, ViolationOf } from '../engine/violation.js';
import type { Clause } from './clauses.js';

/**
 * The nine types of chickens by the number printed on them, which is both the number of copies and the value of the
 * type (CC-1.1). Their names are in the catalog of `hencoop/crazy-chicken/sheet`.
 */
export const CHICKENS = [20, 18, 16, 14, 12, 9, 8, 7, 6] as const;

/** A card: the number printed on it (CC-1.1). */
export type Chicken = (typeof CHICKENS)[number];

/** The two face-down draw piles (CC-2.1). */
export const DRAW_PILES = ['drawA', 'drawB'] as const;

/** The two face-up discard piles, the first and the second (CC-2.2). */
export const DISCARD_PILES = ['discardA', 'discardB'] as const;

/** A face-up discard pile, perhaps empty. */
export type DiscardPile = (typeof DISCARD_PILES)[number];

/** The up to four piles to draw from (CC-3.2). */
export const PILES = [...DRAW_PILES, ...DISCARD_PILES] as const;

/** A pile to draw from. */
export type Pile = (typeof PILES)[number];

/** The pile of that name. PERF(shape): a switch, since reading a field by a variable name is slow. */
export function pileOf<Drawn, Discarded>(
  table: {
    readonly drawA: Drawn;
    readonly drawB: Drawn;
    readonly discardA: Discarded;
    readonly discardB: Discarded;
  },
  pile: Pile,
): Drawn | Discarded {
  switch (pile) {
    case 'drawA':
      return table.drawA;
    case 'drawB':
      return table.drawB;
    case 'discardA':
      return table.discardA;
    case 'discardB':
      return table.discardB;
  }
}

/** The minimum number of cards in a set (CC-4.1). */
export const MIN_SET = 2;

/** Who may choose where a displaced set goes (CC-4.4). */
export const CHOOSERS = ['owner', 'active'] as const;

/** The choices that the rule book leaves open. */
export interface CrazyChickenOptions {
  /** Who starts the first round (CC-2.3). Default 0. */
  readonly firstSeat: Seat;
  /** Who chooses where a displaced set goes: its owner, or the player whose turn it is (CC-4.4). Default `owner`. */
  readonly displacedChooser: (typeof CHOOSERS)[number];
  /** How many rounds are played (CC-7.1), 1 to 10,000. Default 4. */
  readonly rounds: number;
}

/**
 * Why a round ended: one player shows six types, both together show all nine, or a draw pile is empty (CC-6.1). If
 * several hold, the first of them (CC-6.2a).
 */
export type RoundEnd = 'sixTypes' | 'nineTypes' | 'drawPile';

/** Why the game ended: all rounds have been played (CC-7.1). */
export type CrazyChickenEndReason = 'rounds';

/** The pending decision. */
export type CrazyChickenStep =
  /** `seat` draws the first card of the turn, from any pile (CC-3.2). */
  | { readonly type: 'draw'; readonly seat: Seat }
  /** `seat` draws the second card, from any pile but the `closed` one, which gave the first (CC-3.4). */
  | { readonly type: 'drawAgain'; readonly seat: Seat; readonly closed: Pile }
  /** `seat` lays a set (CC-4.1) or discards a card (CC-5.1). */
  | { readonly type: 'layOrDiscard'; readonly seat: Seat }
  /** `seat`, perhaps out of turn, chooses the discard pile for the displaced set (CC-4.4). */
  | { readonly type: 'discardSet'; readonly seat: Seat }
  /** The game has ended, for `reason` (CC-7.1). */
  | { readonly type: 'over'; readonly reason: CrazyChickenEndReason };

/** Equal cards, face up in front of a player (CC-4.1). */
export interface LaidSet {
  /** The type of all its cards. */
  readonly chicken: Chicken;
  /** The number of its cards: at least 2 (CC-4.1), at most all copies of the type. */
  readonly count: number;
}

/** A displaced set whose discard pile is not chosen yet (CC-4.4). */
export interface DisplacedSet extends LaidSet {
  /** The seat that laid it. */
  readonly owner: Seat;
}

/**
 * The table. `Hidden` is the type of a hidden card: `never` in a state, `null` in a view. Piles are listed from bottom
 * to top, hands in the order in which their cards arrived.
 */
export interface CrazyChickenTable<Hidden extends null = null> {
  /** The id of the game: a union of tables of several games narrows by it. */
  readonly game: 'crazy-chicken';
  /** Always 2. */
  readonly seats: number;
  /** All options of the table, each present, frozen. */
  readonly options: CrazyChickenOptions;
  /** The round being played, counted from 1. */
  readonly round: number;
  /** The seat that started the round (CC-2.3). */
  readonly starter: Seat;
  /** The seat whose turn it is, even while the other player chooses where a displaced set goes (CC-4.4). */
  readonly turn: Seat;
  /** The pending decision and who makes it; or `over`. */
  readonly step: CrazyChickenStep;
  /** Draw pile A from bottom to top: the last card is drawn next. No player sees its cards (CC-8.1). */
  readonly drawA: readonly (Chicken | Hidden)[];
  /** Draw pile B from bottom to top: the last card is drawn next. No player sees its cards (CC-8.1). */
  readonly drawB: readonly (Chicken | Hidden)[];
  /** The first discard pile from bottom to top: the last card lies on top, and can be drawn (CC-3.2). */
  readonly discardA: readonly Chicken[];
  /** The second discard pile from bottom to top: the last card lies on top, and can be drawn (CC-3.2). */
  readonly discardB: readonly Chicken[];
  /**
   * The hands by seat, each in the order in which its cards arrived. A view shows only the viewer's own hand, even
   * after the end (CC-8.1).
   */
  readonly hands: readonly (readonly (Chicken | Hidden)[])[];
  /** The sets in front of each player, by seat, in the order in which they were laid. */
  readonly sets: readonly (readonly LaidSet[])[];
  /** The displaced set, aside until its discard pile is chosen (CC-4.4); otherwise `null`. */
  readonly aside: DisplacedSet | null;
  /** Points of the finished rounds, by seat; more are better. */
  readonly scores: readonly number[];
  /** The most points in a single finished round, by seat: the tie-breaker (CC-7.2). */
  readonly bestRounds: readonly number[];
}

/** The table on the server: every card, and the seed for all future randomness. */
export interface CrazyChickenState extends CrazyChickenTable<never> {
  /** Decides every shuffle and roll to come: keep it secret until the game is over. At most 240 bytes. */
  readonly seed: string;
}

/** The table as one seat, or a spectator (`null`), sees it: hidden cards are `null`, and there is no seed. */
export interface CrazyChickenView extends CrazyChickenTable<null> {
  /** The seat whose view this is; `null` for a spectator. */
  readonly viewer: Seat | null;
}

/** A move: two draws, then a set or a discard (CC-3.1); and the pile for a displaced set, perhaps out of turn (CC-4.4). */
export type CrazyChickenMove =
  /** Takes the top card of a pile (CC-3.2). */
  | { readonly seat: Seat; readonly type: 'draw'; readonly from: Pile }
  /** Lays a set of `count` cards of a type (CC-4.1). */
  | { readonly seat: Seat; readonly type: 'lay'; readonly chicken: Chicken; readonly count: number }
  /** Discards one card of the hand instead of laying (CC-5.1). */
  | { readonly seat: Seat; readonly type: 'discard'; readonly chicken: Chicken; readonly to: DiscardPile }
  /** Chooses the pile for a displaced set (CC-4.4). */
  | { readonly seat: Seat; readonly type: 'discardSet'; readonly to: DiscardPile };

/** An event after the opening. `Hidden` as in {@link CrazyChickenTable}. */
export type CrazyChickenTableEvent<Hidden extends null> =
  /** A round begins (CC-2.1). */
  | {
      readonly type: 'dealt';
      /** The number of the round, from 1. */
      readonly round: number;
      /** The seat that starts it (CC-2.3). */
      readonly starter: Seat;
      /** The hands by seat, three cards each, in the order in which they were dealt. Viewers see only their own. */
      readonly hands: readonly (readonly (Chicken | Hidden)[])[];
      /** Draw pile A from bottom to top. No viewer sees its cards. */
      readonly drawA: readonly (Chicken | Hidden)[];
      /** Draw pile B from bottom to top. No viewer sees its cards. */
      readonly drawB: readonly (Chicken | Hidden)[];
    }
  /** `seat` draws the top card of a pile (CC-3.2). Others see which one only if it lay on a discard pile. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: Pile; readonly card: Chicken | Hidden }
  /** `seat` lays a set of `count` cards from the hand (CC-4.1). */
  | { readonly type: 'laid'; readonly seat: Seat; readonly chicken: Chicken; readonly count: number }
  /**
   * The new set displaces this one, of the opponent (CC-4.2) or the same player (CC-4.3), which is put aside. `chooser`
   * decides where it goes (CC-4.4); `null` if there is no choice (CC-4.5).
   */
  | {
      readonly type: 'displaced';
      readonly owner: Seat;
      readonly chicken: Chicken;
      readonly count: number;
      readonly chooser: Seat | null;
    }
  /** The displaced set, all its `count` cards, goes onto a discard pile (CC-4.4). */
  | {
      readonly type: 'setDiscarded';
      readonly owner: Seat;
      readonly chicken: Chicken;
      readonly count: number;
      readonly to: DiscardPile;
    }
  /** `seat` discards one card of the hand (CC-5.1). */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly chicken: Chicken; readonly to: DiscardPile }
  /** It is the turn of `to`, after every turn that does not end the round (CC-3.1). */
  | { readonly type: 'turnPassed'; readonly to: Seat }
  /** The round is over, for `reason` (CC-6.1). */
  | { readonly type: 'roundEnded'; readonly reason: RoundEnd }
  /** The points of the types shown, by seat, to add to the scores (CC-6.3). */
  | { readonly type: 'scored'; readonly points: readonly number[] }
  /** The last round has been scored: the game is over (CC-7.1). */
  | { readonly type: 'gameEnded'; readonly reason: CrazyChickenEndReason };

/** An event in full. A log starts with `opened`. */
export type CrazyChickenEvent = Opened<'crazy-chicken', CrazyChickenOptions> | CrazyChickenTableEvent<never>;

/** An event as one viewer sees it. */
export type CrazyChickenRedactedEvent =
  | RedactedOpened<'crazy-chicken', CrazyChickenOptions>
  | CrazyChickenTableEvent<null>;

/** A required and an actual number of cards. */
export interface NeedHave {
  /** The minimum number of cards. */
  readonly need: number;
  /** The number of cards there are. */
  readonly have: number;
}

/** The parameters of each clause that refuses a move. */
export interface CrazyChickenParams {
  /** The move takes `need` cards of its type from the hand, which holds `have`. */
  'G-4': NeedHave;
  /** The pile is empty. */
  'CC-3.2': { readonly pile: Pile };
  /** The pile has been drawn from in this turn. */
  'CC-3.4': { readonly pile: Pile };
  /** The set has `have` cards; a set needs two. */
  'CC-4.1': NeedHave;
  /** The set has `have` cards; it needs one more than the opponent's. */
  'CC-4.2': NeedHave;
  /** The set has `have` cards; it needs one more than the player's old one. */
  'CC-4.3': NeedHave;
  /** The card must go to `instead`, which is empty. */
  'CC-5.2': { readonly to: DiscardPile; readonly instead: DiscardPile };
}

/** A refusal, by a clause of Crazy Chicken or one common to all games. */
export type CrazyChickenViolation = ViolationOf<CrazyChickenParams & CommonParams, Clause>;

/** The types of Crazy Chicken in one place. */
export interface CrazyChickenTypes {
  /** The options, all present. */
  Options: CrazyChickenOptions;
  /** A state or a view: any hidden card may be `null`. */
  Table: CrazyChickenTable;
  /** The table with every card and the seed. */
  State: CrazyChickenState;
  /** The table as one seat or a spectator sees it. */
  View: CrazyChickenView;
  /** A choice of one seat. */
  Move: CrazyChickenMove;
  /** Something that happened, in full. */
  Event: CrazyChickenEvent;
  /** Something that happened, as one viewer sees it. */
  RedactedEvent: CrazyChickenRedactedEvent;
  /** The clause that forbids a move, with its parameters. */
  Violation: CrazyChickenViolation;
}

// The short names, for the files of this folder and for the game's entry point.
export type {
  CrazyChickenEndReason as EndReason,
  CrazyChickenEvent as Event,
  CrazyChickenMove as Move,
  CrazyChickenOptions as Options,
  CrazyChickenParams as Params,
  CrazyChickenRedactedEvent as RedactedEvent,
  CrazyChickenState as State,
  CrazyChickenStep as Step,
  CrazyChickenTable as Table,
  CrazyChickenTableEvent as TableEvent,
  CrazyChickenView as View,
  CrazyChickenViolation as Violation,
};
