import { batch } from '@preact/signals-core';
import type { Seat } from 'hencoop';
import type { GameSnapshot } from '../../protocol.js';
import { answerOf } from './ask.js';
import { redraw } from './element.js';
import type { Session } from './session.js';
import { showDeliveries } from './showDeliveries.js';
import { timelineOf } from './timeline.js';

/** Gets the game as another viewer knows it, or its current state. Events from `seenBefore` on are shown one by one. */
export async function viewAs(session: Session, seat: Seat | null, seenBefore?: number): Promise<void> {
  const snapshot = await answerOf(session, session.client.ask({ type: 'viewAs', seat }));
  if (snapshot !== null) showSnapshot(session, snapshot, seenBefore);
}

/** Shows the game as it was saved, after its worker has stopped. Whoever takes the device gets a fresh snapshot. */
export function reopen(session: Session, snapshot: GameSnapshot): void {
  if (session.curtain.value === null) showSnapshot(session, snapshot, session.shown.value);
}

/** Shows the table to the person who was handed the device. */
export async function openCurtain(session: Session): Promise<void> {
  const seat = session.curtain.value;
  if (seat !== null) await viewAs(session, seat, session.seen.get(seat));
}

/** Takes back the last decision of the only person, or the move that the coach asks about. */
export async function undo(session: Session): Promise<void> {
  const question = session.coach.peek();
  if (question !== null) return question.answer(false);
  const snapshot = await answerOf(session, session.client.ask({ type: 'undo' }));
  if (snapshot !== null) showSnapshot(session, snapshot);
}

function showSnapshot(session: Session, snapshot: GameSnapshot, seenBefore = snapshot.events.length): void {
  session.generation += 1;
  session.queue = [null];
  session.revision = snapshot.revision;
  batch(() => {
    session.viewer.value = snapshot.viewer;
    session.events.value = snapshot.events;
    session.shown.value = Math.min(seenBefore, snapshot.events.length);
    session.timeline.value = timelineOf(session.game.rules, snapshot.from, () => session.events.value);
    session.past.value = null;
    session.actors.value = snapshot.actors;
    session.canUndo.value = snapshot.canUndo;
    session.undone.value = snapshot.undone;
    session.curtain.value = null;
    session.roundEnd.value = null;
    session.hint.value = null;
    session.review.value = null;
    session.coach.value = null;
    session.skipCoach.value = null;
    session.playing.value = false;
  });
  redraw(session);
  void showDeliveries(session);
}
