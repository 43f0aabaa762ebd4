/** The space for the table, in pixels; `height` is `null` for a table of natural height. */
export interface ElementBox {
  readonly width: number;
  readonly height: number | null;
}

/** Measured heights by the measured texts, classes and width. They hold until the font or the styles of the page change. */
export type Measures = Map<string, number>;

/** Below this height the table ignores the box's height and takes its natural one. */
const MIN_HEIGHT = 240;

/**
 * The space that the page gives an element, without its padding; its height counts only if the page's styles set one.
 */
export function boxOf(element: HTMLElement, table: HTMLElement): ElementBox {
  const styles = getComputedStyle(element);
  // A test DOM may know no padding.
  const padding = (one: string, other: string) =>
    [one, other].reduce((sum, side) => sum + (Number.parseFloat(styles.getPropertyValue(`padding-${side}`)) || 0), 0);
  const width = Math.floor(element.clientWidth - padding('left', 'right'));
  // Takes the table out of the flow, so that only a height set by the page remains.
  table.classList.add('out');
  const height = Math.floor(element.clientHeight - padding('top', 'bottom'));
  table.classList.remove('out');
  return { width, height: height < MIN_HEIGHT ? null : height };
}

export function wholePixels({ width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>): ElementBox {
  return { width: Math.floor(width), height: Math.floor(height) };
}

export function isSameBox(one: ElementBox, other: ElementBox): boolean {
  return one.width === other.width && one.height === other.height;
}
