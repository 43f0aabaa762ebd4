import { effect, untracked } from '@preact/signals-core';
import type { GameSnapshot } from '../../protocol.js';
import { isReadonly, type Session, type SessionConfig, sessionOf } from './session.js';
import { deliver, showDeliveries } from './showDeliveries.js';
import { reopen, viewAs } from './snapshot.js';

/** Opens a game on the page. The session shows the bots' moves on its element from now on. */
export function openSession(config: SessionConfig, snapshot: GameSnapshot): Session {
  const session = sessionOf(config, snapshot);
  session.stops.push(
    effect(() => {
      void config.match?.mayMove.value;
      // While events are shown, `showRound` sets `readonly` itself.
      if (session.element !== null && session.showing === null) session.element.readonly = isReadonly(session);
    }),
    effect(() => {
      const notice = config.match?.undoNotice.value;
      if (notice?.type === 'done') void untracked(() => viewAs(session, session.viewer.value));
    }),
    config.client.listen((news) => {
      if (news.type === 'reopened') reopen(session, news.snapshot);
      else deliver(session, { delivery: news, byBot: true });
    }),
  );
  void showDeliveries(session);
  return session;
}

/** Ends a session. The worker keeps the game open until another opens; its bots wait for the page. */
export function leave(session: Session): void {
  session.isLeft = true;
  session.generation += 1;
  for (const stop of session.stops) stop();
}
