// Law 3: the cards are exactly the deck.

import { cardKey } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Kit } from '../kit.js';
import { afterMove, madeBy, type Walk } from '../walk.js';
import type { EvidenceCount } from './evidenceCount.js';
import { mustEqual } from './must.js';

export function conservation<G extends GameTypes>(
  _: Game<G>,
  kit: Kit<G>,
  walk: Walk<G>,
  { judged }: EvidenceCount,
): void {
  const sorted = (cards: readonly unknown[]) => cards.map(cardKey).sort();
  const check = (state: G['State'], when: string) => {
    const cards = kit.cards(state);
    mustEqual(sorted(cards), sorted(kit.deck(state)), `the cards on the table ${when}`);
    judged('cards counted', cards.length);
  };
  for (const [index, state] of walk.states.entries()) check(state, madeBy(walk, index));
  for (const { move, after } of walk.rare) check(after, afterMove(move));
}
