import type { LocaleOf } from '../../engine/locale.js';
import type { LabelsOf } from '../../engine/locales/labels.js';
import type { Benefit, Card, Event, Move, Params, Penalty, RedactedEvent, Reward, Step, View } from '../table.js';
import type { Known } from './labels.js';

export type { BlindChickenExtremeMeasure } from '../bots/measures.js';
export type { Known as BlindChickenExtremeKnown } from './labels.js';

/** One language of Blind Chicken Extreme. */
export interface BlindChickenExtremeLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  /** The names of the cards in a catalog. */
  readonly names: {
    /** A card by its number and its marking besides the face-down sign. */
    readonly card: (card: Card, carries: 'chicken' | 'pig' | 'sow' | null) => string;
    /** A side of a penalty card, by its points. */
    readonly penalty: (penalty: Penalty) => string;
    /** The reward cards, by their advantage. */
    readonly rewards: { readonly [Each in Reward]: string };
  };
  /** The texts in drawings of the game. */
  readonly picture: BlindChickenExtremeSvgWords;
  /** The line about the trick, rewards and benefits. */
  readonly stakes: BlindChickenExtremeStakesWords;
}

/** The texts of the line about the trick, rewards and benefits. */
export interface BlindChickenExtremeStakesWords {
  /** Who currently takes the trick, and its points; `null` is the reader. */
  readonly takes: (name: string | null, points: string) => string;
  /** The winning card. */
  readonly card: string;
  /** Chickens on the table. */
  readonly chickens: (count: number) => string;
  /** The penalty points. */
  readonly penalty: string;
  /** The pig. */
  readonly pig: string;
  /** A card that lies face down. */
  readonly faceDown: string;
  /** How face-down cards may change this. */
  readonly open: string;
  /** The line while the reader takes a reward, and the effect of each. */
  readonly rewards: string;
  /** Each reward. */
  readonly reward: { readonly [Each in Reward]: string };
  /** The line while the reader chooses a benefit, and the effect of each. */
  readonly benefits: string;
  /** Each benefit. */
  readonly benefit: { readonly [Each in Benefit]: string };
}

/** The part of a locale needed for drawings. */
export type BlindChickenExtremeSvgLocale = Pick<BlindChickenExtremeLocale, 'common' | 'picture'>;

/** The labels of Blind Chicken Extreme in one language. */
export type BlindChickenExtremeLabelLocale = LabelsOf<Move, View, Known>;

/** The texts in drawings of Blind Chicken Extreme. */
export interface BlindChickenExtremeSvgWords {
  /** The title of the drawing. */
  readonly title: (game: number, games: number) => string;
  /** The actions of the players to act in each step; for the leader, without or with an advantage. */
  readonly steps: {
    readonly [Type in Exclude<Step['type'], 'over'> | 'lead' | 'leadFaceDown' | 'leadAnyCard']: string;
  };
  /** The current trick. */
  readonly trick: string;
  /** There is no trick yet. */
  readonly noTrick: string;
  /** A card that lies face down. */
  readonly faceDown: string;
  /** Who took a complete trick. */
  readonly takes: (name: string) => string;
  /** Who currently takes the trick; `null` is the viewer. */
  readonly soFar: (name: string | null) => string;
  /** A row of cards. */
  readonly row: string;
  /** Cards that are not placed yet. */
  readonly toPlace: string;
  /** Each reward. */
  readonly rewards: { readonly [Each in Reward]: string };
  /** The rewards that are left. */
  readonly rewardsLeft: string;
  /** No rewards are left. */
  readonly noRewards: string;
  /** The label for the offered benefits, and the effect of each. */
  readonly benefit: string;
  /** Each benefit. */
  readonly benefits: { readonly [Each in Benefit | 'none']: string };
  /** A finished game that a benefit can cancel. */
  readonly game: (number: number, points: number) => string;
  /** A player is arranging cards. */
  readonly arranging: string;
  /** A player has arranged all cards. */
  readonly ready: string;
  /** The number of tricks. */
  readonly tricks: (count: number) => string;
  /** The penalty points. */
  readonly penalty: (points: number) => string;
  /** Each reward. */
  readonly reward: (name: string) => string;
  /** The scores of the games. */
  readonly games: string;
  /** A score that is canceled. */
  readonly canceled: string;
  /** The marking of a card. */
  readonly card: { readonly chicken: string; readonly pig: string; readonly sow: string; readonly sign: string };
  /** The label for the known cards in a pile of taken tricks. */
  readonly pile: string;
}

/** The texts of a game's score calculation. */
export interface BlindChickenExtremeScoringTexts {
  readonly chickens: string;
  readonly penalties: string;
  readonly rewards: string;
  readonly noChicken: string;
  /** The points of an earlier game, from 1, that no longer count. */
  readonly canceled: (game: number) => string;
  readonly ignoreChickens: string;
  readonly ignorePenalties: string;
  /** The points come with their sign. */
  readonly bestGame: (points: string) => string;
}
