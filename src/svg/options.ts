import type { CommonWords, PictureWords } from '../engine/locale.js';
import type { Seat } from '../engine/seats.js';
import type { Theme } from './palette.js';
import { plainName } from './text.js';

/** The part of a game's locale that its drawings use. */
export interface PictureLocale {
  readonly common: CommonWords;
  readonly picture: object;
}

/** How a single card is drawn. An entry that is `undefined` counts as absent. */
export interface CardOptions<Locale extends PictureLocale = PictureLocale> {
  /** The width of the card, 16 to 1,000; its height is 1.4 times that. Default 60. */
  readonly width?: number | undefined;
  /** The language of its title: `de` of the game's `de` entry, for example. Default English. */
  readonly locale?: Locale | undefined;
  /** Light, dark, or the setting of the reader's system. Default `'auto'`. */
  readonly theme?: Theme | undefined;
}

/** How a table is drawn. An entry that is `undefined` counts as absent. */
export interface DrawOptions<Locale extends PictureLocale = PictureLocale> {
  /** The width of the drawing, 320 to 2,000: cards wrap into lines that fit, and the height follows. Default 480. */
  readonly width?: number | undefined;
  /** The language of its words: `de` of the game's `de` entry, for example. Default English. */
  readonly locale?: Locale | undefined;
  /** Light, dark, or the setting of the reader's system. Default `'auto'`. */
  readonly theme?: Theme | undefined;
  /** The players' names, by seat; any text. Default "Seat 0" and so on. */
  readonly names?: readonly string[] | undefined;
  /** The prefix of all ids in the drawing: give each drawing of one page a different one. Default `'hencoop'`. */
  readonly id?: string | undefined;
}

/** Asks for a state to be drawn with every card face up. */
export interface FaceUp {
  readonly faceUp: true;
}

/** What every part of a drawing needs to know. */
export interface DrawContext {
  readonly width: number;
  /** The language as a BCP 47 tag. */
  readonly language: string;
  readonly theme: Theme;
  readonly id: string;
  readonly viewer: Seat | null;
  readonly words: PictureWords;
  readonly nameOf: (seat: Seat) => string;
  /** The same for narrow places: the viewer is "You". */
  readonly shortNameOf: (seat: Seat) => string;
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function readTheme(given: Theme | undefined): Theme {
  if (given === undefined) return 'auto';
  if (THEMES.includes(given)) return given;
  throw new RangeError(`options.theme: expected one of ${THEMES.join(', ')}`);
}

function readWidth(given: number | undefined, min: number, max: number, defaultValue: number): number {
  const width = given ?? defaultValue;
  if (typeof width === 'number' && width >= min && width <= max) return width;
  throw new RangeError(`options.width: expected a number from ${min} to ${max}`);
}

/** The locale of a drawing: an object of a game's locale entry, and not the name of a language. */
function readLocale<Locale extends PictureLocale>(given: Locale | undefined, defaultLocale: Locale): Locale {
  if (given === undefined) return defaultLocale;
  if (typeof given === 'object' && given?.common !== undefined && given.picture !== undefined) return given;
  throw new RangeError("options.locale: expected a locale object, such as `de` from the game's `de` entry");
}

/** The options of a card, each with its default. */
export function readCardOptions<Locale extends PictureLocale>(
  options: CardOptions<Locale>,
  defaultLocale: Locale,
): { readonly width: number; readonly locale: Locale; readonly theme: Theme } {
  return {
    width: readWidth(options.width, 16, 1000, 60),
    locale: readLocale(options.locale, defaultLocale),
    theme: readTheme(options.theme),
  };
}

/**
 * The options of a drawing, each with its default, and who sees the table.
 * A state, which shows every card, is drawn only on explicit request.
 */
export function readDrawOptions<Locale extends PictureLocale>(
  table: { readonly viewer?: Seat | null; readonly seed?: unknown },
  options: DrawOptions<Locale> & Partial<FaceUp>,
  defaultLocale: Locale,
): { readonly context: DrawContext; readonly words: Locale['picture'] } {
  const isView = Object.hasOwn(table, 'viewer') && !Object.hasOwn(table, 'seed');
  if (!isView && options.faceUp !== true) {
    throw new RangeError('a state shows every card: draw view(state, seat) instead, or pass { faceUp: true }');
  }
  const { common, picture } = readLocale(options.locale, defaultLocale);
  const id = options.id ?? 'hencoop';
  if (!/^[A-Za-z][\w-]{0,99}$/.test(id)) {
    throw new RangeError('options.id: expected a letter, then up to 99 letters, digits, - and _');
  }
  const viewer = isView ? (table.viewer ?? null) : null;
  const nameOf = (seat: Seat) => {
    const name = plainName(options.names?.[seat]);
    if (seat !== viewer) return name === '' ? common.seat(seat) : name;
    return name === '' ? common.you : `${name} (${common.you.toLowerCase()})`;
  };
  const context: DrawContext = {
    width: readWidth(options.width, 320, 2000, 480),
    language: common.language,
    theme: readTheme(options.theme),
    id,
    viewer,
    words: common.picture,
    nameOf,
    shortNameOf: (seat) => (seat === viewer ? common.you : nameOf(seat)),
  };
  return { context, words: picture };
}
