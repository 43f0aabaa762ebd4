/**
 * The rule sheet of Chicken Out! in this project's words, the sentences for its violations and events, and its
 * catalogue of cards. Separate from the rules, so that a page that only judges moves does not download prose.
 *
 * @packageDocumentation
 */

import { type ClauseText, COMMON_CLAUSES, type CommonClause } from '../engine/clauses.js';
import { explainer, type Sheet } from '../engine/sheet.js';
import { type Card, copiesOf, type Fox, KINDS, nameOf, type Params } from './table.js';

export { describe } from './words.js';

const CLAUSES = {
  'CO-1.1': {
    origin: ['sheet', 'found', 'derived'],
    text: '60 cards. Black chickens 0 and 1 three times, 7 four times, and 2, 3, 4, 5, 6, 8, 9, 10, 11 twice (28). Red chickens 7 four times, and 2, 3, 4, 5, 6, 8, 9, 10, 11 twice (22). Foxes: SAME four times, ZERO, DOUBLE and TWENTY twice (10). The printed "numerals 3 to 11" is a slip for 2 to 11: only so do the chickens make 50.',
  },
  'CO-2.1': {
    origin: ['sheet', 'ruling'],
    text: 'Deal all cards: 30, 20, 15 or 12 to each of 2, 3, 4 or 5 players. Each has a face-down pile that nobody, the owner included, looks at. The card dealt first lies on top.',
  },
  'CO-2.2': {
    origin: ['sheet', 'ruling'],
    text: "The dealer's left neighbour starts; that is seat 0 in the first game (option `firstSeat`), and the start moves one seat left every further game.",
  },
  'CO-3.1': {
    origin: ['sheet'],
    text: 'The opener of a new count plays two cards from the top; after that each player in turn plays one card. The cards played since the count began are the series.',
  },
  'CO-3.2': {
    origin: ['sheet', 'found'],
    text: 'Black is added. Red is added unless that exceeds 21, in which case it is subtracted; there is no choice.',
  },
  'CO-3.3': {
    origin: ['found'],
    text: 'ZERO makes the count 0, DOUBLE doubles it, TWENTY makes it 20. SAME acts as another copy of the card before it, a fox included (SAME after SAME repeats what that one stood for). With the option `sameCopies: "lastChicken"` it copies the last chicken of the series instead; with none yet it changes nothing.',
  },
  'CO-3.4': {
    origin: ['ruling'],
    text: 'SAME as the first card of a series counts 0, and so does a SAME right after it; DOUBLE first counts 0.',
  },
  'CO-3.5': {
    origin: ['ruling'],
    text: "The opener's two cards are one move: both fall, each with its effect, before bust, 21 and going out are tested. An opener with one card plays that one.",
  },
  'CO-3.6': { origin: ['derived'], text: 'Red, ZERO and TWENTY never bust; DOUBLE never makes 21.' },
  'CO-4.1': {
    origin: ['sheet'],
    text: 'Bust (over 21): the player takes the series to the bottom of the own pile, the turn ends, and the next player opens a new count with two cards, even if the first is TWENTY.',
  },
  'CO-4.2': {
    origin: ['sheet'],
    text: 'Exactly 21: the series leaves the game, and the same player starts an own count, playing one card at a time as long as they like until they stop, bust or make 21 again, which starts the next own count. Stopping belongs to an own count and to an extra card.',
  },
  'CO-4.3': {
    origin: ['sheet'],
    text: 'With a count of 11 or more a player may, instead of playing, chicken out: take the series to the bottom of the own pile, then start an own count as after a 21, unless the game has ended by that. Below 11 playing is forced.',
  },
  'CO-4.3a': {
    origin: ['ruling'],
    text: 'The least count of 11 is a matter of ordinary turns only. Chickening out is refused by CO-4.4 in an own count and by CO-6.2 on an extra card, whatever the count.',
  },
  'CO-4.4': {
    origin: ['ruling'],
    text: 'In an own count at least one card (option `ownCountMin`: 1 or 2) is played, afresh after each 21; then stopping is allowed at any count; chickening out of an own count is not. After a stop the series lies, and the next player plays one card on it or chickens out.',
  },
  'CO-4.5': {
    origin: ['ruling'],
    text: 'Taken cards keep the order of play: the card played first will come up first.',
  },
  'CO-5.1': {
    origin: ['sheet', 'found'],
    text: 'A player whose last card does not bust is out, tested at once, also in an own count. A last card that busts means taking the series.',
  },
  'CO-5.2': {
    origin: ['sheet'],
    text: 'Once a player is out the others play on until the current series is taken (bust, 21 or chicken out); then the game ends, and no new count begins. If the last card made 21, it ends at once.',
  },
  'CO-5.3': {
    origin: ['sheet', 'found', 'ruling'],
    text: 'First out wins; everybody else who goes out during that series comes second (several share it); the rest rank by cards left, fewer is better, and equal numbers share a place. Players without cards are skipped; all out ends the game.',
  },
  'CO-5.4': {
    origin: ['sheet', 'found', 'ruling'],
    text: 'The option `games` plays several. With the option `scoring: "rank"` a game scores its place, 1 for the first, shared places the better one. With `scoring: "cards"` each chicken left is 1 and each fox 10; going out first has no other merit. In both the fewest points win; equal points share a place.',
  },
  'CO-5.4a': {
    origin: ['ruling'],
    text: 'With `scoring: "cards"` the piles are counted, not shown: all are told how many foxes each pile holds, and after the last game this stays known.',
  },
  'CO-5.5': {
    origin: ['ruling'],
    text: "Piles are never shuffled, so play can cycle for ever. A turn lasts until play passes on (a lone remaining player's cards on an ordinary count are a turn each). After 2000 turns (option `maxTurns`) a game ends; who went out keeps the place earned, the rest rank by cards left.",
  },
  'CO-6.1': {
    origin: ['sheet', 'ruling'],
    text: "With the option `layAnEgg` a player who plays a zero shuffles the own remaining pile before going on, also between the opener's two cards. A zero is a chicken of value 0, not the fox ZERO nor a SAME; a pile of fewer than two cards needs no shuffle.",
  },
  'CO-6.2': {
    origin: ['sheet', 'ruling'],
    text: "With the option `doubleUp` a card with the same number as the one before it, whoever played that, without bust or 21, allows (not forces) another card; this may repeat, and holds for the opener's second card. Foxes do not count, except SAME right after SAME. The choice is to play or to stop; chickening out is not offered; colour is irrelevant; in an own count it changes nothing.",
  },
  'CO-6.3': {
    origin: ['sheet', 'ruling'],
    text: "With the option `passOn`, for five seats only, a series that makes 21 goes to the bottom of the left neighbour's pile: the next player clockwise still holding cards, never the maker; with none it leaves the game. This is done also by the 21 that ends the game.",
  },
  'CO-7.1': {
    origin: ['sheet', 'ruling'],
    text: 'Series, count, sizes of the piles, and the cards that left the game are seen by all; what the piles contain by nobody. The cards that a player took are known, in order, to all who remember, until CO-6.1 shuffles that pile.',
  },
} as const satisfies { readonly [clause: string]: ClauseText };

/** The number of a clause of Chicken Out!, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;

/** The rule sheet of Chicken Out!, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Chicken Out!',
  authors: 'David Parlett',
  players: '2 to 5',
  prefix: 'CO',
  sections: [
    'Components',
    'Set-up of a game',
    'The count',
    'What ends a series',
    'Going out and ranking',
    'Optional extras',
    'Who sees what',
  ],
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would do.
 *
 * @example
 * ```ts
 * import { explain } from 'hencoop/chicken-out/sheet';
 *
 * explain({ clause: 'CO-4.3', params: { need: 11, have: 10 } });
 * // 'CO-4.3: You may chicken out at 11 or more; the count is 10: play a card.'
 * ```
 */
export const explain = explainer<Params>({
  'CO-4.3': ({ need, have }) => `You may chicken out at ${need} or more; the count is ${have}: play a card.`,
  'CO-4.4': (params) =>
    params.move === 'chickenOut'
      ? 'You cannot chicken out of your own count: play a card, or stop.'
      : `You may stop your own count after ${params.need} of its cards, and have played ${params.have}: play a card.`,
  'CO-6.2': () => 'An extra card is played or not: play it, or stop.',
});

/** What a user interface needs to know of a kind of card. */
export interface CatalogueEntry {
  readonly card: Card;
  readonly name: string;
  /** How many are in the deck. */
  readonly count: number;
  /** What it does to the count. */
  readonly effect: string;
  /** What it counts if it is left over, with `scoring: 'cards'` (CO-5.4). */
  readonly points: number;
  /** Whether it comes from a house table: all of it is printed. */
  readonly house: false;
  readonly clause: Clause;
}

const FOX_EFFECTS: { readonly [Kind in Fox]: string } = {
  SAME: 'Acts as the card before it.',
  ZERO: 'Makes the count 0.',
  DOUBLE: 'Doubles the count.',
  TWENTY: 'Makes the count 20.',
};

/** Every kind of card (CO-1.1). All of it is printed, nothing a house table. */
export const catalogue: readonly CatalogueEntry[] = KINDS.map((card) => ({
  card,
  name: nameOf(card),
  count: copiesOf(card),
  effect: effectOf(card),
  points: typeof card === 'string' ? 10 : 1,
  house: false,
  clause: 'CO-1.1',
}));

function effectOf(card: Card): string {
  if (typeof card === 'string') return FOX_EFFECTS[card];
  return card.colour === 'black'
    ? `Adds ${card.number}.`
    : `Adds ${card.number}, or takes ${card.number} away over 21.`;
}
