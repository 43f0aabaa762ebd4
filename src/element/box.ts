import type { ElementBox } from './renderState.js';

/** A lower box has no height to fill: the table is as high as it needs. */
const MIN_HEIGHT = 240;

/** The space that the page gives an element; its height counts if the page's styles say one. */
export function boxOf(element: HTMLElement, table: HTMLElement): ElementBox {
  const width = Math.floor(element.clientWidth);
  // Out of the flow the table takes no space, so that only the page's own height is left.
  table.classList.add('out');
  const height = Math.floor(element.clientHeight);
  table.classList.remove('out');
  return { width, height: height < MIN_HEIGHT ? null : height };
}

export function isSameBox(one: ElementBox, other: ElementBox): boolean {
  return one.width === other.width && one.height === other.height;
}
