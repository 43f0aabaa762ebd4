// Keyboard: arrow keys move between the things of a zone.
import { zoneOf } from '../drawing/dom.js';
import { THINGS } from '../input/focus.js';

/** The direction of each arrow key. */
export const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest thing of the same zone in a direction, or the thing itself if there is none. */
export function neighbor(thing: Element, [x, y]: readonly [number, number]): Element {
  const [fromX, fromY] = middleOf(thing);
  let best = thing;
  let shortest = Number.POSITIVE_INFINITY;
  for (const each of zoneOf(thing)?.querySelectorAll(THINGS) ?? []) {
    const [toX, toY] = middleOf(each);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    // Prefer things straight ahead: sideways distance counts triple.
    const distance = along + 3 * across;
    if (along > 1 && distance < shortest) [best, shortest] = [each, distance];
  }
  return best;
}
