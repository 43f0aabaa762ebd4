// Where the zones of a table lie in a box, and how large they are drawn.

/** The space for a table, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A drawing that is `width` pixels wide, with cards that are `scale` times as large as usual. */
export interface Size {
  readonly width: number;
  readonly scale: number;
}

/** The other players, as panels or as chips of two short lines: in lines of `columns`, each this wide. */
export interface SizedSeats extends Size {
  readonly part: 'seat' | 'chip';
  readonly columns: number;
  /** Whether they lie at the left of the middle, and not above it. */
  readonly isBeside: boolean;
}

/** How large the zones are drawn. */
export interface Sizes {
  readonly others: SizedSeats;
  readonly middle: Size;
  readonly own: Size;
}

/**
 * How the zones lie: one below the other (`rows`), the same with the question next to the cards (`abreast`), or
 * question and cards in a column at the right (`column`).
 */
export type Arrangement = 'rows' | 'abreast' | 'column';

/** A layout in which every zone fits into its box. */
export interface Layout extends Sizes {
  readonly arrangement: Arrangement;
  /** The width of the question next to the cards, or of the column; in rows, that of the table. */
  readonly side: number;
  /** How high the viewer's cards were, in pixels. */
  readonly ownHeight: number;
}

/** A layout, and what it was made for. */
export interface FittedLayout {
  readonly layout: Layout;
  readonly key: string;
}

/** The heights of the zones, in pixels. */
export interface Needs {
  /** The line at the top. */
  readonly title: number;
  /** How many other players there are. */
  readonly others: number;
  /** The height of the highest panel of another player. */
  panel(size: Size): number;
  /** The height of a chip. */
  readonly chip: number;
  middle(size: Size): number;
  /** `null` if nothing lies before the viewer. */
  readonly own: ((size: Size) => number) | null;
  /** The height of the question and its buttons, which are not enlarged. */
  dock(width: number): number;
  /** How much higher the question becomes once the viewer has picked something. */
  readonly choosing: number;
}

/** From the largest to the smallest. Cards are 50 to 72 wide at scale 1: none is drawn wider than about 150. */
const SCALES = [2.6, 2.4, 2.2, 2, 1.85, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.64] as const;
/** The middle has fewer things to touch, and can be smaller. */
const MIDDLE_SCALES = [...SCALES, 0.58, 0.5] as const;
const PANEL_SCALES = [1.3, 1.15, 1, 0.85, 0.7] as const;

/** The narrowest drawing of a part. */
const MIN_PART = 160;
/** Wider drawings would only spread their cards. */
const MAX_MIDDLE = 620;
const MAX_OWN = 760;
const MAX_PANEL = 420;
/** The widths of a chip, and how much it shows next to a panel. */
const MIN_CHIP = 104;
const MAX_CHIP = 220;
const CHIP = 0.5;
/** In a lower box chips may lie next to the middle, each this wide. */
const LOW = 460;
const BESIDE_CHIP = 132;
/** The middle next to them is at least this wide: a board has five cells to touch in a line. */
const MIN_BESIDE = 420;
/** The parts of the box that other players may take, and that a column may. */
const MOST_OTHERS = 0.34;
const COLUMNS = [0.26, 0.32, 0.38, 0.46, 0.5] as const;
const ABREAST = [0.3, 0.38, 0.46] as const;
/** A question needs this width, in pixels. */
const MIN_DOCK = 250;

/** The widths of an arrangement, before anything is enlarged. */
interface Frame {
  readonly arrangement: Arrangement;
  readonly side: number;
  /** The width of the table without the column. */
  readonly left: number;
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

/** The others in a width, each with the height that they take. */
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
 * The largest of these scales, listed from the largest, that fits; `null` if the two smallest do not. It tries few of them: a
 * smaller drawing is seldom higher.
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

/** The largest middle that fits, of the scales that are of use. */
function middleIn({ middle }: Needs, width: number, height: number, isOfUse: (scale: number) => boolean): Size | null {
  const scale = largest(MIDDLE_SCALES.filter(isOfUse), (scale) => {
    const size = middleSize(width, scale);
    return size.width >= MIN_PART * Math.max(1, scale) && middle(size) <= height;
  });
  if (scale === null) return null;
  // A board that is as wide as its space grows no more: the smallest scale that draws it so says how large it is.
  let found = middleSize(width, scale);
  for (const smaller of MIDDLE_SCALES) {
    if (smaller >= found.scale) continue;
    const next = middleSize(width, smaller);
    if (found.scale === 1 || !isSame(middle, found, next)) break;
    found = next;
  }
  return found;
}

/** A drawing of whose height less than this share follows the scale is limited by its width. Above scale 1 its words grow, too. */
const GROWS = 0.4;
const GROWS_WITH_WORDS = 0.6;

/** Whether a smaller scale draws a part as large, since its width limits it. */
function isSame(heightOf: (size: Size) => number, larger: Size, smaller: Size): boolean {
  const height = heightOf(larger);
  const shrinks = (height - heightOf(smaller)) / height;
  const share = smaller.scale < 1 ? GROWS : GROWS_WITH_WORDS;
  // Things that break into another line make a smaller drawing higher.
  return shrinks >= 0 && shrinks <= share * (1 - smaller.scale / larger.scale);
}

function middleSize(width: number, scale: number): Size {
  return { width: Math.min(width, Math.floor(MAX_MIDDLE * Math.max(1, scale))), scale };
}

function ownSize({ arrangement, side, left }: Frame, scale: number): Size {
  const room = arrangement === 'rows' ? left : arrangement === 'abreast' ? left - side : side;
  return { width: Math.min(room, MAX_OWN * scale), scale };
}

/** The height that the viewer's cards at a scale and the question take. */
function ownHeight({ own, dock, choosing }: Needs, frame: Frame, scale: number, isLow: boolean): number {
  const { arrangement, side } = frame;
  const size = ownSize(frame, scale);
  if (own === null) return dock(side);
  if (size.width < MIN_PART) return Number.POSITIVE_INFINITY;
  const cards = own(size);
  if (arrangement !== 'abreast') return cards + dock(side);
  // Next to the cards this often costs nothing, and a touch moves nothing.
  return Math.max(cards, dock(side) + (isLow ? 0 : choosing));
}

/** Whether the viewer's cards are as wide as their place, so that a smaller scale says how large they are. */
function growsNoMore({ own }: Needs, frame: Frame, scale: number): boolean {
  const smaller = SCALES.find((each) => each < scale);
  if (own === null || smaller === undefined) return false;
  return isSame(own, ownSize(frame, scale), ownSize(frame, smaller));
}

/** The scales at which the viewer's cards fit into the box, from the largest. */
function ownScales(needs: Needs, frame: Frame, height: number, isLow: boolean): readonly number[] {
  const { own } = needs;
  if (own === null) return ownHeight(needs, frame, 1, isLow) > height ? [] : [1];
  const most = largest(SCALES, (scale) => ownHeight(needs, frame, scale, isLow) <= height);
  if (most === null) return [];
  return SCALES.filter((scale) => scale <= most);
}

/** A hand whose cards are this many times as large as those in the middle wins nothing by larger ones. */
const MOST_HAND = 2;

/** How good the scales of a layout are: the smaller of hand and middle decides. Without a hand, the middle stands for it. */
function scoreOf(own: number | null, middle: number, others: number): number {
  const hand = own ?? middle;
  const counted = Math.min(hand, MOST_HAND * middle);
  return Math.min(hand, 1.15 * middle) + 0.3 * (counted + middle) + 0.2 * others;
}

/** The layout in which the cards are the largest; `null` if no zone can be made small enough for the box. */
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

/** A table keeps its arrangement while less than this share of its box is empty. */
const MOST_EMPTY = 0.3;
/** A new arrangement must be better by this factor. */
const BETTER = 1.12;
/** Cards that are lower than this share of what they were may have become too many for their width. */
const SHRUNK = 0.9;

/** The layout for the table as it is now: the one before, as long as every zone still fits, so that nothing jumps. */
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

/** The smallest scale that draws the viewer's cards as large as a layout does. */
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
