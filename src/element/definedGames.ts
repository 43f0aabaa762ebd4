// The games that the page has given to `defineElement`, by id.
import { refuseOption } from '../engine/options.js';
import type { ElementGame, ElementLocale } from './elementGame.js';

const games = new Map<string, ElementGame>();
const locales = new Map<string, ElementLocale>();

/** Keeps a game, and the words of its tables if there are any. */
export function keepGame(game: ElementGame, locale: ElementLocale | undefined): void {
  const { id } = game.game;
  games.set(id, game);
  if (locale !== undefined) locales.set(id, locale);
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
  throw new RangeError(
    'locale: expected the words of the game, such as `{ game: en, labels: enLabels, words: enElement }`, got none',
  );
}
