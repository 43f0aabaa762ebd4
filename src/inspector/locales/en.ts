/**
 * The inspector's own texts in English; the game's texts come from its locale.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import type { InspectorWords } from '../words.js';

export type { InspectorWords } from '../words.js';

/** The inspector's texts in English. */
export const enInspector: InspectorWords = /* @__PURE__ */ deepFreeze({
  title: 'The course of the game',
  through: 'Through the moves',
  toStart: 'To the start',
  back: 'One move back',
  on: 'One move forward',
  toEnd: 'To the end of the first line',
  timeline: 'Moves and branches',
  start: 'The start',
  table: 'The table as seen by',
  everything: 'Everyone, all cards open',
  spectator: 'Spectator',
  news: 'The last events, and who sees them',
  noNews: 'No move has been made yet.',
  unknownNews: 'The events of this move are unknown: replaying it leads to a different table.',
  all: 'all of it',
  nothing: 'nothing',
  moves: 'Make another move: it becomes a branch',
  over: 'The game is over.',
  takeBack: 'Take back',
  json: 'The table as JSON',
});
