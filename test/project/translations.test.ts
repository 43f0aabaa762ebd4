// The texts of every language contain the same numbers as the English ones, and follow the language's typography.

import { readdirSync, readFileSync } from 'node:fs';
import { GAMES, LANGUAGES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { isSetInFrench } from '../../support/frenchSetting.js';
import { textsIn } from '../support/textsIn.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Every text of an object, by its path. */
function textsOf(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'string') return [[`${path}${key}`, text]];
    return typeof text === 'object' && text !== null ? textsOf(text, `${path}${key}.`) : [];
  });
}

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).sort((a, b) => a - b);

/** Expects the same texts in both, each with the same numbers. */
function expectSameNumbers(texts: object, translated: object): void {
  const others = new Map(textsOf(translated));
  expect([...others.keys()]).toEqual(textsOf(texts).map(([path]) => path));
  for (const [path, text] of textsOf(texts)) {
    expect(numbersIn(others.get(path) ?? ''), `${path}: ${others.get(path)}`).toEqual(numbersIn(text));
  }
}

describe.each(GAMES)('in every language, $title', ({ rules, setup }) => {
  it.each(OTHERS)('has settings with the same numbers, %s', async (language) => {
    expectSameNumbers(await setup.en(), await setup[language]());
  });

  // The English clauses are complete; the translations have a uniform length.
  it.each(OTHERS.slice(1))('has rules with the numbers of the other translations, %s', async (language) => {
    expectSameNumbers(await rules.de(), await rules[language]());
  });
});

const FRENCH = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /locales\/fr\w*\.ts$/.test(file))
    .map((file) => `src/${file}`),
  'apps/web/src/texts/fr.ts',
];

describe('French', () => {
  it('has no-break spaces where it needs them, and curly apostrophes', () => {
    expect(FRENCH.length).toBeGreaterThan(4 * GAMES.length);
    const wrong = FRENCH.flatMap((file) =>
      [...textsIn(readFileSync(file, 'utf8'), file)]
        .filter((text) => !isSetInFrench(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
