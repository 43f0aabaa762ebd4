/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Faults that a page finds by itself. They run in the page.

/** The texts that are cut, or reach out of their zones. */
export function cut(): string[] {
  const SLACK = 3;
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  const inner = root?.querySelectorAll('.title, .news, .ask, .reason, .buttons button, .buttons .none') ?? [];
  return [...inner, ...document.querySelectorAll('.strip > p, .strip > button')].flatMap((element) => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
    const text = element.textContent ?? '';
    const isCut = scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth + SLACK;
    if (!isCut || text === '' || !element.checkVisibility() || clientWidth <= 1) return [];
    const sizes = `${scrollWidth} x ${scrollHeight} px in ${clientWidth} x ${clientHeight}`;
    return [`cut (${element.classList[0] ?? element.tagName}, ${sizes}): "${text.slice(0, 80)}"`];
  });
}

/** Whether the focus is nowhere after a choice. Tab may leave the page. */
export function focusFault(): string[] {
  const active = document.activeElement;
  if (Reflect.get(globalThis, 'lastKey') === 'Tab') return [];
  if (active === null || active === document.body) return ['the focus is lost'];
  const focused = active.shadowRoot === null ? active : active.shadowRoot.activeElement;
  if (focused === null) return ['the focus is on the table, but on nothing of it'];
  return focused.checkVisibility() ? [] : ['the focus is on something hidden'];
}

/** Notes the last key for {@link focusFault}. */
export function noteKeys(): void {
  addEventListener('keydown', ({ key }) => Object.assign(globalThis, { lastKey: key }), true);
}
