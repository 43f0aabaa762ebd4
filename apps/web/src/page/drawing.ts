import type { SvgNode } from 'hencoop/svg';
import { h, type VNode } from 'preact';

/** A drawing of the library. */
export function drawing({ tag, attributes, children }: SvgNode): VNode {
  return h(tag, attributes, typeof children === 'string' ? children : children.map(drawing));
}
