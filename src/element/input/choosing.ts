// Choosing a move: what a touch, a button or the shelf changes, and what the page hears of it.
import type { AnyMove } from '../../engine/base.js';
import type { Controller } from '../controller.js';
import type { DockActions } from '../drawing/dock.js';
import type { ShelfActions } from '../drawing/drawings.js';
import type { Motion } from '../motion/motion.js';
import { EMPTY, type Touched, takeBack } from '../picking/picking.js';
import { NOTHING_PICKED, remaining, touch } from '../picking/touch.js';
import { preview } from './preview.js';

/** The player has chosen this move: the page hears of it. */
export function choose({ state, render, send }: Controller, move: AnyMove): void {
  state.picking = EMPTY;
  state.news.clear();
  state.hint = null;
  render();
  send(move);
}

/** Takes over what a touch has changed. */
export function follow(controller: Controller, { picking, move }: Touched): void {
  if (move !== null) {
    choose(controller, move);
    return;
  }
  controller.state.picking = picking;
  controller.render();
}

/** Sends the next card of the row that is being laid, once the card before it has left the hand. */
export function layNextCard(controller: Controller): void {
  const { game, view, shelf, pending, queue } = controller.state;
  if (game === null || view === null || !shelf.isLaying || pending !== null || queue.size > 0) return;
  const card = shelf.next(game.shelf?.(view) ?? []);
  if (card === null) {
    controller.render();
    return;
  }
  const moves = game.game.legalMoves(view);
  const [move] = remaining(moves, touch(moves, NOTHING_PICKED, [{ hook: 'card', value: String(card) }]));
  if (move !== undefined) choose(controller, move);
}

/** What the buttons of the table do. */
export function actionsOf(controller: Controller, motion: Motion): DockActions & ShelfActions {
  const { state, render } = controller;
  const { shelf } = state;
  return {
    choose: (move) => choose(controller, move),
    preview: (move) => preview(state, motion, move),
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
      shelf.arrange(shelf.order.toSorted((a, b) => a - b));
      render();
    },
    layCards() {
      shelf.lay();
      layNextCard(controller);
    },
  };
}
