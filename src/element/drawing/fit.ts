// Fits the table into its box: measures the zones and picks a layout.

import { type Box, docksIn, type FittedLayout, type Needs, type Sizes, solve, solveAgain } from '../layout/solve.js';
import { setAttribute } from './dom.js';
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

/** Measured heights by what was measured. Those of another font or another look of the page do not hold. */
export type Measures = Map<string, number>;

/** How many heights to keep: a game repeats most questions. */
const MOST_KEPT = 400;

/** The table to measure. */
interface Measured {
  readonly table: HTMLElement;
  /** The classes to measure it with, before it has an arrangement. */
  readonly classes: string;
  readonly measures: Measures;
}

/**
 * The layout for a box, measured on the table after its question and buttons are drawn; `null` if nothing fits. Keeps
 * the previous layout as long as possible.
 */
export function fitted(
  measured: Measured,
  shown: RenderState,
  drawings: Drawings,
  box: Box,
  before: FittedLayout | null,
): FittedLayout | null {
  const { game, view, shelf } = shown;
  const key = [game.game.id, view.seats, view.viewer, shelf !== null, box.width, box.height].join(' ');
  const needs = needsOf(measured, shown, drawings, box);
  const layout = before?.key === key ? solveAgain(needs, box, before.layout) : solve(needs, box);
  return layout === null ? null : { layout, key };
}

/** Everything in the question that makes it higher: its texts and classes. */
function contentOf(dock: Element): string {
  const said = [...dock.querySelectorAll('*')].map(({ className, firstChild }) => {
    return `${className}${firstChild instanceof Text ? ` ${firstChild.data}` : ''}`;
  });
  return said.join('\n');
}

/** The heights of copies of the question in these widths, by one layout. */
function docksOf(dock: Element, widths: readonly number[]): readonly number[] {
  const copies = widths.map((width) => {
    // A clone has the class of its original.
    const copy = dock.cloneNode(true) as HTMLElement;
    copy.style.cssText = `position:absolute;visibility:hidden;width:${width}px`;
    return copy;
  });
  dock.after(...copies);
  const heights = copies.map(({ offsetHeight }) => offsetHeight);
  for (const copy of copies) copy.remove();
  return heights;
}

/** Measures the question in a width: in the first one, and then in all others at once. */
function docksOnce({ table, classes, measures }: Measured, widths: readonly number[]): (width: number) => number {
  const dock = partIn(table, 'dock');
  const key = `${classes} ${table.style.getPropertyValue('--type')} ${contentOf(dock)}`;
  let hasMeasured = false;
  return (width) => {
    const kept = measures.get(`${width} ${key}`);
    if (kept !== undefined) return kept;
    const others = hasMeasured ? widths.filter((each) => each !== width && !measures.has(`${each} ${key}`)) : [];
    hasMeasured = true;
    setAttribute(table, 'class', classes);
    const [height = 0, ...more] = docksOf(dock, [width, ...others]);
    measures.set(`${width} ${key}`, height);
    for (const [index, other] of others.entries()) measures.set(`${other} ${key}`, more[index] ?? 0);
    return height;
  };
}

/** The height of the title line. */
function titleOf({ table, classes, measures }: Measured, width: number): number {
  const title = partIn(table, 'title');
  const key = `title ${width} ${classes} ${title.textContent}`;
  let height = measures.get(key);
  if (height === undefined) {
    setAttribute(table, 'class', classes);
    // A page can position the title absolutely; then it takes no space.
    height = getComputedStyle(title).position === 'absolute' ? 0 : title.offsetHeight;
    measures.set(key, height);
  }
  return height;
}

function needsOf(measured: Measured, shown: RenderState, drawings: Drawings, box: Box): Needs {
  const { view, shelf } = shown;
  const { viewer } = view;
  const others = othersOf(view);
  const { table, measures } = measured;
  if (measures.size > MOST_KEPT) measures.clear();
  return {
    title: titleOf(measured, box.width),
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
    dock: docksOnce(measured, docksIn(box, viewer !== null)),
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
