// Finds the places and sizes of a table's zones in a box.

/** The space for a table, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of a drawing: `width` in pixels, and `scale` relative to the usual card size. */
export interface Size {
  readonly width: number;
  readonly scale: number;
}

/** The other players, as panels or as chips of two short lines, in rows of `columns`; each is `width` wide. */
export interface SizedSeats extends Size {
  readonly part: 'seat' | 'chip';
  readonly columns: number;
  /** Whether they are to the left of the middle instead of above it. */
  readonly isBeside: boolean;
}

/** The sizes of the zones. */
export interface Sizes {
  readonly others: SizedSeats;
  readonly middle: Size;
  readonly own: Size;
}

/** The sizes of a drawing of the table. */
export interface DrawnSizes extends Sizes {
  /** Whether the table fills a box. */
  readonly isFitted: boolean;
}

/**
 * The arrangement of the zones: stacked (`rows`), stacked with the question next to the cards (`abreast`), or question
 * and cards in a column at the right (`column`).
 */
export type Arrangement = 'rows' | 'abreast' | 'column';

/** A layout in which every zone fits into its box. */
export interface Layout extends Sizes {
  readonly arrangement: Arrangement;
  /** The width of the question next to the cards, or of the column; in `rows`, the width of the table. */
  readonly side: number;
  /** The height of the viewer's cards when the layout was made, in pixels. */
  readonly ownHeight: number;
}

/** A layout, with a key of its inputs. */
export interface FittedLayout {
  readonly layout: Layout;
  readonly key: string;
}

/** The heights of the zones, in pixels. */
export interface Needs {
  /** The title line. */
  readonly title: number;
  /** The number of other players. */
  readonly others: number;
  /** The height of the tallest panel. */
  panel(size: Size): number;
  /** The height of a chip. */
  readonly chip: number;
  middle(size: Size): number;
  /** `null` if the viewer has no cards. */
  readonly own: ((size: Size) => number) | null;
  /** The height of the question and its buttons, which do not scale. */
  dock(width: number): number;
  /** How much the question grows once the viewer has picked something. */
  readonly choosing: number;
}

/** From large to small. Cards are 50 to 72 pixels wide at scale 1; none is drawn wider than about 150. */
const SCALES = [2.6, 2.4, 2.2, 2, 1.85, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.64] as const;
/** The middle has fewer touch targets, and can be smaller. */
const MIDDLE_SCALES = [...SCALES, 0.58, 0.5] as const;
const PANEL_SCALES = [1.3, 1.15, 1, 0.85, 0.7] as const;

/** The minimum width of a part. */
const MIN_PART = 160;
/** Wider drawings would only spread their cards. */
const MAX_MIDDLE = 620;
const MAX_OWN = 760;
const MAX_PANEL = 420;
/** The width limits of a chip, and its worth compared with a panel. */
const MIN_CHIP = 104;
const MAX_CHIP = 220;
const CHIP = 0.5;
/** In a box lower than `LOW`, chips of this width may be placed beside the middle. */
const LOW = 460;
const BESIDE_CHIP = 132;
/** The minimum width of the middle beside them: a board has rows of five cells to touch. */
const MIN_BESIDE = 420;
/** The largest share of the box for other players, and the shares to try for a column. */
const MOST_OTHERS = 0.34;
const COLUMNS = [0.26, 0.32, 0.38, 0.46, 0.5] as const;
const ABREAST = [0.3, 0.38, 0.46] as const;
/** The minimum width of a question, in pixels. */
const MIN_DOCK = 250;

/** The widths of an arrangement, before anything is enlarged. */
interface Frame {
  readonly arrangement: Arrangement;
  readonly side: number;
  /** The width of the table without the column. */
  readonly left: number;
}

/** Every width that the question can have in a box. */
export function docksIn(box: Box, hasOwn: boolean): readonly number[] {
  return [...new Set(framesOf(box, hasOwn).map(({ side }) => side))];
}

function framesOf({ width, height }: Box, hasOwn: boolean): readonly Frame[] {
  const frames: Frame[] = [{ arrangement: 'rows', side: width, left: width }];
  if (!hasOwn) return frames;
  for (const share of ABREAST) {
    const side = Math.floor(width * share);
    if (side >= MIN_DOCK) frames.push({ arrangement: 'abreast', side, left: width });
  }
  for (const share of COLUMNS) {
    const side = Math.floor(width * share);
    if (width > height && side >= MIN_DOCK) frames.push({ arrangement: 'column', side, left: width - side });
  }
  return frames;
}

interface MeasuredSeats extends SizedSeats {
  readonly height: number;
}

/** The ways to show the others in a width, with their heights. */
function seatsIn({ others, panel, chip }: Needs, width: number, isLow: boolean): readonly MeasuredSeats[] {
  const isBeside = false;
  if (others === 0) return [{ part: 'chip', width: MIN_CHIP, scale: 1, columns: 1, height: 0, isBeside }];
  const sized: MeasuredSeats[] = [];
  if (isLow && width - BESIDE_CHIP >= MIN_BESIDE) {
    const height = others * chip;
    sized.push({ part: 'chip', width: BESIDE_CHIP, scale: CHIP, columns: 1, height, isBeside: true });
  }
  for (let lines = 1; lines <= Math.min(3, others); lines++) {
    const columns = Math.ceil(others / lines);
    for (const scale of PANEL_SCALES) {
      const each = Math.min(Math.floor(width / columns), Math.floor(MAX_PANEL * scale));
      if (each < MIN_PART * Math.max(1, scale)) continue;
      const height = lines * panel({ width: each, scale });
      sized.push({ part: 'seat', width: each, scale, columns, height, isBeside });
    }
    const each = Math.min(Math.floor(width / columns), MAX_CHIP);
    if (each >= MIN_CHIP)
      sized.push({ part: 'chip', width: each, scale: CHIP, columns, height: lines * chip, isBeside });
  }
  return sized;
}

/**
 * The largest fitting scale of a descending list; `null` if the two smallest do not fit. Uses binary search, since
 * smaller drawings are seldom higher.
 */
function largest(scales: readonly number[], fits: (scale: number) => boolean): number | null {
  let found = scales.length - 1;
  if (!scales.slice(-1).some(fits)) found--;
  if (!scales.slice(found, found + 1).some(fits)) return null;
  let tooLarge = -1;
  while (found - tooLarge > 1) {
    const between = Math.floor((found + tooLarge) / 2);
    if (fits(scales[between] ?? 0)) found = between;
    else tooLarge = between;
  }
  return scales[found] ?? null;
}

/** The largest middle that fits, at a scale that `isOfUse` accepts. */
function middleIn({ middle }: Needs, width: number, height: number, isOfUse: (scale: number) => boolean): Size | null {
  const scale = largest(MIDDLE_SCALES.filter(isOfUse), (scale) => {
    const size = middleSize(width, scale);
    return size.width >= MIN_PART * Math.max(1, scale) && middle(size) <= height;
  });
  if (scale === null) return null;
  // A board as wide as its space cannot grow: report the smallest scale that still draws it that large.
  let found = middleSize(width, scale);
  for (const smaller of MIDDLE_SCALES) {
    if (smaller >= found.scale) continue;
    const next = middleSize(width, smaller);
    if (found.scale === 1 || !isSame(middle, found, next)) break;
    found = next;
  }
  return found;
}

/**
 * A drawing is limited by its width if its height follows the scale by less than this share. Above scale 1 text grows,
 * too.
 */
const GROWS = 0.4;
const GROWS_WITH_WORDS = 0.6;

/** Whether a smaller scale draws the part equally large because its width limits it. */
function isSame(heightOf: (size: Size) => number, larger: Size, smaller: Size): boolean {
  const height = heightOf(larger);
  const shrinks = (height - heightOf(smaller)) / height;
  const share = smaller.scale < 1 ? GROWS : GROWS_WITH_WORDS;
  // A drawing can grow higher at a smaller scale if its things wrap onto another line.
  return shrinks >= 0 && shrinks <= share * (1 - smaller.scale / larger.scale);
}

function middleSize(width: number, scale: number): Size {
  return { width: Math.min(width, Math.floor(MAX_MIDDLE * Math.max(1, scale))), scale };
}

function ownSize({ arrangement, side, left }: Frame, scale: number): Size {
  const room = arrangement === 'rows' ? left : arrangement === 'abreast' ? left - side : side;
  return { width: Math.min(room, MAX_OWN * scale), scale };
}

/** The height of the viewer's cards at a scale plus the question. */
function ownHeight({ own, dock, choosing }: Needs, frame: Frame, scale: number, isLow: boolean): number {
  const { arrangement, side } = frame;
  const size = ownSize(frame, scale);
  if (own === null) return dock(side);
  if (size.width < MIN_PART) return Number.POSITIVE_INFINITY;
  const cards = own(size);
  if (arrangement !== 'abreast') return cards + dock(side);
  // Beside the cards, room for `choosing` is often free, and a touch then moves nothing.
  return Math.max(cards, dock(side) + (isLow ? 0 : choosing));
}

/** Whether the viewer's cards already fill their width, so that a smaller scale describes their size. */
function growsNoMore({ own }: Needs, frame: Frame, scale: number): boolean {
  const smaller = SCALES.find((each) => each < scale);
  if (own === null || smaller === undefined) return false;
  return isSame(own, ownSize(frame, scale), ownSize(frame, smaller));
}

/** The scales at which the viewer's cards fit into the box, largest first. */
function ownScales(needs: Needs, frame: Frame, height: number, isLow: boolean): readonly number[] {
  const { own } = needs;
  if (own === null) return ownHeight(needs, frame, 1, isLow) > height ? [] : [1];
  const most = largest(SCALES, (scale) => ownHeight(needs, frame, scale, isLow) <= height);
  if (most === null) return [];
  return SCALES.filter((scale) => scale <= most);
}

/** Beyond this ratio of hand to middle, larger hand cards add no score. */
const MOST_HAND = 2;

/** Scores a layout's scales, mainly by the smaller of hand and middle. Without a hand, the middle stands in for it. */
function scoreOf(own: number | null, middle: number, others: number): number {
  const hand = own ?? middle;
  const counted = Math.min(hand, MOST_HAND * middle);
  return Math.min(hand, 1.15 * middle) + 0.3 * (counted + middle) + 0.2 * others;
}

/** The layout with the largest cards; `null` if the zones do not fit into the box at any size. */
export function solve(needs: Needs, box: Box): Layout | null {
  let best: Layout | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const hasOwn = needs.own !== null;
  for (const frame of framesOf(box, hasOwn)) {
    const { arrangement, side, left } = frame;
    const isLow = box.height < LOW;
    const seats = seatsIn(needs, left, isLow);
    for (const scale of ownScales(needs, frame, box.height, isLow)) {
      const hand = hasOwn ? scale : null;
      if (scoreOf(hand, MIDDLE_SCALES[0], PANEL_SCALES[0]) <= most || growsNoMore(needs, frame, scale)) continue;
      const height = ownHeight(needs, frame, scale, isLow);
      if (height > box.height) continue;
      const own = ownSize(frame, scale);
      const room = box.height - needs.title - (arrangement === 'column' ? 0 : height);
      for (const { height, ...others } of seats) {
        const { isBeside, width } = others;
        if (height > (isBeside ? room : MOST_OTHERS * box.height)) continue;
        const isBetter = (middle: number) => scoreOf(hand, middle, others.scale) > most;
        const middle = middleIn(needs, left - (isBeside ? width : 0), room - (isBeside ? 0 : height), isBetter);
        if (middle === null || !isBetter(middle.scale)) continue;
        best = { arrangement, side, others, middle, own, ownHeight: needs.own?.(own) ?? 0 };
        most = scoreOf(hand, middle.scale, others.scale);
      }
    }
  }
  return best;
}

/** A table keeps its layout while less than this share of its box is empty. */
const MOST_EMPTY = 0.3;
/** A new arrangement must be better by this factor. */
const BETTER = 1.12;
/** If cards shrink below this share of their former height, there may be too many for their width. */
const SHRUNK = 0.9;

/** The layout for the current table: the previous one as long as every zone fits, so that nothing jumps. */
export function solveAgain(needs: Needs, box: Box, before: Layout): Layout | null {
  const empty = emptyIn(needs, box, before);
  const ownHeight = needs.own?.(before.own) ?? 0;
  const isSmaller = ownHeight < SHRUNK * before.ownHeight;
  if (empty >= 0 && empty < MOST_EMPTY * box.height && !isSmaller) return before;
  const next = solve(needs, box);
  if (empty < 0 || next === null) return next;
  const score = ({ middle, others }: Layout, own: number) =>
    scoreOf(needs.own === null ? null : own, middle.scale, others.scale);
  const own = isSmaller ? shownScale(needs, before, box) : before.own.scale;
  return score(next, next.own.scale) > BETTER * score(before, own) ? next : { ...before, ownHeight };
}

/** The smallest scale that draws the viewer's cards as large as the layout does. */
function shownScale(needs: Needs, { arrangement, side, own }: Layout, { width }: Box): number {
  const frame = { arrangement, side, left: arrangement === 'column' ? width - side : width };
  return SCALES.find((scale) => scale <= own.scale && !growsNoMore(needs, frame, scale)) ?? own.scale;
}

/** The height that a layout leaves empty between its zones, in pixels; negative if they do not fit. */
function emptyIn(needs: Needs, box: Box, { arrangement, side, others, middle, own }: Layout): number {
  const seat = others.part === 'chip' ? needs.chip : needs.panel(others);
  const panels = needs.others === 0 ? 0 : Math.ceil(needs.others / others.columns) * seat;
  const left = needs.title + (others.isBeside ? Math.max(panels, needs.middle(middle)) : panels + needs.middle(middle));
  const cards = needs.own === null ? 0 : needs.own(own);
  const dock = needs.dock(side);
  if (arrangement === 'column') return Math.min(box.height - left, box.height - cards - dock);
  return box.height - left - (arrangement === 'abreast' ? Math.max(cards, dock) : cards + dock);
}
