import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { keepGame, readLocale } from '../../src/element/definedGames.js';
import { VERSION } from '../../src/element/version.js';

const throwing = (): never => {
  throw new Error('a trap');
};

describe('the locale of a table', () => {
  const locale = { game: {}, labels: {}, words: {} } as never;

  it('is accepted if it is complete, and may be omitted', () => {
    expect(readLocale(locale)).toBe(locale);
    expect(readLocale(undefined)).toBeUndefined();
    expect(readLocale(null as never)).toBeUndefined();
  });

  it.each(['game', 'labels', 'words'])('is refused without `%s`', (name) => {
    expect(() => readLocale({ ...(locale as object), [name]: undefined } as never)).toThrow(
      /^locale: expected the words/,
    );
  });
});

describe('a value whose fields cannot be read', () => {
  it.each([
    ['a field', Object.defineProperty({}, 'game', { get: throwing })],
    ['every field', new Proxy({}, { get: throwing, getPrototypeOf: throwing })],
    ['a list', new Proxy([], { get: throwing })],
  ])('is not a locale: %s', (_, trap) => {
    expect(() => readLocale(trap as never)).toThrow(/^locale: expected the words of the game, .* got an object$/);
  });

  it('is not a game for the element', () => {
    const trap = new Proxy({}, { get: throwing });
    expect(() => keepGame(trap as never, undefined)).toThrow(
      new RangeError('game: expected the part of a game for the element, got an object'),
    );
  });
});

it('knows the version of the package, which bundles compare', () => {
  expect(VERSION).toBe(manifest.version);
});
