import type { SvgNode } from 'hencoop/svg';
import { h, type VNode } from 'preact';

/** A drawing of the library: a picture, nothing in it takes the focus. */
export function drawing({ tag, attributes, children }: SvgNode): VNode {
  return h(
    tag,
    { ...attributes, tabindex: undefined },
    typeof children === 'string' ? children : children.map(drawing),
  );
}
