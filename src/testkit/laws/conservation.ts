// Law 3: the cards are exactly the deck

import { cardKey } from '../../engine/chance.js';
import type { GameTypes } from '../../engine/game.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import { mustEqual } from './must.js';

export function conservation<G extends GameTypes>(kit: Kit<G>, { states, rare }: Walk<G>): void {
  const sorted = (cards: readonly unknown[]) => cards.map(cardKey).sort();
  for (const state of [...states, ...rare.map(({ after }) => after)]) {
    mustEqual(sorted(kit.cards(state)), sorted(kit.deck(state)), 'the cards on the table');
  }
}
