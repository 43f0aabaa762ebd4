import type { Game, GameTypes } from '../engine/game.js';
import type { Delivery, Snapshot } from './match.js';

/**
 * For clients: what a receiver sees after one more delivery. From nothing (`null`), the first delivery opens the view; a
 * later one continues from a {@link Snapshot}. A repeated delivery changes nothing. `null` if a delivery is missing in
 * between: ask for a snapshot then.
 *
 * The view keeps, in place, what the receiver has seen; `game.view` reduces it to what lies on the table.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { createReferee, follow } from 'hencoop/referee';
 *
 * const { deliveries } = createReferee(chicken).open({ seats: 2 });
 * const mine = deliveries.find(({ to }) => to === 0);
 * const seen = mine && follow(chicken, null, mine);
 * ```
 */
export function follow<G extends GameTypes>(
  game: Game<G>,
  seen: Snapshot<G> | null,
  { revision, events }: Delivery<G>,
): Snapshot<G> | null {
  const known = seen?.revision ?? 0;
  if (revision <= known) return seen;
  if (revision > known + 1) return null;
  const view = events.reduce<G['View'] | null>((table, event) => game.evolve(table, event), seen?.view ?? null);
  return view === null ? null : { revision, view };
}
