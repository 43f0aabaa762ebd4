import type { ChanceConfig, Game, GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import { IllegalMoveError } from '../engine/violation.js';

/**
 * The events that `viewer` sees when `move` is played in `world`.
 * @throws IllegalMoveError if the move is illegal.
 */
export function seenAfter<G extends GameTypes>(
  game: Game<G>,
  world: G['State'],
  move: G['Move'],
  viewer: Seat | null,
  given?: ChanceConfig,
): G['RedactedEvent'][] {
  const attempt = game.tryApply(world, move, given);
  if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
  return attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
}
