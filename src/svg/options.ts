import type { Seat } from '../engine/seats.js';
import type { Theme } from './palette.js';
import { type Language, plainName, WORDS, type Words } from './words.js';

/** How a single card is drawn. An entry that is `undefined` counts as absent. */
export interface CardOptions {
  /** How wide the card is, 16 to 1,000; it is 1.4 times as high. Default 60. */
  readonly width?: number | undefined;
  /** The language of its title. Default `'en'`. */
  readonly language?: Language | undefined;
  /** Light, dark, or as the reader's system has it. Default `'auto'`. */
  readonly theme?: Theme | undefined;
}

/** How a table is drawn. An entry that is `undefined` counts as absent. */
export interface DrawOptions {
  /** How wide the drawing is, 320 to 2,000: cards flow into lines that fit, and the height follows. Default 480. */
  readonly width?: number | undefined;
  /** The language of the words in it. Default `'en'`. */
  readonly language?: Language | undefined;
  /** Light, dark, or as the reader's system has it. Default `'auto'`. */
  readonly theme?: Theme | undefined;
  /** What the players are called, by seat; any text. Default "Seat 0" and so on. */
  readonly names?: readonly string[] | undefined;
  /** What the ids in the drawing begin with: give each drawing of one page its own. Default `'hencoop'`. */
  readonly id?: string | undefined;
}

/** Asks for a state to be drawn with every card face up. */
export interface FaceUp {
  readonly faceUp: true;
}

/** What every part of a drawing needs to know. */
export interface Pen {
  readonly width: number;
  readonly language: Language;
  readonly theme: Theme;
  readonly id: string;
  readonly viewer: Seat | null;
  readonly words: Words;
  readonly nameOf: (seat: Seat) => string;
  /** The same where there is little room: the viewer is just "You". */
  readonly shortNameOf: (seat: Seat) => string;
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function oneOf<T extends string>(given: T | undefined, all: readonly T[], usual: T, path: string): T {
  if (given === undefined) return usual;
  if (all.includes(given)) return given;
  throw new RangeError(`options.${path}: one of ${all.join(', ')} is needed`);
}

function widthOf(given: number | undefined, least: number, most: number, usual: number): number {
  const width = given ?? usual;
  if (typeof width === 'number' && width >= least && width <= most) return width;
  throw new RangeError(`options.width: a number from ${least} to ${most} is needed`);
}

/** The options of a card, each with its default. */
export function readCardOptions(options: CardOptions): {
  readonly width: number;
  readonly language: Language;
  readonly theme: Theme;
} {
  return {
    width: widthOf(options.width, 16, 1000, 60),
    language: oneOf(options.language, ['en', 'de'], 'en', 'language'),
    theme: oneOf(options.theme, THEMES, 'auto', 'theme'),
  };
}

/**
 * What is drawn with: the options, each with its default, and the eyes that see the table.
 * A state, which shows every card, is drawn on express demand only.
 */
export function readOptions(
  table: { readonly viewer?: Seat | null; readonly seed?: unknown },
  options: DrawOptions & Partial<FaceUp>,
): Pen {
  const open = options.faceUp === true;
  const isView = Object.hasOwn(table, 'viewer') && !Object.hasOwn(table, 'seed');
  if (!isView && !open) {
    throw new RangeError('a state shows every card: draw view(state, seat) instead, or say { faceUp: true }');
  }
  const language = oneOf(options.language, ['en', 'de'], 'en', 'language');
  const id = options.id ?? 'hencoop';
  if (!/^[A-Za-z][\w-]{0,99}$/.test(id)) {
    throw new RangeError('options.id: a letter, then up to 99 letters, digits, - and _ are needed');
  }
  const words = WORDS[language];
  const viewer = isView ? (table.viewer ?? null) : null;
  const nameOf = (seat: Seat) => {
    const name = plainName(options.names?.[seat]);
    if (seat !== viewer) return name === '' ? words.seat(seat) : name;
    return name === '' ? words.you : `${name} (${words.you.toLowerCase()})`;
  };
  const shortNameOf = (seat: Seat) => (seat === viewer ? words.you : nameOf(seat));
  const theme = oneOf(options.theme, THEMES, 'auto', 'theme');
  return { width: widthOf(options.width, 320, 2000, 480), language, theme, id, viewer, words, nameOf, shortNameOf };
}
