// The drawings of the library as elements, and the things in them.
import { HOOKS } from '../svg/hooks.js';
import type { Thing } from './touch.js';

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

/** A button that does something. */
export function button(className: string, text: string, act: () => void): HTMLButtonElement {
  const made = html('button', className, { type: 'button' }, text);
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
  const svg = template.content.firstElementChild;
  if (!(svg instanceof SVGElement)) throw new Error('drawing: expected an SVG element');
  for (const text of svg.querySelectorAll('text')) text.setAttribute('aria-hidden', 'true');
  svg.setAttribute('role', 'group');
  return svg;
}

/** What a thing can be touched as. */
export function thingsIn(element: Element): readonly Thing[] {
  const hooks = Array.from(element.attributes, ({ name, value }) => ({ name, hook: name.slice(5), value }));
  return hooks.filter(({ name, hook }) => name.startsWith('data-') && HOOK_NAMES.has(hook));
}

/** Whether a thing is drawn with this mark. */
export function isMarked(element: Element, mark: 'open' | 'picked'): boolean {
  return element.getAttribute('data-state')?.split(' ').includes(mark) === true;
}

/** The element itself or the next one around it that matches. */
export function nearest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** The part of the table in which arrow keys move. */
export function zoneOf(element: Element): Element | null {
  return element.closest('.others, .middle, .own');
}

/** What can be touched is at least this wide and high, in pixels. */
const MIN_TARGET = 44;

/** Makes a thing that is too small for fingers larger for them, without any change to what is seen. */
export function widen(element: Element): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = element.getBBox();
  const [wide, high] = [Math.max(width, MIN_TARGET), Math.max(height, MIN_TARGET)];
  if (wide === width && high === height) return;
  const area = document.createElementNS(SVG, 'rect');
  const box = { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
  for (const [name, value] of Object.entries(box)) area.setAttribute(name, String(value));
  area.setAttribute('fill', 'none');
  area.setAttribute('pointer-events', 'all');
  element.prepend(area);
}

/** A picture of a thing that leaves its place, as large as it is shown; `null` for what has no drawing. */
export function pictureOf(element: Element): SVGElement | null {
  const drawing = element.querySelector('svg');
  // A clone has the class of its original.
  if (drawing !== null) return drawing.cloneNode(true) as SVGElement;
  const svg = element.closest('svg');
  if (svg === null || !(element instanceof SVGGraphicsElement)) return null;
  const copy = html('div', '');
  copy.append(element.cloneNode(true));
  const inner = copy.firstElementChild;
  if (inner === null) return null;
  for (const name of ['transform', 'role', 'tabindex', 'aria-label']) inner.removeAttribute(name);
  const { x, y, width, height } = element.getBBox();
  const shown = element.getBoundingClientRect();
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  picture.setAttribute('width', String(shown.width));
  picture.setAttribute('height', String(shown.height));
  picture.setAttribute('class', svg.getAttribute('class') ?? '');
  picture.setAttribute('font-family', 'system-ui, sans-serif');
  picture.append(inner);
  return picture;
}
