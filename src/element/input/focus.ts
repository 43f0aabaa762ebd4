// Keyboards: arrow keys move between the things of a zone, and a new drawing keeps the focus.
import { zoneOf } from '../drawing/dom.js';

/** The direction of each arrow key. */
export const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A cell of a grid in which nothing can be touched. */
export const CELL = '[role=gridcell]:not(:has([role=button]))';

/** What arrow keys move between: things to touch, and the cells of a grid. */
export const THINGS = `[role=button], ${CELL}, .card`;

/** The thing or button with the focus, by names that a new drawing keeps. */
export interface Focused {
  readonly zone: string;
  readonly key: string;
}

/** What a thing or a button is known by before and after it is drawn again. */
function keyOf(element: Element): string {
  const thing = element.matches(CELL) ? (element.firstElementChild ?? element) : element;
  const hooks = Array.from(thing.attributes, ({ name, value }) => `${name}=${value}`);
  return hooks.filter((hook) => /^data-(?!state|index)/.test(hook)).join(' ') || (element.textContent ?? '');
}

export function focusIn(root: ShadowRoot): Focused | null {
  const active = root.activeElement;
  if (active === null) return null;
  const zone = active.closest('.others, .middle, .own, .buttons, .facts');
  return { zone: zone?.classList[0] ?? 'ask', key: keyOf(active) };
}

/** Focuses what had the focus before; if it is gone, what is next to it or else what can be done now. */
export function focusAgain(root: ShadowRoot, { zone, key }: Focused): void {
  const active = root.activeElement;
  if (active?.matches(`${THINGS}, button, a, summary, .ask`)) {
    stopAt(active);
    return;
  }
  const near = [...root.querySelectorAll(`.${zone} :is(${THINGS}, button, a, summary)`)];
  const open = root.querySelector(
    ':is(.own, .middle, .others) [role=button]:not([aria-disabled]), .buttons button, .ask',
  );
  focusOn(near.find((each) => keyOf(each) === key) ?? near.find((each) => !each.hasAttribute('aria-disabled')) ?? open);
}

/** Focuses a thing, and makes it the one of its zone that Tab comes back to. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  stopAt(element);
  element.focus();
}

/** Makes a thing the one of its zone that Tab comes to. */
function stopAt(element: Element): void {
  if (!element.matches('svg *')) return;
  for (const each of zoneOf(element)?.querySelectorAll('[tabindex="0"]') ?? []) each.setAttribute('tabindex', '-1');
  element.setAttribute('tabindex', '0');
}

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest thing of the same zone in a direction, or the thing itself if no other lies there. */
export function neighbor(thing: Element, [x, y]: readonly [number, number]): Element {
  const [fromX, fromY] = middleOf(thing);
  let best = thing;
  let shortest = Number.POSITIVE_INFINITY;
  for (const each of zoneOf(thing)?.querySelectorAll(THINGS) ?? []) {
    const [toX, toY] = middleOf(each);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    // What lies more to the side than ahead is in another direction.
    const distance = along + 3 * across;
    if (along > 1 && distance < shortest) [best, shortest] = [each, distance];
  }
  return best;
}
