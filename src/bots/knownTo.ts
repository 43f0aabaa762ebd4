import type { Game, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import type { Seat } from '../engine/seats.js';

/**
 * The cards that `seat` would remember in an imagined world: those it sees there, and those that all have seen.
 * `common` is the view that a spectator remembers, and `world` one of the worlds of a view that remembers as much.
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
 * @throws RangeError for something else than a game, a world of another game, and a seat that is not at the table.
 */
export function knownTo<G extends GameTypes>(
  game: Game<G>,
  common: G['View'],
  world: G['State'],
  seat: Seat,
): G['View'] {
  checkGame(game);
  // Views are plain JSON; with more cards shown, one is still a view.
  return filled(game.view(world, seat), common as unknown as Known) as G['View'];
}

/** A part of a view; `undefined` where it has no such part. */
type Known = { readonly [key: string]: Known } | null | undefined;

/** `shown`, with what `known` has in the slots that it hides. */
function filled(shown: unknown, known: Known): unknown {
  if (shown === null) return known ?? null;
  if (typeof shown !== 'object') return shown;
  if (Array.isArray(shown)) return shown.map((part, index) => filled(part, known?.[index]));
  return Object.fromEntries(Object.entries(shown).map(([key, part]) => [key, filled(part, known?.[key])]));
}
