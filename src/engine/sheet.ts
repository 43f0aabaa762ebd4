import type { CommonParams } from './violation.js';

/**
 * What stands behind a clause: the printed rules (`sheet`), another published source (`found`), proof (`derived`),
 * a decision of this project where the sheet is silent (`ruling`), or a table that no source gives (`house`).
 */
export type Standing = 'sheet' | 'found' | 'derived' | 'ruling' | 'house';

/** One numbered sentence of a rule sheet, in this project's words. */
export interface ClauseText {
  readonly standing: readonly Standing[];
  readonly text: string;
}

/** The rule sheet of a game. */
export interface Sheet<Clause extends string = string> {
  readonly title: string;
  readonly authors: string;
  readonly players: string;
  /** What every clause number starts with. */
  readonly prefix: string;
  /** The headings, in order: section 3 holds the clauses `PREFIX-3.…`. */
  readonly sections: readonly string[];
  readonly clauses: { readonly [Number in Clause]: ClauseText };
}

/** The clauses common to all games. */
export const COMMON_CLAUSES = {
  'G-0': {
    standing: ['ruling'],
    text: 'What is no move of the game at all (an unknown type or field, a card or place that does not exist, a count that is no whole number, a seat that is not at the table) is refused as such.',
  },
  'G-1': {
    standing: ['sheet'],
    text: 'Only a seat that is to act may move; a move by another is refused, naming who is to act.',
  },
  'G-2': { standing: ['sheet'], text: 'After the end of the game there are no moves.' },
  'G-3': {
    standing: ['sheet'],
    text: 'A move that does not belong to the step of play is refused, naming the step.',
  },
  'G-4': {
    standing: ['sheet'],
    text: 'Nobody plays, lays, places or pays a card that is not in their hand (or row).',
  },
  'G-5': {
    standing: ['ruling'],
    text: 'Seats are numbered 0 to n-1 clockwise; the left neighbour of p is (p+1) mod n. The first start player is seat 0 (option `firstSeat`).',
  },
  'G-6': {
    standing: ['sheet', 'ruling'],
    text: 'Cards are dealt from the top, one at a time, clockwise, the starter first, unless a book says otherwise.',
  },
  'G-7': { standing: ['ruling'], text: 'Equal cards in a hand are one move, not several.' },
  'G-8': {
    standing: ['ruling'],
    text: 'The score counts, by seat, what is finished: rounds, or games of a session; in Chicken Roundup the chickens stacked now. The outcome ranks all seats, shared places together, and says what ended the game.',
  },
  'G-9': {
    standing: ['ruling'],
    text: 'What a player does by hand is always a move, also when only one is legal. A bare choice between alternatives is not asked where there is only one; "none" is an alternative.',
  },
  'G-10': {
    standing: ['ruling'],
    text: 'The next round or game is set up within the move that ended the last one; the events tell the end, what was shown, the scores and the new deal in order.',
  },
  'G-11': {
    standing: ['ruling'],
    text: "Where several clauses forbid a move, the answer is the first of G-0, G-2, G-1, G-3, G-4, then the game's own in the order of the sheet, unless the book says otherwise.",
  },
  'G-12': {
    standing: ['ruling'],
    text: 'Options: unknown names are refused; counts are whole numbers from 1 to 10,000; seats and `firstSeat` must fit the game.',
  },
  'G-13': {
    standing: ['sheet', 'ruling'],
    text: 'Which pile, row end or place a card came from, how many cards anybody holds, and every face-up card are public in every game, unless a book says otherwise (BC-2.4).',
  },
  'G-14': {
    standing: ['ruling'],
    text: 'After the last round the table stays as the last events left it; what was shown at the end stays visible to all.',
  },
} as const satisfies { readonly [clause: string]: ClauseText };

/** The number of a clause common to all games. */
export type CommonClause = keyof typeof COMMON_CLAUSES;

/** One sentence for every clause that can refuse a move: what is wrong and what would do. */
export type Explanations<Params> = {
  readonly [Clause in keyof Params]: (params: Params[Clause]) => string;
};

const COMMON_EXPLANATIONS: Explanations<CommonParams> = {
  'G-0': ({ path }) =>
    path === ''
      ? 'This is no move: a move is an object with a seat, a type and the fields of that type.'
      : `This is no move of the game: '${path}' is missing, unknown, or holds a value that does not exist.`,
  'G-1': ({ actors }) =>
    actors.length === 1
      ? `It is not your turn: seat ${actors[0]} is to act.`
      : `It is not your turn: seats ${actors.join(', ')} are to act.`,
  'G-2': () => 'The game is over: there are no moves any more.',
  'G-3': ({ step }) => `This move does not belong here: the pending step is '${step}'.`,
};

/** Builds a game's `explain`: the clause number and a sentence in words. */
export function explainer<Params extends object>(
  explanations: Explanations<Params>,
): (violation: { readonly clause: keyof Params | keyof CommonParams; readonly params: object }) => string {
  // Keyed by clause, each sentence takes the parameters of its own clause, and a violation carries just those.
  const sentences = { ...COMMON_EXPLANATIONS, ...explanations } as Record<PropertyKey, (params: object) => string>;
  return ({ clause, params }) => `${String(clause)}: ${sentences[clause]?.(params) ?? 'This is not allowed.'}`;
}
