// The first screen if it has a table: shows the table first, and everything around it afterward.
import { effect } from '@preact/signals-core';
import { usualPlayers, usualSeats } from '../usual.js';
import { route } from './app.js';
import { type OpenedGame, openGame, WIDE } from './openGame.js';
import { hashOf, isTableRoute } from './router.js';
import { startGame } from './startGame.js';
import { startAtOnce } from './startup.js';
import { type TableElement, tableElement } from './tableElement.js';

let first: { readonly hash: string; readonly opened: OpenedGame } | null = null;

/** The first game, for the screen that takes it over, if it belongs to this address. */
export function takeFirst(hash: string): OpenedGame | null {
  const opened = first?.hash === hash ? first.opened : null;
  first = null;
  return opened;
}

async function begin(): Promise<void> {
  if (startAtOnce !== null) {
    const { game, players, seats, options } = startAtOnce;
    const usual = () => usualPlayers(seats ?? usualSeats(game));
    await startGame({ game, players: players ?? usual(), options: options ?? {} }, true);
  }
  const to = route.peek();
  if (!isTableRoute(to)) return;
  // If the game cannot be opened, the screen tries again and shows why.
  const opened = await openGame(to, () => true).catch(() => null);
  const mount = mountFor(opened);
  if (opened === null || mount === null) return;
  const { session, locale } = opened;
  let shown: TableElement | null = tableElement(session, mount, locale);
  const takeElement = () => {
    const taken = shown;
    shown = null;
    return taken;
  };
  first = { hash: hashOf(to), opened: { ...opened, takeElement } };
  await new Promise<void>((resolve) => {
    effect(() => {
      if (session.onScreen.value) resolve();
    });
  });
}

/** The place of the first element, laid out as on the whole screen. */
function mountFor(opened: OpenedGame | null): Element | null {
  const root = document.getElementById('page');
  if (root === null || opened === null) return null;
  const wide = matchMedia(WIDE).matches ? ' wide' : '';
  const mount = made('div', 'mount');
  const bar = made('header', 'bar', made('h1', '', opened.session.game.title));
  root.replaceChildren(made('div', `screen${wide}`, bar, made('main', 'table', mount)));
  return mount;
}

function made(tag: string, className: string, ...children: readonly (Node | string)[]): Element {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Resolves once the first table is shown. @throws Refused if a game cannot begin at once */
export const begun = begin();
