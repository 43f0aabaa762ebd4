/**
 * The element's own texts in German; the game's texts come from its locale.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { listed } from '../../engine/locale.js';
import type { ElementWords } from './words.js';

export type { ElementWords } from './words.js';

/** The element in German. */
export const deElement: ElementWords = /* @__PURE__ */ deepFreeze({
  confirm: (move) => `Bestätigen: ${move}`,
  again: 'Noch einmal antippen',
  costs: (amount) => `kostet ${amount}`,
  risks: (amount) => `riskiert ${amount}`,
  rim: 'Tippe auf etwas mit Goldrand.',
  way: 'Wie herum?',
  takeBack: 'Zurücknehmen',
  less: 'Eins weniger',
  more: 'Eins mehr',
  waitingFor: (names) => `Warten auf ${listed(names, 'und')}`,
  sending: 'Dein Zug ist unterwegs',
  others: 'Die anderen Spieler',
  middle: 'Die Mitte des Tisches',
  buttons: 'Züge',
  clause: (clause) => `Regel ${clause}`,
  shelf: {
    label: 'Deine Reihe',
    ask: 'Ordne deine Karten',
    how: 'Du spielst von beiden Enden. Tippe auf eine Karte, dann auf ihren neuen Platz, oder zieh sie.',
    ready: 'Die Reihe so auslegen',
    sort: 'Sortieren',
    card: (card, position, of) => `${card}, Stelle ${position} von ${of}`,
  },
});
