// The sizes of a table's drawings: those of its zones, or natural ones.

import { OWN_CARD } from '../../svg/fan.js';
import type { Picture, Zone } from '../layout/zones.js';
import { type Drawings, MIN_WIDTH, othersOf, shelfHeight } from './drawings.js';
import type { RenderState } from './renderState.js';
import type { DrawnSizes, Size } from './size.js';

/** From large to small; no card is drawn wider than about 300 pixels. */
const SCALES = [
  4, 3.4, 3, 2.6, 2.2, 2, 1.85, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.64, 0.58, 0.5,
] as const;
/** Drawings of natural height are not wider than this share of their height, or their cards would only spread. */
const WIDEST = 620;
/** The share of an enlargement that applies to text. */
const OF_WORDS = 0.3;

/** The enlargement of a drawing's text at a scale. */
function zoomOf(scale: number): number {
  return Math.max(1, 1 + (scale - 1) * OF_WORDS);
}

const flowingSize = (width: number, scale: number): Size => ({ width, height: null, scale, zoom: zoomOf(scale) });

const filling = ({ width, height }: Zone, scale: number, zoom: number): Size => ({ width, height, scale, zoom });

/** The sizes of the drawings in the zones of a picture; `before` are the sizes of the last drawing in the same zones. */
export function fittedSizes(
  picture: Picture,
  shown: RenderState,
  drawings: Drawings,
  before: DrawnSizes | null,
): DrawnSizes {
  const { grow, card, others, middle, own } = picture;
  const face = picture.face === null ? null : filling(picture.face, grow, grow);
  const { game, view, words, shelf } = shown;
  const chips = others.map((each) => filling(each, grow, grow));
  if (game.composition !== undefined)
    return {
      picture,
      others: chips,
      middle: filling(middle, grow, grow),
      own: filling(own, card / OWN_CARD, grow),
      face,
    };
  const { viewer } = view;
  const ownHeight = (size: Size) => {
    if (viewer === null) return 0;
    return shelf === null ? drawings.height('lap', size, viewer) : shelfHeight(shelf, words.words.shelf.how, size);
  };
  return {
    picture,
    others: chips,
    middle: largestIn(middle, (size) => drawings.height('middle', size), before?.middle),
    own: viewer === null ? flowingSize(own.width, 1) : largestIn(own, ownHeight, before?.own),
    face,
  };
}

/** The largest drawing of natural height that fits into a zone: the one before as long as it fits. */
function largestIn({ width, height }: Zone, heightOf: (size: Size) => number, before: Size | undefined): Size {
  const sizeAt = (scale: number) => flowingSize(Math.min(width, WIDEST * Math.max(1, scale)), scale);
  const fits = (scale: number) => heightOf(sizeAt(scale)) <= height;
  if (before !== undefined && fits(before.scale)) return before;
  return sizeAt(SCALES.find((scale) => scale <= (before?.scale ?? scale) && fits(scale)) ?? 0.5);
}

/** The maximum width of the middle and the viewer's cards. */
const MAX_WIDTH = 760;
/** From this width on, a table has larger cards. */
const WIDE = 600;
const LARGER = 1.25;
/** The minimum width of another player's panel, if there are several. */
const PANEL_WIDTH = 178;

/** The sizes for a table of natural height: nothing is enlarged. */
export function flowingSizes({ view, box }: RenderState): DrawnSizes {
  const width = Math.max(MIN_WIDTH, box.width);
  const wide = Math.min(width, MAX_WIDTH);
  const size = flowingSize(wide, wide < WIDE ? 1 : LARGER);
  const seats = othersOf(view);
  const count = seats.length;
  const columns = count === 1 ? 1 : Math.max(1, Math.min(count, Math.floor(width / PANEL_WIDTH)));
  const panel = flowingSize(Math.floor(Math.min(width, count * MAX_WIDTH) / columns), 1);
  return { picture: null, others: seats.map(() => panel), middle: size, own: size, face: null };
}
