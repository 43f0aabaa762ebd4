import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import type { CommonWords, PictureWords } from '../engine/locale.js';
import { plainName } from '../engine/locales/names.js';
import { type AnyStatement, kindsOf } from '../engine/moveStatement.js';
import type { PartialMove } from '../engine/narrow.js';
import type { Seat } from '../engine/seats.js';
import { keyOf, type Rings, ringsOf } from './hooks.js';
import type { Scene } from './markup.js';
import type { Back, Theme } from './palette.js';

/** The part of a game's locale that its drawings use. */
export interface SvgLocale {
  /** The texts that all games share. */
  readonly common: CommonWords;
  /** The texts in the game's drawings. */
  readonly picture: object;
}

/** Options for drawing a single card. An entry that is `undefined` counts as absent. */
export interface CardOptions<Locale extends SvgLocale = SvgLocale> {
  /** The width of the card, 16 to 1,000; the height is 1.4 times the width. Default 60. */
  readonly width?: number | undefined;
  /** The language of its title, such as `enChickenSvg` of `hencoop/chicken/en`. */
  readonly locale: Locale;
  /** Light, dark, or the setting of the reader's system. Default `'auto'`. */
  readonly theme?: Theme | undefined;
}

/**
 * The parts of every table: the status, the middle, and a seat in one of four forms: `'seat'`, the full panel;
 * `'chip'`, a small plate; `'face'`, the picture and the points; `'lap'`, no frame and all text in one line, or in a
 * given height only the cards.
 */
export type TablePart = 'status' | 'middle' | 'seat' | 'chip' | 'face' | 'lap';

/**
 * Options for drawing a table. An entry that is `undefined` counts as absent. `Move`, `Done` (a move or an event) and
 * `Part` are the game's types; `ChickenDrawOptions`, for example, sets them all.
 */
export interface DrawOptions<
  Locale extends SvgLocale = SvgLocale,
  Move extends AnyMove = never,
  Done extends AnyEvent = never,
  Part extends string = never,
> {
  /**
   * The width of the drawing: 320 to 2,000, at least 100 for a part, 60 for a chip, 30 for a lap, or 16 for a face.
   * Cards wrap to fit, and the height follows; that of a chip is 52. Default 480.
   */
  readonly width?: number | undefined;
  /**
   * The height that a part fills, 16 to 2,000: its cards are as large as fit, whatever lies on the table. Without it,
   * the height follows from the width.
   */
  readonly height?: number | undefined;
  /**
   * The scale of cards, piles and boards, 0.5 to 4; text keeps its size. Cards that do not fit overlap, then wrap.
   * Default 1.
   */
  readonly scale?: number | undefined;
  /** The language of its texts, such as `enChickenSvg` of `hencoop/chicken/en`. */
  readonly locale: Locale;
  /** Light, dark, or the setting of the reader's system. Default `'auto'`. */
  readonly theme?: Theme | undefined;
  /** The players' names by seat: any text. Default "Seat 1" and so on. */
  readonly names?: readonly string[] | undefined;
  /** The prefix of all ids in the drawing. Give each drawing on a page its own. Default `'hencoop'`. */
  readonly id?: string | undefined;
  /** Draws only this part of the table. */
  readonly part?: Part | undefined;
  /** The owner of the part, for `'seat'`, `'chip'` and other parts of a seat, such as a hand. Default: the viewer. */
  readonly seat?: Seat | undefined;
  /** The possible moves, such as from `legalMoves`: things that they name are open, and get a ring. */
  readonly legal?: readonly Move[] | undefined;
  /**
   * The fields picked so far: their things get a ring, and only moves that `narrow` leaves of `legal` are open. Pass a
   * list of partial moves if one touch can mean several fields.
   */
  readonly picked?: PartialMove<Move> | readonly PartialMove<Move>[] | undefined;
  /** The last move or its events: the things that they touched get a pin. */
  readonly last?: Done | readonly Done[] | undefined;
}

/** Permits drawing a state, with every card face up. */
export interface FaceUp {
  /** States, unlike views, hold hidden cards: without this consent, drawing them throws. */
  readonly faceUp: true;
}

/**
 * The drawings of any game, as from `gameById(id).svg()` of `hencoop/games`. View, card, locale, moves and events must
 * belong to the same game.
 */
export interface AnyDrawings {
  /** Draws a view as SVG text. */
  draw(view: GameTypes['View'], options: DrawOptions<SvgLocale, AnyMove, AnyEvent, string>): string;
  /** Draws a single card as SVG text; `null` for the back. */
  drawCard(card: unknown, options: CardOptions): string;
  /** The drawing of a table as data. */
  scene(view: GameTypes['View'], options: DrawOptions<SvgLocale, AnyMove, AnyEvent, string>): Scene;
  /** The drawing of a card as data. */
  cardScene(card: unknown, options: CardOptions): Scene;
  /** The cards for the game's cover picture, as in a list of games, from left to right. */
  readonly cover: readonly unknown[];
}

/** The context of every part of a drawing. */
export interface DrawContext {
  readonly width: number;
  /** The height to fill; `null` if it follows from the width. */
  readonly height: number | null;
  /** The scale of cards. */
  readonly scale: number;
  /** The language as a BCP 47 tag. */
  readonly language: string;
  readonly theme: Theme;
  readonly back: Back | undefined;
  readonly id: string;
  readonly viewer: Seat | null;
  readonly words: PictureWords;
  /** A colon as the language sets it. */
  readonly colon: string;
  readonly semicolon: string;
  readonly rings: Rings;
  /** The part to draw and its owner; `null` for the whole table. */
  readonly part: { readonly name: string; readonly seat: Seat | null } | null;
  readonly nameOf: (seat: Seat) => string;
  /** The name, and a suffix that must not be cut off. */
  readonly nameWithRest: (seat: Seat) => readonly [name: string, rest: string];
  /** A shorter name, for scarce space: "You" for the viewer. */
  readonly shortNameOf: (seat: Seat) => string;
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function readTheme(given: Theme = 'auto'): Theme {
  if (THEMES.includes(given)) return given;
  throw new RangeError(`options.theme: expected one of ${THEMES.join(', ')}`);
}

/** The minimum widths of parts that can be small. */
const LEAST_WIDTHS: { readonly [part: string]: number | undefined } = { chip: 60, lap: 30, face: 16 };

function minWidthOf(part: string | undefined): number {
  if (part === undefined) return 320;
  return LEAST_WIDTHS[part] ?? 100;
}

function readNumber(
  name: 'width' | 'height' | 'scale',
  given: number | undefined,
  min: number,
  max: number,
  defaultValue: number,
): number {
  const value = given ?? defaultValue;
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw new RangeError(`options.${name}: expected a number from ${min} to ${max}`);
}

/** Reads the locale of a drawing: an object from a game's locale entry, not the name of a language. */
function readLocale<Locale extends SvgLocale>(options: { readonly locale: Locale }): Locale {
  // Callers in plain JavaScript may omit the options.
  const given = (options as typeof options | undefined)?.locale;
  if (typeof given === 'object' && given?.common !== undefined && given.picture !== undefined) return given;
  throw new RangeError('options.locale: expected a locale object, such as `enChickenSvg` of `hencoop/chicken/en`');
}

/** The options of a card with defaults filled in. */
export function readCardOptions<Locale extends SvgLocale>(
  options: CardOptions<Locale>,
): { readonly width: number; readonly locale: Locale; readonly theme: Theme } {
  return {
    locale: readLocale(options),
    width: readNumber('width', options.width, 16, 1000, 60),
    theme: readTheme(options.theme),
  };
}

/** For each of a game's own parts, besides {@link TablePart}, whether it belongs to the middle or to a seat. */
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
    face: 'seat',
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

/** Reads one object or a list of objects as a list. */
function readObjects<Item extends object>(
  path: string,
  expected: string,
  given: Item | readonly Item[] | undefined,
): readonly Item[] {
  // `flat` turns a single value into a list of one.
  const items = given === undefined ? [] : ([given].flat() as readonly Item[]);
  if (items.every((item) => typeof item === 'object' && item !== null)) return items;
  throw new RangeError(`options.${path}: expected ${expected}`);
}

/**
 * The things that get a pin from `last`: the cells and piles in its fields, and the keys from `alsoOf`. A player
 * gets none: it would look like a turn.
 */
function readLast<Done extends AnyEvent>(
  given: Done | readonly Done[] | undefined,
  alsoOf: (done: Done) => readonly string[],
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const done of readObjects('last', 'a move or events', given)) {
    for (const value of Object.values(done)) {
      for (const item of [value].flat()) {
        if (typeof item === 'string') keys.add(keyOf('cell', item)).add(keyOf('pile', item));
      }
    }
    for (const key of alsoOf(done)) keys.add(key);
  }
  return keys;
}

/** The game-specific part of reading a drawing's options. */
export interface DrawnGame<Done extends AnyEvent, Part extends string> {
  readonly parts: PartTable<Part>;
  /** The back of its cards, if not the usual one. */
  readonly back?: Back;
  /** The statement of its moves, whose fields name things on the table. */
  readonly moves: AnyStatement;
  /** The keys of things that a move or event touches besides the piles and cells it names; see {@link keyOf}. */
  readonly touchedBy: (done: Done) => readonly string[];
}

/**
 * The options of a drawing with defaults filled in, and the viewer of the table. A state, which shows every card,
 * requires `faceUp`.
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
    height: options.height === undefined ? null : readNumber('height', options.height, 16, 2000, 0),
    scale: readNumber('scale', options.scale, 0.5, 4, 1),
    language: common.language,
    theme: readTheme(options.theme),
    back: game.back,
    id,
    viewer,
    words: common.picture,
    colon: common.colon,
    semicolon: common.semicolon,
    rings: ringsOf(kindsOf(game.moves), legal, picked.length === 0 ? [{}] : picked, last, viewer),
    part: readPart({ seats: table.seats, viewer }, options, game.parts),
    nameOf,
    nameWithRest,
    shortNameOf: (seat) => (seat === viewer ? you : nameOf(seat)),
  };
  return { context, words: picture };
}
