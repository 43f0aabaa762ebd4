// What the build leaves for servers: compressed copies, and the hashed files of the last release.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compress, keepPrevious, setAside } from '../served.js';

const home = mkdtempSync(join(tmpdir(), 'hencoop-served-'));
const out = join(home, 'dist');
const LONG = 'export const numbers = [1, 2, 3];\n'.repeat(100);
afterAll(() => rmSync(home, { recursive: true }));

/** Builds a release with these hashed files. */
function release(...names: readonly string[]): void {
  setAside(out);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(out, 'assets', name), LONG);
  keepPrevious(out);
}

it('the build compresses what becomes smaller by it', () => {
  release('a-1.js', 'a-1.png');
  writeFileSync(join(out, 'server.json'), '{}');
  compress(out);
  expect(readdirSync(join(out, 'assets')).sort()).toEqual(['a-1.js', 'a-1.js.br', 'a-1.png']);
  expect(String(brotliDecompressSync(readFileSync(join(out, 'assets/a-1.js.br'))))).toBe(LONG);
  expect(existsSync(join(out, 'server.json.br'))).toBe(false);
});

it('the build keeps the files of the last different release, and of no other', () => {
  const previous = () => readdirSync(`${out}-previous/assets`);
  rmSync(out, { recursive: true, force: true });
  release('a-1.js');
  expect(existsSync(`${out}-previous`)).toBe(false);
  release('a-2.js', 'b-1.js');
  expect(previous()).toEqual(['a-1.js']);
  // The same once more.
  release('a-2.js', 'b-1.js');
  expect(previous()).toEqual(['a-1.js']);
  release('a-3.js', 'b-1.js');
  expect(previous()).toEqual(['a-2.js', 'b-1.js']);
  expect(readdirSync(home).sort()).toEqual(['dist', 'dist-previous']);
});
