/**
 * The element's own texts in English; the game's texts come from its locale.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { listed } from '../../engine/locale.js';
import type { ElementWords } from './words.js';

export type { ElementWords } from './words.js';

/** The element's texts in English. */
export const enElement: ElementWords = /* @__PURE__ */ deepFreeze({
  confirm: (move) => `Confirm: ${move}`,
  again: 'Tap again to confirm',
  costs: (amount) => `costs ${amount}`,
  risks: (amount) => `risks ${amount}`,
  rim: 'Touch anything with a gold rim.',
  way: 'Which way?',
  takeBack: 'Take back',
  less: 'One fewer',
  more: 'One more',
  waitingFor: (names) => `Waiting for ${listed(names)}`,
  sending: 'Sending your move…',
  others: 'The other players',
  middle: 'The middle of the table',
  buttons: 'Moves',
  clause: (clause) => `Rule ${clause}`,
  shelf: {
    label: 'Your row',
    ask: 'Put your cards in order',
    how: 'You play from either end. Tap a card, then tap its new place, or drag it.',
    ready: 'Keep this order',
    sort: 'Sort',
    card: (card, position, of) => `${card}, position ${position} of ${of}`,
  },
});
