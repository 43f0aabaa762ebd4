// The zones of a table, and what they depend on.
import { FINGER } from '../../svg/fan.js';

/** A size in pixels. */
export interface Box {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** A rectangle on the table, in pixels. */
export interface Zone extends Box {
  readonly x: number;
  readonly y: number;
}

/** What a page keeps of the table's upper edge for a bar of its own, in pixels: its height and both of its ends. */
export interface Bar {
  readonly height: number;
  readonly start: number;
  readonly end: number;
}

/**
 * How the viewer's side of a table is arranged: cards in a `fan`; one `pile` next to the question; a `row` of cards with
 * two free ends, each below its button; or, in a wide box, a column at the right with cards in two `lines`.
 */
export type Wood = 'fan' | 'pile' | 'row' | 'lines';

/** What the table of a game needs in its largest usual case. */
export interface Composition {
  /** How the viewer's side is arranged. */
  readonly wood: Wood;
  /** The viewer's cards, or groups of equal cards, that 99 of 100 games do not exceed. More of them overlap more. */
  readonly most: number;
  /** The same for a number of players, if it depends on that. */
  readonly mostWith?: (seats: number) => number;
  /** The share of each of those cards that shows at least, as a fraction of its width. */
  readonly share: number;
  /** The largest card in an upright box, as a fraction of its height. */
  readonly tallest: number;
  /**
   * The types of moves whose buttons have places, from left to right; several types of one place are separated by
   * spaces. Other buttons share these places.
   */
  readonly places: readonly string[];
  /** Whether the names of cards stand below them where cards are small. */
  readonly isNamed?: boolean;
  /** Whether the viewer touches these cards: those that would show too little of themselves lie in two lines. */
  readonly hasTwoLines?: boolean;
  /** Whether a strip shows the odds at all times. */
  readonly hasOdds?: boolean;
  /** The width of the cards in the middle, if the viewer's cards may not be larger. */
  readonly middleCard?: (middle: Box, grow: number, form: Form) => number;
}

/** The form of a box: higher than wide, low, or any other. */
export type Form = 'upright' | 'flat' | 'wide';

/** The zones of a table. */
export interface Picture {
  readonly form: Form;
  /** How much type, keys and gaps grow with the box. */
  readonly grow: number;
  /** The viewer's side, below the ground or to its right. */
  readonly wood: Zone;
  readonly isBeside: boolean;
  /** The state of the game and its goal. */
  readonly title: Zone;
  /** The other players, clockwise from the viewer's left. */
  readonly others: readonly Zone[];
  readonly middle: Zone;
  /** The strip that says what happened, and why a move was refused. */
  readonly heard: Zone;
  readonly ask: Zone;
  /** The viewer's picture before the question; `null` for a spectator. */
  readonly face: Zone | null;
  readonly buttons: Zone;
  /** `null` for a game without a strip of odds. */
  readonly odds: Zone | null;
  readonly own: Zone;
  /** The width of the viewer's cards. */
  readonly card: number;
}

/** The inputs of a picture. */
export interface Frame extends Box {
  readonly composition: Composition;
  /** The number of other players. */
  readonly others: number;
  readonly bar: Bar;
  readonly grow: number;
  /** The largest card of the viewer. */
  readonly cap: number;
}

/** The zones of a table in one of its forms. */
export type Zones = Omit<Picture, 'form' | 'grow' | 'face'>;

/** A low or narrow table draws its things at least this large. */
export const LEAST_GROW = 0.92;

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
export const zone = (x: number, y: number, width: number, height: number): Zone => ({ x, y, width, height });

/** The width of a card if the most cards lie in this width. */
export function across({ most, share }: Composition, width: number): number {
  return width / (1 + (most - 1) * share + (share < 1 ? 0.1 : 0));
}

/** The height of a zone for cards, with space to lift them. */
export const LIFTED = 1.56;

/** The height of an upper line of cards above a lower one, with space to lift them, in pixels before they grow. */
const UPPER = FINGER + 12;
/** The cards of two lines are at least this wide, also in a low box, in pixels before they grow. */
const LEAST_FOLDED = [70, 48] as const;

/** The largest cards that can lie in two lines in a zone of this height. */
export const folded = (height: number, grow: number) => (height - UPPER * grow) / 1.4;

/** The height of a zone for cards of this width, which may lie in two lines. */
export function handHeight({ hasTwoLines, isNamed }: Composition, card: number, grow: number, isLow: boolean): number {
  const least = hasTwoLines ? (UPPER + LEAST_FOLDED[isLow ? 1 : 0] * 1.4) * grow : 0;
  return Math.max(card * LIFTED + (isNamed ? 30 * grow : 0), least);
}

/** Chips of other players in one line. */
export function chipsIn(count: number, { x, y, width, height }: Zone, gap: number, most: number): readonly Zone[] {
  const each = Math.min((width - gap * (count - 1)) / count, most);
  const start = x + (width - each * count - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => zone(start + index * (each + gap), y, each, height));
}
