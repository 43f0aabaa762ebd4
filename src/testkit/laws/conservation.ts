// Law 3: the cards are exactly the deck

import type { GameTypes } from '../../engine/game.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import { mustBeSame } from './must.js';

export function conservation<G extends GameTypes>(kit: Kit<G>, { states, landmarks }: Walk<G>): void {
  const sorted = (cards: readonly unknown[]) => cards.map(cardKey).sort();
  for (const state of [...states, ...landmarks.map(({ after }) => after)])
    mustBeSame(sorted(kit.cards(state)), sorted(kit.deck(state)), 'the cards on the table');
}

function cardKey(card: unknown): string {
  if (typeof card !== 'object' || card === null) return JSON.stringify(card);
  return JSON.stringify(Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)));
}
