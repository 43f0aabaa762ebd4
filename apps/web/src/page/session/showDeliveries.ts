// Shows deliveries one after another.

import { batch } from '@preact/signals-core';
import type { HencoopTable } from 'hencoop/element';
import type { Delivery, RedactedEvent } from '../../protocol.js';
import { endingOf, roundsOf } from '../rounds.js';
import { answerOf } from './ask.js';
import { forgetOnElement } from './element.js';
import { isReadonly, type QueuedDelivery, type RoundEnd, type Session } from './session.js';
import { rest, until } from './wait.js';

/** The time for an opened table to reach the screen, in milliseconds. Only then does the rest load. */
const PAINTED = 50;

/** Adds a delivery to the queue. */
export function deliver(session: Session, queued: QueuedDelivery): void {
  session.queue.push(queued);
  void showDeliveries(session);
}

export async function showDeliveries(session: Session): Promise<void> {
  const { client, generation, pauses, queue } = session;
  if (session.showing === generation) return;
  session.showing = generation;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const begun = performance.now();
    if (next !== null) take(session, next.delivery);
    if (next?.byBot === false && session.element !== null) session.element.pending = null;
    await showNewEvents(session);
    if (generation !== session.generation) return;
    if (next?.byBot === true && pauses) await rest(session, 1, performance.now() - begun);
    // Bots continue only after the player has seen their last moves.
    if (next === null) void letBotsBegin(session);
    else await answerOf(session, client.ask({ type: 'shown', revision: session.revision }));
    if (generation !== session.generation) return;
  }
  session.showing = null;
  drawCurtain(session);
}

/** Lets the bots begin once the opened table is on the screen. */
async function letBotsBegin(session: Session): Promise<void> {
  const { client, generation, revision } = session;
  await until(session, () => session.element !== null);
  await new Promise((resolve) => setTimeout(resolve, PAINTED));
  if (generation !== session.generation) return;
  session.onScreen.value = true;
  await answerOf(session, client.ask({ type: 'shown', revision }));
}

function take(session: Session, delivery: Delivery): void {
  session.revision = delivery.revision;
  batch(() => {
    session.events.value = [...session.events.value, ...delivery.events];
    session.actors.value = delivery.actors;
    session.canUndo.value = delivery.canUndo;
  });
}

/** Shows the remaining events, and stops at the end of each round. */
async function showNewEvents(session: Session): Promise<void> {
  const { events, finished, game, generation, past, purpose, ranking, shown, timeline } = session;
  const rounds = roundsOf(events.value.slice(shown.value));
  let before = game.rules.score(timeline.value.at(Math.max(1, shown.value)));
  for (const [index, round] of rounds.entries()) {
    await until(session, () => past.value === null && session.element !== null);
    if (generation !== session.generation || session.element === null) return;
    await showRound(session, session.element, { round, isLast: index === rounds.length - 1 });
    if (generation !== session.generation) return;
    if (index === rounds.length - 1) continue;
    const view = timeline.value.at(shown.value);
    const after = game.rules.score(view);
    await sayRoundEnd(session, { events: endingOf(round), view, before, after });
    if (generation !== session.generation) return;
    before = after;
  }
  if (rounds.length > 0 && ranking.value !== null && purpose === 'play') finished.value = true;
}

/** Shows the events of a round, with a pause at its end. */
async function showRound(
  session: Session,
  element: HencoopTable,
  { round, isLast }: { readonly round: readonly RedactedEvent[]; readonly isLast: boolean },
): Promise<void> {
  const { generation, pauses, ranking, shown } = session;
  const end = shown.value + round.length;
  session.showingUpTo = end;
  forgetOnElement(session, element);
  // Setting it clears the player's picks, so set it only if it changes.
  if (element.readonly !== isReadonly(session)) element.readonly = isReadonly(session);
  element.events = round;
  await element.settled;
  if (generation !== session.generation) return;
  shown.value = end;
  if (isLast && ranking.value === null) return;
  // The old round's table offers no moves until the next deal.
  element.readonly = true;
  // Show the open hands for a moment before the dialog covers them.
  if (pauses) await rest(session, 3);
}

/** Shows the end of a round until the player continues. */
async function sayRoundEnd(session: Session, end: Omit<RoundEnd, 'proceed'>): Promise<void> {
  const { generation, roundEnd } = session;
  await new Promise<void>((proceed) => {
    roundEnd.value = { ...end, proceed };
  });
  if (generation === session.generation) roundEnd.value = null;
}

/** Draws the curtain when it is the turn of another person at this device. */
function drawCurtain({ actors, curtain, events, persons, purpose, ranking, seen, viewer }: Session): void {
  if (purpose !== 'play' || persons.length < 2 || ranking.value !== null) return;
  if (viewer.value !== null && actors.value.includes(viewer.value)) return;
  const next = persons.find((seat) => actors.value.includes(seat));
  if (next === undefined) return;
  if (viewer.value !== null) seen.set(viewer.value, events.value.length);
  curtain.value = next;
}
