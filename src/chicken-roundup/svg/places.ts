// The places on the table of Chicken Roundup: the cells of the yard, and the coops and piles around it.
import type { BoxSize } from '../../svg/block.js';
import { heightOf } from '../../svg/card.js';
import { FINGER, MIN_TARGET } from '../../svg/fan.js';
import { COLUMNS, ROWS } from '../table.js';
import { NAMED_FROM } from './shortFace.js';

/** A place of one thing, by its left upper corner. */
interface Spot extends BoxSize {
  readonly x: number;
  readonly y: number;
  /** Whether words stand beside the thing instead of below it. */
  readonly isStrip: boolean;
}

/** A side of the yard, and one of its outer rows, as the viewer sees them. */
export type Side = 'left' | 'right';
export type Row = 'top' | 'bottom';

/** A place next to a row. */
type SpotAt = (side: Side, row: Row) => Spot;

/** The sizes and places of a yard. */
export interface Places {
  /** The left and upper edge of the cells. */
  readonly left: number;
  readonly top: number;
  /** The distances between columns and between rows, and the width and the ratio of a card in a cell. */
  readonly cell: number;
  readonly line: number;
  readonly card: number;
  readonly ratio: number;
  /** The size of the end of a row, and its distance from the cells. */
  readonly end: number;
  readonly away: number;
  /** How much wider than a place the words below it may be. */
  readonly spill: number;
  readonly spot: SpotAt;
}

/** The space around the cells in a box, for both sides together. */
const FENCE = 26;
/** The largest card in a box, and the least ratio of its height to its width. */
const LARGEST = 150;
const RATIO = heightOf(1);
const LEAST_RATIO = 1.16;
/** The distances of columns and rows, as shares of a card. */
const ACROSS = 1.07;
const DOWN = 0.05;
/** The space between the yard and what lies beside it, and the least width of that, as shares of a card. */
const ASIDE = 0.13;
const BESIDE = 0.8;
/** The heights of a strip above and below the yard. */
const STRIP = [40, 104] as const;

/** Coops and piles beside the yard. */
function besideIn({ width, height }: BoxSize): Places {
  const across = ACROSS * COLUMNS + 2 * (ASIDE + BESIDE);
  const card = Math.min((width - FENCE - 16) / across, (height - FENCE) / (ROWS.length * (RATIO + DOWN)), LARGEST);
  const left = (width - card * ACROSS * COLUMNS) / 2;
  const top = (height - ROWS.length * card * (RATIO + DOWN)) / 2;
  const aside = card * ASIDE + 12;
  return placesOf(
    // A finger on an end touches no cell.
    { left, top, card, end: 30, away: FINGER / 2 + 2, spill: 20 },
    aside,
    Math.min(card * ACROSS, left - aside - 5),
  );
}

/** Coops and piles in strips above and below the yard; small cards, which show no names, may be lower. */
function stripsIn({ width, height }: BoxSize): Places {
  const strip = Math.max(STRIP[0], Math.min(height * 0.14, STRIP[1]));
  const widest = Math.min((width - FENCE) / (ACROSS * COLUMNS), LARGEST);
  const line = (height - FENCE - 2 * strip) / ROWS.length;
  const least = widest < NAMED_FROM ? LEAST_RATIO : RATIO;
  const ratio = Math.max(least, Math.min(RATIO, line / widest - DOWN));
  const card = Math.min(widest, line / (ratio + DOWN));
  const [across, down] = [card * ACROSS * COLUMNS, ROWS.length * card * (ratio + DOWN)];
  const [left, top] = [(width - across) / 2, (height - down) / 2];
  return {
    ...placesOf({ left, top, card, end: FENCE, away: FENCE / 2 - 4, spill: 0 }, 0, 0),
    ratio,
    line: card * (ratio + DOWN),
    spot: (side, row) => ({
      x: side === 'left' ? left : left + across / 2,
      y: row === 'top' ? top - FENCE / 2 - strip : top + down + FENCE / 2,
      width: across / 2,
      height: strip,
      isStrip: true,
    }),
  };
}

/** The places of a yard with coops and piles of this width beside it, at this distance. */
function placesOf(
  yard: Pick<Places, 'left' | 'top' | 'card' | 'end' | 'away' | 'spill'>,
  aside: number,
  width: number,
): Places {
  const { left, top, card } = yard;
  const [cell, line] = [card * ACROSS, card * (RATIO + DOWN)];
  return {
    ...yard,
    cell,
    line,
    ratio: RATIO,
    spot: (side, row) => ({
      x: side === 'left' ? left - aside - width : left + cell * COLUMNS + aside,
      y: row === 'top' ? top : top + 2 * line,
      width,
      height: line,
      isStrip: false,
    }),
  };
}

/** The places in a box: coops and piles above and below the yard if its cards become larger. */
export function placesIn(box: BoxSize): Places {
  const [beside, strips] = [besideIn(box), stripsIn(box)];
  return strips.card > beside.card * 1.1 ? strips : beside;
}

/** The space for letters and numbers, at the upper and the left edge. */
export const MARGIN = 14;
/** The width of a column at scale 1: a larger yard would not fit on a screen together with the hand. */
const MAX_CELL = 72;
/** Large enough for a finger not to touch the next cell. */
const MIN_CELL = MIN_TARGET + 3;

/** The places at natural height; a side without a coop needs less space than the other. */
export function naturalPlaces(maxWidth: number, scale: number, isOpposite: boolean, isTurned: boolean): Places {
  const bare = isOpposite ? 1 : 0.75;
  const columns = COLUMNS + 1 + bare;
  const cell = Math.min(Math.max(MIN_CELL, MAX_CELL * scale), (maxWidth - MARGIN) / columns);
  const left = MARGIN + (maxWidth - MARGIN - cell * columns) / 2 + cell * (isTurned ? bare : 1);
  const end = Math.min(36, cell * 0.5);
  // Outside the yard, so that a finger aiming at a cell does not hit it; three quarters of a cell are free.
  const away = Math.min(MIN_TARGET / 2, cell * 0.75 - end / 2);
  return placesOf({ left, top: MARGIN + 4, card: cell / ACROSS, end, away, spill: 0 }, cell * 0.09, cell * 0.88);
}
