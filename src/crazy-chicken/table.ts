import { buildDeck } from '../engine/cards.js';
import type { Seat } from '../engine/seats.js';
import type { ViolationOf } from '../engine/violation.js';
import type { Clause } from './sheet.js';

/**
 * The nine chickens by the number printed on them, which is at once how many copies exist and what the type is worth
 * (CC-1.1). Their names stand in the catalogue of `hencoop/crazy-chicken/sheet`.
 */
export const CHICKENS = [20, 18, 16, 14, 12, 9, 8, 7, 6] as const;

/** A card: the number printed on it (CC-1.1). */
export type Chicken = (typeof CHICKENS)[number];

/** All 110 cards (CC-1.1). */
export const DECK: readonly Chicken[] = buildDeck(CHICKENS, (chicken) => chicken);

/** The two face-down draw piles (CC-2.1). */
export const DRAW_PILES = ['drawA', 'drawB'] as const;

/** The two places for discard piles, the first and the second (CC-2.2). */
export const PLACES = ['discardA', 'discardB'] as const;

/** A place for a discard pile. */
export type Place = (typeof PLACES)[number];

/** The up to four piles to draw from (CC-3.2). */
export const PILES = [...DRAW_PILES, ...PLACES] as const;

/** A pile to draw from. */
export type Pile = (typeof PILES)[number];

/** The pile of that name. Spelt out: looking up a field by a name that varies is slow. */
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

/** How many cards each player is dealt (CC-2.1). */
export const HAND_SIZE = 3;

/** How many cards a set has at the least (CC-4.1). */
export const LEAST_SET = 2;

/** Who may say where a displaced set goes (CC-4.4). */
export const CHOOSERS = ['owner', 'active'] as const;

/** What the rule book leaves open. */
export interface Options {
  /** Who starts the first round (CC-2.3). Default 0. */
  readonly firstSeat: Seat;
  /** Who says where a displaced set goes: its owner, or the player whose turn it is (CC-4.4). Default `owner`. */
  readonly displacedChooser: (typeof CHOOSERS)[number];
  /** How many rounds are played (CC-7.1), 1 to 10,000. Default 4. */
  readonly rounds: number;
}

/** Why a round ends, the first that holds: six types before one player, all nine before both, a draw pile used up (CC-6.1). */
export type RoundEnd = 'sixTypes' | 'nineTypes' | 'drawPile';

/** Why the game ended: all rounds are played (CC-7.1). */
export type EndReason = 'rounds';

/**
 * The pending decision: `seat` draws; draws again from another pile than the one `closed` (CC-3.4); lays a set or
 * discards a card; or says where the set that lies aside goes (CC-4.4). Or the game is over.
 */
export type Step =
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'drawAgain'; readonly seat: Seat; readonly closed: Pile }
  | { readonly type: 'layOrDiscard'; readonly seat: Seat }
  | { readonly type: 'discardSet'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: EndReason };

/** Equal cards, face up before a player (CC-4.1). */
export interface LaidSet {
  readonly chicken: Chicken;
  readonly count: number;
}

/** A displaced set whose place is not chosen yet (CC-4.4). */
export interface DisplacedSet extends LaidSet {
  /** Before whom it lay. */
  readonly owner: Seat;
}

/**
 * The table. `Hidden` is what stands in the place of a card that the holder of the table cannot see: `never` in a
 * state, `null` in a view. Piles are listed from bottom to top, hands in the order in which the cards came.
 */
export interface Table<Hidden extends null = null> {
  /** Always 2. */
  readonly seats: number;
  readonly options: Options;
  /** The round being played, counted from 1. */
  readonly round: number;
  /** Who started the round. */
  readonly starter: Seat;
  /** Whose turn it is, also while the other player decides about a displaced set (CC-4.4). */
  readonly turn: Seat;
  readonly step: Step;
  readonly drawA: readonly (Chicken | Hidden)[];
  readonly drawB: readonly (Chicken | Hidden)[];
  readonly discardA: readonly Chicken[];
  readonly discardB: readonly Chicken[];
  /** The hands by seat. */
  readonly hands: readonly (readonly (Chicken | Hidden)[])[];
  /** The sets that lie before each player, by seat, in the order in which they were laid. */
  readonly sets: readonly (readonly LaidSet[])[];
  /** The displaced set that lies aside until its place is chosen (CC-4.4). */
  readonly aside: DisplacedSet | null;
  /** Points of the finished rounds, by seat; more are better. */
  readonly scores: readonly number[];
  /** The most points in a single finished round, by seat: they break a tie (CC-7.2). */
  readonly bestRounds: readonly number[];
}

/** What the server holds: every card, and the seed of all chance to come. */
export interface State extends Table<never> {
  readonly seed: string;
}

/** What one seat, or a spectator (`null`), sees: hidden cards are `null`, and there is no seed. */
export interface View extends Table<null> {
  readonly viewer: Seat | null;
}

/** A move: two draws, then a set or a discard (CC-3.1); and, out of turn too, the place of a displaced set (CC-4.4). */
export type Move =
  | { readonly seat: Seat; readonly type: 'draw'; readonly from: Pile }
  | { readonly seat: Seat; readonly type: 'lay'; readonly chicken: Chicken; readonly count: number }
  | { readonly seat: Seat; readonly type: 'discard'; readonly chicken: Chicken; readonly to: Place }
  | { readonly seat: Seat; readonly type: 'discardSet'; readonly to: Place };

/** What happened, once the table is open. */
type TableEvent<Hidden extends null> =
  /** A round begins: hands by seat, and the two draw piles (CC-2.1). */
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly starter: Seat;
      readonly hands: readonly (readonly (Chicken | Hidden)[])[];
      readonly drawA: readonly (Chicken | Hidden)[];
      readonly drawB: readonly (Chicken | Hidden)[];
    }
  /** The top card of a pile is drawn (CC-3.2); from a discard pile all see which. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: Pile; readonly card: Chicken | Hidden }
  /** A set is laid from the hand (CC-4.1). */
  | { readonly type: 'laid'; readonly seat: Seat; readonly chicken: Chicken; readonly count: number }
  /** The larger set puts this one aside; `chooser` is asked where it goes, `null` where there is no choice (CC-4.5). */
  | {
      readonly type: 'displaced';
      readonly owner: Seat;
      readonly chicken: Chicken;
      readonly count: number;
      readonly chooser: Seat | null;
    }
  /** The set that lay aside goes onto a discard pile (CC-4.4). */
  | {
      readonly type: 'setDiscarded';
      readonly owner: Seat;
      readonly chicken: Chicken;
      readonly count: number;
      readonly to: Place;
    }
  /** One card is discarded from the hand (CC-5.1). */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly chicken: Chicken; readonly to: Place }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  | { readonly type: 'roundEnded'; readonly reason: RoundEnd }
  /** What the types shown add to the scores, by seat (CC-6.3). */
  | { readonly type: 'scored'; readonly points: readonly number[] }
  | { readonly type: 'gameEnded'; readonly reason: EndReason };

/** What happened, in full. A log starts with `opened`. */
export type Event =
  | { readonly type: 'opened'; readonly seats: number; readonly options: Options; readonly seed: string }
  | TableEvent<never>;

/** What happened, as one observer learns it. */
export type RedactedEvent =
  | { readonly type: 'opened'; readonly seats: number; readonly options: Options; readonly viewer: Seat | null }
  | TableEvent<null>;

/** How many cards would do at the least, and how many there are. */
interface NeedHave {
  readonly need: number;
  readonly have: number;
}

/** What each clause tells when it refuses a move. */
export interface Params {
  /** The move takes `need` cards of its type from the hand, which holds `have`. */
  'G-4': NeedHave;
  /** The pile is empty. */
  'CC-3.2': { readonly pile: Pile };
  /** The pile has been drawn from in this turn. */
  'CC-3.4': { readonly pile: Pile };
  /** The set has `have` cards, a set needs two. */
  'CC-4.1': NeedHave;
  /** The set has `have` cards, it needs one more than the opponent's. */
  'CC-4.2': NeedHave;
  /** The set has `have` cards, it needs one more than the player's own. */
  'CC-4.3': NeedHave;
  /** A place is empty: the card must go to `instead`. */
  'CC-5.2': { readonly to: Place; readonly instead: Place };
}

/** A refusal by one of Crazy Chicken's own clauses. */
export type Violation = ViolationOf<Params, Clause>;

/** The types of Crazy Chicken, bundled. */
export interface CrazyChickenTypes {
  Options: Options;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  RedactedEvent: RedactedEvent;
  Violation: Violation;
}
