// Law 10: the invariants of the sheet hold

import type { Game, GameTypes } from '../../engine/game.js';
import type { Kit } from '../kit.js';
import { afterMove, madeBy, type Walk } from '../walk.js';
import type { EvidenceCount } from './evidenceCount.js';
import { messageOf } from './must.js';

export function invariants<G extends GameTypes>(
  _: Game<G>,
  kit: Kit<G>,
  walk: Walk<G>,
  { judged }: EvidenceCount,
): void {
  for (const [title, holds] of Object.entries(kit.invariants)) {
    const check = (state: G['State'], before: G['State'] | null, when: string) => {
      try {
        holds(state, before);
      } catch (error) {
        throw new Error(`${title}: ${messageOf(error)}, ${when}`);
      }
      judged('invariants checked');
    };
    check(walk.start, null, madeBy(walk, 0));
    for (const { before, move, after } of [...walk.rare, ...walk.transitions]) check(after, before, afterMove(move));
  }
}
