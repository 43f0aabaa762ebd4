/// <reference lib="dom" />
import type { GameTypes } from 'hencoop';
import { defineElement, type ElementGame, type ElementLocale, type HencoopTable } from 'hencoop/element';
import type { Answer, Request } from './messages.js';

/** The players in the pictures, in which the reader is Ada. */
const NAMES = ['Ada', 'Ben', 'Chloé', 'Dag', 'Esra'];

type AnswerOfGame = Answer<
  GameTypes['View'],
  GameTypes['RedactedEvent'],
  { readonly clause: string; readonly params: object }
>;

/** Shows a table in the theme that the reader has chosen for the site. */
function followTheme(table: HencoopTable): MutationObserver {
  const root = document.documentElement;
  const follow = () => {
    table.theme = root.classList.contains('dark') ? 'dark' : 'light';
  };
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributeFilter: ['class'] });
  follow();
  return observer;
}

/** The start of a game: the table of the picture, or a new deal. */
type From = 'picture' | 'deal';

/** The buttons below the table that start a game. */
function buttonsFor(begin: (from: From) => void): HTMLElement {
  const button = (text: string, from: From) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button';
    made.textContent = text;
    made.addEventListener('click', () => begin(from));
    return made;
  };
  const buttons = document.createElement('p');
  buttons.className = 'buttons';
  buttons.append(button('Back to the start', 'picture'), button('New game', 'deal'));
  return buttons;
}

/**
 * Replaces a picture with a playable table. The state of the game is in a worker: this page has only the view of seat
 * 0.
 * @param mount - The element around the picture.
 * @param root - The address of the site's first page, with a trailing slash.
 * @param keepFocus - Whether to leave the focus where it is, because the reader has pressed nothing.
 * @returns a function that ends the game.
 */
export function start(
  game: ElementGame,
  locale: ElementLocale,
  mount: HTMLElement,
  root: string,
  keepFocus: boolean,
): () => void {
  defineElement(game, locale);
  const { id, title } = game.game;
  const worker = new Worker(new URL(`live/${id}-worker.js`, root), { type: 'module', name: `${title} worker` });
  const ask = (request: Request) => worker.postMessage(request);
  const begin = (from: From) => {
    // No move of the old game may reach the new one.
    table.readonly = true;
    ask({ type: 'start', from });
  };

  const table = document.createElement('hencoop-table') as HencoopTable;
  table.names = NAMES;
  table.clauseLink = (clause) => new URL(`sheets/${id}.html#${clause}`, root).href;
  const observer = followTheme(table);
  table.addEventListener('move', (event) => {
    // The element's event carries the move.
    const { detail: move } = event as CustomEvent<GameTypes['Move']>;
    table.pending = move;
    ask({ type: 'move', move });
  });

  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  worker.onmessage = ({ data }: MessageEvent<AnswerOfGame>) => {
    if (data.type === 'refused') return table.refuse(data.violation);
    if (data.type === 'view') table.view = data.view;
    table.pending = null;
    table.readonly = false;
    if (data.type === 'events') table.events = data.events;
  };
  worker.onerror = ({ message }) => {
    notice.textContent = `The table has stopped: ${message || 'its worker could not be loaded'}. Load the page again.`;
  };

  const buttons = buttonsFor(begin);
  mount.setAttribute('role', 'region');
  mount.setAttribute('aria-label', `${title}, a table to play on`);
  mount.replaceChildren(table, notice, buttons);
  // The pressed button is gone, so keyboard navigation continues here.
  mount.tabIndex = -1;
  if (!keepFocus) mount.focus({ preventScroll: true });
  begin('picture');
  return () => {
    worker.terminate();
    observer.disconnect();
  };
}
