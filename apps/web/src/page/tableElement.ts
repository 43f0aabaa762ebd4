import { effect } from '@preact/signals-core';
import type { ElementLocale, HencoopTable } from 'hencoop/element';
import type { RedactedEvent } from '../protocol.js';
import { settings } from './app.js';
import { elementNamesOf } from './playerNames.js';
import { isSaidAtEnd } from './rounds.js';
import { hashOf, routeOf } from './router.js';
import type { Session } from './session/session.js';
import { showOn } from './session/showOn.js';
import { soundOf } from './sound.js';

/** The library's element on the page, which shows a session and takes the player's moves. */
export interface TableElement {
  readonly element: HencoopTable;
  /** Opens a clause next to the table. If `null`, the link to a clause goes to the page of the rules. */
  onClause: ((clause: string) => void) | null;
  remove(): void;
}

/** Shows a session in `mount`. The element must be defined. */
export function tableElement(session: Session, mount: Element, locale: ElementLocale): TableElement {
  // The element is defined.
  const element = document.createElement('hencoop-table') as HencoopTable;
  const shown: TableElement = {
    element,
    onClause: null,
    remove() {
      for (const stop of stops) stop();
      element.remove();
    },
  };
  element.clauseLink = (clause) => hashOf({ page: 'rules', game: session.game.id, clause });
  element.addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const to = link === undefined ? null : routeOf(link.hash);
    if (to?.page !== 'rules' || to.clause === null || shown.onClause === null) return;
    // The table stays open, with the rules next to it.
    event.preventDefault();
    shown.onClause(to.clause);
  });
  element.addEventListener('shown', (event) => {
    // The element's contract: the detail of `shown` is the event just shown.
    const { type } = (event as CustomEvent<RedactedEvent>).detail;
    if (settings.peek().sound) soundOf(type);
    if (session.past.peek() === null && isSaidAtEnd(type)) event.preventDefault();
  });
  const unfollow = effect(() => {
    const { speed, confirm, theme } = settings.value;
    element.names = elementNamesOf(session);
    element.speed = speed;
    element.confirm = confirm;
    element.theme = theme;
  });
  element.locale = locale;
  mount.append(element);
  const stops = [showOn(session, element), unfollow];
  return shown;
}
