// Choosing a move: applies buttons and the shelf, and sends the chosen move to the page.
import type { AnyMove } from '../../engine/base.js';
import { kindsOf } from '../../engine/moveStatement.js';
import type { Controller } from '../controller.js';
import type { DockActions } from '../drawing/dock.js';
import type { ShelfActions } from '../drawing/drawings.js';
import { EMPTY, takeBack } from '../picking/picking.js';
import { NOTHING_PICKED, remaining, touch } from '../picking/touch.js';

/** Sends the chosen move to the page, and clears the picks. */
export function choose({ state, render, send }: Controller, move: AnyMove): void {
  state.picking = EMPTY;
  state.news.clear();
  state.hint = [];
  const { drawn } = state;
  send(move);
  // The page has usually set `pending`, which draws.
  if (state.drawn === drawn) render();
}

/**
 * Sends the next card of the row being laid, once the previous card has left the hand, and draws the table after the
 * last one. Returns whether it did either.
 */
export function layNextCard(controller: Controller): boolean {
  const { state } = controller;
  const { game, view, shelf, pending, queue } = state;
  if (game === null || view === null || !shelf.isLaying || pending !== null || queue.size > 0) return false;
  const card = shelf.next(game.shelf?.(view) ?? []);
  if (card === null) {
    if (shelf.isLaying) return false;
    controller.render();
    return true;
  }
  const moves = game.game.legalMoves(view);
  const [move] = remaining(
    moves,
    touch(kindsOf(game.game.moves), moves, NOTHING_PICKED, [{ hook: 'card', value: card }]),
  );
  if (move === undefined) {
    shelf.stopLaying();
    return false;
  }
  state.picking = EMPTY;
  state.news.clear();
  state.hint = [];
  controller.send(move);
  return true;
}

/** Stops laying a row if the page has ended `pending` without events: the move has failed. */
export function stopFailed({ state, playback, render }: Controller): void {
  const { pending, shelf } = state;
  if (!shelf.isLaying || pending !== null || playback.isShowing) return;
  shelf.stopLaying();
  render();
}

/** The actions of the table's buttons. */
export function actionsOf(controller: Controller): Omit<DockActions, 'preview'> & ShelfActions {
  const { state, render } = controller;
  const { shelf } = state;
  return {
    choose: (move) => choose(controller, move),
    tell(told) {
      state.picking = { ...state.picking, told, refusal: null };
      render();
    },
    step(stepped) {
      state.picking = { ...state.picking, stepped, told: null, refusal: null };
      render();
    },
    takeBack() {
      state.picking = takeBack(state.picking);
      render();
    },
    tapCard(card) {
      const { lifted } = state.picking;
      state.picking = { ...state.picking, lifted: lifted === null ? card : null };
      if (lifted !== null) shelf.move(lifted, card);
      render();
    },
    sortCards() {
      shelf.arrange([...shelf.order].sort((a, b) => a - b));
      render();
    },
    layCards() {
      shelf.lay();
      if (layNextCard(controller)) render();
    },
  };
}
