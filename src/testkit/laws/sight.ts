// Law 5: a view judges as the state does

import type { Game, GameTypes } from '../../engine/game.js';
import type { Kit } from '../kit.js';
import { text } from '../same.js';
import type { Walk } from '../walk.js';
import { must, mustBeSame, throws, viewers } from './must.js';

export function sight<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { states, landmarks }: Walk<G>): void {
  for (const state of [...states, ...landmarks.map(({ after }) => after)]) {
    for (const viewer of viewers(state)) {
      const view = game.view(state, viewer);
      mustBeSame(game.actors(view), game.actors(state), `actors on the view of ${viewer}`);
      mustBeSame(game.score(view), game.score(state), `score on the view of ${viewer}`);
      mustBeSame(game.outcome(view), game.outcome(state), `outcome on the view of ${viewer}`);
      must(game.isOver(view) === game.isOver(state), `the end on the view of ${viewer}`);
      if (viewer === null) {
        throws(() => game.legalMoves(view), "a spectator's view has no moves");
        continue;
      }
      mustBeSame(game.legalMoves(view), game.legalMoves(state, viewer), `legal moves on the view of ${viewer}`);
      for (const move of kit.catalogue(state)) {
        if (move.seat !== viewer) continue;
        mustBeSame(game.whyNot(view, move), game.whyNot(state, move), `whyNot ${text(move)} on the view of ${viewer}`);
      }
      if (state.seats === 1) continue;
      const other = (viewer + 1) % state.seats;
      throws(() => game.legalMoves(view, other), `the view of ${viewer} cannot answer for ${other}`);
      throws(() => game.view(view, other), `the view of ${viewer} is not the view of ${other}`);
    }
  }
}
