// Law 9: moves of a simultaneous step commute.

import type { Game, GameTypes } from '../../engine/game.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import type { EvidenceCount } from './evidenceCount.js';
import { mustEqual } from './must.js';

export function order<G extends GameTypes>(
  game: Game<G>,
  _: Kit<G>,
  { states, rare }: Walk<G>,
  { judged }: EvidenceCount,
): void {
  for (const state of [...states, ...rare.map(({ before }) => before)]) {
    const [first, second] = game.actors(state);
    if (first === undefined || second === undefined) continue;
    // Every actor has a legal move (law 1).
    const one = game.legalMoves(state, first)[0] as G['Move'];
    for (const two of game.legalMoves(state, second)) {
      mustEqual(
        game.apply(game.apply(state, one), two),
        game.apply(game.apply(state, two), one),
        `apply ${shortJson(one)} and ${shortJson(two)} of seats ${first} and ${second} in either order`,
      );
      judged('simultaneous moves');
    }
  }
}
