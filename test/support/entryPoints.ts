import { pathToFileURL } from 'node:url';
import { ENTRIES } from '../../tools/lib/games.js';

/** The source of an entry point: `src/chicken/sheet.ts` for `hencoop/chicken/sheet`. */
export function sourceOf(name: string): string {
  const entry = ENTRIES.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`expected an entry point, got ${name}`);
  return entry.source;
}

/** The exports of an entry point, for a test that imports it by name. */
export function moduleOf(name: string): Promise<{ readonly [name: string]: unknown }> {
  return import(/* @vite-ignore */ pathToFileURL(sourceOf(name)).href);
}
