import { existsSync } from 'node:fs';
import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { camelCase, GAMES } from '../../scripts/lib/games.js';
import { Refusal } from './refusal.js';

/** A game, and its bots if it has any of its own. */
export interface Loaded {
  readonly game: Game<GameTypes>;
  readonly bots: GameBots<GameTypes> | null;
}

/** Loads a game by its id: `src/<game>/index.ts` exports it, `src/<game>/bots/index.ts` its bots. */
export async function loadGame(id: string): Promise<Loaded> {
  if (!GAMES.includes(id)) throw new Refusal(`game: expected one of ${GAMES.join(', ')}, got ${id}`);
  const name = camelCase(id);
  // Every game's folder exports the game under the name that follows from its id; the games differ only in their types.
  const { [name]: game } = (await import(`../../src/${id}/index.ts`)) as { [name: string]: Game<GameTypes> };
  if (game === undefined) throw new Error(`src/${id}/index.ts does not export ${name}`);
  if (!existsSync(new URL(`../../src/${id}/bots/index.ts`, import.meta.url))) return { game, bots: null };
  const { [`${name}Bots`]: bots } = (await import(`../../src/${id}/bots/index.ts`)) as {
    [name: string]: GameBots<GameTypes>;
  };
  if (bots === undefined) throw new Error(`src/${id}/bots/index.ts does not export ${name}Bots`);
  // The game of the bots may remember more.
  return { game: bots.game, bots };
}

/** Loads these games, or all of them. */
export function loadGames(ids: readonly string[] = GAMES): Promise<Loaded[]> {
  return Promise.all(ids.map(loadGame));
}
