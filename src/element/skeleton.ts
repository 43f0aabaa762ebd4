import { html } from './dom.js';
import { redraw } from './redraw.js';

/** The empty parts of the table, in the order of its tab stops. */
export function skeleton(): HTMLElement {
  return html(
    'div',
    'table',
    {},
    html('h2', 'title hc-display'),
    html('div', 'others', { role: 'group' }),
    html('div', 'middle', { role: 'group' }),
    // Everything that the viewer needs to choose stays together at the bottom.
    html(
      'div',
      'seat',
      {},
      html(
        'div',
        'dock',
        {},
        html('div', 'heard', {}, html('p', 'news'), html('p', 'reason', { role: 'status' })),
        html('p', 'ask hc-display', { tabindex: '-1' }),
        html('div', 'choices', {}, html('div', 'buttons', { role: 'group' }), html('div', 'facts')),
      ),
      html('div', 'own', { role: 'group' }),
    ),
    html('div', 'air', { 'aria-hidden': 'true' }),
    html('div', 'moment', { hidden: '' }),
    html('div', 'said', { role: 'log', 'aria-live': 'polite' }),
  );
}

/** A part of {@link skeleton}. */
export function partIn(table: ParentNode, className: string): HTMLElement {
  const found = table.querySelector<HTMLElement>(`.${className}`);
  if (found === null) throw new Error(`.${className}: expected a part of the table, got none`);
  return found;
}

/** Fills a part of {@link skeleton} that is a group, and names it; an empty one is hidden, except for the buttons. */
export function fill(table: HTMLElement, name: string, label: string, children: readonly Node[]): void {
  const zone = partIn(table, name);
  zone.setAttribute('aria-label', label);
  zone.hidden = children.length === 0 && name !== 'buttons';
  return zone;
}
  named(table, name, label, children).replaceChildren(...children);
}

/** The same for drawings: what looks the same stays. */
export function fillDrawn(table: HTMLElement, name: string, label: string, drawings: readonly Element[]): void {
  redraw(named(table, name, label, drawings), drawings);
}

function named(table: HTMLElement, name: string, label: string, children: readonly Node[]): HTMLElement {
