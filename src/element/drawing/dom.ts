// Creates HTML and SVG elements, and reads the things in drawings.
import { hookIn, type Kinds } from '../../engine/moveStatement.js';
import type { Thing } from '../picking/touch.js';
import { REACH } from './redraw.js';

const SVG = 'http://www.w3.org/2000/svg';

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

export function button(className: string, text: string, act: () => void): HTMLButtonElement {
  const made = html('button', className, { type: 'button', part: `button ${className}` }, text);
  made.addEventListener('click', act);
  return made;
}

/**
 * Parses a drawing. Drops its styles, which a strict content security policy blocks; the table has them in a sheet. Its
 * description already holds its text, so screen readers skip the text itself.
 */
export function parsed(drawing: string): SVGElement {
  const template = document.createElement('template');
  // The library's drawings escape all text and hold no scripts.
  template.innerHTML = drawing.replace(/<style>[^<]*<\/style>/g, '');
  const made = template.content.firstElementChild;
  if (!(made instanceof SVGElement)) throw new Error('drawing: expected an SVG element');
  for (const text of made.querySelectorAll('text')) text.setAttribute('aria-hidden', 'true');
  made.setAttribute('role', 'group');
  return made;
}

/** The hooks on this element that can pick fields of a move. */
export function thingsIn(element: Element, kinds: Kinds): readonly Thing[] {
  const known = new Set(['type', ...kinds.keys()].map((field) => hookIn(kinds, field)));
  const hooks = Array.from(element.attributes, ({ name, value }) => ({ name, hook: name.slice(5), value }));
  return hooks.filter(({ name, hook }) => name.startsWith('data-') && known.has(hook));
}

export function hasState(element: Element, state: 'open' | 'picked'): boolean {
  return element.getAttribute('data-state')?.split(' ').includes(state) === true;
}

/** The closest matching element, or `null`. */
export function nearest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** The zone of an element, within which arrow keys move. */
export function zoneOf(element: Element): Element | null {
  return element.closest('.others, .middle, .own');
}

export function shelfCardOf(element: Element): number {
  return Number(element.getAttribute('data-card'));
}

/** The minimum width and height of a touch target, in pixels. */
export const MIN_TARGET = 44;

/** Enlarges the touch area of a thing that is too small for fingers, without changing its looks. */
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

/** The element that enlarges the touch area of a small thing. */
function reachOf(element: Element): Element | null {
  return element.querySelector(`:scope > .${REACH}`);
}

/** The box of a thing without its rings, which are not part of the touch area. */
function sizeOf(element: SVGGraphicsElement): DOMRect {
  const around = element.querySelectorAll<SVGElement>(`:scope > .hc-rings, :scope > .${REACH}`);
  for (const each of around) each.style.display = 'none';
  const box = element.getBBox();
  for (const each of around) each.style.display = '';
  return box;
}

const BUTTON = ['role', 'aria-label', 'aria-disabled', 'aria-pressed'] as const;

/**
 * Turns all buttons of a drawing into plain things and takes its cells out of the tab order. Former buttons stay in the
 * tab order until {@link forgetStops}.
 */
export function disable(zone: Element): readonly Element[] {
  const buttons = [...zone.querySelectorAll('svg [role=button]')];
  for (const each of buttons) for (const name of BUTTON) each.removeAttribute(name);
  for (const cell of zone.querySelectorAll('svg [role=gridcell]')) cell.setAttribute('tabindex', '-1');
  return buttons;
}

/** Takes the former buttons among `things` out of the tab order. */
export function forgetStops(things: readonly Element[]): void {
  for (const each of things) {
    if (each.hasAttribute('role')) continue;
    each.removeAttribute('tabindex');
    reachOf(each)?.remove();
  }
}

/** A copy of a thing's drawing at its displayed size; `null` if it has none. */
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
