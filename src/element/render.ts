// Draws the table into the element.
import { type DockActions, drawDock } from './dock.js';
import { drawParts, type ShelfActions } from './drawings.js';
import { prefersCalm } from './fly.js';
import { focusAgain, focusIn } from './focus.js';
import type { ElementDom } from './host.js';
import { previewTouch } from './preview.js';
import { renderStateOf } from './renderState.js';
import { partIn } from './skeleton.js';
import type { ElementState } from './state.js';
import { enable } from './touchables.js';

/** The viewer's cards may cover this part of the screen's height. */
const MOST_OF_SCREEN = 0.42;

/** Shows the table as it is now, and keeps the focus where it was. */
export function render(
  { root, table, motion }: ElementDom,
  state: ElementState,
  width: number,
  actions: DockActions & ShelfActions,
): void {
  const shown = renderStateOf(state, width);
  table.hidden = shown === null;
  if (shown === null) return;
  const { game, view, words, theme, moves } = shown;
  const focused = focusIn(root);
  table.className = `table hc-${theme}`;
  table.lang = words.game.common.language;
  drawParts(table, shown, actions);
  drawDock(table, shown, actions);
  for (const zone of ['others', 'middle', 'own']) enable(partIn(table, zone), shown);
  keepInSight(table, state, moves.length > 0, game.game.isOver(view));
  previewTouch(state, motion, null);
  if (focused !== null) focusAgain(root, focused);
}

/** The cards that the viewer chooses from can stay at the bottom of the screen, unless that would hide most of the table. */
function keepInSight(table: HTMLElement, state: ElementState, isAsked: boolean, isOver: boolean): void {
  const seat = partIn(table, 'seat');
  const isLow = !isOver && partIn(seat, 'lap').offsetHeight < innerHeight * MOST_OF_SCREEN;
  seat.classList.toggle('low', isLow);
  const covers = isLow && getComputedStyle(seat).bottom !== 'auto';
  // A thing that is scrolled to must not end up behind it.
  table.style.setProperty('--seat', covers ? `${seat.offsetHeight}px` : '0px');
  // Once in each turn, so that the viewer can look elsewhere.
  if (isAsked && !state.wasAsked && covers) {
    const behavior = state.speed === 0 || prefersCalm() ? 'instant' : 'smooth';
    partIn(table, 'middle').scrollIntoView({ block: 'nearest', behavior });
  }
  state.wasAsked = isAsked;
}
