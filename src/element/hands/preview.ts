// Previews moves, in games that support it.
import type { AnyMove } from '../../engine/base.js';
import { kindsOf } from '../../engine/moveStatement.js';
import { thingsAt } from '../drawing/touchables.js';
import type { Flight } from '../elementGame.js';
import { chosen, isUntouched, touch } from '../picking/touch.js';
import { type ElementState, openMoves } from '../state.js';
import type { Motion } from './motion.js';

/** Previews a touch on a thing, or else the move that waits to be confirmed. */
export function previewTouch(state: ElementState, motion: Motion, thing: Element | null): void {
  const { game, picking, confirm } = state;
  if (game?.preview === undefined || thing?.matches('.buttons') === true) return;
  const moves = openMoves(state);
  const kinds = kindsOf(game.game.moves);
  const touched = thing === null ? null : chosen(moves, touch(kinds, moves, picking.readings, thingsAt(thing, kinds)));
  const waits = picking.isWaiting || (confirm && picking.steps.length > 0);
  // If the player cannot choose, the hint shows the alternative.
  const shown = state.readonly ? (state.hint[0] ?? null) : null;
  preview(state, motion, touched ?? (waits ? chosen(moves, picking.readings) : shown));
}

/** Previews a move, or else shows the others' last moves until the viewer begins to choose. */
export function preview(
  { game, view, picking, queue, news }: ElementState,
  motion: Motion,
  move: AnyMove | null,
): void {
  motion.forget();
  if (game?.preview === undefined || view === null) return;
  if (move === null) {
    if (queue.size === 0 && isUntouched(picking.readings)) motion.foretell(news.trail, true);
    return;
  }
  const flights: Flight[] = [];
  let before = view;
  for (const event of game.preview(view, move)) {
    flights.push(...game.flights(event, before));
    before = game.game.evolve(before, event);
  }
  motion.foretell(flights);
}
