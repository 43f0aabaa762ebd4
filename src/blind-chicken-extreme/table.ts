import type { Opened, RedactedOpened } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { CommonParams, ViolationOf } from '../engine/violation.js';
import type { Clause } from './clauses.js';

/** The numbers on the 50 cards (BC-1.1). */
export const CARDS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
  32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
] as const;

/** A card: the number printed on it. A {@link CardTable} lists its other markings. */
export type BlindChickenExtremeCard = (typeof CARDS)[number];

/** The markings on the cards besides their numbers (BC-1.4). */
export interface CardTable {
  /** The ten cards with a chicken. */
  readonly chickens: readonly BlindChickenExtremeCard[];
  /** The three cards with a pig; none of them carries a chicken. */
  readonly pigs: readonly BlindChickenExtremeCard[];
  /** The cards with the sign to be played face down; any number of them. */
  readonly faceDown: readonly BlindChickenExtremeCard[];
}

/** The points on the sides of the penalty cards (BC-1.2). */
export const PENALTIES = [-3, -6, -10, -15] as const;

/** A side of a penalty card. */
export type Penalty = (typeof PENALTIES)[number];

/** The three reward cards, by their advantage (BC-1.3). */
export const REWARDS = ['leadFaceDown', 'leadAnyCard', 'chooseLeader'] as const;

/** A reward card. */
export type Reward = (typeof REWARDS)[number];

/** The advantage of a reward in leading the next trick (BC-4.4). */
export type Advantage = Exclude<Reward, 'chooseLeader'>;

/** Why a card is played face down: it bears the sign (BC-3.2), or is led with that advantage (BC-4.4). */
export type FaceDown = 'sign' | 'leadFaceDown';

/** The benefits that the taker of the last trick may choose (BC-5.2 a, b and c). */
export const BENEFITS = ['ignoreChickens', 'ignorePenalties', 'cancelGame'] as const;

/** A benefit of the last trick. */
export type Benefit = (typeof BENEFITS)[number];

/** The choices that the rule book leaves open. */
export interface BlindChickenExtremeOptions {
  /** Who leads the first game (G-5). Default 0. */
  readonly firstSeat: Seat;
  /** How many games are played (BC-5.4), 1 to 10,000. Default one for each player. */
  readonly games: number;
  /** The chickens, pigs and signs on the cards. Default `ASSUMED_CARDS`, which are assumed (BC-1.4). */
  readonly cards: CardTable;
}

/** Why the session ended: all its `games` were played (BC-5.4). */
export type BlindChickenExtremeEndReason = 'games';

/** The pending decision. */
export type BlindChickenExtremeStep =
  /** Each of `seats`, the players who are not ready, places a hand card at the right end of their row (BC-2.3). */
  | { readonly type: 'arrange'; readonly seats: readonly Seat[] }
  /** `seat` plays a card, or leads the next trick, perhaps with an advantage (BC-3.1, BC-4.4). */
  | { readonly type: 'play'; readonly seat: Seat; readonly advantage: Advantage | null }
  /** `seat` takes one of the remaining rewards (BC-4.2). */
  | { readonly type: 'takeReward'; readonly seat: Seat }
  /** `seat` names the leader of the next trick (BC-4.4). */
  | { readonly type: 'chooseLeader'; readonly seat: Seat }
  /** `seat` chooses one of `benefits`, or none; `games` are the ones that `cancelGame` may cancel (BC-5.2, BC-5.3). */
  | {
      readonly type: 'chooseBenefit';
      readonly seat: Seat;
      readonly benefits: readonly Benefit[];
      readonly games: readonly number[];
    }
  /** The session has ended, for `reason` (BC-5.4). */
  | { readonly type: 'over'; readonly reason: BlindChickenExtremeEndReason };

/** A card in a trick. */
export interface Played<Hidden extends null = null> {
  /** The seat that played it. */
  readonly seat: Seat;
  /** The card; `null` in a view if it is another seat's and lies face down. */
  readonly card: BlindChickenExtremeCard | Hidden;
  /** Why it lies face down; `null` while it lies open. */
  readonly faceDown: FaceDown | null;
}

/** The table. `Hidden` is the type of a hidden card: `never` in a state, `null` in a view. */
export interface BlindChickenExtremeTable<Hidden extends null = null> {
  /** The id of the game: a union of tables of several games narrows by it. */
  readonly game: 'blind-chicken-extreme';
  /** The number of players, 2 to 5. */
  readonly seats: number;
  /** All options of the table, each present, frozen. */
  readonly options: BlindChickenExtremeOptions;
  /** The game being played, counted from 1. */
  readonly gameNumber: number;
  /** The seat that leads the first trick of this game (BC-2.2). */
  readonly starter: Seat;
  /** The pending decision and who makes it; or `over`. */
  readonly step: BlindChickenExtremeStep;
  /**
   * The cards not yet placed, by seat, each hand in the order in which it was dealt. A view shows the viewer's own
   * hand; for another seat still arranging, it shows a full hidden hand (BC-2.4).
   */
  readonly hands: readonly (readonly (BlindChickenExtremeCard | Hidden)[])[];
  /**
   * The arranged cards by seat, each row from left to right: the first and the last card are its ends (BC-3.1). A view
   * shows the viewer's own row; for another seat still arranging, it shows an empty row (BC-2.4).
   */
  readonly rows: readonly (readonly (BlindChickenExtremeCard | Hidden)[])[];
  /**
   * The trick in the order of play, the lead first; a complete trick stays here until the next lead or the scoring of
   * the game (BC-3.4).
   */
  readonly trick: readonly Played<Hidden>[];
  /** The seat that takes the trick, once it is complete; otherwise `null`. */
  readonly taker: Seat | null;
  /**
   * The tricks taken and turned down, by seat, each pile from bottom to top: the last trick lies on top. A trick is one
   * card per seat, in the order of play. No player sees them again, though everyone saw them taken (BC-6.1).
   */
  readonly piles: readonly (readonly (BlindChickenExtremeCard | Hidden)[])[];
  /** The penalty cards of this game by seat, in the order in which they were taken (BC-4.1). */
  readonly penalties: readonly (readonly Penalty[])[];
  /** The reward cards of this game by seat, in the order in which they were taken (BC-4.2). */
  readonly rewards: readonly (readonly Reward[])[];
  /** The reward cards not yet taken in this game, in the order of {@link REWARDS}. */
  readonly rewardsLeft: readonly Reward[];
  /** The points of each finished game, by seat, the first game first; more are better. */
  readonly scores: readonly (readonly number[])[];
  /** By seat, the finished games that no longer count, 1 for the first, in the order of cancellation (BC-5.2 (c)). */
  readonly canceled: readonly (readonly number[])[];
}

/** The table on the server: every card, and the seed for all future randomness. */
export interface BlindChickenExtremeState extends BlindChickenExtremeTable<never> {
  /** Decides every shuffle and roll to come: keep it secret until the game is over. At most 240 bytes. */
  readonly seed: string;
}

/** The table as one seat, or a spectator (`null`), sees it: hidden cards are `null`, and there is no seed. */
export interface BlindChickenExtremeView extends BlindChickenExtremeTable<null> {
  /** The seat whose view this is; `null` for a spectator. */
  readonly viewer: Seat | null;
}

/** The choice of a benefit, or of none: `game` counts from 1 for the first. */
export type BenefitChoice =
  | { readonly benefit: 'none' | Exclude<Benefit, 'cancelGame'> }
  | { readonly benefit: 'cancelGame'; readonly game: number };

/** A move. */
export type BlindChickenExtremeMove =
  /** Places a card of the hand at the right end of the row (BC-2.3). */
  | { readonly seat: Seat; readonly type: 'place'; readonly card: BlindChickenExtremeCard }
  /** Plays a card of the row (BC-3.1). */
  | { readonly seat: Seat; readonly type: 'play'; readonly card: BlindChickenExtremeCard }
  /** Takes one of the remaining rewards (BC-4.2). */
  | { readonly seat: Seat; readonly type: 'takeReward'; readonly reward: Reward }
  /** Names the leader of the next trick (BC-4.4). */
  | { readonly seat: Seat; readonly type: 'chooseLeader'; readonly leader: Seat }
  /** Chooses a benefit of the last trick, or none (BC-5.2). */
  | ({ readonly seat: Seat; readonly type: 'chooseBenefit' } & BenefitChoice);

/** The points of one seat in one game (BC-5.1): the `total` is the sum of the others. */
export interface Tally {
  /** -1 for each chicken in the pile, except chickens ignored by a benefit. */
  readonly chickens: number;
  /** The sum of the penalty cards, 0 or less, except cards ignored by a benefit. */
  readonly penalties: number;
  /** 3 for each reward card. */
  readonly rewards: number;
  /** 3 for a pile without a chicken; ignored chickens are still in the pile (BC-5.3). */
  readonly noChicken: 0 | 3;
  /** The sum of the other fields: the points of the game. */
  readonly total: number;
}

/** An event after the opening. `Hidden` as in {@link BlindChickenExtremeTable}. */
export type BlindChickenExtremeTableEvent<Hidden extends null> =
  /** A game begins (BC-2.1). */
  | {
      readonly type: 'dealt';
      /** The number of the game, from 1. */
      readonly gameNumber: number;
      /** The seat that leads its first trick (BC-2.2). */
      readonly starter: Seat;
      /** The hands by seat, each in the order in which it was dealt. Viewers see only their own. */
      readonly hands: readonly (readonly (BlindChickenExtremeCard | Hidden)[])[];
    }
  /** `seat` places a card at the right end of their row (BC-2.3); no other player sees it (BC-2.4). */
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: BlindChickenExtremeCard }
  /** The whole hand of `seat` is placed (BC-2.3). */
  | { readonly type: 'ready'; readonly seat: Seat }
  /** `to` plays next (BC-3.1), or leads the next trick, perhaps with an advantage (BC-4.4). */
  | { readonly type: 'turnPassed'; readonly to: Seat; readonly advantage: Advantage | null }
  /** The complete trick goes face down to the pile of `seat`, who took it (BC-3.4). */
  | { readonly type: 'turnedDown'; readonly seat: Seat }
  /** `seat` plays a card of its row (BC-3.1). */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      /** The card. If it is played face down, only its owner sees it. */
      readonly card: BlindChickenExtremeCard | Hidden;
      /** The index of the card in the row before it was played, 0 for the leftmost. Everyone sees it. */
      readonly index: number;
      /** Why the card is played face down (BC-3.2, BC-4.4); `null` if it is played openly. */
      readonly faceDown: FaceDown | null;
    }
  /** Turns up the face-down cards of the complete trick; `cards` are all its cards, in the order of play (BC-3.2). */
  | { readonly type: 'revealed'; readonly cards: readonly BlindChickenExtremeCard[] }
  /** `seat` takes the trick with `card` (BC-3.1, BC-3.3). */
  | { readonly type: 'trickTaken'; readonly seat: Seat; readonly card: BlindChickenExtremeCard }
  /** `seat` takes a penalty card for the chickens in the trick (BC-4.1). */
  | { readonly type: 'penaltyTaken'; readonly seat: Seat; readonly penalty: Penalty }
  /** `seat` must choose one of the remaining rewards (BC-4.2). */
  | { readonly type: 'rewardOffered'; readonly seat: Seat }
  /** `seat` takes a reward card for the pig in the trick (BC-4.2). */
  | { readonly type: 'rewardTaken'; readonly seat: Seat; readonly reward: Reward }
  /** `seat` must name the leader of the next trick (BC-4.4). */
  | { readonly type: 'leaderAsked'; readonly seat: Seat }
  /** `seat` names the leader of the next trick, perhaps itself (BC-4.4). */
  | { readonly type: 'leaderChosen'; readonly seat: Seat; readonly leader: Seat }
  /** The benefits on offer to the taker of the last trick; a view cannot derive them from the hidden piles (BC-5.3). */
  | {
      readonly type: 'benefitsOffered';
      readonly seat: Seat;
      /** The benefits that apply, at least one (BC-5.2). */
      readonly benefits: readonly Benefit[];
      /** The games that `cancelGame` may cancel, 1 for the first; empty if it is not offered. */
      readonly games: readonly number[];
    }
  /** `seat` chooses one of the benefits, or none (BC-5.2). */
  | ({ readonly type: 'benefitChosen'; readonly seat: Seat } & BenefitChoice)
  /** The points of the game, by seat; the totals go to `scores` (BC-5.1). */
  | { readonly type: 'scored'; readonly tallies: readonly Tally[] }
  /** The last game has been scored: the session is over (BC-5.4). */
  | { readonly type: 'sessionEnded'; readonly reason: BlindChickenExtremeEndReason };

/** An event in full. A log starts with `opened`. */
export type BlindChickenExtremeEvent =
  | Opened<'blind-chicken-extreme', BlindChickenExtremeOptions>
  | BlindChickenExtremeTableEvent<never>;

/** An event as one viewer sees it. */
export type BlindChickenExtremeRedactedEvent =
  | RedactedOpened<'blind-chicken-extreme', BlindChickenExtremeOptions>
  | BlindChickenExtremeTableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface BlindChickenExtremeParams {
  /** The card is not in the player's hand, or row. */
  'G-4': { readonly card: BlindChickenExtremeCard };
  /** The order omits cards of the hand (only from `arrangeMoves`). */
  'BC-2.3': { readonly missing: readonly BlindChickenExtremeCard[] };
  /** `card` is not one of the `ends` of the row, listed with the leftmost card first. */
  'BC-3.1': { readonly card: BlindChickenExtremeCard; readonly ends: readonly BlindChickenExtremeCard[] };
  /** That reward is already taken; `left` are the others. */
  'BC-4.2': { readonly reward: Reward; readonly left: readonly Reward[] };
  /** The benefit, or the game to cancel, is not on offer; these are. */
  'BC-5.3': { readonly benefits: readonly Benefit[]; readonly games: readonly number[] };
}

/** A refusal, by a clause of Blind Chicken Extreme or one common to all games. */
export type BlindChickenExtremeViolation = ViolationOf<BlindChickenExtremeParams & CommonParams, Clause>;

/** The types of Blind Chicken Extreme in one place. */
export interface BlindChickenExtremeTypes {
  /** The options, all present. */
  Options: BlindChickenExtremeOptions;
  /** A state or a view: any hidden card may be `null`. */
  Table: BlindChickenExtremeTable;
  /** The table with every card and the seed. */
  State: BlindChickenExtremeState;
  /** The table as one seat or a spectator sees it. */
  View: BlindChickenExtremeView;
  /** A choice of one seat. */
  Move: BlindChickenExtremeMove;
  /** Something that happened, in full. */
  Event: BlindChickenExtremeEvent;
  /** Something that happened, as one viewer sees it. */
  RedactedEvent: BlindChickenExtremeRedactedEvent;
  /** The clause that forbids a move, with its parameters. */
  Violation: BlindChickenExtremeViolation;
}

// The short names, for the files of this folder and for the game's entry point.
export type {
  BlindChickenExtremeCard as Card,
  BlindChickenExtremeEndReason as EndReason,
  BlindChickenExtremeEvent as Event,
  BlindChickenExtremeMove as Move,
  BlindChickenExtremeOptions as Options,
  BlindChickenExtremeParams as Params,
  BlindChickenExtremeRedactedEvent as RedactedEvent,
  BlindChickenExtremeState as State,
  BlindChickenExtremeStep as Step,
  BlindChickenExtremeTable as Table,
  BlindChickenExtremeTableEvent as TableEvent,
  BlindChickenExtremeView as View,
  BlindChickenExtremeViolation as Violation,
};
