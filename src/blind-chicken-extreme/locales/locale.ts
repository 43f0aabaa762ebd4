import type { LocaleOf } from '../../engine/locale.js';
import type { LabelsOf } from '../../engine/locales/labels.js';
import type { Benefit, Card, Event, Move, Params, Penalty, RedactedEvent, Reward, Step, View } from '../table.js';
import type { Known } from './labels.js';

/** One language of Blind Chicken Extreme. */
export interface BlindChickenExtremeLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  /** What the cards are called in a catalogue. */
  readonly names: {
    /** A card by its number and what it carries besides the face-down sign. */
    readonly card: (card: Card, carries: 'chicken' | 'pig' | 'sow' | null) => string;
    readonly penalty: (penalty: Penalty) => string;
    readonly rewards: { readonly [Each in Reward]: string };
  };
  readonly picture: BlindChickenExtremePictureWords;
}

/** The part of a locale that drawings use. */
export type BlindChickenExtremePictureLocale = Pick<BlindChickenExtremeLocale, 'common' | 'picture'>;

/** The labels of Blind Chicken Extreme in one language. */
export type BlindChickenExtremeLabelLocale = LabelsOf<Move, View, Known>;

/** The words in pictures of Blind Chicken Extreme. */
export interface BlindChickenExtremePictureWords {
  readonly title: (game: number, games: number) => string;
  /** What the players to act do in each step, and how a trick is led: without an advantage, or with one. */
  readonly steps: {
    readonly [Type in Exclude<Step['type'], 'over'> | 'lead' | 'leadFaceDown' | 'leadAnyCard']: string;
  };
  readonly trick: string;
  readonly noTrick: string;
  readonly faceDown: string;
  readonly takes: (name: string) => string;
  readonly row: string;
  readonly toPlace: string;
  readonly rewards: { readonly [Each in Reward]: string };
  readonly rewardsLeft: string;
  readonly noRewards: string;
  /** The label of the benefits that are offered, and what each of them does. */
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
  readonly cancelled: string;
  /** What a card carries. */
  readonly card: { readonly chicken: string; readonly pig: string; readonly sow: string; readonly sign: string };
  /** The label of the known cards in a pile of taken tricks. */
  readonly pile: string;
}
