// Draws a session on the element.

import type { HencoopTable } from 'hencoop/element';
import type { View } from '../../protocol.js';
import { isReadonly, type Session } from './session.js';

/** Draws the view on the screen at once. */
export function redraw(session: Session): void {
  const { element, view, settings } = session;
  if (element === null) return;
  element.skip();
  element.view = settings().memory ? view.value : forgotten(session, view.value);
  element.pending = null;
  element.readonly = isReadonly(session);
}

/** Hides remembered cards on the table, unless the settings show them. */
export function forgetOnElement(session: Session, element: HencoopTable): void {
  const remembered = session.timeline.value.at(session.shown.value);
  const plain = forgotten(session, remembered);
  // A new view drops what the player has picked, so set it only if something changes.
  if (!session.settings().memory && JSON.stringify(plain) !== JSON.stringify(remembered)) element.view = plain;
}

/** A view without what its viewer remembers. */
export function forgotten({ game }: Pick<Session, 'game'>, view: View): View {
  return game.rules.view(view, view.viewer);
}
