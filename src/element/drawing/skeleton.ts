import type { SvgNode } from '../../svg/markup.js';
import { DISPLAY } from '../../svg/palette.js';
import { html, setAttribute } from './dom.js';
import { show } from './patch.js';

/** The empty parts of the table, in tab order. Pages can style them by name with `::part`. */
export function skeleton(): HTMLElement {
  return part(
    'div',
    'table',
    {},
    part('div', 'wood', { 'aria-hidden': 'true' }),
    part('h2', 'title'),
    part('div', 'others', { role: 'group' }),
    part('div', 'middle', { role: 'group' }),
    // Everything the viewer needs to choose a move stays together at the bottom.
    part(
      'div',
      'seat',
      {},
      part(
        'div',
        'dock',
        {},
        // The page can say something in the place of the news.
        part(
          'div',
          'heard',
          {},
          html('slot', '', { name: 'strip' }, part('p', 'news')),
          part('p', 'reason', { role: 'status' }),
        ),
        part('div', 'face'),
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

/** The parts set in the title font. */
const TITLES: readonly string[] = ['title', 'ask'];

/** The zones of a composed table, by the part that lies in each. */
const ZONES: { readonly [part: string]: string | undefined } = {
  others: 'opponents',
  heard: 'hint',
  ask: 'question',
  buttons: 'keys',
  own: 'hand',
};

function part(
  tag: 'div' | 'h2' | 'p',
  name: string,
  attributes: { readonly [name: string]: string } = {},
  ...children: readonly Node[]
): HTMLElement {
  const className = TITLES.includes(name) ? `${name} ${DISPLAY}` : name;
  const zone = ZONES[name];
  return html(tag, className, { ...attributes, part: zone === undefined ? name : `${name} ${zone}` }, ...children);
}

/** A part of {@link skeleton}. */
export function partIn(table: ParentNode, className: string): HTMLElement {
  const found = table.querySelector<HTMLElement>(`.${className}`);
  if (found === null) throw new Error(`.${className}: expected a part of the table, got none`);
  return found;
}

/** How many sentences the log keeps for screen readers. */
const MAX_SAID = 20;

/** Tells screen readers a sentence. */
export function say(table: HTMLElement, sentence: string): void {
  const log = partIn(table, 'said');
  log.append(html('p', '', {}, sentence));
  while (log.childElementCount > MAX_SAID) log.firstElementChild?.remove();
}

/** Fills and names a group of {@link skeleton}. Empty groups are hidden, except for the buttons. */
export function fill(table: HTMLElement, name: string, label: string, children: readonly Node[]): void {
  named(table, name, label, children).replaceChildren(...children);
}

/** Like {@link fill}, for drawings; unchanged elements stay. */
export function fillDrawn(table: HTMLElement, name: string, label: string, drawings: readonly SvgNode[]): void {
  show(named(table, name, label, drawings), drawings);
}

/** Names a group of {@link skeleton}, and hides it if it has no children. */
export function named(table: HTMLElement, name: string, label: string, children: readonly unknown[]): HTMLElement {
  const zone = partIn(table, name);
  setAttribute(zone, 'aria-label', label);
  zone.hidden = children.length === 0 && name !== 'buttons';
  return zone;
}
