// Checks of common arguments, made once per call: callers in plain JavaScript pass anything.
import { fieldOf } from './fieldOf.js';
import { refuseOption } from './options.js';

/** @throws RangeError unless `game` has the verbs of a game. */
export function checkGame(game: unknown): void {
  hasMethod('game', 'a game', game, 'legalMoves');
}

/** @throws RangeError unless `config` is an object other than a list. */
export function checkConfig(config: unknown, path = 'config'): void {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) refuseOption(path, 'an object', config);
}

/** @throws RangeError unless `text` is a string. The game checks the length of a seed. */
export function checkText(path: string, text: unknown): void {
  if (typeof text !== 'string') refuseOption(path, 'a string', text);
}

/** @throws RangeError unless `value` has the method `name`. The message names `path` and what was `expected`. */
export function hasMethod(path: string, expected: string, value: unknown, name: string): void {
  if (typeof fieldOf(value, name) !== 'function') refuseOption(path, expected, value);
}
