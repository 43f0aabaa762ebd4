// Fits the table into its box: measures the zones and picks a layout.

import { type Box, type FittedLayout, type Needs, type Sizes, solve, solveAgain } from '../layout/solve.js';
import { type Drawings, MIN_WIDTH, othersOf, shelfHeight } from './drawings.js';
import type { RenderState } from './renderState.js';
import { partIn } from './skeleton.js';

/** The height of every chip. */
const CHIP_HEIGHT = 52;
/** The height of a line of buttons plus the take-back button. */
const CHOOSING = 72;
/** The maximum width of the middle and the viewer's cards. */
const MAX_WIDTH = 760;
/** From this width on, a table has larger cards. */
const WIDE = 600;
const LARGER = 1.25;
/** The minimum width of another player's panel, if there are several. */
const PANEL_WIDTH = 178;

/**
 * The layout for a box, measured on the table after its question and buttons are drawn; `null` if nothing fits. Keeps
 * the previous layout as long as possible.
 */
export function fitted(
  table: HTMLElement,
  shown: RenderState,
  drawings: Drawings,
  box: Box,
  before: FittedLayout | null,
): FittedLayout | null {
  const { game, view, shelf } = shown;
  const key = [game.game.id, view.seats, view.viewer, shelf !== null, box.width, box.height].join(' ');
  const needs = needsOf(table, shown, drawings);
  const layout = before?.key === key ? solveAgain(needs, box, before.layout) : solve(needs, box);
  return layout === null ? null : { layout, key };
}

function needsOf(table: HTMLElement, shown: RenderState, drawings: Drawings): Needs {
  const { view, shelf } = shown;
  const { viewer } = view;
  const others = othersOf(view);
  const dock = partIn(table, 'dock');
  const title = partIn(table, 'title');
  const docks = new Map<number, number>();
  return {
    // A page can position the title absolutely; then it takes no space.
    title: getComputedStyle(title).position === 'absolute' ? 0 : title.offsetHeight,
    others: others.length,
    panel: (size) => Math.max(...others.map((each) => drawings.height('seat', size, each))),
    chip: CHIP_HEIGHT,
    middle: (size) => drawings.height('middle', size),
    own:
      viewer === null
        ? null
        : shelf !== null
          ? (size) => shelfHeight(shelf, shown.words.words.shelf.how, size)
          : (size) => drawings.height('lap', size, viewer),
    dock(width) {
      let height = docks.get(width);
      if (height === undefined) {
        dock.style.cssText = `position:absolute;visibility:hidden;width:${width}px`;
        height = dock.offsetHeight;
        dock.style.cssText = '';
        docks.set(width, height);
      }
      return height;
    },
    choosing: partIn(table, 'buttons').childElementCount === 0 ? CHOOSING : 0,
  };
}

/** The sizes for a table of natural height: nothing is enlarged. */
export function flowing({ view, box }: RenderState): Sizes {
  const width = Math.max(MIN_WIDTH, box.width);
  const wide = Math.min(width, MAX_WIDTH);
  const scale = wide < WIDE ? 1 : LARGER;
  const count = othersOf(view).length;
  const columns = count === 1 ? 1 : Math.max(1, Math.min(count, Math.floor(width / PANEL_WIDTH)));
  return {
    others: {
      part: 'seat',
      width: Math.floor(Math.min(width, count * MAX_WIDTH) / columns),
      scale: 1,
      columns,
      isBeside: false,
    },
    middle: { width: wide, scale },
    own: { width: wide, scale },
  };
}
