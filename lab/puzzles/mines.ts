// The mines of all games that have one: mines/<game>.ts defines the options of its matches, and the themes of its puzzles.
import { existsSync } from 'node:fs';
import { GAMES } from '../../tools/lib/games.js';
import type { AnyMine } from './anyMine.js';

const withMine = GAMES.filter((game) => existsSync(new URL(`./mines/${game}.ts`, import.meta.url)));

/** In the order of the documentation. */
export const MINES: readonly AnyMine[] = await Promise.all(
  withMine.map(async (game) => {
    // Each of these files exports its mine.
    const { mine } = (await import(`./mines/${game}.ts`)) as { readonly mine: AnyMine };
    return mine;
  }),
);
