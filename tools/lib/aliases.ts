import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTRIES } from './games.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The names of the entry points as aliases of their sources, for Vite and Vitest. */
export function sourceAliases(): { readonly find: RegExp; readonly replacement: string }[] {
  return ENTRIES.map(({ name, source }) => ({ find: new RegExp(`^${name}$`), replacement: resolve(ROOT, source) }));
}
