import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PUZZLE_GAMES, puzzlesOf, puzzleWords } from '@hencoop/puzzles';
import { LANGUAGES } from 'hencoop/games';
import { expect, it } from 'vitest';
import { PACKAGES } from '../../tools/lib/packages.js';
import { writableIn } from '../support/writable.js';

/** The sources of the modules in the `exports` of a package. */
function sourcesOf(folder: string): readonly string[] {
  const { exports }: { exports: { readonly [name: string]: string | { readonly default: string } } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.values(exports).flatMap((given) =>
    // The others are data in JSON.
    typeof given === 'string' ? [] : [given.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts')],
  );
}

const MODULES = PACKAGES.flatMap((folder) => sourcesOf(folder).map((source) => join(folder, source)));

it('every package but the schemas has a module, and one has two', () => {
  expect(MODULES).toHaveLength(PACKAGES.length);
});

it.each(MODULES)('nothing that %s exports is writable', async (source) => {
  expect(writableIn(await import(/* @vite-ignore */ pathToFileURL(resolve(source)).href))).toEqual([]);
});

it.each(LANGUAGES)('nothing in the puzzle texts is writable: %s', async (language) => {
  expect(writableIn({ words: await puzzleWords(language) })).toEqual([]);
});

it.each(PUZZLE_GAMES)('nothing in the puzzles of %s is writable', async (game) => {
  expect(writableIn({ puzzles: await puzzlesOf(game) })).toEqual([]);
});
