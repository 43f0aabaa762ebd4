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

/**
 * The words outside the table that are cut, lie over other words or off the screen, or show a backtick. What lies in the boxes of
 * `scrolling` may be scrolled to.
 */
export function cutWords(scrolling: readonly string[]): string[] {
  const SLACK = 3;
  const scene = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const wrong: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  const lines: { readonly text: string; readonly element: Element; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.unseen, .hidden, option, details:not([open]) > :not(summary), svg') !== null) continue;
    // For screen readers alone.
    if (element.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, element, box });
  }
  const isLate = (element: Element) => scrolling.some((each) => element.closest(each) !== null);
  for (const { text, element, box } of lines) {
    const named = `"${text.slice(0, 60)}" (${element.className || element.tagName})`;
    if (text.includes('`')) wrong.push(`shows a mark of its source: ${named}`);
    let around: Element | null = element;
    for (; around !== null && around !== document.documentElement; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const [canX, canY] = [
        overflowX === 'auto' || overflowX === 'scroll',
        overflowY === 'auto' || overflowY === 'scroll',
      ];
      if (overflowX !== 'visible' && !canX && (box.left < frame.left - SLACK || box.right > frame.right + SLACK))
        wrong.push(`cut at the side: ${named}`);
      if (overflowY !== 'visible' && !canY && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK))
        wrong.push(`cut above or below: ${named}`);
      if (canX || canY) break;
    }
    const isOff =
      box.left < -SLACK || box.right > innerWidth + SLACK || box.top < -SLACK || box.bottom > innerHeight + SLACK;
    if (isOff && !isLate(element)) wrong.push(`off the screen: ${named}`);
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= SLACK || down <= 2 * SLACK || isLate(one.element) !== isLate(other.element)) continue;
      const [x, y] = [
        Math.max(one.box.left, other.box.left) + across / 2,
        Math.max(one.box.top, other.box.top) + down / 2,
      ];
      const top = document.elementFromPoint(x, y);
      // Something else lies over one of them.
      const isShown = [one, other].every(
        ({ element }) => top !== null && (top.contains(element) || element.contains(top)),
      );
      if (isShown) wrong.push(`"${one.text.slice(0, 40)}" over "${other.text.slice(0, 40)}"`);
    }
  }
  return [...new Set(wrong)];
}
