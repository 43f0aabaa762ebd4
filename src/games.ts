/**
 * The games of this library, with every part loaded on demand. Import it if you learn the game only at run time: in a
 * server, a page that offers every game, a reader of stored games. Otherwise import the game itself: `hencoop/chicken`.
 *
 * @packageDocumentation
 */
import { blindChickenExtremeDoors } from './blind-chicken-extreme/doors.js';
import type { AnyBots } from './bots/index.js';
import { chickenDoors } from './chicken/doors.js';
import { chickenOutDoors } from './chicken-out/doors.js';
import { chickenRoundupDoors } from './chicken-roundup/doors.js';
import { crazyChickenDoors } from './crazy-chicken/doors.js';
import type { ElementGame, ElementLocale } from './element/elementGame.js';
import { deepFreeze } from './engine/freeze.js';
import type { AnyGame, GameTypes } from './engine/game.js';
import type { Language } from './engine/languages.js';
import { refuseOption } from './engine/options.js';
import type { ReasonLocale } from './engine/reasons.js';
import type { ScoreRows } from './engine/scoring.js';
import type { SeatRange } from './engine/seats.js';
import type { SetupTexts } from './engine/setupTexts.js';
import type { RuleTexts, Sheet } from './engine/sheet.js';
import type { AnyLesson, LessonTexts } from './lesson/index.js';
import type { AnyEntry } from './record/index.js';
import type { AnyDrawings, SvgLocale } from './svg/index.js';

export type { ElementGame, ElementLocale, Fact, Flight, Price } from './element/elementGame.js';
export type { Box, Composition, Form, Wood } from './element/layout/zones.js';
export type { AnyGame } from './engine/game.js';
export { LANGUAGES, type Language } from './engine/languages.js';
export type { Doer, ReasonLocale } from './engine/reasons.js';
export type { ScoreItem, ScoreRow, ScoreRows } from './engine/scoring.js';
export type { OfferedOption, OptionTexts, SetupTexts, SetupTextsOf, TextsOf } from './engine/setupTexts.js';
export type { RuleTexts, Sheet } from './engine/sheet.js';

/** One entry a game, in the order of the documentation. */
const DOORS = /* @__PURE__ */ deepFreeze([
  chickenDoors,
  crazyChickenDoors,
  chickenOutDoors,
  blindChickenExtremeDoors,
  chickenRoundupDoors,
] as const);

/** The id of a game, as in its tables and records. */
export type GameId = (typeof DOORS)[number]['id'];

/** The doors of the game with this id, with the game's own types; for a union of ids, {@link AnyDoors}. */
export type DoorsOf<Id extends GameId> = {
  readonly [One in Id]: [Id] extends [One] ? Extract<(typeof DOORS)[number], { readonly id: One }> : AnyDoors;
}[Id];

/**
 * The table of some game as text: `chickenText` of `hencoop/chicken/text`, for example. The view and the locale (the one for
 * drawings) must belong to the same game.
 */
// A method, so that a function which takes only its own game's views and words fits.
export type AnyText = {
  /** The table as several lines of text, without a line break at the end. */
  textOf(view: GameTypes['View'], locale: SvgLocale): string;
}['textOf'];

/** A lesson and its words in one language. */
export interface LessonWithTexts {
  /** The deal and the steps. */
  readonly lesson: AnyLesson;
  /** Its explanations and answers. */
  readonly texts: LessonTexts;
}

/** Loaders of a game's lesson with its words, by language. */
export type Lessons = { readonly [Name in Language]: () => Promise<LessonWithTexts> };

/** Loaders of a game's scoring arithmetic, by language. */
export type Scorings = { readonly [Name in Language]: () => Promise<ScoreRows> };

/** A game of the library: its name, its numbers of players, and a loader for each of its parts. */
export interface AnyDoors {
  /** The id, as in tables, records and the names of entry points. */
  readonly id: GameId;
  /** The name of the game on its box. */
  readonly title: string;
  /** How many can play, and how many do by default. */
  readonly seats: SeatRange;
  /** The rules: `hencoop/<game>`. */
  game(): Promise<AnyGame>;
  /** The game's entry for `hencoop/record`: `hencoop/<game>/record`. */
  entry(): Promise<AnyEntry>;
  /** The rules in words, and the catalog of cards: `hencoop/<game>/sheet`. */
  sheet(): Promise<{ readonly sheet: Sheet; readonly catalog: readonly object[] }>;
  /** The bots: `hencoop/<game>/bots`. */
  bots(): Promise<AnyBots>;
  /** The drawings: `drawChicken` and `drawChickenCard` of `hencoop/chicken/svg`, for example. */
  svg(): Promise<AnyDrawings>;
  /** The game for `<hencoop-table>`: `hencoop/<game>/element`. */
  element(): Promise<ElementGame>;
  /** The table as text: `hencoop/<game>/text`. */
  text(): Promise<AnyText>;
  /** The lesson of `hencoop/<game>/lesson` with its words, by language, for `hencoop/lesson`; a game may have none. */
  readonly lesson?: Lessons;
  /** How the points of a round or a game add up, by language; a game of one round has none. */
  readonly scoring?: Scorings;
  /** The words, by language: `hencoop/<game>/en`, and so on. */
  readonly locales: { readonly [Name in Language]: () => Promise<Omit<ElementLocale, 'words'>> };
  /** The texts that players read before a game, by language: what it is about, and the options. */
  readonly setup: { readonly [Name in Language]: () => Promise<SetupTexts> };
  /** The words for why one move is better than another, by language, for `reasonText` of `hencoop/analysis`. */
  readonly reasons: { readonly [Name in Language]: () => Promise<ReasonLocale> };
  /** The rules as readable text, by language. */
  readonly rules: { readonly [Name in Language]: () => Promise<RuleTexts> };
}

/** Every game, in the order of the documentation. */
export const GAMES: readonly AnyDoors[] = DOORS;

/**
 * The doors of a game. For one id they have the types of that game; for an id that is known only when the program runs,
 * those of any game.
 *
 * @example
 * ```ts
 * import { gameById } from 'hencoop/games';
 *
 * const crazyChicken = await gameById('crazy-chicken').game();
 * crazyChicken.setup({ seed: 'hen' }).step.type; // 'draw'
 * ```
 *
 * @throws RangeError if no game in {@link GAMES} has this id.
 */
export function gameById<Id extends GameId>(id: Id): DoorsOf<Id> {
  const doors = DOORS.find((game) => game.id === id);
  if (doors === undefined) refuseOption('game', `one of ${DOORS.map((game) => game.id).join(', ')}`, id);
  // `find` returned the doors with this id.
  return doors as DoorsOf<Id>;
}

/** Whether `value` is the id of a game of this library. */
export function isGameId(value: unknown): value is GameId {
  return DOORS.some(({ id }) => id === value);
}

/**
 * Loads a game's entry for `hencoop/record`.
 *
 * @example
 * ```ts
 * import { GAMES, loadEntry } from 'hencoop/games';
 * import { read } from 'hencoop/record';
 *
 * const entries = await Promise.all(GAMES.map(({ id }) => loadEntry(id)));
 * read({ format: 'hencoop/record/1', game: 'chess' }, entries).ok; // false
 * ```
 *
 * @throws RangeError if no game in {@link GAMES} has this id.
 */
export async function loadEntry<Id extends GameId>(id: Id): Promise<Awaited<ReturnType<DoorsOf<Id>['entry']>>> {
  const entry = await gameById(id).entry();
  // These doors load the entry of the game with this id.
  return entry as Awaited<ReturnType<DoorsOf<Id>['entry']>>;
}
