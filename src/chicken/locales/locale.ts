import type { LocaleOf } from '../../engine/locale.js';
import type { LabelsOf } from '../../engine/locales/labels.js';
import type { Card, Event, Move, Params, RedactedEvent, View } from '../table.js';
import type { Known } from './labels.js';

export type { ChickenMeasure } from '../bots/measures.js';
export type { Known as ChickenKnown } from './labels.js';

/** One language of Chicken. */
export interface ChickenLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  /** The names of the cards in a catalog. */
  readonly names: { readonly [Kind in Card]: string };
  /** The texts in drawings of the game. */
  readonly picture: ChickenSvgWords;
  /** The line about the current cost of the viewer's hand (CH-4.2). */
  readonly cost: ChickenCostWords;
}

/** The texts of the line about the cost of a hand. */
export interface ChickenCostWords {
  /** The line. */
  readonly hand: (points: number) => string;
  /** The points of equal cards, counted once. */
  readonly once: (points: number) => string;
  /** The points of the egg (CH-4.3). */
  readonly egg: (points: number) => string;
}

/** The part of a locale needed for drawings. */
export type ChickenSvgLocale = Pick<ChickenLocale, 'common' | 'picture'>;

/** The labels of Chicken in one language. */
export type ChickenLabelLocale = LabelsOf<Move, View, Known>;

/** The texts in drawings of Chicken. */
export interface ChickenSvgWords {
  /** The title of the drawing; a score of `target` ends the game (CH-5.1). */
  readonly title: (round: number, target: number) => string;
  /** The name of a card. */
  readonly card: { readonly egg: string; readonly chick: string };
  /** The choices of a player who may draw: at any time, or only without a playable card (CH-3.5). */
  readonly mayDraw: { readonly always: string; readonly ifStuck: string };
  /** The player may not draw. */
  readonly mayNotDraw: string;
  /** The choices of the viewer, with the kinds of cards in hand that can be played. */
  readonly own: (playable: readonly Card[], mayDraw: boolean) => string;
  /** The value of the egg. */
  readonly eggAs: (value: string) => string;
  /** A player who has withdrawn. */
  readonly withdrawn: string;
  /** The title of the circle of values, and the values that fit now (CH-3.1, CH-3.2). */
  readonly fitting: string;
  /** The card on top and the value that follows. */
  readonly fits: (top: string, next: string) => string;
}

/** The texts of a round's score calculation. */
export interface ChickenScoringTexts {
  readonly wentOut: string;
  readonly withdrew: string;
  /** Equal cards count once. */
  readonly once: string;
  /** The egg counts the top card: a number, or `chick`. */
  readonly egg: (top: string) => string;
  readonly dice: (faces: readonly string[]) => string;
  /** The score does not fall below 0. */
  readonly notBelow: string;
  /** How far a score is below the target; 0 or less if it ends the game. */
  readonly toTarget: (below: number, target: number) => string;
}
