// The games that the page has given to `defineElement`, by id.
import { checkGame, fieldOf, hasMethod } from '../engine/given.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { ElementGame, ElementLocale } from './elementGame.js';

const games = new Map<string, ElementGame>();
const locales = new Map<string, ElementLocale>();

const WORDS = 'the words of the game, such as `{ game: en, labels: enLabels, words: enElement }`';

/** The words of a table, if there are any. @throws RangeError for a value that is neither. */
export function readLocale(locale: ElementLocale | undefined): ElementLocale | undefined {
  // Callers in plain JavaScript pass `null` for none.
  if ((locale ?? undefined) === undefined) return undefined;
  const parts = ['game', 'labels', 'words'].map((name) => fieldOf(locale, name));
  if (!parts.every(isRecord)) refuseOption('locale', WORDS, locale);
  return locale;
}

/**
 * Keeps a game, and the words of its tables if there are any.
 * @throws RangeError for something else than the part of a game for the element.
 */
export function keepGame(game: ElementGame, locale: ElementLocale | undefined): void {
  hasMethod('game', 'the part of a game for the element', game, 'draw');
  checkGame(game.game);
  const words = readLocale(locale);
  const { id } = game.game;
  games.set(id, game);
  if (words !== undefined) locales.set(id, words);
}

/** @throws RangeError for a game that `defineElement` was not given. */
export function definedGame(id: unknown): ElementGame {
  const game = typeof id === 'string' ? games.get(id) : undefined;
  if (game !== undefined) return game;
  const known = [...games.keys()].join(', ') || 'none';
  return refuseOption('view.game', `a game given to defineElement (${known})`, id);
}

/** @throws RangeError for a game that was defined without words. */
export function definedLocale({ game }: ElementGame): ElementLocale {
  const locale = locales.get(game.id);
  if (locale !== undefined) return locale;
  throw new RangeError(`locale: expected ${WORDS}, got none`);
}
