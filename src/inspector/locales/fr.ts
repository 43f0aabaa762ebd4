/**
 * The inspector's own texts in French; the game's texts come from its locale.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import type { InspectorWords } from '../words.js';

export type { InspectorWords } from '../words.js';

/** The inspector in French. */
export const frInspector: InspectorWords = /* @__PURE__ */ deepFreeze({
  title: 'Le cours de la partie',
  through: 'Parcourir les coups',
  toStart: 'Au début',
  back: 'Un coup en arrière',
  on: 'Un coup en avant',
  toEnd: 'À la fin de la première ligne',
  timeline: 'Coups et branches',
  start: 'Le début',
  table: 'La table, vue par',
  everything: 'Tous, cartes ouvertes',
  spectator: 'Spectateur',
  news: 'Les derniers événements, et qui les apprend',
  noNews: 'Aucun coup n’a été joué.',
  unknownNews: 'Les événements de ce coup sont inconnus : selon les règles et la graine, il mène à une autre table.',
  all: 'tout',
  nothing: 'rien',
  moves: 'Joue un autre coup : il devient une branche',
  over: 'La partie est finie.',
  takeBack: 'Reprendre',
  json: 'La table en JSON',
});
