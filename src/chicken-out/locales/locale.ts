import type { LocaleOf } from '../../engine/locale.js';
import type { LabelsOf } from '../../engine/locales/labels.js';
import type { Card, Event, Move, Params, RedactedEvent, View } from '../table.js';
import type { Known } from './labels.js';

export type { ChickenOutMeasure } from '../bots/measures.js';
export type { Known as ChickenOutKnown } from './labels.js';

/** One language of Chicken Out!. */
export interface ChickenOutLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  /** The names of the cards, for a catalog. */
  readonly names: {
    /** The name of a card in a catalog: "black 7", "SAME". */
    readonly card: (card: Card) => string;
    /** The effect of a card on the count, in a sentence. */
    readonly effect: (card: Card) => string;
  };
  /** The texts in drawings of the game. */
  readonly picture: ChickenOutSvgWords;
  /** The labels of the odds of the next card. */
  readonly odds: {
    readonly title: string;
    readonly bust: string;
    readonly twentyOne: string;
    readonly goesOn: string;
    /** A chance, from 0 to 100: "12.5 %". */
    readonly percent: (share: number) => string;
  };
}

/** The part of a locale needed for drawings. */
export type ChickenOutSvgLocale = Pick<ChickenOutLocale, 'common' | 'picture'>;

/** The labels of Chicken Out! in one language. */
export type ChickenOutLabelLocale = LabelsOf<Move, View, Known>;

/** The texts in drawings of Chicken Out!. */
export interface ChickenOutSvgWords {
  /** The title of the drawing. */
  readonly title: (game: number, games: number) => string;
  /** The name of a card. */
  readonly card: (card: Card) => string;
  /** The choices of the player to act. */
  readonly open: string;
  /** The choice to play. */
  readonly play: string;
  /** The choice to play or to chicken out. */
  readonly playOrChickenOut: string;
  /** The choice to play or to stop. */
  readonly playOrStop: string;
  /** An extra card. */
  readonly extraCard: string;
  /** The count. */
  readonly count: string;
  /** The limit of the count (CO-4.1). */
  readonly of21: string;
  /** The series. */
  readonly series: string;
  /** The card that SAME repeats. */
  readonly same: (card: string) => string;
  /** How often the next card counts while SAMEs wait for it; 1 if none does, but a SAME would (CO-3.4). */
  readonly sameWaits: (times: number) => string;
  /** The cards that have left the game. */
  readonly leftGame: (cards: string) => string;
  /** A pile of won cards. */
  readonly pile: string;
  /** A player without cards: the first, second, … to go out. */
  readonly wentOut: (number: number) => string;
  /** The number of foxes. */
  readonly foxes: (count: number) => string;
}

/** The texts of a game's score calculation. */
export interface ChickenOutScoringTexts {
  /** A rank, from 1. */
  readonly rank: (rank: number) => string;
  readonly chickens: (count: number) => string;
  readonly foxes: (count: number) => string;
  readonly cardsLeft: (count: number) => string;
  /** The position in which a player went out, from 1; all others do so in the same count (CO-5.2). */
  readonly wentOut: (order: number) => string;
  /** How a player did in the last of several games. */
  readonly lastGame: (said: string) => string;
}
