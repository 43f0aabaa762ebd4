// Law 5: the rules answer on a view as on the state

import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import type { Judged } from './evidence.js';
import type { EvidenceCount } from './evidenceCount.js';
import { mustEqual, mustThrow, nameOf, viewersOf } from './must.js';
import { hiddenPlaces } from './places.js';

export function sight<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { states, rare }: Walk<G>,
  { judged }: EvidenceCount,
): void {
  for (const state of [...states, ...rare.map(({ after }) => after)]) {
    for (const viewer of viewersOf(state)) {
      const view = game.view(state, viewer);
      const on = `on the view of ${nameOf(viewer)}`;
      mustEqual(game.actors(view), game.actors(state), `actors ${on}`);
      mustEqual(game.score(view), game.score(state), `score ${on}`);
      mustEqual(game.outcome(view), game.outcome(state), `outcome ${on}`);
      mustEqual(game.isOver(view), game.isOver(state), `isOver ${on}`);
      if (viewer === null) mustThrow(() => game.legalMoves(view), `legalMoves ${on}`);
      else mustJudgeAlike(game, kit, state, view, viewer, judged);
      judged('places hidden by views', hiddenPlaces(view, state).length);
    }
  }
}

/** The same moves and refusals on the state and on the view of `viewer`, who can ask for no other seat. */
function mustJudgeAlike<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  view: G['View'],
  viewer: Seat,
  judged: Judged,
): void {
  const on = `on the view of seat ${viewer}`;
  mustEqual(game.legalMoves(view), game.legalMoves(state, viewer), `legalMoves ${on}`);
  for (const move of kit.allMoves(state)) {
    if (move.seat !== viewer) continue;
    mustEqual(game.whyNot(view, move), game.whyNot(state, move), `whyNot ${shortJson(move)} ${on}`);
    judged('moves judged on views');
  }
  if (state.seats === 1) return;
  const other = (viewer + 1) % state.seats;
  mustThrow(() => game.legalMoves(view, other), `legalMoves for seat ${other} ${on}`);
  mustThrow(() => game.view(view, other), `view for seat ${other} from the view of seat ${viewer}`);
}
