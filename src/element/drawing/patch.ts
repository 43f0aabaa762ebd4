// Drawings as elements: created once, then changed only where they differ, so that a touch replaces little.
import type { SvgNode } from '../../svg/markup.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The drawing that an element shows. */
const shown = new WeakMap<Element, SvgNode>();

/** The node of each element that stands for a thing. */
const things = new WeakMap<Element, SvgNode>();

/** The node of an element that stands for a thing; otherwise `undefined`. */
export function nodeOf(element: Element): SvgNode | undefined {
  return things.get(element);
}

/** Creates the element of a drawing. The description already holds its texts, so screen readers skip them. */
export function toDom(node: SvgNode): SVGElement {
  const { tag, attributes, children, thing } = node;
  // Any tag of SVG has an `SVGElement`.
  const made = document.createElementNS(SVG, tag) as SVGElement;
  for (const name in attributes) if (name !== 'xmlns') made.setAttribute(name, String(attributes[name]));
  if (tag === 'text') made.setAttribute('aria-hidden', 'true');
  if (thing !== null) things.set(made, node);
  if (typeof children === 'string') made.textContent = children;
  else for (const child of children) made.append(toDom(child));
  return made;
}

/** Fills a zone with drawings; what they share with the former ones stays. */
export function show(zone: Element, drawings: readonly SvgNode[]): void {
  const live = [...zone.children];
  if (live.length !== drawings.length || !live.every((each) => shown.has(each))) {
    zone.replaceChildren(...drawings.map(toDom));
  }
  for (const [index, drawing] of drawings.entries()) {
    const element = zone.children[index];
    if (element === undefined) continue;
    patch(element, shown.get(element) ?? drawing, drawing);
    shown.set(element, drawing);
  }
}

/** Changes an element that shows `before` so that it shows `after`. */
function patch(live: Element, before: SvgNode, after: SvgNode): void {
  if (before === after) return;
  if (after.thing !== null) things.set(live, after);
  for (const name in after.attributes) {
    const value = after.attributes[name];
    if (value !== before.attributes[name]) live.setAttribute(name, String(value));
  }
  for (const name in before.attributes) if (after.attributes[name] === undefined) live.removeAttribute(name);
  if (typeof before.children !== 'string' && typeof after.children !== 'string') {
    if (before.children !== after.children) patchChildren(live, before.children, after.children);
  } else if (before.children !== after.children) {
    if (typeof after.children === 'string') live.textContent = after.children;
    else live.replaceChildren(...after.children.map(toDom));
  }
}

function isLike(one: SvgNode, other: SvgNode): boolean {
  return one.tag === other.tag && one.key === other.key;
}

/** Matches the children by key; equal ones, such as equal cards of a hand, in their order. */
function patchChildren(live: Element, before: readonly SvgNode[], after: readonly SvgNode[]): void {
  const left = before.map((node, index) => ({ node, element: live.children[index] }));
  const elements = after.map((node) => {
    const at = left.findIndex((each) => isLike(each.node, node));
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (was?.element === undefined) return toDom(node);
    patch(was.element, was.node, node);
    return was.element;
  });
  for (const { element } of left) element?.remove();
  arrange(live, elements);
}

/** Puts these children into their order; those already in order stay. */
export function arrange(parent: Element, children: readonly Element[]): void {
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}
