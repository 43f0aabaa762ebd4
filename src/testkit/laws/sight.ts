// Law 5: the rules answer on a view as on the state.

import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import type { Judged } from './evidence.js';
import type { EvidenceCount } from './evidenceCount.js';
import { mustEqual, mustThrow, nameOf, someOf, viewersOf } from './must.js';
import { mustBeSame, stored } from './plain.js';
import { hiddenSlots } from './slots.js';

export function sight<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { states, rare, moves }: Walk<G>,
  { judged }: EvidenceCount,
): void {
  const [start] = states;
  if (start !== undefined) mustServeSeats(game, kit, start, moves.length % start.seats);
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
      judged('slots hidden by views', hiddenSlots(view, state).length);
    }
  }
}

/**
 * Only seats at the table have views, and a view of a view is the same view. A stored copy of a view must give the same
 * answers as the object that `view` returned, which proves that nothing is hidden behind it.
 */
function mustServeSeats<G extends GameTypes>(game: Game<G>, kit: Kit<G>, state: G['State'], one: Seat): void {
  for (const seat of [state.seats, -1, '0']) {
    // Callers in JavaScript pass anything.
    mustThrow(() => game.view(state, seat as Seat), `view for seat ${String(seat)}, which is not at the table`);
  }
  for (const viewer of [one, null]) {
    const view = game.view(state, viewer);
    const kept = stored(view);
    const on = `on the view of ${nameOf(viewer)}`;
    mustBeSame(game.view(view, viewer), view, `view ${on}`);
    mustBeSame(game.view(kept, viewer), view, `view ${on}, stored`);
    mustBeSame(
      [game.actors(kept), game.score(kept), game.outcome(kept)],
      [game.actors(view), game.score(view), game.outcome(view)],
      `actors, score and outcome ${on}, stored`,
    );
    if (viewer === null) continue;
    mustBeSame(game.legalMoves(kept), game.legalMoves(view), `legalMoves ${on}, stored`);
    for (const move of someOf([...kit.allMoves(state)].filter(({ seat }) => seat === viewer))) {
      mustBeSame(game.whyNot(kept, move), game.whyNot(view, move), `whyNot ${shortJson(move)} ${on}, stored`);
    }
  }
}

/** The state and the view of `viewer` must give the same moves and refusals, and the view none for another seat. */
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
