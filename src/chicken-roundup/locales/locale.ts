import type { LocaleOf } from '../../engine/locale.js';
import type { LabelsOf } from '../../engine/locales/labels.js';
import type { Seat } from '../../engine/seats.js';
import type { Action, Card, Cell, Color, Event, Move, Params, RedactedEvent, Row, View } from '../table.js';
import type { Known } from './labels.js';

export type { ChickenRoundupMeasure } from '../bots/measures.js';
export type { Way as ChickenRoundupWay } from '../ways.js';
export type { Known as ChickenRoundupKnown } from './labels.js';

/** One language of Chicken Roundup. */
export interface ChickenRoundupLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  /** The names of cards, colors, actions and pieces. */
  readonly names: ChickenRoundupNames;
  /** The texts in drawings of the game. */
  readonly picture: ChickenRoundupSvgWords;
}

/** The names of cards and their parts. */
export interface ChickenRoundupNames {
  /** The name of each color. */
  readonly colors: { readonly [Name in Color]: string };
  /** A named action, an assumed diagram, or one from the option `diagrams`. */
  readonly action: (action: Action) => string;
  /** The name of a card: its color and its action. */
  readonly card: (card: Card) => string;
  /** The names of the cards that are not chickens. */
  readonly pieces: { readonly coop: string; readonly fox: string; readonly rooster: string };
}

/** The part of a locale needed for drawings. */
export type ChickenRoundupSvgLocale = Pick<ChickenRoundupLocale, 'common' | 'picture'>;

/** The labels of Chicken Roundup in one language. */
export type ChickenRoundupLabelLocale = LabelsOf<Move, View, Known> & {
  /** The last turn of another player, or else the viewer's own, in one line. */
  readonly recap: (events: readonly RedactedEvent[], viewer: Seat | null, nameOf: (seat: Seat) => string) => string;
  /** The turn of a player in one sentence, addressed to `reader`, without the points. */
  readonly turn: (
    events: readonly RedactedEvent[],
    seat: Seat,
    reader: Seat | null,
    nameOf: (seat: Seat) => string,
  ) => string;
};

/** The texts in drawings of Chicken Roundup. */
export interface ChickenRoundupSvgWords {
  /** The title of a drawing, without a turn, or of a text table. */
  readonly title: (turn: number | null) => string;
  /** The choices in the first and in the second play. */
  readonly plays: (play: 1 | 2) => string;
  /** The choice to close a gap. */
  readonly closeGap: string;
  /** The deck. */
  readonly deck: string;
  /** The rooster is in the deck. */
  readonly roosterIn: string;
  /** `left` turns follow this one. */
  readonly roosterOut: (left: number) => string;
  /** Each row. */
  readonly rows: { readonly [Name in Row]: string };
  /** The fox. */
  readonly fox: string;
  /** The rooster. */
  readonly rooster: string;
  /** An open place. */
  readonly open: string;
  /** The three rows together. */
  readonly yard: string;
  /** The position of a cell as its viewer sees it, counted from 1, and its occupant. */
  readonly at: (row: number, column: number, cell: Cell, there: string) => string;
  /** A number of chickens. */
  readonly chickens: (count: number) => string;
  /** A chicken in the yard, with its rank and its action. */
  readonly chicken: (card: Card) => string;
  /** A coop and the colors in it. */
  readonly coop: (colors: string) => string;
  /** Each color. */
  readonly colors: { readonly [Name in Color]: string };
  /** The name of a card. */
  readonly card: (card: Card) => string;
  /** Short enough for the foot of a card; soft hyphens show where it may break. */
  readonly action: (action: Action) => string;
}

/** The texts of the score calculation. */
export interface ChickenRoundupScoringTexts {
  /** How many chickens came home, and how many of them are gold. */
  readonly home: (count: number, gold: number) => string;
}
