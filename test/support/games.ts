import { existsSync } from 'node:fs';
import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import type { Wire } from 'hencoop/chicken/wire';
import type { Kit } from 'hencoop/testkit';
import { camelCase } from '../../scripts/lib/games.js';

/** Loads a game and its kit by id. */
export async function loadGame(id: string): Promise<{ readonly game: Game<GameTypes>; readonly kit: Kit<GameTypes> }> {
  // Every game's folder exports the game under the name that follows from its id; the games differ only in their types.
  const { [camelCase(id)]: game } = (await import(`../../src/${id}/index.ts`)) as { [name: string]: Game<GameTypes> };
  const { kit } = (await import(`../${id}/kit.ts`)) as { kit: Kit<GameTypes> };
  if (game === undefined) throw new Error(`src/${id}/index.ts does not export ${camelCase(id)}`);
  return { game, kit };
}

/** Loads the bots of a game by id; `null` for a game without any. */
export async function loadBots(id: string): Promise<GameBots<GameTypes> | null> {
  if (!existsSync(new URL(`../../src/${id}/bots/index.ts`, import.meta.url))) return null;
  // Every game's bots are exported under the name that follows from its id; they differ only in their types.
  const module = (await import(`../../src/${id}/bots/index.ts`)) as { [name: string]: GameBots<GameTypes> };
  const bots = module[`${camelCase(id)}Bots`];
  if (bots === undefined) throw new Error(`src/${id}/bots/index.ts does not export ${camelCase(id)}Bots`);
  return bots;
}

/** Loads the wire of a game by id; `null` for a game without one. */
export async function loadWire(id: string): Promise<Wire<GameTypes> | null> {
  if (!existsSync(new URL(`../../src/${id}/wire.ts`, import.meta.url))) return null;
  // As above.
  const module = (await import(`../../src/${id}/wire.ts`)) as { [name: string]: Wire<GameTypes> };
  const wire = module[`${camelCase(id)}Wire`];
  if (wire === undefined) throw new Error(`src/${id}/wire.ts does not export ${camelCase(id)}Wire`);
  return wire;
}
