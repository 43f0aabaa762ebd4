import type { Bar } from './zones.js';

/** The space for the table, in pixels; `height` is `null` for a table of natural height. */
export interface ElementBox {
  readonly width: number;
  readonly height: number | null;
}

/** Below this height the table ignores the box's height and takes its natural one. */
const MIN_HEIGHT = 240;

/** The padding of an element, in pixels. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export function paddingOf(element: HTMLElement): Padding {
  const styles = getComputedStyle(element);
  // A test DOM may know no padding.
  const padding = (side: string) => Number.parseFloat(styles.getPropertyValue(`padding-${side}`)) || 0;
  return { top: padding('top'), right: padding('right'), bottom: padding('bottom'), left: padding('left') };
}

/**
 * The space that the page gives an element, without its padding; its height counts only if the page's styles set one.
 */
export function boxOf(element: HTMLElement, table: HTMLElement): ElementBox {
  const { top, right, bottom, left } = paddingOf(element);
  const width = Math.floor(element.clientWidth - left - right);
  // Takes the table out of the flow, so that only a height set by the page remains.
  table.classList.add('out');
  const height = Math.floor(element.clientHeight - top - bottom);
  table.classList.remove('out');
  return { width, height: height < MIN_HEIGHT ? null : height };
}

export function wholePixels({ width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>): ElementBox {
  return { width: Math.floor(width), height: Math.floor(height) };
}

export function isSameBox(one: ElementBox, other: ElementBox): boolean {
  return one.width === other.width && one.height === other.height;
}

/** The space that a page's styles keep for a bar over the table, such as `--hencoop-bar: 44px`, and its two ends. */
export function barOf(element: HTMLElement): Bar {
  const styles = getComputedStyle(element);
  const length = (name: string) => Number.parseFloat(styles.getPropertyValue(`--hencoop-${name}`)) || 0;
  return { height: length('bar'), start: length('bar-start'), end: length('bar-end') };
}

/** The size of the page's text relative to the usual one. */
export function textSize(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}
