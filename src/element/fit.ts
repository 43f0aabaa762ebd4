// Fits the table into its box: measures the zones, and chooses the layout.
import type { Seat } from '../engine/seats.js';
import type { TablePart } from '../svg/options.js';
import { parsed } from './dom.js';
import { type DrawPart, drawingOf, othersOf, shelfHeight } from './drawings.js';
import { type Box, type FittedLayout, type Needs, type Size, solve, solveAgain } from './layout.js';
import type { RenderState } from './renderState.js';
import { partIn } from './skeleton.js';

/** Every chip is as high as this. */
const CHIP_HEIGHT = 52;
const HEIGHT = / height="([\d.]+)"/;
/** A line of buttons, and the button that takes a pick back. */
const CHOOSING = 72;
/** How much of an enlargement the words share. */
const OF_WORDS = 0.3;

/** The drawings of one picture of the table: each part is drawn once for each width and scale. */
export class Drawings {
  readonly #shown: RenderState;
  readonly #drawn = new Map<string, string>();

  constructor(shown: RenderState) {
    this.#shown = shown;
  }

  #of(part: TablePart, { width, scale }: Size, seat?: Seat): string {
    const key = `${part} ${width} ${scale} ${seat ?? ''}`;
    let drawing = this.#drawn.get(key);
    if (drawing === undefined) {
      const zoom = zoomOf(scale);
      drawing = drawingOf(this.#shown, part, { width: Math.floor(width / zoom), scale: scale / zoom }, seat);
      this.#drawn.set(key, drawing);
    }
    return drawing;
  }

  /** How high a part of this size is, in pixels. */
  height(part: TablePart, size: Size, seat?: Seat): number {
    return zoomOf(size.scale) * Number(HEIGHT.exec(this.#of(part, size, seat))?.[1] ?? 0);
  }

  /** A part of this size as an element. */
  readonly draw: DrawPart = (part: TablePart, size: Size, seat?: Seat) => {
    const made = parsed(this.#of(part, size, seat));
    const zoom = zoomOf(size.scale);
    for (const side of ['width', 'height']) made.setAttribute(side, String(Number(made.getAttribute(side)) * zoom));
    return made;
  };
}

/** How much larger the words of a drawing are at a scale. */
function zoomOf(scale: number): number {
  return Math.max(1, 1 + (scale - 1) * OF_WORDS);
}

/**
 * The layout for a box, measured on the table, whose question and buttons are drawn; `null` if nothing fits. The one before
 * stays as long as it can.
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
    // A page can put it anywhere, and then it takes no space.
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
