import type { ChanceConfig, Game, GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import { IllegalMoveError } from '../engine/violation.js';

/**
 * What `viewer` sees happen when `move` is played in `world`.
 * @throws IllegalMoveError for an illegal move.
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
