/**
 * The rule sheet of Chicken in this project's words, the sentences for its violations and events, and its catalogue
 * of cards. Separate from the rules, so that a page that only judges moves does not download prose.
 *
 * @packageDocumentation
 */
import { type ClauseText, COMMON_CLAUSES, type CommonClause, explainer, type Sheet } from '../engine/sheet.js';
import { listed } from '../engine/words.js';
import { worth } from './rules.js';
import { type Card, COPIES, FACES, type Face, KINDS, type Params, type Value } from './table.js';

export { describe } from './words.js';

const CLAUSES = {
  'CH-1.1': {
    standing: ['sheet', 'found'],
    text: '50 cards: seven each of 1, 2, 3, 4, 5 and 6, seven chicks, one surprise egg.',
  },
  'CH-1.2': {
    standing: ['found'],
    text: 'Two dice, each with the faces 1, 2, 3, 4, 5 and chick; a chick counts 10.',
  },
  'CH-2.1': {
    standing: ['sheet'],
    text: 'Shuffle; 6 cards to each player; the rest is the draw pile; turn its top card up to start the discard pile.',
  },
  'CH-2.2': {
    standing: ['ruling'],
    text: 'If that card is the egg, it goes to the bottom of the draw pile and the next card is turned up: an egg has no value without a card below it. All saw it go there and may remember it.',
  },
  'CH-2.3': {
    standing: ['ruling'],
    text: 'Seat 0 (option `firstSeat`) starts the first round. Play goes clockwise.',
  },
  'CH-3.1': {
    standing: ['sheet'],
    text: 'Play one card equal to the top card or exactly one higher, in the circle 1, 2, 3, 4, 5, 6, chick, 1.',
  },
  'CH-3.2': {
    standing: ['sheet'],
    text: 'The egg may be played on anything and takes the value that comes next after the top card; it keeps that value while it is the top card.',
  },
  'CH-3.3': {
    standing: ['sheet'],
    text: 'Or draw one card; the turn passes, the drawn card cannot be played at once.',
  },
  'CH-3.4': {
    standing: ['sheet'],
    text: 'Or withdraw: the hand is laid face down and the player is out of the round for good.',
  },
  'CH-3.5': {
    standing: ['ruling'],
    text: 'All three are free choices, also for a player who could play. With the option `drawOnlyIfStuck`, drawing is legal only without a playable card, the egg included; withdrawing stays free.',
  },
  'CH-3.6': {
    standing: ['sheet'],
    text: 'No reshuffle. With an empty draw pile, drawing is not possible; who cannot play must withdraw.',
  },
  'CH-3.7': {
    standing: ['sheet'],
    text: 'When only one player is left in the round, that player may not draw; they play as long as they can or like, then withdraw.',
  },
  'CH-3.8': { standing: ['sheet'], text: 'Players who have withdrawn are skipped.' },
  'CH-3.9': {
    standing: ['derived'],
    text: 'A round is finite: at most 49 plays, 37 draws and one withdrawal a seat.',
  },
  'CH-4.1': {
    standing: ['sheet'],
    text: 'The round ends at once when a player plays the last card, or when all have withdrawn.',
  },
  'CH-4.2': {
    standing: ['sheet'],
    text: 'Every player with cards left, withdrawn or not, adds their sum; equal numbers count once, a chick 10 (three chicks and two 3s are 13).',
  },
  'CH-4.3': {
    standing: ['sheet', 'ruling'],
    text: "The egg counts the value of the discard pile's top card (10 if a chick), always added on its own, even beside equal numbers. With the option `eggMergesWithNumber` it adds nothing beside a card of that value.",
  },
  'CH-4.4': {
    standing: ['sheet'],
    text: 'The player who went out and whose score is above 0 rolls both dice; the sum is deducted, never below 0. The roll is automatic. With score 0 no dice are rolled, nor when all withdrew.',
  },
  'CH-4.5': {
    standing: ['sheet', 'ruling'],
    text: 'The player of the last card starts the next round; if all withdrew, whoever put the last card on the discard pile in that round; if nobody played, the same starter again.',
  },
  'CH-5.1': {
    standing: ['sheet', 'ruling', 'derived'],
    text: "After a round's scoring, dice included, any player with 50 or more (option `target`) ends the game; the lowest score wins, the others rank by ascending score, equal scores share a place. The dice never decide whether the game ends.",
  },
  'CH-5.2': {
    standing: ['ruling'],
    text: 'Dice can keep scores low for ever, so the option `maxRounds` (100) ends the game with the same ranking, tested after CH-5.1.',
  },
  'CH-6.1': {
    standing: ['sheet', 'ruling'],
    text: "Hands are seen by their owners only, also after withdrawing; at the round's end all hands are shown. The draw pile is seen by nobody, also not at the round's end. Everything else, the ordered discard pile included, is seen by all.",
  },
} as const satisfies { readonly [clause: string]: ClauseText };

/** The number of a clause of Chicken, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;

/** The rule sheet of Chicken, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Chicken',
  authors: 'Reiner Knizia / Haim Shafir',
  players: '2 to 5',
  prefix: 'CH',
  sections: [
    'Components',
    'Set-up of a round',
    'A turn: exactly one of three moves',
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
 * import { explain } from 'hencoop/chicken/sheet';
 *
 * explain({ clause: 'CH-3.6', params: {} }); // 'CH-3.6: The draw pile is empty: play a card or withdraw.'
 * ```
 */
export const explain = explainer<Params>({
  'G-4': ({ card }) => `There is no ${card} in your hand: play a card that you hold.`,
  'CH-3.1': ({ card, top, next }) => `The ${card} does not fit on a ${top}: play a ${top}, a ${next} or the egg.`,
  'CH-3.5': ({ playable }) => `You may draw only when you cannot play: play ${listed(playable, 'or')}, or withdraw.`,
  'CH-3.6': () => 'The draw pile is empty: play a card or withdraw.',
  'CH-3.7': () => 'You are the only one left in the round and may not draw: play a card or withdraw.',
});

/** What a user interface needs to know of a kind of card. */
export interface CatalogueEntry {
  readonly card: Card;
  readonly name: string;
  /** How many are in the deck. */
  readonly count: number;
  /** What it counts in hand at the end of a round; `null` for the egg, which takes the top card's value. */
  readonly worth: number | null;
  /** Whether it comes from a house table: all of it is printed. */
  readonly house: false;
  readonly clause: Clause;
}

/** Every kind of card (CH-1.1). All of it is printed, nothing a house table. */
export const catalogue: readonly CatalogueEntry[] = KINDS.map((card) => ({
  card,
  name: card === 'egg' ? 'Surprise egg' : card === 'chick' ? 'Chick' : String(card),
  count: COPIES[card],
  worth: card === 'egg' ? null : worth(card satisfies Value),
  house: false,
  clause: 'CH-1.1',
}));

/** What a user interface needs to know of a face of the dice. */
export interface FaceEntry {
  readonly face: Face;
  readonly name: string;
  /** How many of the dice have it. */
  readonly count: number;
  /** What it adds to the limit of a round. */
  readonly worth: number;
  /** Whether it comes from a house table: all of it is published. */
  readonly house: false;
  readonly clause: Clause;
}

/** The faces of the dice (CH-1.2). */
export const faces: readonly FaceEntry[] = FACES.map((face) => ({
  face,
  name: face === 'chick' ? 'Chick' : String(face),
  count: 2,
  worth: worth(face),
  house: false,
  clause: 'CH-1.2',
}));
