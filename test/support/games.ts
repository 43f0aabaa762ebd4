import { existsSync } from 'node:fs';
import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import type { Wire } from 'hencoop/chicken/wire';
import type { Kit } from 'hencoop/testkit';
import { camelCase } from '../../scripts/lib/games.js';

/** Loads a game and its kit by id. */
export async function loadGame(id: string): Promise<{ readonly game: Game<GameTypes>; readonly kit: Kit<GameTypes> }> {
  // The games differ only in their types, and so do their bots and their wires.
  const module = (await import(`../../src/${id}/index.ts`)) as { [name: string]: Game<GameTypes> };
  const { kit } = (await import(`../${id}/kit.ts`)) as { kit: Kit<GameTypes> };
  return { game: exportOf(module, id, ''), kit };
}

/** Loads the bots of a game by id; `null` for a game without any. */
export async function loadBots(id: string): Promise<GameBots<GameTypes> | null> {
  if (!existsSync(new URL(`../../src/${id}/bots/index.ts`, import.meta.url))) return null;
  const module = (await import(`../../src/${id}/bots/index.ts`)) as { [name: string]: GameBots<GameTypes> };
  return exportOf(module, id, 'Bots');
}

/** Loads the wire of a game by id; `null` for a game without one. */
export async function loadWire(id: string): Promise<Wire<GameTypes> | null> {
  if (!existsSync(new URL(`../../src/${id}/wire.ts`, import.meta.url))) return null;
  const module = (await import(`../../src/${id}/wire.ts`)) as { [name: string]: Wire<GameTypes> };
  return exportOf(module, id, 'Wire');
}

/** What a module of a game exports under the name that follows from the game's id. */
function exportOf<Export>(module: { readonly [name: string]: Export }, id: string, suffix: string): Export {
  const name = `${camelCase(id)}${suffix}`;
  const found = module[name];
  if (found === undefined) throw new Error(`expected an export ${name}, got ${Object.keys(module).join(', ')}`);
  return found;
}
