import type { LocaleOf } from '../../../../../src/engine/locale.js';
import type { LabelsOf } from '../../../../../src/engine/locales/labels.js';
import type { Event, Move, Params, RedactedEvent, Row, Step, View } from '../table.js';

export type { PeckMeasure } from '../bots/measures.js';

/** One language of Peck. */
export interface PeckLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  readonly picture: {
    readonly title: (round: number) => string;
    /** The choices of the players to act. */
    readonly steps: { readonly [Type in Exclude<Step['type'], 'over'>]: string };
    readonly rows: { readonly [Name in Row]: string };
    /** The cards that players have shed. */
    readonly shed: string;
  };
}

/** The labels of Peck in one language; a view adds nothing to them. */
export type PeckLabelLocale = LabelsOf<Move, View>;

/** The part of a locale needed for drawings. */
export type PeckSvgLocale = Pick<PeckLocale, 'common' | 'picture'>;
