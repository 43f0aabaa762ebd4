import { deepFreeze } from './freeze.js';

/**
 * Where a clause comes from: the printed rules (`sheet`), another published source (`found`), other rules that imply it
 * (`derived`), a decision of this project where the sheet is silent (`ruling`), or a table or a reading that no source
 * gives (`assumed`).
 */
export type Origin = 'sheet' | 'found' | 'derived' | 'ruling' | 'assumed';

/** One numbered clause of a rule sheet, in our own words. */
export interface ClauseText {
  /** Where the clause comes from; several if it combines sources. */
  readonly origin: readonly Origin[];
  /** If its origin includes `found`: where that was published. */
  readonly sources?: readonly string[];
  /** The clause in English, one or more sentences. */
  readonly text: string;
  /** If its origin includes `ruling`: the reading that this project rejects, and its option if it has one. */
  readonly rejects?: string;
}

/** The clauses that all games share. */
export const COMMON_CLAUSES = /* @__PURE__ */ deepFreeze({
  'G-0': {
    origin: ['ruling'],
    text: 'A value that is not a move of the game at all (an unknown type or field, a card or cell that does not exist, a count that is not a whole number, a seat that is not at the table) is refused as such.',
    rejects: 'such a value is an error of the program, not a refused move',
  },
  'G-1': {
    origin: ['sheet'],
    text: 'Only a seat that is to act may move; a move by another seat is refused, naming the seats that are to act.',
  },
  'G-2': { origin: ['sheet'], text: 'After the end of the game there are no moves.' },
  'G-3': {
    origin: ['sheet'],
    text: 'A move that does not belong to the step of play is refused, naming the step.',
  },
  'G-4': {
    origin: ['sheet'],
    text: 'Nobody plays, lays, places or pays a card that is not in their hand (or row).',
  },
  'G-5': {
    origin: ['ruling'],
    text: 'Seats go clockwise, numbered 1 to n in sentences and 0 to n-1 in data; the left neighbor of p is (p+1) mod n. The first seat starts first (option `firstSeat`).',
    rejects: 'the youngest player starts, or one chosen by lot',
  },
  'G-6': {
    origin: ['sheet', 'ruling'],
    text: 'Cards are dealt from the top, one at a time, clockwise, the starter first, unless a book says otherwise.',
    rejects: 'cards are dealt several at a time, or to the dealer first',
  },
  'G-7': {
    origin: ['ruling'],
    text: 'Equal cards in a hand are one move, not several.',
    rejects: 'each copy of a card is a separate move',
  },
  'G-8': {
    origin: ['ruling'],
    text: 'The score counts, by seat, everything finished: rounds, or games of a session; in Chicken Roundup the chickens stacked now. The outcome ranks all seats, with equal ones together, and names the reason for the end.',
    rejects: 'an unfinished round counts too',
  },
  'G-9': {
    origin: ['ruling'],
    text: 'Everything that a player does by hand is a move, even if only one is legal. A bare choice between alternatives is skipped if there is only one; "none" counts as an alternative.',
    rejects: 'a player with only one legal move need not make it',
  },
  'G-10': {
    origin: ['ruling'],
    text: 'The next round or game is set up within the move that ended the last one; the events report the end, the cards shown, the scores and the new deal, in this order.',
    rejects: 'a player has to start the next round or game by a move',
  },
  'G-11': {
    origin: ['ruling'],
    text: "Where several clauses forbid a move, the answer is the first of G-0, G-2, G-1, G-3, G-4, then the game's own in the order of the sheet, unless the book says otherwise.",
    rejects: 'all clauses that forbid the move are named',
  },
  'G-12': {
    origin: ['ruling'],
    text: 'Options: unknown names are refused; counts are whole numbers from 1 to 10,000; seats and `firstSeat` must fit the game.',
    rejects: 'unknown options are ignored, and counts have no limit',
  },
  'G-13': {
    origin: ['sheet', 'ruling'],
    text: 'The pile, row end or cell that a card came from, the number of cards in every hand, and every face-up card are public in every game, unless a book says otherwise (BC-2.4).',
    rejects: 'players may hide how many cards they hold',
  },
  'G-14': {
    origin: ['ruling'],
    text: 'After the last round the table stays as the last events left it; everything shown at the end stays visible to all.',
    rejects: 'all cards are cleared away or shown after the last round',
  },
} as const satisfies { readonly [clause: string]: ClauseText });

/** The number of a clause that all games share. */
export type CommonClause = keyof typeof COMMON_CLAUSES;
