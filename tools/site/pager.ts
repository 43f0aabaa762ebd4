import type { NavigationElement } from 'typedoc';

/** A page of the navigation: its address from the root of the site, and its name. */
export interface Stop {
  readonly url: string;
  readonly title: string;
}

/**
 * The pages of a navigation in its order, from the first page of the site on. A name without a page is skipped: a branch,
 * and a name that an entry point exports from another one.
 */
export function stopsOf(first: Stop, navigation: readonly NavigationElement[]): Stop[] {
  const below = (elements: readonly NavigationElement[]): Stop[] =>
    elements.flatMap(({ path, text, children = [] }) => [
      ...(path === undefined || path.includes('#') ? [] : [{ url: path, title: text }]),
      ...below(children),
    ]);
  return [first, ...below(navigation)];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The links at the foot of a page to the pages before and after it; nothing for a page outside the navigation. */
export function pagerOf(stops: readonly Stop[], url: string): string {
  const index = stops.findIndex((stop) => stop.url === url);
  if (index === -1) return '';
  const up = '../'.repeat(url.split('/').length - 1);
  const link = (rel: 'prev' | 'next', label: string, stop: Stop | undefined) =>
    stop === undefined
      ? ''
      : `<a rel="${rel}" href="${up}${stop.url}"><span>${label}</span> ${escaped(stop.title)}</a>`;
  const links = [link('prev', 'Previous', stops[index - 1]), link('next', 'Next', stops[index + 1])].join('');
  return `<nav class="pager" aria-label="Previous and next page">${links}</nav>`;
}
