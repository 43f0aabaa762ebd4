/** The space that the page gives the table, in pixels; `height` is `null` if the table is as high as it needs. */
export interface ElementBox {
  readonly width: number;
  readonly height: number | null;
}

/** A lower box has no height to fill: the table is as high as it needs. */
const MIN_HEIGHT = 240;

/**
 * The space that the page gives an element, without its padding, which is ground too; its height counts if the page's styles
 * say one.
 */
export function boxOf(element: HTMLElement, table: HTMLElement): ElementBox {
  const styles = getComputedStyle(element);
  const padding = (one: string, other: string) =>
    [one, other].reduce((sum, side) => sum + Number.parseFloat(styles.getPropertyValue(`padding-${side}`)), 0);
  const width = Math.floor(element.clientWidth - padding('left', 'right'));
  // Out of the flow the table takes no space, so that only the page's own height is left.
  table.classList.add('out');
  const height = Math.floor(element.clientHeight - padding('top', 'bottom'));
  table.classList.remove('out');
  return { width, height: height < MIN_HEIGHT ? null : height };
}

export function isSameBox(one: ElementBox, other: ElementBox): boolean {
  return one.width === other.width && one.height === other.height;
}
