// Law 9: moves of a simultaneous step commute

import type { Game, GameTypes } from '../../engine/game.js';
import { text } from '../same.js';
import type { Walk } from '../walk.js';
import { mustBeSame } from './must.js';

export function order<G extends GameTypes>(game: Game<G>, { states }: Walk<G>): void {
  for (const state of states) {
    const [first, second] = game.actors(state);
    if (first === undefined || second === undefined) continue;
    const one = game.legalMoves(state, first)[0] as G['Move'];
    for (const two of game.legalMoves(state, second)) {
      const there = game.apply(game.apply(state, one), two);
      const back = game.apply(game.apply(state, two), one);
      mustBeSame(there, back, `${text(one)} and ${text(two)} in either order`);
    }
  }
}
