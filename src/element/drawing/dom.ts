// The drawings of the library as elements, and the things in them.
import { HOOKS } from '../../svg/hooks.js';
import type { Thing } from '../picking/touch.js';
import { REACH } from './redraw.js';

const SVG = 'http://www.w3.org/2000/svg';
const HOOK_NAMES = new Set<string>(Object.values(HOOKS));

/** An HTML element. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: { readonly [name: string]: string } = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** An SVG element. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: { readonly [name: string]: string | number },
  ...children: readonly Element[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(className: string, text: string, act: () => void): HTMLButtonElement {
  const made = html('button', className, { type: 'button', part: `button ${className}` }, text);
  made.addEventListener('click', act);
  return made;
}

/**
 * A drawing as an element. Its styles are left out, since a strict content security policy refuses them: the table has them
 * in a sheet. Its words are in its description, so its text is not read a second time.
 */
export function parsed(drawing: string): SVGElement {
  const template = document.createElement('template');
  // The library's drawings hold no text that is not escaped, and no script.
  template.innerHTML = drawing.replace(/<style>[^<]*<\/style>/g, '');
  const made = template.content.firstElementChild;
  if (!(made instanceof SVGElement)) throw new Error('drawing: expected an SVG element');
  for (const text of made.querySelectorAll('text')) text.setAttribute('aria-hidden', 'true');
  made.setAttribute('role', 'group');
  return made;
}

/** The hooks by which a touch on this element can pick fields of a move. */
export function thingsIn(element: Element): readonly Thing[] {
  const hooks = Array.from(element.attributes, ({ name, value }) => ({ name, hook: name.slice(5), value }));
  return hooks.filter(({ name, hook }) => name.startsWith('data-') && HOOK_NAMES.has(hook));
}

/** Whether a thing is drawn in this state. */
export function hasState(element: Element, state: 'open' | 'picked'): boolean {
  return element.getAttribute('data-state')?.split(' ').includes(state) === true;
}

/** The element itself or the next one around it that matches. */
export function nearest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** The part of the table in which arrow keys move. */
export function zoneOf(element: Element): Element | null {
  return element.closest('.others, .middle, .own');
}

/** The card of the shelf that an element shows. */
export function shelfCardOf(element: Element): number {
  return Number(element.getAttribute('data-card'));
}

/** A thing that can be touched is at least this wide and high, in pixels. */
export const MIN_TARGET = 44;

/** Enlarges the touchable area of a thing that is too small for fingers; it looks the same. */
export function widen(element: Element): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = sizeOf(element);
  const [wide, high] = [Math.max(width, MIN_TARGET), Math.max(height, MIN_TARGET)];
  const reach = reachOf(element);
  if (wide === width && high === height) {
    reach?.remove();
    return;
  }
  const box = { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
  if (reach === null) element.prepend(svg('rect', { ...box, class: REACH, fill: 'none', 'pointer-events': 'all' }));
  else for (const [name, value] of Object.entries(box)) reach.setAttribute(name, String(value));
}

/** What enlarges the touchable area of a thing, if it is small. */
function reachOf(element: Element): Element | null {
  return element.querySelector(`:scope > .${REACH}`);
}

/** The box of a thing without the rings around it, which are not touched. */
function sizeOf(element: SVGGraphicsElement): DOMRect {
  const around = element.querySelectorAll<SVGElement>(`:scope > .hc-rings, :scope > .${REACH}`);
  for (const each of around) each.style.display = 'none';
  const box = element.getBBox();
  for (const each of around) each.style.display = '';
  return box;
}

const BUTTON = ['role', 'aria-label', 'aria-disabled', 'aria-pressed'] as const;

/** Makes plain things of all buttons of a drawing, and takes its cells out of the order of tabs. Buttons keep their place in the order of tabs until {@link forgetStops}. */
export function disable(zone: Element): readonly Element[] {
  const buttons = [...zone.querySelectorAll('svg [role=button]')];
  for (const each of buttons) for (const name of BUTTON) each.removeAttribute(name);
  for (const cell of zone.querySelectorAll('svg [role=gridcell]')) cell.setAttribute('tabindex', '-1');
  return buttons;
}

/** The things of these that are no longer buttons cannot be reached. */
export function forgetStops(things: readonly Element[]): void {
  for (const each of things) {
    if (each.hasAttribute('role')) continue;
    each.removeAttribute('tabindex');
    reachOf(each)?.remove();
  }
}

/** A copy of a thing's drawing, as large as it is shown; `null` for a thing without one. */
export function pictureOf(element: Element): SVGElement | null {
  const drawing = element.querySelector('svg');
  // A clone has the class of its original.
  if (drawing !== null) return drawing.cloneNode(true) as SVGElement;
  const around = element.closest('svg');
  if (around === null || !(element instanceof SVGGraphicsElement)) return null;
  // A clone has the class of its original.
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  for (const name of ['transform', 'role', 'tabindex', 'aria-label']) copy.removeAttribute(name);
  copy.querySelector('.hc-rings')?.remove();
  const { x, y, width, height } = element.getBBox();
  const shown = element.getBoundingClientRect();
  const size = { viewBox: `${x} ${y} ${width} ${height}`, width: shown.width, height: shown.height };
  const looks = { class: around.getAttribute('class') ?? '', 'font-family': 'system-ui, sans-serif' };
  return svg('svg', { ...size, ...looks }, copy);
}
