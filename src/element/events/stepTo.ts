import type { AnyEvent } from '../../engine/base.js';
import type { GameTypes } from '../../engine/game.js';
import { say } from '../drawing/skeleton.js';
import { type ElementGame, type Flight, voiceOf } from '../elementGame.js';
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
