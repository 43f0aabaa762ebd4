/**
 * The element's own texts in French; the game's texts come from its locale.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { listed } from '../../engine/locale.js';
import type { ElementWords } from './words.js';

export type { ElementWords } from './words.js';

/** The element in French. */
export const frElement: ElementWords = /* @__PURE__ */ deepFreeze({
  confirm: (move) => `Confirmer : ${move}`,
  again: 'Touche encore une fois',
  costs: (amount) => `coûte ${amount}`,
  risks: (amount) => `risque ${amount}`,
  rim: 'Touche ce qui a un bord doré.',
  way: 'Dans quel sens ?',
  takeBack: 'Reprendre',
  less: 'Un de moins',
  more: 'Un de plus',
  waitingFor: (names) => `En attente : ${listed(names, 'et')}`,
  sending: 'Ton coup est en route',
  others: 'Les autres joueurs',
  middle: 'Le milieu de la table',
  buttons: 'Coups',
  clause: (clause) => `Règle ${clause}`,
  shelf: {
    label: 'Ta rangée',
    ask: 'Range tes cartes',
    how: 'Tu les joueras par les deux bouts. Touche une carte, puis sa nouvelle place, ou fais-la glisser.',
    ready: 'Poser la rangée ainsi',
    sort: 'Trier',
    card: (card, position, of) => `${card}, place ${position} sur ${of}`,
  },
});
