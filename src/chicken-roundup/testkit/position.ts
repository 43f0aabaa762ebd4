import { chickenRoundup } from '../index.js';
import type { Card, Options, State } from '../table.js';

/** The colors by rank, the lowest first. */
export const COLORS = ['white', 'black', 'red', 'silver', 'gold'] as const;

/** The two words of a card, not taken apart by the functions under test. */
const parts = (card: Card): string[] => card.split(' ');
export const colorIn = (card: Card) => parts(card)[0] as (typeof COLORS)[number];
export const actionIn = (card: Card) => parts(card)[1] as string;
export const isChicken = (slot: string | null | undefined): slot is Card =>
  typeof slot === 'string' && slot.includes(' ');
export const allCards = ({ options }: State): Card[] =>
  COLORS.flatMap((color) =>
    Object.entries(options.deck[color]).flatMap(([action, copies]) =>
      Array.from({ length: copies }, () => `${color} ${action}` as Card),
    ),
  );

const LETTERS = { W: 'white', B: 'black', R: 'red', S: 'silver', G: 'gold' } as const;

/** A color as the book's scenarios write it. */
export type Letter = keyof typeof LETTERS;

/** A card, of the assumed deck or of `PRINTED`. */
export const card = (letter: Letter, action: string) => `${LETTERS[letter]} ${action}` as Card;

/** What a position is made of; rows are written from west to east, F the fox, . an open cell. */
export interface Given {
  readonly north?: string;
  readonly middle?: string;
  readonly south?: string;
  readonly hands?: readonly (readonly Card[])[];
  /** The chickens in the coops from bottom to top. */
  readonly stacks?: readonly string[];
  readonly deck?: State['deck'];
  readonly options?: Partial<Options>;
  readonly step?: State['step'];
  readonly turnsLeft?: number | null;
}

/**
 * A state in the middle of a game. Chickens are given any cards of their color; cards that the position does not place
 * are discarded. Without `deck` the deck is empty, so that the yard stays as the rules leave it before replenishing.
 */
export function position(given: Given): State {
  const { north = 'RRRRR', middle = 'BBFBB', south = 'GWSWB', hands = [[], []], stacks = ['', ''], deck = [] } = given;
  const start = chickenRoundup.setup({ seed: 'position', options: given.options });
  const pool = allCards(start);
  const take = (fits: (card: Card) => boolean): Card => {
    const index = pool.findIndex(fits);
    if (index < 0) throw new Error('there is no such card left');
    return pool.splice(index, 1)[0] as Card;
  };
  for (const given of [...hands.flat(), ...deck]) {
    if (given !== 'rooster') take((card) => card === given);
  }
  const chicken = (letter: string) => take((card) => colorIn(card) === LETTERS[letter as Letter]);
  const occupant = (letter: string) => (letter === 'F' ? 'fox' : letter === '.' ? 'open' : chicken(letter));
  return {
    ...start,
    turnsLeft: given.turnsLeft === undefined ? (deck.includes('rooster') ? null : 1) : given.turnsLeft,
    step: given.step ?? { type: 'plays', seat: 0, play: 1 },
    yard: [...north, ...middle, ...south].map(occupant),
    stacks: stacks.map((letters) => [...letters].map(chicken)),
    hands,
    deck,
    discardPile: pool,
  };
}
