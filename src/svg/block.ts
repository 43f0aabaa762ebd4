// Pieces of a drawing, one below the other.
import { type Markup, moved } from './markup.js';

/** A piece of a drawing for a given width. */
export interface Block {
  readonly height: number;
  readonly markup: Markup;
}

/** The size of a box to fill. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The space between two blocks. */
export const GAP = 8;

/** Stacks blocks vertically. */
export function stacked(blocks: readonly Block[], gap = GAP): Block {
  let height = 0;
  const markup: Markup[] = [];
  for (const block of blocks) {
    if (block.height === 0) continue;
    if (height > 0) height += gap;
    markup.push(moved(0, height, block.markup));
    height += block.height;
  }
  return { height, markup };
}
