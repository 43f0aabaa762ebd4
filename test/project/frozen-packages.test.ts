import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { PACKAGES } from '../../tools/lib/packages.js';
import { writableIn } from '../support/writable.js';

it.each(PACKAGES)('nothing that %s exports is writable', async (folder) => {
  const source = pathToFileURL(resolve(join(folder, 'src/index.ts'))).href;
  expect(writableIn(await import(/* @vite-ignore */ source))).toEqual([]);
});
