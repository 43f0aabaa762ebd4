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
  readonly chickens: (count: number) => string;
  readonly penalty: string;
  readonly pig: string;
  readonly faceDown: string;
  /** How face-down cards may change this. */
  readonly open: string;
  /** The line while the reader takes a reward, and the effect of each. */
  readonly rewards: string;
  readonly reward: { readonly [Each in Reward]: string };
  /** The line while the reader chooses a benefit, and the effect of each. */
  readonly benefits: string;
  readonly benefit: { readonly [Each in Benefit]: string };
}

/** The part of a locale needed for drawings. */
export type BlindChickenExtremeSvgLocale = Pick<BlindChickenExtremeLocale, 'common' | 'picture'>;

/** The labels of Blind Chicken Extreme in one language. */
export type BlindChickenExtremeLabelLocale = LabelsOf<Move, View, Known>;

/** The texts in drawings of Blind Chicken Extreme. */
export interface BlindChickenExtremeSvgWords {
  readonly title: (game: number, games: number) => string;
  /** The actions of the players to act in each step; for the leader, without or with an advantage. */
  readonly steps: {
    readonly [Type in Exclude<Step['type'], 'over'> | 'lead' | 'leadFaceDown' | 'leadAnyCard']: string;
  };
  readonly trick: string;
  readonly noTrick: string;
  readonly faceDown: string;
  /** Who took a complete trick. */
  readonly takes: (name: string) => string;
  /** Who currently takes the trick; `null` is the viewer. */
  readonly soFar: (name: string | null) => string;
  readonly row: string;
  readonly toPlace: string;
  readonly rewards: { readonly [Each in Reward]: string };
  readonly rewardsLeft: string;
  readonly noRewards: string;
  /** The label for the offered benefits, and the effect of each. */
  readonly benefit: string;
  readonly benefits: { readonly [Each in Benefit | 'none']: string };
  /** A finished game that a benefit can cancel. */
  readonly game: (number: number, points: number) => string;
  readonly arranging: string;
  readonly ready: string;
  readonly tricks: (count: number) => string;
  readonly penalty: (points: number) => string;
  readonly reward: (name: string) => string;
  readonly games: string;
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
}
