// Shows one event: changes the table, lets things fly, and announces it in a sentence.
import type { AnyEvent } from '../../engine/base.js';
import type { GameTypes } from '../../engine/game.js';
import type { ShownTable } from '../controller.js';
import { pictureOf } from '../drawing/dom.js';
import { nextZones } from '../drawing/nextZones.js';
import { nodeOf, toDom } from '../drawing/patch.js';
import { partIn, say } from '../drawing/skeleton.js';
import { type ElementGame, type Flight, voiceOf } from '../elementGame.js';
import { loadMotion, motionNow } from '../motion/load.js';
import { prefersCalm } from '../motion/motion.js';
import { type ElementState, wordsOf } from '../state.js';

/** Applies an event to the state and adds it to the log; `table` is `null` before the element is in the page. */
export function stepTo(state: ElementState, table: HTMLElement | null, event: AnyEvent): void {
  const { game, view: before } = state;
  if (game === null) return;
  const view = game.game.evolve(before, event);
  if (before !== null) state.news.trail = trailAfter(state, game, before, event);
  state.view = view;
  state.last.push(event);
  if (table === null) return;
  const { viewer } = view;
  const sentence = voiceOf(wordsOf(state, game)).describe(event, viewer);
  const isOwn = 'seat' in event && event.seat === viewer;
  state.news.note(event, sentence, isOwn);
  say(table, sentence);
}

/** The paths of things that others moved, after an event; empty for the viewer's own moves. */
function trailAfter(
  state: ElementState,
  game: ElementGame,
  before: GameTypes['View'],
  event: AnyEvent,
): readonly Flight[] {
  const { viewer } = before;
  const isOwn = viewer === null || game.game.actors(before).includes(viewer);
  return isOwn ? [] : (game.trail?.(state.news.trail, event, before) ?? []);
}

/**
 * Animates an event. `step` changes the view when things land, and returns whether the table should announce the event;
 * at a game's `moments` it pauses to do so.
 */
export async function animate(shown: ShownTable, event: AnyEvent, step: () => boolean): Promise<void> {
  let says: boolean | null = null;
  const change = () => {
    says = step();
  };
  try {
    await move(shown, event, change);
  } finally {
    // An event that cannot be drawn must not block the queue.
    if (says === null) change();
  }
  const { game, view, speed } = shown.state;
  const { motion } = shown.dom;
  if (says === true && !shown.playback.isHurried && game?.moments.includes(event.type) === true) {
    shown.catchUp();
    await motion.pause(voiceOf(wordsOf(shown.state, game)).describe(event, view?.viewer ?? null), speed);
  } else motion.clear();
}

/** Animates dice and flights; calls `change` when they land. */
async function move(shown: ShownTable, event: AnyEvent, change: () => void): Promise<void> {
  // The player can choose nothing while the motion code loads. If it fails to load, nothing moves.
  if (motionNow() === null) shown.catchUp();
  const module = motionNow() ?? (await loadMotion());
  const { game, view } = shown.state;
  if (module === null || game === null || view === null || shown.playback.isHurried) return;
  const words = wordsOf(shown.state, game);
  await module.move(shown, event, {
    game,
    view,
    locale: words.game,
    air: partIn(shown.dom.table, 'air'),
    isCalm: prefersCalm(),
    say: () => voiceOf(words).describe(event, view.viewer),
    toDom,
    copy: pictureOf,
    next: (view) => nextZones(shown.dom.table, shown.state, view),
    outlineOf: (element) => nodeOf(element)?.thing?.outline ?? null,
    change,
  });
}
