// Redraws a zone with few new nodes: unchanged elements stay, so a touch replaces only the parts it changes.

/** The class of the elements that enlarge touch areas. Drawings do not use it. */
export const REACH = 'hc-reach';

/** The original of each drawing on the table, from before its things became buttons. */
const drawn = new WeakMap<Element, Element>();

/** Fills a zone with drawings. */
export function redraw(zone: Element, drawings: readonly Element[]): void {
  const shown = [...zone.children].map((live) => ({ live, before: drawn.get(live) }));
  if (shown.length !== drawings.length || shown.some(({ before }) => before === undefined)) {
    zone.replaceChildren(...drawings.map(liveOf));
    return;
  }
  for (const [index, drawing] of drawings.entries()) {
    const { live, before } = shown[index] ?? {};
    if (live === undefined || before === undefined) continue;
    change(live, before, drawing);
    drawn.set(live, drawing);
  }
}

/** A copy of a drawing for the table; the original stays unchanged. */
function liveOf(drawing: Element): Element {
  // A clone has the class of its original.
  const live = drawing.cloneNode(true) as Element;
  drawn.set(live, drawing);
  return live;
}

/** Changes an element from showing `before` to showing `after`. */
function change(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
  if (before.childElementCount + after.childElementCount > 0) changeChildren(live, before, after);
  else if (before.textContent !== after.textContent) live.textContent = after.textContent;
}

function changeChildren(live: Element, before: Element, after: Element): void {
  const isReach = (child: Element) => child.classList.contains(REACH);
  const own = [...live.children].filter((child) => !isReach(child));
  const left = [...before.children].map((child, index) => ({ child, live: own[index], key: keyOf(child) }));
  const children = [...after.children].map((child) => {
    const key = keyOf(child);
    const at = left.findIndex((each) => each.key === key);
    const was = at < 0 ? undefined : left.splice(at, 1)[0];
    // A clone has the class of its original.
    if (was?.live === undefined) return child.cloneNode(true) as Element;
    change(was.live, was.child, child);
    return was.live;
  });
  arrange(live, [...[...live.children].filter(isReach), ...children]);
}

/** Makes these the children of an element, in this order; elements already in place are not moved. */
export function arrange(parent: Element, children: readonly Element[]): void {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

/** The key of an element within its group: its hooks, except for those that change between drawings. */
function keyOf(element: Element): string {
  const hooks = Array.from(element.attributes, ({ name, value }) =>
    /^data-(?!state|index)/.test(name) ? `${name}=${value}` : '',
  );
  return `${element.tagName} ${element.getAttribute('class') === 'hc-rings'} ${hooks.join('')}`;
}
