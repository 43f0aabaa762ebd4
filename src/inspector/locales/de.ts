/**
 * The inspector's own texts in German; the game's texts come from its locale.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import type { InspectorWords } from '../words.js';

export type { InspectorWords } from '../words.js';

/** The inspector in German. */
export const deInspector: InspectorWords = /* @__PURE__ */ deepFreeze({
  title: 'Der Verlauf des Spiels',
  through: 'Durch die Züge',
  toStart: 'Zum Anfang',
  back: 'Einen Zug zurück',
  on: 'Einen Zug vor',
  toEnd: 'Zum Ende der ersten Linie',
  timeline: 'Züge und Zweige',
  start: 'Der Anfang',
  table: 'Der Tisch, gesehen von',
  everything: 'Allen, alle Karten offen',
  spectator: 'Zuschauer',
  news: 'Die letzten Ereignisse, und wer sie erfährt',
  noNews: 'Noch ist nichts gezogen.',
  unknownNews: 'Die Ereignisse dieses Zuges sind unbekannt: Nach Regeln und Startwert führt er zu einem anderen Tisch.',
  all: 'alles',
  nothing: 'nichts',
  moves: 'Mach einen anderen Zug: Er wird ein Zweig',
  over: 'Das Spiel ist aus.',
  takeBack: 'Zurücknehmen',
  json: 'Der Tisch als JSON',
});
