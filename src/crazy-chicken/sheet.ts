/**
 * The rule sheet of Crazy Chicken in this project's words, the sentences for its violations and events, and its
 * catalogue of cards. Separate from the rules, so that a page that only judges moves does not download prose.
 *
 * @packageDocumentation
 */

import { type ClauseText, COMMON_CLAUSES, type CommonClause } from '../engine/clauses.js';
import { explainer, type Sheet } from '../engine/sheet.js';
import { NAMES } from './names.js';
import { CHICKENS, type Chicken, type Params } from './table.js';
import { PILE_NAMES } from './words.js';

export { describe } from './words.js';

const CLAUSES = {
  'CC-1.1': {
    origin: ['sheet'],
    text: '110 cards of nine types. The printed number is at once how many copies exist and what the type is worth: Billy the Chick 20, Gallo Gomez 18, Superchick 16, Napoulet Bonaparte 14, Chicken King 12, Charles Chickbergh 9, Thomas Cock 8, Maria Gackas 7, Marilyn Henroe 6.',
  },
  'CC-2.1': {
    origin: ['sheet'],
    text: 'Shuffle all 110; 3 cards to each hand; the other 104 form two face-down draw piles of equal height, 52 and 52.',
  },
  'CC-2.1a': {
    origin: ['ruling'],
    text: 'The upper half of those 104 is draw pile A, the lower half draw pile B. It never matters to play, only to reproducing a deal.',
  },
  'CC-2.2': { origin: ['sheet'], text: 'There are two places for face-up discard piles, empty at first.' },
  'CC-2.3': {
    origin: ['sheet', 'ruling'],
    text: 'Seat 0 (option `firstSeat`) starts round 1; the starting player changes every round.',
  },
  'CC-3.1': {
    origin: ['sheet'],
    text: 'A turn is two actions, draw, then lay or discard; both are mandatory.',
  },
  'CC-3.2': {
    origin: ['sheet'],
    text: 'Draw exactly two cards, from two different piles of the up to four; always the top card.',
  },
  'CC-3.3': {
    origin: ['ruling'],
    text: 'The two draws are two decisions: the first card is seen before the second pile is chosen (the sheet speaks of the first and the second card).',
  },
  'CC-3.4': {
    origin: ['ruling'],
    text: 'A pile drawn from in this turn is closed for the second draw, even when the first draw emptied it; this clause answers before CC-3.2, which answers for a pile that is empty.',
  },
  'CC-3.5': {
    origin: ['derived'],
    text: 'At the start of a turn both draw piles hold a card (CC-6.1), so a second pile always exists.',
  },
  'CC-4.1': {
    origin: ['sheet'],
    text: 'Lay cards of one type only, at least two, face up; at most one type a turn. Any number from two up to all copies in hand.',
  },
  'CC-4.1a': {
    origin: ['ruling'],
    text: 'A count from one card to as many as the type has copies is a move that the clauses judge; any other count is no move of the game (G-0).',
  },
  'CC-4.2': {
    origin: ['sheet'],
    text: 'If the opponent shows that type, the new set must have more cards than theirs; their whole set is discarded at once.',
  },
  'CC-4.3': {
    origin: ['sheet'],
    text: "A set is never added to. To grow one's own set, lay a new set of strictly more cards than it from the hand; the old set is discarded at once.",
  },
  'CC-4.4': {
    origin: ['sheet', 'ruling'],
    text: 'The owner of a displaced set discards it whole onto one of the two discard piles and chooses which (option `displacedChooser`: `owner`, or `active` for the player whose turn it is). When the opponent owns it, this is a decision out of turn. The new set lies at once; the displaced set lies aside, seen by all, until its place is chosen.',
  },
  'CC-4.5': {
    origin: ['derived', 'found'],
    text: 'If exactly one discard place is empty, the displaced set must go there (CC-5.2); if both are empty, it starts the first. Where there is no choice, nobody is asked.',
  },
  'CC-4.6': {
    origin: ['derived'],
    text: 'No type ever lies before both players. A set of k cards of type n with 2k >= n can never be displaced, nor replaced by its owner.',
  },
  'CC-5.1': {
    origin: ['sheet'],
    text: 'A player who does not lay, by choice or need, discards exactly one hand card, which may be one just drawn.',
  },
  'CC-5.2': {
    origin: ['sheet'],
    text: 'The first discard starts the first pile, the second must start the second; whenever one place is empty, it must be refilled before anything goes on the other. With two piles the discarder chooses. With both places empty it is the first. The place is part of the move even where it is forced.',
  },
  'CC-5.3': {
    origin: ['derived'],
    text: 'A hand is never empty when a discard is due; an empty hand after laying is fine.',
  },
  'CC-6.1': {
    origin: ['sheet', 'found'],
    text: 'The end of the round is tested at the end of a turn, after any displaced set has been discarded: (a) a player shows six different types; (b) both players together show all nine; (c) at least one draw pile is empty, discard piles ignored.',
  },
  'CC-6.2': {
    origin: ['ruling'],
    text: 'A draw pile that empties in mid-turn does not cut the turn short; the second draw and the second action are still taken.',
  },
  'CC-6.2a': {
    origin: ['ruling'],
    text: 'Where several of (a), (b) and (c) hold, the end of the round is told by the first of them.',
  },
  'CC-6.3': {
    origin: ['sheet'],
    text: 'Each player scores the number of every type shown, once a type, however many cards; hand cards score nothing.',
  },
  'CC-6.4': {
    origin: ['derived'],
    text: "A player's round score is at most 89; both together are at most 110.",
  },
  'CC-6.5': { origin: ['derived'], text: 'A round always ends, in fewer than 290 turns.' },
  'CC-7.1': { origin: ['sheet'], text: 'Four rounds (option `rounds`); the most points win.' },
  'CC-7.2': {
    origin: ['sheet', 'ruling'],
    text: 'On a tie, the player with the most points in a single round wins. Still tied, the game is a draw (a shared win); nothing further is compared.',
  },
  'CC-8.1': {
    origin: ['sheet', 'ruling'],
    text: 'A hand is seen by its owner only, the draw piles by nobody; the sets, both discard piles (all their cards were laid openly), all sizes and scores by all. Hands are not shown at the end of a round. A card taken from a discard pile is known to all who remember it.',
  },
} as const satisfies { readonly [clause: string]: ClauseText };

/** The number of a clause of Crazy Chicken, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;

/** The rule sheet of Crazy Chicken, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Crazy Chicken',
  authors: 'Michael Schacht',
  players: '2',
  prefix: 'CC',
  sections: [
    'Components',
    'Set-up of a round',
    'Drawing',
    'Laying',
    'Discarding one card',
    'End of a round',
    'End of the game',
    'Who sees what',
  ],
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would do.
 *
 * @example
 * ```ts
 * import { explain } from 'hencoop/crazy-chicken/sheet';
 *
 * explain({ clause: 'CC-4.2', params: { need: 5, have: 3 } });
 * // 'CC-4.2: The other player shows 4 of this type: lay at least 5, not 3.'
 * ```
 */
export const explain = explainer<Params>({
  'G-4': ({ need, have }) =>
    `You hold ${have === 0 ? 'none' : `only ${have}`} of this type, and the move takes ${need}.`,
  'CC-3.2': ({ pile }) => `There is no card in ${PILE_NAMES[pile]}: draw from another.`,
  'CC-3.4': ({ pile }) => `You have drawn from ${PILE_NAMES[pile]} in this turn: draw from another.`,
  'CC-4.1': ({ need, have }) => `A set has at least ${need} cards, not ${have}.`,
  'CC-4.2': ({ need, have }) => `The other player shows ${need - 1} of this type: lay at least ${need}, not ${have}.`,
  'CC-4.3': ({ need, have }) => `You show ${need - 1} of this type yourself: lay at least ${need}, not ${have}.`,
  'CC-5.2': ({ to, instead }) =>
    `The place of ${PILE_NAMES[instead]} is empty and must be filled first: discard there, not to ${PILE_NAMES[to]}.`,
});

/** What a user interface needs to know of a type of chicken. */
export interface CatalogueEntry {
  /** The card as moves and tables name it. */
  readonly chicken: Chicken;
  readonly name: string;
  /** What showing the type counts at the end of a round (CC-6.3). */
  readonly value: number;
  /** How many copies there are. */
  readonly count: number;
  /** Whether it comes from a house table: all of it is printed. */
  readonly house: false;
  readonly clause: Clause;
}

/** The nine chickens (CC-1.1). All of it is printed, nothing a house table. */
export const catalogue: readonly CatalogueEntry[] = CHICKENS.map((chicken) => ({
  chicken,
  name: NAMES[chicken],
  value: chicken,
  count: chicken,
  house: false,
  clause: 'CC-1.1',
}));
