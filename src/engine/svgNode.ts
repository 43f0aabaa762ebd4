// An element of a drawing, as data.
import type { Seat } from './seats.js';

/** An element of a drawing. A page can turn it into an element of any framework. */
export interface SvgNode {
  /** Its name, such as `g` or `path`. */
  readonly tag: string;
  /** Its attributes in writing order; lengths are rounded to a tenth, and colors have their light tone. */
  readonly attributes: { readonly [name: string]: string | number };
  /** The elements in it, or its text. */
  readonly children: readonly SvgNode[] | string;
  /** Identifies it among its siblings from drawing to drawing; equal cards share a key. Empty if it stands for nothing. */
  readonly key: string;
  /** The thing on the table that it stands for. */
  readonly thing: DrawnThing | null;
}

/** A thing on the table, as its drawing shows it. */
export interface DrawnThing {
  /** Its hooks, without `data-`: of move fields, and where it is, and which one it is. */
  readonly hooks: { readonly [hook: string]: string | number | undefined };
  /** The seat whose moves name it; `null` if it belongs to nobody. */
  readonly owner: Seat | null;
  /** Whether a move can name it, or it is picked; `null` if neither. */
  readonly state: 'open' | 'picked' | null;
  /** Its box, from 0, 0; `null` for a part of the table. */
  readonly outline: { readonly width: number; readonly height: number } | null;
}
