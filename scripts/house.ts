import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sheet } from '../src/engine/sheet.js';

/** The rooms of the house that stand, in the order of the documentation. */
export const GAMES = ['chicken', 'crazy-chicken', 'chicken-out', 'blind-chicken-extreme', 'chicken-roundup'].filter(
  (game) => existsSync(`src/${game}/index.ts`),
);

/** The rule sheet of a game. */
export async function sheetOf(game: string): Promise<Sheet> {
  const module: { sheet: Sheet } = await import(`../src/${game}/sheet.ts`);
  return module.sheet;
}

/** A clause number in a text: `CH-3.1`, `BC-2.4a`, `G-11`. */
export const CLAUSE = /\b(?:CC|BC|CH|CO|CR)-\d+\.\d+[a-z]?\b|\bG-\d+\b/g;

/** Every clause number in a text, as often as it stands there. */
export const numbersIn = (text: string): readonly string[] => text.match(CLAUSE) ?? [];

/** Every file below `folder` whose name ends in `ending`. */
export function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();
}

/** Writes a generated file; with `--check` on the command line, fails instead where it is not what it should be. */
export function generated(path: string, text: string): void {
  const old = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (old === text) return;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: npm run fix writes it anew`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
