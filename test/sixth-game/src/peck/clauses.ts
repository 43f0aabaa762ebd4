import type { ClauseText, CommonClause } from '../../../../src/engine/clauses.js';
import { deepFreeze } from '../../../../src/engine/freeze.js';

/** The numbered rules of Peck. */
export const CLAUSES = /* @__PURE__ */ deepFreeze({
  'PK-1.1': { origin: ['ruling'], text: 'Twelve cards, 1 to 4 three times each. One die with the faces 1, 2 and 3.' },
  'PK-2.1': { origin: ['ruling'], text: 'Shuffle; three cards to each player; the rest is the draw pile.' },
  'PK-3.1': {
    origin: ['ruling'],
    text: 'All players choose a card of their hand at once, face down. Everybody sees which players have chosen.',
  },
  'PK-3.2': {
    origin: ['ruling'],
    text: 'When all have chosen, the cards are shown and leave the game. The die is rolled, and each player with the highest card scores it.',
  },
  'PK-4.1': {
    origin: ['ruling'],
    text: 'Then each player in turn, from the first seat on, draws one, two or three cards from the front or the back of the draw pile, or passes.',
  },
  'PK-4.2': { origin: ['ruling'], text: 'Nobody draws more cards than the pile holds.' },
  'PK-4.3': { origin: ['ruling'], text: 'Nobody has more than three cards after drawing.' },
  'PK-4.4': {
    origin: ['ruling'],
    text: 'Before that, a player may shed one or two cards of their hand, as often as they like: they lie open and leave the game.',
  },
  'PK-4.5': { origin: ['ruling'], text: 'The shed cards are named from the lowest to the highest.' },
  'PK-4.6': { origin: ['ruling'], text: 'At least one card for each remaining round stays in the hand.' },
  'PK-5.1': {
    origin: ['ruling'],
    text: 'After three rounds (option `rounds`, 1 to 3) the game is over. The player with the most points wins.',
  },
} as const satisfies { readonly [clause: string]: ClauseText });

/** The number of a clause of Peck, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;
