import type { HencoopTable } from 'hencoop/element';
import type { Move } from '../../protocol.js';
import { Refused } from '../../refusal.js';
import { redraw } from './element.js';
import type { Session } from './session.js';
import { wake } from './wait.js';

/** Sets the element to show the game on. Call the returned function to remove it. */
export function showOn(session: Session, element: HencoopTable): () => void {
  session.element = element;
  redraw(session);
  const chosen = (event: Event) => {
    // The element's contract: the detail of `move` is a move of the game that it shows.
    const { detail } = event as CustomEvent<Move>;
    // Set at once, so that the player can choose nothing else before the answer.
    element.pending = detail;
    import('./makeMove.js').then(
      ({ makeMove }) => makeMove(session, element, detail),
      () => {
        element.pending = null;
        session.refusal.value = new Refused({ type: 'failed', message: 'a part of the page could not be loaded' });
      },
    );
  };
  const counted = () => {
    const { past, shown, showingUpTo } = session;
    if (past.value === null && shown.value < showingUpTo) shown.value += 1;
  };
  element.addEventListener('move', chosen);
  element.addEventListener('shown', counted);
  wake(session);
  return () => {
    element.removeEventListener('move', chosen);
    element.removeEventListener('shown', counted);
    if (session.element === element) session.element = null;
  };
}
