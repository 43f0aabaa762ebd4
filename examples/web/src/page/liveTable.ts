import { effect } from '@preact/signals-core';
import type { HencoopTable, TableLocale } from 'hencoop/table';
import type { RedactedEvent } from '../protocol.js';
import { settings } from './app.js';
import { tableNamesOf } from './names.js';
import { isSaidAtEnd } from './past.js';
import { hashOf, routeOf } from './router.js';
import type { Session } from './session.js';
import { tick } from './sound.js';

/** The library's element, which asks for moves and shows what happens at a table. */
export interface LiveTable {
  /** Puts the element into this place. */
  moveTo(place: Element): void;
  /** The words of another language; `undefined` is the English of the kit. */
  speak(locale: TableLocale | undefined): void;
  /** Who opens the rules next to the table. Until somebody does, the link to a clause leads to the page of the rules. */
  onClause: ((clause: string) => void) | null;
  /** Takes the element away. */
  end(): void;
}

/** Shows a session in this place. The element must be defined. */
export function liveTable(session: Session, place: Element, locale: TableLocale | undefined): LiveTable {
  // The element is defined.
  const element = document.createElement('hencoop-table') as HencoopTable;
  const live: LiveTable = {
    moveTo: (other) => other.append(element),
    speak(spoken) {
      if (element.locale !== spoken) element.locale = spoken;
    },
    onClause: null,
    end() {
      gone();
      follow();
      element.remove();
    },
  };
  element.clauseLink = (clause) => hashOf({ page: 'rules', game: session.game.id, clause });
  element.addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const to = link === undefined ? null : routeOf(link.hash);
    if (to?.page !== 'rules' || to.clause === null || live.onClause === null) return;
    // The table stays open, with the rules next to it.
    event.preventDefault();
    live.onClause(to.clause);
  });
  element.addEventListener('shown', (event) => {
    // The element's contract: the detail of `shown` is the event that is shown now.
    const { type } = (event as CustomEvent<RedactedEvent>).detail;
    if (settings.peek().sound) tick(type);
    if (session.past.peek() === null && isSaidAtEnd(type)) event.preventDefault();
  });
  const follow = effect(() => {
    const { speed, confirm, theme } = settings.value;
    element.names = tableNamesOf(session);
    element.speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
    element.confirm = confirm;
    element.theme = theme;
  });
  element.locale = locale;
  place.append(element);
  const gone = session.showOn(element);
  return live;
}
