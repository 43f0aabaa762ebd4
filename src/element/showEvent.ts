// Shows one event: the table changes, things fly, and a sentence says it.
import type { AnyEvent } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { html, parsed } from './dom.js';
import { type ElementGame, type Flight, voiceOf } from './elementGame.js';
import type { Motion } from './motion.js';
import { partIn } from './skeleton.js';
import { type ElementState, wordsOf } from './state.js';

/** How many sentences a screen reader can go back to. */
const MAX_SAID = 20;

/** Changes the table by an event, and says it; `table` is `null` before the element is in the page. */
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
  const log = partIn(table, 'said');
  log.append(html('p', '', {}, sentence));
  while (log.childElementCount > MAX_SAID) log.firstElementChild?.remove();
}

/** The ways of what others moved, after an event; the viewer knows what they moved themselves. */
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
 * Moves the things that an event moves; `change` changes the table when they leave. At the moments of a game the table
 * stops and says what happened, unless `isSaid` answers that it need not.
 */
export async function animate(
  state: ElementState,
  motion: Motion,
  event: AnyEvent,
  change: () => void,
  isSaid: () => boolean,
): Promise<void> {
  const { game, view, speed, theme } = state;
  if (game === null || view === null) return;
  const words = wordsOf(state, game);
  const draw = (card: unknown, width: number) =>
    parsed(game.drawCard(view, card, { width, theme, locale: words.game }));
  await motion.show(game.flights(event, view), change, { draw, speed, waiting: state.queue.size });
  if (game.moments.includes(event.type) && !isSaid()) {
    await motion.pause(voiceOf(wordsOf(state, game)).describe(event, view.viewer), speed);
  }
}
