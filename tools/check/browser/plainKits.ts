// Replaces support/kits.ts in a page without a bundler.
import type { GameTypes } from 'hencoop';
import type { Kit } from 'hencoop/testkit';

/** The kit for a game's laws, as users import it. */
export async function kitOf(id: string): Promise<Kit<GameTypes>> {
  const kits: { readonly [name: string]: unknown } = await import(`hencoop/${id}/testkit`);
  const [kit] = Object.values(kits);
  // The entry point has only one export.
  return kit as Kit<GameTypes>;
}
