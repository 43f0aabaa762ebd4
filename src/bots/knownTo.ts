import type { Game, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import type { Seat } from '../engine/seats.js';

/**
 * The view of `seat` in an imagined world, with the cards it would remember: the ones it sees there, and the ones
 * everyone has seen. `common` is a spectator's remembered view; `world` is a world of a view that remembers at least as
 * much.
 *
 * @example
 * ```ts
 * import { remember } from 'hencoop';
 * import { knownTo } from 'hencoop/bots';
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 *
 * const { events } = crazyChicken.setupWithEvents({ seed: 'hen' });
 * const world = crazyChicken.determinize(remember(crazyChicken, events, 0), 'dream');
 * knownTo(crazyChicken, remember(crazyChicken, events, null), world, 1).hands[0]; // [null, null, null]
 * ```
 *
 * @throws RangeError if `game` is not a game, `world` belongs to another game, or `seat` is not at the table.
 */
export function knownTo<G extends GameTypes>(
  game: Game<G>,
  common: G['View'],
  world: G['State'],
  seat: Seat,
): G['View'] {
  checkGame(game);
  // Views are plain JSON, and a view with more cards shown is still a view.
  return filled(game.view(world, seat), common as unknown as Known) as G['View'];
}

/** A part of a view; `undefined` if the view has no such part. */
type Known = { readonly [key: string]: Known } | null | undefined;

/** `shown`, with its hidden slots filled from `known`. */
function filled(shown: unknown, known: Known): unknown {
  if (shown === null) return known ?? null;
  if (typeof shown !== 'object') return shown;
  if (Array.isArray(shown)) return shown.map((part, index) => filled(part, known?.[index]));
  return Object.fromEntries(Object.entries(shown).map(([key, part]) => [key, filled(part, known?.[key])]));
}
