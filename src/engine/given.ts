// What most functions here take, checked once before they use it: callers in plain JavaScript pass anything.
import { refuseOption } from './options.js';

/** @throws RangeError unless `game` has the verbs of a game. */
export function checkGame(game: unknown): void {
  hasMethod('game', 'a game', game, 'legalMoves');
}

/** @throws RangeError unless `config` is an object, and no list. */
export function checkConfig(config: unknown, path = 'config'): void {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) refuseOption(path, 'an object', config);
}

/** @throws RangeError unless `text` is a string; of a seed, the game checks how long it is. */
export function checkText(path: string, text: unknown): void {
  if (typeof text !== 'string') refuseOption(path, 'a string', text);
}

/** @throws RangeError unless `value` is what was `expected` at `path`: something that has the method `name`. */
export function hasMethod(path: string, expected: string, value: unknown, name: string): void {
  // Any value that is not `undefined` or `null` has fields, if only inherited ones.
  const { [name]: method } = (value ?? {}) as { readonly [name: string]: unknown };
  if (typeof method !== 'function') refuseOption(path, expected, value);
}
