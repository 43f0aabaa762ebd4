import { chickenRoundup } from '../index.js';
import type { Card, Options, State } from '../table.js';

/** The colors by rank, the lowest first. */
export const COLORS = ['white', 'black', 'red', 'silver', 'gold'] as const;

/** The two words of a card, split without the functions under test. */
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

/** A color as in the scenarios of the rule book. */
export type Letter = keyof typeof LETTERS;

/** A card, of the assumed deck or of `PRINTED`. */
export const card = (letter: Letter, action: string) => `${LETTERS[letter]} ${action}` as Card;

/** The given part of a position; rows are from west to east, with F for the fox and . for an open cell. */
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
 * A state in mid-game. Chickens can be any cards of their color; cards not given are on the discard pile. By default
 * the deck is empty, so that the yard is not replenished.
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
