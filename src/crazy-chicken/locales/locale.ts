import type { LocaleOf } from '../../engine/locale.js';
import type { LabelsOf } from '../../engine/locales/labels.js';
import type { Chicken, Event, Move, Params, RedactedEvent, Step, View } from '../table.js';
import type { Known } from './labels.js';

export type { CrazyChickenMeasure } from '../bots/measures.js';
export type { Known as CrazyChickenKnown } from './labels.js';

/** One language of Crazy Chicken. */
export interface CrazyChickenLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  /** The names of the chickens in a catalog. */
  readonly names: { readonly [Type in Chicken]: string };
  /** The texts in drawings of the game. */
  readonly picture: CrazyChickenSvgWords;
  /** The line for a player who can lay nothing. */
  readonly shown: CrazyChickenShownWords;
}

/** The texts of the line for a player who can lay nothing. */
export interface CrazyChickenShownWords {
  /** The line; the reasons follow. */
  readonly nothing: string;
}

/** The part of a locale needed for drawings. */
export type CrazyChickenSvgLocale = Pick<CrazyChickenLocale, 'common' | 'picture'>;

/** The labels of Crazy Chicken in one language. */
export type CrazyChickenLabelLocale = LabelsOf<Move, View, Known>;

/** The texts in drawings of Crazy Chicken. */
export interface CrazyChickenSvgWords {
  /** The title of the drawing. */
  readonly title: (round: number, rounds: number) => string;
  /** The name of a card. */
  readonly card: (chicken: Chicken) => string;
  /** The action of the player to act, by step. */
  readonly step: { readonly [Type in Exclude<Step['type'], 'over'>]: string };
  /** The sets on the table. */
  readonly sets: string;
  /** How many types a player shows, out of those needed to end the round (CC-6.1). */
  readonly types: (shown: number, of: number) => string;
  /** The same for the types that both players show together. */
  readonly together: (shown: number, of: number) => string;
  /** The points that a player's sets would score now (CC-6.3). */
  readonly thisRound: (points: number) => string;
  /** A displaced set, with its owner (CC-4.4). */
  readonly aside: (owner: string) => string;
  /** The pile of the first draw, which is closed for the second (CC-3.4). */
  readonly closed: string;
  /** On a set that would displace the other player's of this size (CC-4.2). */
  readonly beats: (count: number) => string;
}

/** The texts of a round's score calculation. */
export interface CrazyChickenScoringTexts {
  /** How many types a player shows. */
  readonly types: (count: number) => string;
  readonly bestRound: (points: number) => string;
}
