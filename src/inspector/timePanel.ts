/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { html } from '../element/drawing/dom.js';
import { describe } from '../engine/words.js';
import type { Course } from './course.js';
import { act, type Panel, section } from './section.js';
import { type TimelineRow, timelineOf } from './timeline.js';

/** The maximum indentation of branches. */
const DEEPEST = 4;

/** The moves with all branches, and buttons to step through them. */
export function timePanel(course: Course): Panel {
  const { words } = course.given.locale;
  const endOf = (rows: readonly TimelineRow[]) => [...rows].reverse().find(({ depth }) => depth === 0)?.index ?? 0;
  const [toStart, back, on, toEnd] = [
    act('|◀', () => course.goTo(0), { 'aria-label': words.toStart }),
    act('◀', () => course.back(), { 'aria-label': words.back }),
    act('▶', () => course.forward(), { 'aria-label': words.on }),
    act('▶|', () => course.goTo(endOf(timelineOf(course.history))), { 'aria-label': words.toEnd }),
  ] as const;
  const list = html('ol', '', { 'aria-labelledby': 'time', tabindex: '0' });
  const rowOf = rowsOf(course);
  const element = section(
    'time',
    words.timeline,
    html('div', 'row', { role: 'group', 'aria-label': words.through }, toStart, back, on, toEnd),
    list,
  );
  return {
    element,
    update: () => {
      const { history } = course;
      const rows = timelineOf(history);
      const items = rows.map((row) => rowOf(row));
      // Moved items would lose the focus.
      if (items.length !== list.children.length || items.some((item, at) => item !== list.children[at])) {
        list.replaceChildren(...items);
      }
      const canGoOn = history.undone.length > 0 || history.moments.some(({ before }) => before === history.now);
      const { now } = history;
      disable(now === 0, toStart, back);
      disable(!canGoOn, on);
      disable(now === endOf(rows), toEnd);
      const here = items[rows.findIndex(({ index }) => index === now)];
      // Scroll only the list, not the page.
      if (here !== undefined) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
    },
  };
}

/** Disables buttons by `aria-disabled` only, so that a button pressed repeatedly keeps the focus at the end. */
function disable(isDisabled: boolean, ...buttons: readonly HTMLElement[]): void {
  for (const button of buttons) button.setAttribute('aria-disabled', `${isDisabled}`);
}

/** The item of each row, one for each moment of a history. */
function rowsOf(course: Course): (row: TimelineRow) => HTMLElement {
  const { game, words } = course.given.locale;
  const made = new WeakMap<object, { readonly item: HTMLElement; readonly button: HTMLElement }>();
  return ({ index, ply, depth, leadsHere }) => {
    const { moments, now } = course.history;
    const moment = moments[index];
    if (moment === undefined) throw new RangeError(`history: expected a moment ${index}, got none`);
    const button = made.get(moment)?.button ?? act('', () => course.goTo(course.history.moments.indexOf(moment)));
    const item = made.get(moment)?.item ?? html('li', '', {}, button);
    made.set(moment, { item, button });
    item.className = `depth-${Math.min(depth, DEEPEST)} ${leadsHere ? 'path' : 'aside'}`;
    const text = moment.move === null ? words.start : describe(moment.move, null, game);
    button.textContent = `${depth === 0 ? '' : '↳ '}${ply} ${text}`;
    if (index === now) button.setAttribute('aria-current', 'step');
    else button.removeAttribute('aria-current');
    return item;
  };
}
