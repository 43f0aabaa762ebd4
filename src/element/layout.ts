// Where the zones of a table lie in a box, and how large they are drawn.

/** The space for a table, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A drawing that is `width` pixels wide, with cards that are `scale` times as large as usual. */
export interface Placed {
  readonly width: number;
  readonly scale: number;
}

/** The other players, as panels or as chips of two short lines: in lines of `columns`, each this wide. */
export interface PlacedSeats extends Placed {
  readonly part: 'seat' | 'chip';
  readonly columns: number;
  /** Whether they lie at the left of the middle, and not above it. */
  readonly isBeside: boolean;
}

/**
 * How the zones lie: one below the other (`rows`), the same with the question next to the cards (`abreast`), or
 * question and cards in a column at the right (`column`).
 */
export type Arrangement = 'rows' | 'abreast' | 'column';

/** A layout in which every zone fits into its box. */
export interface Layout {
  readonly arrangement: Arrangement;
  /** The width of the question next to the cards, or of the column; in rows, that of the table. */
  readonly side: number;
  readonly others: PlacedSeats;
  readonly middle: Placed;
  readonly own: Placed;
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
  panel(placed: Placed): number;
  /** The height of a chip. */
  readonly chip: number;
  middle(placed: Placed): number;
  /** `null` if nothing lies before the viewer. */
  readonly own: ((placed: Placed) => number) | null;
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
const COLUMNS = [0.26, 0.32, 0.38, 0.44, 0.5] as const;
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

interface MeasuredSeats extends PlacedSeats {
  readonly height: number;
}

/** The others in a width, each with the height that they take. */
function seatsIn({ others, panel, chip }: Needs, width: number, isLow: boolean): readonly MeasuredSeats[] {
  const isBeside = false;
  if (others === 0) return [{ part: 'chip', width: MIN_CHIP, scale: 1, columns: 1, height: 0, isBeside }];
  const placed: MeasuredSeats[] = [];
  if (isLow && width - BESIDE_CHIP >= MIN_BESIDE) {
    const height = others * chip;
    placed.push({ part: 'chip', width: BESIDE_CHIP, scale: CHIP, columns: 1, height, isBeside: true });
  }
  for (let lines = 1; lines <= Math.min(3, others); lines++) {
    const columns = Math.ceil(others / lines);
    for (const scale of PANEL_SCALES) {
      const each = Math.min(Math.floor(width / columns), Math.floor(MAX_PANEL * scale));
      if (each < MIN_PART * Math.max(1, scale)) continue;
      const height = lines * panel({ width: each, scale });
      placed.push({ part: 'seat', width: each, scale, columns, height, isBeside });
    }
    const each = Math.min(Math.floor(width / columns), MAX_CHIP);
    if (each >= MIN_CHIP)
      placed.push({ part: 'chip', width: each, scale: CHIP, columns, height: lines * chip, isBeside });
  }
  return placed;
}

/** The largest middle that fits. */
function middleIn({ middle }: Needs, width: number, height: number): Placed | null {
  for (const [index, scale] of MIDDLE_SCALES.entries()) {
    const placed = placedMiddle(width, scale);
    if (placed.width < MIN_PART * Math.max(1, scale) || middle(placed) > height) continue;
    // A board that is as wide as its place grows no more: the smallest scale that draws it so says how large it is.
    return MIDDLE_SCALES.slice(index + 1).reduce((found, smaller) => {
      const next = placedMiddle(width, smaller);
      return found.scale !== 1 && isSame(middle, found, next) ? next : found;
    }, placed);
  }
  return null;
}

/** A drawing of whose height less than this share follows the scale is limited by its width. */
const GROWS = 0.4;

/** Whether a smaller scale draws a part as large, since its width limits it. */
function isSame(heightOf: (placed: Placed) => number, larger: Placed, smaller: Placed): boolean {
  const height = heightOf(larger);
  const shrinks = (height - heightOf(smaller)) / height;
  // Things that break into another line make a smaller drawing higher.
  return shrinks >= 0 && shrinks <= GROWS * (1 - smaller.scale / larger.scale);
}

function placedMiddle(width: number, scale: number): Placed {
  return { width: Math.min(width, Math.floor(MAX_MIDDLE * Math.max(1, scale))), scale };
}

function placedOwn({ arrangement, side, left }: Frame, scale: number): Placed {
  const room = arrangement === 'rows' ? left : arrangement === 'abreast' ? left - side : side;
  return { width: Math.min(room, MAX_OWN * scale), scale };
}

/** The viewer's cards at a scale, and the height that they and the question take; `null` if the box is too small. */
function ownIn({ own, dock, choosing }: Needs, frame: Frame, scale: number, isLow: boolean) {
  const { arrangement, side } = frame;
  const placed = placedOwn(frame, scale);
  if (own === null) return { placed, height: dock(side) };
  if (placed.width < MIN_PART) return null;
  // A row in one line grows no more once it is as wide as its place: a smaller scale says how large it is.
  const smaller = SCALES.find((each) => each < scale);
  if (smaller !== undefined && isSame(own, placed, placedOwn(frame, smaller))) return null;
  const cards = own(placed);
  if (arrangement !== 'abreast') return { placed, height: cards + dock(side) };
  // Next to the cards this often costs nothing, and a touch moves nothing.
  return { placed, height: Math.max(cards, dock(side) + (isLow ? 0 : choosing)) };
}

/** A hand whose cards are this many times as large as those in the middle wins nothing by larger ones. */
const MOST_HAND = 2;

/** How good a layout is: the smaller of hand and middle decides. */
function scoreOf({ own, middle, others }: Pick<Layout, 'own' | 'middle' | 'others'>, hasOwn: boolean): number {
  const hand = hasOwn ? own.scale : middle.scale;
  const counted = Math.min(hand, MOST_HAND * middle.scale);
  return Math.min(hand, 1.15 * middle.scale) + 0.3 * (counted + middle.scale) + 0.2 * others.scale;
}

/** The best that any layout with a hand of this scale can be. */
function atMost(scale: number, hasOwn: boolean): number {
  const placed = (scale: number) => ({ width: 0, scale });
  const others = { ...placed(PANEL_SCALES[0]), part: 'seat', columns: 1, isBeside: false } as const;
  return scoreOf({ own: placed(scale), middle: placed(MIDDLE_SCALES[0]), others }, hasOwn);
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
    for (const scale of hasOwn ? SCALES : ([1] as const)) {
      if (atMost(scale, hasOwn) <= most) continue;
      const own = ownIn(needs, frame, scale, isLow);
      if (own === null || own.height > box.height) continue;
      const room = box.height - needs.title - (arrangement === 'column' ? 0 : own.height);
      for (const { height, ...others } of seats) {
        const { isBeside, width } = others;
        if (height > (isBeside ? room : MOST_OTHERS * box.height)) continue;
        const middle = isBeside ? middleIn(needs, left - width, room) : middleIn(needs, left, room - height);
        if (middle === null) continue;
        const layout = { arrangement, side, others, middle, own: own.placed };
        const score = scoreOf(layout, hasOwn);
        if (score > most) [best, most] = [layout, score];
      }
    }
  }
  return best;
}

/** A table keeps its arrangement while less than this share of its box is empty. */
const MOST_EMPTY = 0.3;
/** A new arrangement must be better by this factor. */
const BETTER = 1.12;

/** The layout for the table as it is now: the one before, as long as every zone still fits, so that nothing jumps. */
export function solveAgain(needs: Needs, box: Box, before: Layout): Layout | null {
  const empty = emptyIn(needs, box, before);
  if (empty >= 0 && empty < MOST_EMPTY * box.height) return before;
  const next = solve(needs, box);
  const hasOwn = needs.own !== null;
  if (empty < 0 || next === null) return next;
  return scoreOf(next, hasOwn) > BETTER * scoreOf(before, hasOwn) ? next : before;
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
