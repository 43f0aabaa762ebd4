// Draws the table into the element.

import type { Theme } from '../svg/palette.js';
import type { ElementDom } from './controller.js';
import { type DockActions, drawDock } from './drawing/dock.js';
import { prefersCalm, setAttribute } from './drawing/dom.js';
import { Drawings, drawParts, drawTitle, othersOf, type ShelfActions } from './drawing/drawings.js';
import { placeOthers, placeParts } from './drawing/place.js';
import { type RenderState, renderStateOf } from './drawing/renderState.js';
import { fittedSizes, flowingSizes } from './drawing/sizes.js';
import { partIn } from './drawing/skeleton.js';
import { stylesFor, themeOn } from './drawing/styles.js';
import { focusAgain, focusIn, leave, resetStop } from './input/focus.js';
import { barOf, boxOf, type ElementBox, type Padding, paddingOf, textSize } from './layout/box.js';
import { compose, USUAL } from './layout/compose.js';
import type { Bar, Picture } from './layout/zones.js';
import type { ElementState } from './state.js';

/** The largest share of the screen's height that the viewer's cards may cover. */
const MOST_OF_SCREEN = 0.42;

/** What the page gives a table. */
export interface Surroundings {
  readonly box: ElementBox;
  readonly padding: Padding;
  readonly theme: Theme;
  readonly bar: Bar;
  /** The size of the page's text relative to the usual 16 pixels. */
  readonly text: number;
}

export function surroundingsOf(host: HTMLElement, { table }: ElementDom, theme: Theme): Surroundings {
  return {
    box: boxOf(host, table),
    padding: paddingOf(host),
    theme: themeOn(table, theme),
    bar: barOf(host),
    text: textSize(),
  };
}

/** Draws the current table, and keeps the focus. */
export function render(
  { root, table, sheet }: ElementDom,
  state: ElementState,
  around: Surroundings,
  actions: DockActions & ShelfActions,
): void {
  const { box, theme } = around;
  const shown = renderStateOf({ ...state, theme }, box);
  table.hidden = shown === null;
  if (shown === null) return;
  const { game, view, words, moves } = shown;
  if (state.drawnTheme !== theme) {
    state.drawnTheme = theme;
    sheet?.replaceSync(stylesFor(theme));
  }
  const focused = focusIn(root);
  if (moves.length === 0) leave(root);
  setAttribute(table, 'lang', words.game.common.language);
  drawTitle(table, shown);
  drawDock(table, shown, actions);
  const drawings = new Drawings(shown);
  const picture = composed(state, shown, around);
  placeParts(table, picture, around.padding);
  setAttribute(table, 'class', classesOf(shown, picture));
  const before = state.drawn?.sizes ?? null;
  const sizes =
    picture === null
      ? flowingSizes(shown)
      : fittedSizes(picture, shown, drawings, before?.picture === picture ? before : null);
  drawParts(table, shown, drawings, sizes, actions);
  placeOthers(table, picture, around.padding);
  for (const name of ['others', 'middle', 'own']) resetStop(partIn(table, name), root.activeElement);
  // A scrollable table without focusable content must be focusable, or the keyboard could not scroll it.
  if (table.classList.contains('tight') && moves.length === 0) setAttribute(table, 'tabindex', '0');
  else table.removeAttribute('tabindex');
  if (picture === null) keepInSight(table, state, moves.length > 0, game.game.isOver(view));
  Object.assign(state, { drawn: { box, sizes }, isOwed: false, isStale: false, wasAsked: moves.length > 0 });
  if (focused !== null) focusAgain(root, focused);
}

/**
 * The zones of the table, which stay the same as long as its game, seats, box and text do; `null` if the box has no
 * height of its own, or is too small.
 */
function composed(state: ElementState, { game, view }: RenderState, { box, bar, text }: Surroundings): Picture | null {
  const { width, height } = box;
  if (height === null) return null;
  const isWatching = view.viewer === null;
  const others = othersOf(view).length;
  const key = JSON.stringify([game.game.id, view.seats, isWatching, width, height, bar, text]);
  if (state.composed?.key !== key) {
    const picture = compose(game.composition ?? USUAL, { box: { width, height }, others, isWatching, bar, text });
    state.composed = picture === null ? null : { key, picture };
  }
  return state.composed?.picture ?? null;
}

function classesOf({ game, theme, box }: RenderState, picture: Picture | null): string {
  const hasEnds = game.composition?.wood === 'row' && picture?.form !== 'upright';
  const plain = `table hc-${theme}`;
  if (picture === null) return box.height === null ? plain : `${plain} tight`;
  return `${plain} fit ${picture.form}${picture.isBeside ? ' beside' : ''}${hasEnds ? ' ends' : ''}`;
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
