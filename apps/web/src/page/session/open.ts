import { effect, untracked } from '@preact/signals-core';
import type { GameSnapshot } from '../../protocol.js';
import { isReadonly, type Session, type SessionConfig, sessionOf } from './session.js';
import { deliver, showDeliveries } from './showDeliveries.js';
import { viewAs } from './snapshot.js';

/** Opens a game on the page: what bots do from now on is shown on the element that the session is given. */
export function openSession(config: SessionConfig, snapshot: GameSnapshot): Session {
  const session = sessionOf(config, snapshot);
  session.stops.push(
    effect(() => {
      void config.match?.mayMove.value;
      // While events are shown, the end of a round offers nothing in any case.
      if (session.element !== null && session.showing === null) session.element.readonly = isReadonly(session);
    }),
    effect(() => {
      const notice = config.match?.undoNotice.value;
      if (notice?.type === 'done') void untracked(() => viewAs(session, session.viewer.value));
    }),
    config.client.listen((delivery) => deliver(session, { delivery, byBot: true })),
  );
  void showDeliveries(session);
  return session;
}

/** Ends a session. The worker keeps the game open until another one is; its bots wait until they are seen. */
export function leave(session: Session): void {
  session.isLeft = true;
  session.generation += 1;
  for (const stop of session.stops) stop();
}
