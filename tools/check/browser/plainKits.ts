// Takes the place of support/kits.ts in a page without a bundler.
import type { GameTypes } from 'hencoop';
import type { Kit } from 'hencoop/testkit';

/** The kit of a game's laws, as its users import it. */
export async function kitOf(id: string): Promise<Kit<GameTypes>> {
  const kits: { readonly [name: string]: unknown } = await import(`hencoop/${id}/testkit`);
  const [kit] = Object.values(kits);
  // The only thing that the entry point exports.
  return kit as Kit<GameTypes>;
}
