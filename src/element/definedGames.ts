// The games that the page has passed to `defineElement`, by id.
import { fieldOf } from '../engine/fieldOf.js';
import { checkGame, hasMethod } from '../engine/given.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { ElementGame, ElementLocale } from './elementGame.js';
import { VERSION } from './version.js';

const games = new Map<string, ElementGame>();
const locales = new Map<string, ElementLocale>();

const WORDS = 'the words of the game, such as `{ game: enChicken, labels: enChickenLabels, words: enElement }`';

/** The locale of a table, if it has one. @throws RangeError if `locale` is neither a locale nor absent. */
export function readLocale(locale: ElementLocale | undefined): ElementLocale | undefined {
  // Callers in plain JavaScript may pass `null`.
  if ((locale ?? undefined) === undefined) return undefined;
  const parts = ['game', 'labels', 'words'].map((name) => fieldOf(locale, name));
  if (!parts.every(isRecord)) refuseOption('locale', WORDS, locale);
  return locale;
}

/**
 * Registers a game, and its locale if there is one.
 * @throws RangeError if `game` is not an element game or `locale` is not its locale.
 */
export function keepGame(game: ElementGame, locale: ElementLocale | undefined): void {
  hasMethod('game', 'the part of a game for the element', game, 'scene');
  checkGame(game.game);
  const words = readLocale(locale);
  const { id } = game.game;
  games.set(id, game);
  if (words !== undefined) locales.set(id, words);
}

/** What the bundle that defined the element offers to the other bundles on the page. */
export interface SharedElement {
  readonly version: string;
  readonly keepGame: typeof keepGame;
}

/** Where the class of the element has its {@link SharedElement}. */
export const SHARED: unique symbol = Symbol.for('hencoop.element');

export const sharedElement: SharedElement = { version: VERSION, keepGame };

/**
 * Registers a game with the element that another bundle has defined.
 * @throws Error if that bundle has another version, or is no bundle of this library.
 */
export function shareGame(known: object, game: ElementGame, locale: ElementLocale | undefined): void {
  // Only this library uses the symbol.
  const shared = Reflect.get(known, SHARED) as SharedElement | undefined;
  if (shared?.version !== VERSION) {
    const other = shared === undefined ? 'code other than hencoop' : `hencoop ${shared.version}`;
    throw new Error(`<hencoop-table> is already defined, by ${other}; this is hencoop ${VERSION}`);
  }
  shared.keepGame(game, locale);
}

/** @throws RangeError if `defineElement` was not called with the game. */
export function definedGame(id: unknown): ElementGame {
  const game = typeof id === 'string' ? games.get(id) : undefined;
  if (game !== undefined) return game;
  const known = [...games.keys()].join(', ') || 'none';
  return refuseOption('view.game', `a game given to defineElement (${known})`, id);
}

/** @throws RangeError if the game was defined without a locale. */
export function definedLocale({ game }: ElementGame): ElementLocale {
  const locale = locales.get(game.id);
  if (locale !== undefined) return locale;
  throw new RangeError(`locale: expected ${WORDS}, got none`);
}
