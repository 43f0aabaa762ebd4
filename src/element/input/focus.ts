// The focus survives a redraw.
import { setAttribute, zoneOf } from '../drawing/dom.js';
import { nodeOf } from '../drawing/patch.js';

/** A cell of a grid in which nothing can be touched. */
export const CELL = '[role=gridcell]:not(:has([role=button]))';

/** The stops of the arrow keys: things to touch, and the cells of a grid. */
export const THINGS = `[role=button], ${CELL}, .card`;

/** The focused thing or button, by keys that survive a redraw. */
export interface Focused {
  readonly zone: string;
  readonly key: string;
}

/** The key of a thing or button, the same before and after a redraw. */
function keyOf(element: Element): string {
  const thing = element.matches(CELL) ? (element.firstElementChild ?? element) : element;
  return nodeOf(thing)?.key ?? thing.getAttribute('data-card') ?? element.textContent ?? '';
}

export function focusIn(root: ShadowRoot): Focused | null {
  const active = root.activeElement;
  if (active === null) return null;
  const zone = active.closest('.others, .middle, .own, .buttons, .facts');
  return { zone: zone?.classList[0] ?? 'ask', key: keyOf(active) };
}

/** Restores the focus; if its element is gone, focuses a neighbor, or else something that can be used now. */
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

/** Focuses a thing, and makes it the tab stop of its zone. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  stopAt(element);
  element.focus();
}

/**
 * Makes the focused thing of a zone its tab stop, or else the first one; in a grid without buttons, the first cell.
 */
export function resetStop(zone: Element, active: Element | null): void {
  const stop =
    active?.matches(THINGS) === true && zone.contains(active)
      ? active
      : (zone.querySelector('svg [role=button]') ?? zone.querySelector(CELL));
  if (stop !== null) stopAt(stop);
}

/** Takes the focus off a thing that is about to lose it: the browser would draw the table so far to find that out. */
export function leave(root: ShadowRoot): void {
  const active = root.activeElement;
  if (active instanceof SVGElement && active.matches('[role=button]')) active.blur();
}

/** Makes a thing the tab stop of its zone. */
function stopAt(element: Element): void {
  if (!element.matches('svg *')) return;
  for (const each of zoneOf(element)?.querySelectorAll('[tabindex="0"]') ?? []) {
    if (each !== element) each.setAttribute('tabindex', '-1');
  }
  setAttribute(element, 'tabindex', '0');
}
