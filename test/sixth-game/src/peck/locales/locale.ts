import type { LocaleOf } from '../../engine/locale.js';
import type { Event, Move, Params, RedactedEvent, Step } from '../table.js';

/** One language of Peck. */
export interface PeckLocale extends LocaleOf<Move | Event | RedactedEvent, Params> {
  readonly picture: {
    readonly title: (round: number) => string;
    /** What the players to act can do. */
    readonly steps: { readonly [Type in Exclude<Step['type'], 'over'>]: string };
  };
}

/** The part of a locale that drawings use. */
export type PeckPictureLocale = Pick<PeckLocale, 'common' | 'picture'>;
