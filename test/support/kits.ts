import type { GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';
import type { Kit } from 'hencoop/testkit';
import { camelCase } from '../../tools/lib/games.js';

/** The kit of a game's laws. */
export async function kitOf(id: GameId): Promise<Kit<GameTypes>> {
  const kits: { readonly [name: string]: Kit<GameTypes> } = await import(`../../src/${id}/testkit/index.ts`);
  const kit = kits[`${camelCase(id)}Kit`];
  if (kit === undefined) throw new Error(`hencoop/${id}/testkit has no ${camelCase(id)}Kit`);
  return kit;
}
