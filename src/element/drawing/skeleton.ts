import { DISPLAY } from '../../svg/palette.js';
import { html } from './dom.js';
import { redraw } from './redraw.js';

/** The empty parts of the table, in the order of its tab stops. The names are those that a page can style by `::part`. */
export function skeleton(): HTMLElement {
  return part(
    'div',
    'table',
    {},
    part('h2', 'title'),
    part('div', 'others', { role: 'group' }),
    part('div', 'middle', { role: 'group' }),
    // Everything that the viewer needs to choose stays together at the bottom.
    part(
      'div',
      'seat',
      {},
      part(
        'div',
        'dock',
        {},
        html('div', 'heard', {}, part('p', 'news'), part('p', 'reason', { role: 'status' })),
        part('p', 'ask', { tabindex: '-1' }),
        html('div', 'choices', {}, part('div', 'buttons', { role: 'group' }), part('div', 'facts')),
      ),
      part('div', 'own', { role: 'group' }),
    ),
    html('div', 'air', { 'aria-hidden': 'true' }),
    part('div', 'moment', { hidden: '' }),
    html('div', 'said', { role: 'log', 'aria-live': 'polite' }),
  );
}

/** The parts in the face of titles and numbers. */
const TITLES: readonly string[] = ['title', 'ask'];

function part(
  tag: 'div' | 'h2' | 'p',
  name: string,
  attributes: { readonly [name: string]: string } = {},
  ...children: readonly Node[]
): HTMLElement {
  const className = TITLES.includes(name) ? `${name} ${DISPLAY}` : name;
  return html(tag, className, { ...attributes, part: name }, ...children);
}

/** A part of {@link skeleton}. */
export function partIn(table: ParentNode, className: string): HTMLElement {
  const found = table.querySelector<HTMLElement>(`.${className}`);
  if (found === null) throw new Error(`.${className}: expected a part of the table, got none`);
  return found;
}

/** Fills a part of {@link skeleton} that is a group, and names it; an empty one is hidden, except for the buttons. */
export function fill(table: HTMLElement, name: string, label: string, children: readonly Node[]): void {
  named(table, name, label, children).replaceChildren(...children);
}

/** The same for drawings: what looks the same stays. */
export function fillDrawn(table: HTMLElement, name: string, label: string, drawings: readonly Element[]): void {
  redraw(named(table, name, label, drawings), drawings);
}

function named(table: HTMLElement, name: string, label: string, children: readonly Node[]): HTMLElement {
  const zone = partIn(table, name);
  zone.setAttribute('aria-label', label);
  zone.hidden = children.length === 0 && name !== 'buttons';
  return zone;
}
