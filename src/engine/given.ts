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
  if (typeof fieldOf(value, name) !== 'function') refuseOption(path, expected, value);
}

/** The field `name` of anything; `undefined` without one, or where it cannot be read: a getter may throw. */
export function fieldOf(value: unknown, name: string): unknown {
  try {
    // Any value that is not `undefined` or `null` has fields, if only inherited ones.
    return (value as { readonly [name: string]: unknown } | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}
