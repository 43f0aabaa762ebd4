// 2 Set-up

import { deal } from '../../engine/cards.js';
import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import { allCards, FOX_START, HAND_SIZE, ROOSTER_INDEXES } from '../cards.js';
import { type Card, CELLS, type ChickenRoundupTypes, type Occupant, type State } from '../table.js';

/** CR-2.3: first the yard, north, middle, south, each from west to east; then the hands, the starter first. */
export function begin(state: Draft<State>, emit: Emit<ChickenRoundupTypes>, chance: Chance): void {
  const deck: (Card | 'rooster')[] = chance.shuffle('deal', allCards(state.options));
  // CR-2.1: the fox takes one cell; there are cards for all others.
  const yard: Occupant[] = CELLS.map((cell) => (cell === FOX_START ? 'fox' : (deck.pop() as Card)));
  // The rooster is not in the deck yet.
  const hands = deal(deck, state.seats, state.options.firstSeat, HAND_SIZE) as Card[][];
  // CR-2.2: somewhere in the last quarter, each index equally likely.
  deck.splice(at(chance.roll('rooster', ROOSTER_INDEXES, 1), 0), 0, 'rooster');
  emit(state, { type: 'dealt', yard, hands, deck });
}
