// Creates HTML and SVG elements.
import { nodeOf } from './patch.js';

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

/** What a button does, and what it previews. */
interface ButtonActs {
  readonly act: () => void;
  readonly preview: (() => void) | null;
}

const acts = new WeakMap<Element, ButtonActs>();

export function button(
  className: string,
  text: string,
  act: () => void,
  preview: (() => void) | null = null,
): HTMLButtonElement {
  const made = html('button', className, { type: 'button', part: `button ${className}` }, text);
  acts.set(made, { act, preview });
  made.addEventListener('click', () => acts.get(made)?.act());
  if (preview !== null) {
    for (const type of ['pointerenter', 'focus']) made.addEventListener(type, () => acts.get(made)?.preview?.());
  }
  return made;
}

/** Fills an element, unless it has the same content; its buttons then do what the new ones would. */
export function refill(zone: Element, contents: readonly (Node | string)[]): void {
  const made = html('div', '', {}, ...contents);
  const old = [...zone.childNodes];
  const isSame =
    old.length === made.childNodes.length &&
    old.every((each, index) => each.isEqualNode(made.childNodes[index] ?? null));
  if (!isSame) {
    zone.replaceChildren(...made.childNodes);
    return;
  }
  const buttons = zone.querySelectorAll('button');
  for (const [index, each] of made.querySelectorAll('button').entries()) {
    const next = acts.get(each);
    const kept = buttons[index];
    if (next !== undefined && kept !== undefined) acts.set(kept, next);
  }
}

/** Sets an attribute that has another value. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Sets a custom property that has another value. */
export function setProperty({ style }: ElementCSSInlineStyle, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/** The closest matching element, or `null`. */
export function nearest(target: EventTarget | null, selector: string): Element | null {
  // Only elements have `closest`; those of an iframe are no instances of this window's Element.
  return target !== null && 'closest' in target ? (target as Element).closest(selector) : null;
}

/** An event of the element's window: in a test DOM, the global class may be the one of Node. */
export function eventOf({ ownerDocument }: Element, type: string, config: CustomEventInit): CustomEvent {
  const { CustomEvent: Event = CustomEvent } = ownerDocument.defaultView ?? {};
  return new Event(type, { ...config, bubbles: true, composed: true });
}

/** The zone of an element, within which arrow keys move. */
export function zoneOf(element: Element): Element | null {
  return element.closest('.others, .middle, .own');
}

/** The card of each button on the shelf. */
const shelfCards = new WeakMap<Element, number>();

export function putOnShelf(button: Element, card: number): void {
  shelfCards.set(button, card);
}

/** The card of a button on the shelf. */
export function shelfCardOf(button: Element): number {
  return shelfCards.get(button) ?? Number.NaN;
}

/** The minimum width and height of a touch target, in pixels. */
export const MIN_TARGET = 44;

/** A copy of a thing's drawing at its displayed size; `null` if it has none. */
export function pictureOf(element: Element): SVGElement | null {
  const drawing = element.querySelector('svg');
  // A clone has the class of its original.
  if (drawing !== null) return drawing.cloneNode(true) as SVGElement;
  const around = element.closest('svg');
  // A test DOM measures nothing.
  if (around === null || !('getBBox' in element)) return null;
  // Only elements of this class have `getBBox`; a clone has the class of its original.
  const graphics = element as SVGGraphicsElement;
  const copy = graphics.cloneNode(true) as SVGGraphicsElement;
  for (const name of ['transform', 'role', 'tabindex', 'aria-label']) copy.removeAttribute(name);
  copy.querySelector('.hc-rings')?.remove();
  // A part of the table has no outline.
  const outline = nodeOf(element)?.thing?.outline ?? null;
  const { x, y, width, height } = outline === null ? graphics.getBBox() : { x: 0, y: 0, ...outline };
  const scale = graphics.getScreenCTM()?.a ?? 1;
  const size = { viewBox: `${x} ${y} ${width} ${height}`, width: width * scale, height: height * scale };
  const looks = { class: around.getAttribute('class') ?? '', 'font-family': 'system-ui, sans-serif' };
  return svg('svg', { ...size, ...looks }, copy);
}

/** Whether the user prefers reduced motion, as a test DOM does. */
export function prefersCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
