import type { GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';
import type { Kit } from 'hencoop/testkit';

/** The kit of a game's laws. */
export async function kitOf(id: GameId): Promise<Kit<GameTypes>> {
  const kits: { readonly [name: string]: Kit<GameTypes> } = await import(`../src/${id}/testkit/index.ts`);
  // The only export of the entry point.
  const [kit] = Object.values(kits);
  if (kit === undefined) throw new Error(`hencoop/${id}/testkit has no kit`);
  return kit;
}
