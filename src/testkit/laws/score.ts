// Law 10: the invariants of the sheet hold

import type { GameTypes } from '../../engine/game.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import { messageOf } from './must.js';

export function invariants<G extends GameTypes>(kit: Kit<G>, { start, transitions, rare }: Walk<G>): void {
  for (const [title, holds] of Object.entries(kit.invariants)) {
    const check = (state: G['State'], before: G['State'] | null) => {
      try {
        holds(state, before);
      } catch (error) {
        throw new Error(`${title}: ${messageOf(error)}`);
      }
    };
    check(start, null);
    for (const { before, after } of [...rare, ...transitions]) check(after, before);
  }
}
