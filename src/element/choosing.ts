// Choosing a move: what a touch, a button or the shelf changes, and what the page hears of it.
import type { AnyMove } from '../engine/base.js';
import type { DockActions } from './dock.js';
import type { ShelfActions } from './drawings.js';
import type { Host } from './host.js';
import type { Motion } from './motion.js';
import { EMPTY, type Touched, takeBack } from './picking.js';
import { preview } from './preview.js';
import { NOTHING_PICKED, remaining, touch } from './touch.js';

/** The player has chosen this move: the page hears of it. */
export function choose({ state, render, send }: Host, move: AnyMove): void {
  state.picking = EMPTY;
  state.news.clear();
  state.hint = null;
  render();
  send(move);
}

/** Takes over what a touch has changed. */
export function follow(host: Host, { picking, move }: Touched): void {
  if (move !== null) {
    choose(host, move);
    return;
  }
  host.state.picking = picking;
  host.render();
}

/** Sends the next card of the row that is being laid, once the card before it has left the hand. */
export function layNextCard(host: Host): void {
  const { game, view, shelf, pending, queue } = host.state;
  if (game === null || view === null || !shelf.isLaying || pending !== null || queue.size > 0) return;
  const card = shelf.next(game.shelf?.(view) ?? []);
  if (card === null) {
    host.render();
    return;
  }
  const moves = game.game.legalMoves(view);
  const [move] = remaining(moves, touch(moves, NOTHING_PICKED, [{ hook: 'card', value: String(card) }]));
  if (move !== undefined) choose(host, move);
}

/** What the buttons of the table do. */
export function actionsOf(host: Host, motion: Motion): DockActions & ShelfActions {
  const { state, render } = host;
  const { shelf } = state;
  return {
    choose: (move) => choose(host, move),
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
      layNextCard(host);
    },
  };
}
