// Animates one event: lets things fly, and announces it in large letters.
import type { AnyEvent } from '../../engine/base.js';
import type { ShownTable } from '../controller.js';
import { pictureOf, prefersCalm } from '../drawing/dom.js';
import { nodeOf, toDom } from '../drawing/patch.js';
import { partIn } from '../drawing/skeleton.js';
import { voiceOf } from '../elementGame.js';
import { wordsOf } from '../state.js';
import type { Motion } from './motion.js';
import { move as moveThings } from './move.js';
import { nextZones } from './nextZones.js';

/**
 * Animates an event. `step` changes the view when things land, and returns whether the table should announce the event;
 * at a game's `moments` it pauses to do so.
 */
export async function animate(shown: ShownTable, motion: Motion, event: AnyEvent, step: () => boolean): Promise<void> {
  let says: boolean | null = null;
  const change = () => {
    says = step();
  };
  try {
    await move(shown, motion, event, change);
  } finally {
    // An event that cannot be drawn must not block the queue.
    if (says === null) change();
  }
  const { game, view, speed } = shown.state;
  if (says === true && !shown.playback.isHurried && game?.moments.includes(event.type) === true) {
    shown.catchUp();
    await motion.pause(voiceOf(wordsOf(shown.state, game)).describe(event, view?.viewer ?? null), speed);
  } else motion.clear();
}

/** Animates dice and flights; calls `change` when they land. */
async function move(shown: ShownTable, motion: Motion, event: AnyEvent, change: () => void): Promise<void> {
  const { state, dom, playback } = shown;
  const { game, view } = state;
  if (game === null || view === null || playback.isHurried) return;
  const words = wordsOf(state, game);
  await moveThings({ ...shown, motion }, event, {
    game,
    view,
    locale: words.game,
    air: partIn(dom.table, 'air'),
    isCalm: prefersCalm(),
    say: () => voiceOf(words).describe(event, view.viewer),
    toDom,
    copy: pictureOf,
    next: (view) => nextZones(dom.table, state, view),
    outlineOf: (element) => nodeOf(element)?.thing?.outline ?? null,
    change,
  });
}
