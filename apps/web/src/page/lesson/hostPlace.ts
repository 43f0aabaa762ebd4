// The place of the host's words on a table that is wide enough for them.
import { around, shared } from './things.js';

/** The distance between two places to try, in pixels. */
const STEP = 16;
const MARGIN = 12;

export interface Surroundings {
  /** What the words must not cover. */
  readonly kept: readonly DOMRect[];
  /** What they had better not cover. */
  readonly spared: readonly DOMRect[];
  /** What they speak of. */
  readonly about: readonly DOMRect[];
}

/** Where a box of this size covers least, near the things that it speaks of. */
export function hostPlace(
  ground: { readonly width: number; readonly height: number },
  { width, height }: { readonly width: number; readonly height: number },
  { kept, spared, about }: Surroundings,
): { readonly x: number; readonly y: number } {
  let best = { x: MARGIN, y: MARGIN, cost: Number.POSITIVE_INFINITY };
  for (let y = MARGIN; y <= ground.height - height - MARGIN; y += STEP) {
    for (let x = MARGIN; x <= ground.width - width - MARGIN; x += STEP) {
      const box = new DOMRect(x, y, width, height);
      const cost =
        sum(kept, (each) => 1000 * shared(around(each, MARGIN), box)) +
        sum(spared, (each) => shared(each, box)) +
        sum(about, (each) => distance(each, box));
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}

const sum = (boxes: readonly DOMRect[], of: (box: DOMRect) => number): number =>
  boxes.reduce((total, box) => total + of(box), 0);

function distance(one: DOMRect, other: DOMRect): number {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );
}
