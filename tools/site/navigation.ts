import type { DefaultTheme } from 'vitepress';
import { GAMES } from '../lib/games.js';
import { AROUND, apiAddress, LIBRARY } from './entries.js';
import { type PageNode, START } from './pages.js';
import { addressOf, titleOf } from './stage.js';

/** The data for the site's configuration, which is bundled and so cannot read the games itself. */
export interface Navigation {
  readonly version: string;
  readonly docs: DefaultTheme.SidebarItem[];
  readonly api: DefaultTheme.SidebarItem[];
  /** The source of each entry point of the library, by name, for the playground's imports. */
  readonly sources: { readonly [name: string]: string };
}

const linkTo = (address: string) => `/${address}.html`;

function itemOf(node: PageNode, isTop: boolean): DefaultTheme.SidebarItem {
  const item = { text: titleOf(node), link: linkTo(addressOf(node.file)) };
  if (node.children.length === 0) return item;
  return { ...item, collapsed: !isTop, items: node.children.map((child) => itemOf(child, false)) };
}

const entry = (name: string): DefaultTheme.SidebarItem => ({ text: name, link: linkTo(apiAddress(name)) });

export function navigationOf(
  tree: readonly PageNode[],
  version: string,
  sheetTitle: (game: string) => string,
): Navigation {
  const isOf = (game: string) => (name: string) => name === `hencoop/${game}` || name.startsWith(`hencoop/${game}/`);
  const ofGames = GAMES.map((game) => ({
    text: sheetTitle(game),
    collapsed: true,
    items: LIBRARY.filter(({ name }) => isOf(game)(name)).map(({ name }) => entry(name)),
  }));
  const shared = LIBRARY.filter(({ name }) => !GAMES.some((game) => isOf(game)(name)));
  return {
    version,
    sources: Object.fromEntries(LIBRARY.map(({ name, source }) => [name, source])),
    docs: [{ text: 'Start here', link: linkTo(addressOf(START)) }, ...tree.map((node) => itemOf(node, true))],
    api: [
      { text: 'All entry points', link: '/api/index.html' },
      { text: 'For any game', items: shared.map(({ name }) => entry(name)) },
      ...ofGames,
      { text: 'Packages', items: AROUND.map(({ name }) => entry(name)) },
    ],
  };
}

/** The pages in the order in which "Next" leads through them. */
export function orderOf(items: readonly DefaultTheme.SidebarItem[]): { text: string; link: string }[] {
  return items.flatMap(({ text = '', link, items = [] }) => [
    ...(link === undefined ? [] : [{ text, link }]),
    ...orderOf(items),
  ]);
}
