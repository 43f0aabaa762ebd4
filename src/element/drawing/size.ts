// The sizes of a table's drawings.
import type { Picture } from '../layout/zones.js';

/** The size of a drawing. */
export interface Size {
  /** In pixels. */
  readonly width: number;
  /** The height that the drawing fills, in pixels; `null` if the height follows from its content. */
  readonly height: number | null;
  /** The size of cards relative to the usual one. */
  readonly scale: number;
  /** The size of text relative to the usual one. */
  readonly zoom: number;
}

/** The sizes of all drawings of a table. */
export interface DrawnSizes {
  /** `null` for a table of natural height. */
  readonly picture: Picture | null;
  /** The other players, as panels of natural height or as chips. */
  readonly others: readonly Size[];
  readonly middle: Size;
  readonly own: Size;
  /** `null` without a picture of the viewer. */
  readonly face: Size | null;
}
