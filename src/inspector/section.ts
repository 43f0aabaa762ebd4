/// <reference lib="dom" />
import { html } from '../element/drawing/dom.js';

/** A section of the inspector. `update` makes it show the current moment. */
export interface Panel {
  readonly element: HTMLElement;
  update(): void;
}

/** A section with a heading. */
export const section = (name: string, heading: string, ...content: readonly (Node | string)[]): HTMLElement =>
  html('section', name, { 'aria-labelledby': name }, html('h2', '', { id: name }, heading), ...content);

export function act(text: string, does: () => void, attributes: { readonly [name: string]: string } = {}) {
  const made = html('button', '', { type: 'button', ...attributes }, text);
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') does();
  });
  return made;
}
