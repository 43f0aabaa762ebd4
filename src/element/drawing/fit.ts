// Fits the table into its box: measures the zones and picks a layout.

import type { Measures } from '../layout/box.js';
import { type Box, docksIn, type FittedLayout, type Needs, type Sizes, solve, solveAgain } from '../layout/solve.js';
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

/** How many heights to keep: a game repeats most questions. */
const MOST_KEPT = 400;

/** The table to measure. */
interface Measured {
  readonly table: HTMLElement;
  /** The classes to measure it with, before it has an arrangement. */
  readonly classes: string;
  /** Other classes that it may need next. */
  readonly spare: readonly string[];
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

/** Draws the title and the question in these classes and widths, hidden. */
function hiddenCopy(table: HTMLElement, classes: string, widths: readonly number[]) {
  // A clone has the class of its original.
  const clone = (element: HTMLElement, isDeep: boolean) => element.cloneNode(isDeep) as HTMLElement;
  const [frame, title] = [clone(table, false), clone(partIn(table, 'title'), true)];
  const docks = widths.map((width) => {
    const dock = clone(partIn(table, 'dock'), true);
    dock.style.cssText = `position:absolute;width:${width}px`;
    return dock;
  });
  frame.className = classes;
  frame.style.visibility = 'hidden';
  frame.append(title, ...docks);
  return { frame, title, docks };
}

/** The heights of the title and of the question, measured by one layout: in all of these widths and classes. */
function measuredHeights({ table, classes, spare, measures }: Measured, widths: readonly number[]) {
  const type = table.style.getPropertyValue('--type');
  const said = { title: partIn(table, 'title').textContent, dock: contentOf(partIn(table, 'dock')) };
  const keyOf = (part: keyof typeof said, looks: string, width: number) =>
    `${part} ${width} ${looks} ${type} ${said[part]}`;
  const whole = Math.max(...widths);
  const measure = () => {
    const copies = [classes, ...spare].map((looks) => ({ looks, ...hiddenCopy(table, looks, widths) }));
    table.after(...copies.map(({ frame }) => frame));
    for (const { looks, title, docks } of copies) {
      // A page can position the title absolutely; then it takes no space.
      const height = getComputedStyle(title).position === 'absolute' ? 0 : title.offsetHeight;
      measures.set(keyOf('title', looks, whole), height);
      for (const [index, dock] of docks.entries()) {
        measures.set(keyOf('dock', looks, widths[index] ?? whole), dock.offsetHeight);
      }
    }
    for (const { frame } of copies) frame.remove();
  };
  const heightOf = (part: keyof typeof said, width: number) => {
    const key = keyOf(part, classes, width);
    if (!measures.has(key)) measure();
    return measures.get(key) ?? 0;
  };
  return { title: heightOf('title', whole), dock: (width: number) => heightOf('dock', width) };
}

function needsOf(measured: Measured, shown: RenderState, drawings: Drawings, box: Box): Needs {
  const { view, shelf } = shown;
  const { viewer } = view;
  const others = othersOf(view);
  const { table, measures } = measured;
  if (measures.size > MOST_KEPT) measures.clear();
  return {
    ...measuredHeights(measured, docksIn(box, viewer !== null)),
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
