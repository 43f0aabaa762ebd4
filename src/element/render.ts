// Draws the table into the element.

import type { ElementDom } from './controller.js';
import { type DockActions, drawDock } from './drawing/dock.js';
import { Drawings, drawParts, drawTitle, type ShelfActions } from './drawing/drawings.js';
import { fitted, flowing } from './drawing/fit.js';
import { type RenderState, renderStateOf } from './drawing/renderState.js';
import { partIn } from './drawing/skeleton.js';
import { stylesFor, themeOn } from './drawing/styles.js';
import { focusAgain, focusIn, resetStop } from './input/focus.js';
import { previewTouch } from './input/preview.js';
import type { ElementBox } from './layout/box.js';
import type { Layout } from './layout/solve.js';
import { prefetchMotion } from './motion/load.js';
import { prefersCalm } from './motion/motion.js';
import type { ElementState } from './state.js';

/** The largest share of the screen's height that the viewer's cards may cover. */
const MOST_OF_SCREEN = 0.42;

/** Draws the current table, and keeps the focus. */
export function render(
  { root, table, sheet, motion }: ElementDom,
  state: ElementState,
  box: ElementBox,
  actions: DockActions & ShelfActions,
): void {
  const theme = themeOn(table, state.theme);
  const shown = renderStateOf({ ...state, theme }, box);
  table.hidden = shown === null;
  if (shown === null) return;
  const { game, view, words, moves } = shown;
  if (state.drawnTheme !== theme) {
    state.drawnTheme = theme;
    sheet?.replaceSync(stylesFor(theme));
    prefetchMotion();
  }
  const focused = focusIn(root);
  table.className = `table hc-${theme}`;
  table.lang = words.game.common.language;
  drawTitle(table, shown);
  drawDock(table, shown, actions);
  const drawings = new Drawings(shown);
  const layout = layOut(table, state, shown, drawings);
  const sizes = { ...(layout ?? flowing(shown)), isFitted: layout !== null };
  drawParts(table, shown, drawings, sizes, actions);
  for (const name of ['others', 'middle', 'own']) resetStop(partIn(table, name));
  // A scrollable table without focusable content must be focusable, or the keyboard could not scroll it.
  if (table.classList.contains('tight') && moves.length === 0) table.tabIndex = 0;
  else table.removeAttribute('tabindex');
  if (layout === null) keepInSight(table, state, moves.length > 0, game.game.isOver(view));
  Object.assign(state, { drawn: { box, sizes }, isOwed: false, wasAsked: moves.length > 0 });
  previewTouch(state, motion, null);
  if (focused !== null) focusAgain(root, focused);
}

/** Arranges the zones to fill a box with a height; `null` if the box has none, or is too small. */
function layOut(table: HTMLElement, state: ElementState, shown: RenderState, drawings: Drawings): Layout | null {
  const { width, height } = shown.box;
  if (height === null) return null;
  table.classList.add('fit');
  table.classList.toggle('short', height < SHORT);
  table.classList.toggle('low', height < LOW);
  table.style.setProperty('--type', `${typeSize(width, height)}px`);
  const before = state.fitted;
  state.fitted = fitted(table, shown, drawings, { width, height }, before);
  if (state.fitted === null) {
    // Controls matter more than text.
    table.classList.add('scarce');
    state.fitted = fitted(table, shown, drawings, { width, height }, before);
  }
  if (state.fitted === null) {
    table.classList.replace('fit', 'tight');
    return null;
  }
  const { layout } = state.fitted;
  table.classList.add(layout.arrangement);
  table.classList.toggle('flanked', layout.others.isBeside);
  table.style.setProperty('--side', `${layout.side}px`);
  return layout;
}

/**
 * In a box below `SHORT` only screen readers get the title, and buttons are small; below `LOW` the news overlays the
 * table.
 */
const SHORT = 620;
const LOW = 460;

/** The font size of the question in a box, in pixels. */
function typeSize(width: number, height: number): number {
  return Math.round(Math.min(26, Math.max(16, Math.min(width / 44, height / 26))));
}

/** Keeps the viewer's cards at the bottom of the screen while they choose, unless that would hide most of the table. */
function keepInSight(table: HTMLElement, state: ElementState, isAsked: boolean, isOver: boolean): void {
  const seat = partIn(table, 'seat');
  const isLow = !isOver && partIn(seat, 'own').offsetHeight < innerHeight * MOST_OF_SCREEN;
  seat.classList.toggle('low', isLow);
  const covers = isLow && getComputedStyle(seat).bottom !== 'auto';
  // Keep scrolled-to elements clear of the sticky hand.
  table.style.setProperty('--seat', covers ? `${seat.offsetHeight}px` : '0px');
  // Scroll only once per turn, so that the viewer can look elsewhere.
  if (isAsked && !state.wasAsked && covers) {
    const behavior = state.speed === 0 || prefersCalm() ? 'instant' : 'smooth';
    partIn(table, 'middle').scrollIntoView({ block: 'nearest', behavior });
  }
}
