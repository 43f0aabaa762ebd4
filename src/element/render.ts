// Draws the table into the element.

import type { Theme } from '../svg/palette.js';
import type { ElementDom } from './controller.js';
import { type DockActions, drawDock } from './drawing/dock.js';
import { setAttribute, setProperty } from './drawing/dom.js';
import { Drawings, drawParts, drawTitle, type ShelfActions } from './drawing/drawings.js';
import { fitted, flowing } from './drawing/fit.js';
import { type RenderState, renderStateOf } from './drawing/renderState.js';
import { partIn } from './drawing/skeleton.js';
import { stylesFor } from './drawing/styles.js';
import { focusAgain, focusIn, resetStop } from './input/focus.js';
import { previewTouch } from './input/preview.js';
import type { ElementBox } from './layout/box.js';
import type { Layout } from './layout/solve.js';
import { prefetchMotion } from './motion/load.js';
import { prefersCalm } from './motion/motion.js';
import type { ElementState } from './state.js';

/** The largest share of the screen's height that the viewer's cards may cover. */
const MOST_OF_SCREEN = 0.42;

/** What the page gives a table. */
export interface Surroundings {
  readonly box: ElementBox;
  readonly theme: Theme;
}

/** Draws the current table, and keeps the focus. */
export function render(
  { root, table, sheet, motion }: ElementDom,
  state: ElementState,
  { box, theme }: Surroundings,
  actions: DockActions & ShelfActions,
): void {
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
  setAttribute(table, 'lang', words.game.common.language);
  drawTitle(table, shown);
  drawDock(table, shown, actions);
  const drawings = new Drawings(shown);
  const layout = layOut(table, state, shown, drawings);
  const sizes = { ...(layout ?? flowing(shown)), isFitted: layout !== null };
  drawParts(table, shown, drawings, sizes, actions);
  for (const name of ['others', 'middle', 'own']) resetStop(partIn(table, name));
  // A scrollable table without focusable content must be focusable, or the keyboard could not scroll it.
  if (table.classList.contains('tight') && moves.length === 0) setAttribute(table, 'tabindex', '0');
  else table.removeAttribute('tabindex');
  if (layout === null) keepInSight(table, state, moves.length > 0, game.game.isOver(view));
  Object.assign(state, { drawn: { box, sizes }, isOwed: false, isStale: false, wasAsked: moves.length > 0 });
  previewTouch(state, motion, null);
  if (focused !== null) focusAgain(root, focused);
}

/** Arranges the zones to fill a box with a height; `null` if the box has none, or is too small. */
function layOut(table: HTMLElement, state: ElementState, shown: RenderState, drawings: Drawings): Layout | null {
  const { width, height } = shown.box;
  const plain = `table hc-${shown.theme}`;
  if (height === null) {
    setAttribute(table, 'class', plain);
    return null;
  }
  setProperty(table, '--type', `${typeSize(width, height)}px`);
  const sizes = `${height < SHORT ? ' short' : ''}${height < LOW ? ' low' : ''}`;
  const before = state.fitted;
  let classes = '';
  // Controls matter more than text.
  const looks = [sizes, `${sizes} scarce`];
  for (const [index, each] of looks.entries()) {
    classes = each;
    const spare = width < NARROW ? looks.slice(index + 1).map((next) => `${plain} fit${next}`) : [];
    const measured = { table, classes: `${plain} fit${classes}`, spare, measures: state.measures };
    state.fitted = fitted(measured, shown, drawings, { width, height }, before);
    if (state.fitted !== null) break;
  }
  if (state.fitted === null) {
    setAttribute(table, 'class', `${plain} tight${classes}`);
    return null;
  }
  const { layout } = state.fitted;
  const flanked = layout.others.isBeside ? ' flanked' : '';
  setAttribute(table, 'class', `${plain} fit${classes} ${layout.arrangement}${flanked}`);
  setProperty(table, '--side', `${layout.side}px`);
  return layout;
}

/**
 * In a box below `SHORT` only screen readers get the title, and buttons are small; below `LOW` the news overlays the
 * table.
 */
const SHORT = 620;
const LOW = 460;

/** Narrower boxes often have too little room for all texts. */
const NARROW = 600;

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
    partIn(table, 'middle').scrollIntoView?.({ block: 'nearest', behavior });
  }
}
