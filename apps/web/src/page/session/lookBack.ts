// The past of the game: shows any earlier view, and plays events back from there.

import { batch } from '@preact/signals-core';
import { redraw } from './element.js';
import type { Session } from './session.js';
import { rest, wake } from './wait.js';

/** Goes to the view after `count` events, or to the latest for `null`. */
export function goTo(session: Session, count: number | null): void {
  session.playing.value = false;
  show(session, count);
}

/** Plays the past back from the view on the screen, or pauses. */
export function togglePlaying(session: Session): void {
  const { events, past, playing } = session;
  if (playing.value) {
    playing.value = false;
    return;
  }
  if (past.value === null || past.value >= events.value.length) show(session, 0);
  playing.value = true;
  void playBack(session);
}

function show(session: Session, count: number | null): void {
  const { coach, events, firstView, hint, past, playing } = session;
  coach.peek()?.answer(false);
  batch(() => {
    past.value = count === null ? null : Math.min(Math.max(firstView, count), events.value.length);
    hint.value = null;
    if (count === null) playing.value = false;
  });
  redraw(session);
  if (count === null) wake(session);
}

async function playBack(session: Session): Promise<void> {
  const { events, generation, past, pauses, playing } = session;
  while (playing.value && generation === session.generation && past.value !== null) {
    const event = events.value[past.value];
    if (event === undefined) break;
    if (session.element !== null) {
      session.element.events = [event];
      await session.element.settled;
    }
    await rest(session, pauses ? 1 : 0);
    // The player may have gone elsewhere in the meantime.
    if (playing.value && generation === session.generation && past.value !== null) past.value += 1;
  }
  playing.value = false;
}
