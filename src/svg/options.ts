import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import type { CommonWords, PictureWords } from '../engine/locale.js';
import { plainName } from '../engine/locales/names.js';
import type { PartialMove } from '../engine/narrow.js';
import type { Seat } from '../engine/seats.js';
import { keyOf, type Rings, ringsOf } from './hooks.js';
import type { Theme } from './palette.js';

/** The part of a game's locale that its drawings use. */
export interface SvgLocale {
  /** The words that all games share. */
  readonly common: CommonWords;
  /** The words in the game's pictures. */
  readonly picture: object;
}

/** How a single card is drawn. An entry that is `undefined` counts as absent. */
export interface CardOptions<Locale extends SvgLocale = SvgLocale> {
  /** The width of the card, 16 to 1,000; its height is 1.4 times that. Default 60. */
  readonly width?: number | undefined;
  /** The language of its title: `enSvg` of the game's `en` entry, for example. */
  readonly locale: Locale;
  /** Light, dark, or the setting of the reader's system. Default `'auto'`. */
  readonly theme?: Theme | undefined;
}

/**
 * The parts of every table: who is to act, the middle, and a seat in one of three ways: the panel with everything in it, its
 * chip, the same in two short lines, and its lap, the same without a frame, with everything that is said in one line.
 */
export type TablePart = 'status' | 'middle' | 'seat' | 'chip' | 'lap';

/**
 * How a table is drawn. An entry that is `undefined` counts as absent. `Move`, `Done` (a move or an event) and `Part`
 * are those of the game: `ChickenDrawOptions`, for example, has them all.
 */
export interface DrawOptions<
  Locale extends SvgLocale = SvgLocale,
  Move extends AnyMove = never,
  Done extends AnyEvent = never,
  Part extends string = never,
> {
  /**
   * The width of the drawing, 320 to 2,000, from 160 for a part, or from 100 for a chip: cards wrap into lines that fit,
   * and the height follows; a chip is always 52 high. Default 480.
   */
  readonly width?: number | undefined;
  /**
   * How many times as large as usual cards, piles and boards are, 0.5 to 4; words keep their size. Cards overlap
   * where they do not fit, then wrap. Default 1.
   */
  readonly scale?: number | undefined;
  /** The language of its words: `enSvg` of the game's `en` entry, for example. */
  readonly locale: Locale;
  /** Light, dark, or the setting of the reader's system. Default `'auto'`. */
  readonly theme?: Theme | undefined;
  /** The players' names, by seat; any text. Default "Seat 1" and so on, counted from 1. */
  readonly names?: readonly string[] | undefined;
  /** The prefix of all ids in the drawing: give each drawing of one page a different one. Default `'hencoop'`. */
  readonly id?: string | undefined;
  /** Draws this part of the table only. */
  readonly part?: Part | undefined;
  /** Whose part it is, for `'seat'`, `'chip'` and what belongs to a seat, such as a hand. Default the viewer. */
  readonly seat?: Seat | undefined;
  /** The possible moves, such as those of `legalMoves`: what they name is open, and has a ring. */
  readonly legal?: readonly Move[] | undefined;
  /**
   * The fields picked so far: they have a ring, and only what `narrow` leaves of `legal` is open. A list of partial moves
   * where one touch can mean several fields.
   */
  readonly picked?: PartialMove<Move> | readonly PartialMove<Move>[] | undefined;
  /** The last move or its events: the player and what they touched have a ring. */
  readonly last?: Done | readonly Done[] | undefined;
}

/** Asks for a state to be drawn with every card face up. */
export interface FaceUp {
  /** States, unlike views, hold hidden cards: without this consent a drawing refuses them. */
  readonly faceUp: true;
}

/**
 * The drawings of some game, of any types: those of `gameById(id).svg()` in `hencoop/games`. The view, the card, the
 * locale, the moves and the events must be those of the same game.
 */
export interface AnyDrawings {
  /** Draws a view. */
  draw(view: GameTypes['View'], options: DrawOptions<SvgLocale, AnyMove, AnyEvent, string>): string;
  /** Draws a single card; `null` is the back. */
  drawCard(card: unknown, options: CardOptions): string;
  /** The cards in a picture of the game, as in a list of games, from left to right. */
  readonly cover: readonly unknown[];
}

/** What every part of a drawing needs to know. */
export interface DrawContext {
  readonly width: number;
  /** How many times as large as usual cards are. */
  readonly scale: number;
  /** The language as a BCP 47 tag. */
  readonly language: string;
  readonly theme: Theme;
  readonly id: string;
  readonly viewer: Seat | null;
  readonly words: PictureWords;
  /** As the language sets it. */
  readonly colon: string;
  readonly semicolon: string;
  readonly rings: Rings;
  /** The part to draw, and whose it is; `null` for the whole table. */
  readonly part: { readonly name: string; readonly seat: Seat | null } | null;
  readonly nameOf: (seat: Seat) => string;
  /** The name, and what follows it and must not be cut off. */
  readonly nameWithRest: (seat: Seat) => readonly [name: string, rest: string];
  /** The same where space is scarce: the viewer is "You". */
  readonly shortNameOf: (seat: Seat) => string;
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function readTheme(given: Theme = 'auto'): Theme {
  if (THEMES.includes(given)) return given;
  throw new RangeError(`options.theme: expected one of ${THEMES.join(', ')}`);
}

function minWidthOf(part: string | undefined): number {
  return part === undefined ? 320 : part === 'chip' ? 100 : 160;
}

function readNumber(
  name: 'width' | 'scale',
  given: number | undefined,
  min: number,
  max: number,
  defaultValue: number,
): number {
  const value = given ?? defaultValue;
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw new RangeError(`options.${name}: expected a number from ${min} to ${max}`);
}

/** The locale of a drawing: an object of a game's locale entry, and not the name of a language. */
function readLocale<Locale extends SvgLocale>(options: { readonly locale: Locale }): Locale {
  // A caller without types may leave the options out.
  const given = (options as typeof options | undefined)?.locale;
  if (typeof given === 'object' && given?.common !== undefined && given.picture !== undefined) return given;
  throw new RangeError("options.locale: expected a locale object, such as `enSvg` of the game's `en` entry");
}

/** The options of a card, each with its default. */
export function readCardOptions<Locale extends SvgLocale>(
  options: CardOptions<Locale>,
): { readonly width: number; readonly locale: Locale; readonly theme: Theme } {
  return {
    locale: readLocale(options),
    width: readNumber('width', options.width, 16, 1000, 60),
    theme: readTheme(options.theme),
  };
}

/** For each part of a game's table besides those of {@link TablePart}, whether it lies in the middle or before a seat. */
export type PartTable<Part extends string> = { readonly [Name in Exclude<Part, TablePart>]: 'middle' | 'seat' };

function readPart(
  { seats, viewer }: { readonly seats: number; readonly viewer: Seat | null },
  { part, seat }: { readonly part?: string | undefined; readonly seat?: Seat | undefined },
  own: PartTable<string>,
): DrawContext['part'] {
  if (part === undefined) return null;
  const parts: PartTable<string> = {
    status: 'middle',
    middle: 'middle',
    seat: 'seat',
    chip: 'seat',
    lap: 'seat',
    ...own,
  };
  if (!Object.hasOwn(parts, part)) {
    throw new RangeError(`options.part: expected one of ${Object.keys(parts).join(', ')}`);
  }
  if (parts[part] === 'middle') return { name: part, seat: null };
  const owner = seat ?? viewer;
  if (owner === null || !Number.isInteger(owner) || owner < 0 || owner >= seats) {
    throw new RangeError(`options.seat: expected a whole number from 0 to ${seats - 1}, got ${owner}`);
  }
  return { name: part, seat: owner };
}

/** A value or a list of values as a list; every item must be an object. */
function readObjects<Item extends object>(
  path: string,
  expected: string,
  given: Item | readonly Item[] | undefined,
): readonly Item[] {
  // `flat` reads a single value as a list of one.
  const items = given === undefined ? [] : ([given].flat() as readonly Item[]);
  if (items.every((item) => typeof item === 'object' && item !== null)) return items;
  throw new RangeError(`options.${path}: expected ${expected}`);
}

/** The things with a ring by `last`: the player, the cells and piles that its fields name, and what `alsoOf` adds to them. */
function readLast<Done extends AnyEvent>(
  given: Done | readonly Done[] | undefined,
  alsoOf: (done: Done) => readonly string[],
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const done of readObjects('last', 'a move or events', given)) {
    for (const [field, value] of Object.entries(done)) {
      if (field === 'seat') keys.add(keyOf('seat', value));
      for (const item of [value].flat()) {
        if (typeof item === 'string') keys.add(keyOf('cell', item)).add(keyOf('pile', item));
      }
    }
    for (const key of alsoOf(done)) keys.add(key);
  }
  return keys;
}

/** How the drawing of one game differs from the others. */
export interface DrawnGame<Done extends AnyEvent, Part extends string> {
  readonly parts: PartTable<Part>;
  /** What a move or an event touches besides the piles and cells that it names, by {@link keyOf}. */
  readonly touchedBy: (done: Done) => readonly string[];
}

/**
 * The options of a drawing, each with its default, and who sees the table.
 * A state, which shows every card, is drawn only on explicit request.
 */
export function readDrawOptions<
  Locale extends SvgLocale,
  Move extends AnyMove,
  Done extends AnyEvent,
  Part extends string,
>(
  table: { readonly seats: number; readonly viewer?: Seat | null; readonly seed?: unknown },
  options: DrawOptions<Locale, Move, Done, Part> & Partial<FaceUp>,
  game: DrawnGame<Done, Part>,
): { readonly context: DrawContext; readonly words: Locale['picture'] } {
  const { common, picture } = readLocale(options);
  const isView = Object.hasOwn(table, 'viewer') && !Object.hasOwn(table, 'seed');
  if (!isView && options.faceUp !== true) {
    throw new RangeError('a state shows every card: draw view(state, seat) instead, or pass { faceUp: true }');
  }
  const id = options.id ?? 'hencoop';
  if (!/^[A-Za-z][\w-]{0,99}$/.test(id)) {
    throw new RangeError('options.id: expected a letter, then up to 99 letters, digits, - and _');
  }
  const viewer = isView ? (table.viewer ?? null) : null;
  const you = common.youAlone ?? common.you;
  const nameWithRest = (seat: Seat) => {
    const name = plainName(options.names?.[seat]);
    if (seat !== viewer) return [name === '' ? common.seat(seat) : name, ''] as const;
    return name === '' ? ([you, ''] as const) : ([name, ` (${you.toLowerCase()})`] as const);
  };
  const nameOf = (seat: Seat) => nameWithRest(seat).join('');
  const legal = options.legal && readObjects('legal', 'a list of moves', options.legal);
  const picked = readObjects('picked', 'fields of a move', options.picked);
  const last = readLast(options.last, game.touchedBy);
  const context: DrawContext = {
    width: readNumber('width', options.width, minWidthOf(options.part), 2000, 480),
    scale: readNumber('scale', options.scale, 0.5, 4, 1),
    language: common.language,
    theme: readTheme(options.theme),
    id,
    viewer,
    words: common.picture,
    colon: common.colon,
    semicolon: common.semicolon,
    rings: ringsOf(legal, picked.length === 0 ? [{}] : picked, last, viewer),
    part: readPart({ seats: table.seats, viewer }, options, game.parts),
    nameOf,
    nameWithRest,
    shortNameOf: (seat) => (seat === viewer ? you : nameOf(seat)),
  };
  return { context, words: picture };
}
