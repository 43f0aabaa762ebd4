/**
 * The words in English that the inspector says itself, besides those of its game.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import type { InspectorWords } from '../words.js';

/** The inspector in English. */
export const enInspector: InspectorWords = /* @__PURE__ */ deepFreeze({
  title: 'The course of the game',
  through: 'Through the moves',
  toStart: 'To the start',
  back: 'One move back',
  on: 'One move on',
  toEnd: 'To the end of the first line',
  timeline: 'Moves and branches',
  start: 'The start',
  table: 'The table, as it is seen by',
  everything: 'Everyone, all cards open',
  spectator: 'Spectator',
  news: 'The last events, and who learns them',
  noNews: 'No move has been made yet.',
  unknownNews: 'The events of this move are not known: by the rules and the seed, it leads to another table.',
  all: 'all of it',
  nothing: 'nothing',
  moves: 'Make another move: it becomes a branch',
  over: 'The game is over.',
  takeBack: 'Take back',
  json: 'The table as JSON',
});
