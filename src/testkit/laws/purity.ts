// Law 2: `apply` changes nothing, is repeatable, and agrees with the in-place path

import { strongChance } from '../../engine/chance.js';
import { finishDraft } from '../../engine/draft.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { shortJson } from '../difference.js';
import type { Transition, Walk } from '../walk.js';
import { must, mustEqual, viewersOf } from './must.js';
import { mustShareNoList, overwrite } from './sharing.js';

/** The events that open and set up a game: enough of a long history. */
const FIRST_EVENTS = 4;

export function purity<G extends GameTypes>(game: Game<G>, { start, history, transitions, rare }: Walk<G>): void {
  for (const viewer of viewersOf(start)) {
    const foldAll = (view: G['View'] | null, events: readonly G['Event'][]) =>
      events.reduce((seen, event) => foldedApart(game, seen, game.redact(event, viewer)), view);
    foldAll(null, history.slice(0, FIRST_EVENTS));
    for (const { before, events } of [...rare, ...transitions]) foldAll(game.view(before, viewer), events);
  }
  for (const transition of transitions) {
    mustRepeat(game, transition);
    mustAgreeInPlace(game, transition);
    mustCopyMove(game, transition);
    must(!game.tryApply(transition.after, { seat: 0, type: 'nonsense' }).ok, 'a move of unknown type must be refused');
  }
}

/** The same move gives the same result again, which shares no list with an event or a view. */
function mustRepeat<G extends GameTypes>(game: Game<G>, { before, move, events, after }: Transition<G>): void {
  // The states of a walk are frozen: writing to one throws.
  const again = game.tryApply(before, move);
  if (!again.ok) throw new Error(`a legal move was refused when applied again: ${shortJson(move)}`);
  mustEqual(again.state, after, 'the state when the move is applied again');
  mustEqual(again.events, events, 'the events when the move is applied again');
  mustShareNoList(again.state, again.events);
  for (const viewer of viewersOf(after)) {
    const view = game.view(again.state, viewer);
    mustShareNoList(again.state, view);
    mustShareNoList(game.determinize(view, 'apart'), view);
  }
}

function mustAgreeInPlace<G extends GameTypes>(game: Game<G>, { before, move, after }: Transition<G>): void {
  const draft = game.rules.copy(before);
  game.rules.play(draft, move, game.rules.evolve, strongChance(before.seed));
  mustEqual(finishDraft<G['State']>(draft), after, 'the state when the move is played in place');
}

/** A caller who later changes the move object changes neither the events nor the state. */
function mustCopyMove<G extends GameTypes>(game: Game<G>, { before, move, events, after }: Transition<G>): void {
  const copy = structuredClone(move);
  const attempt = game.tryApply(before, copy);
  if (attempt.ok) overwrite(copy);
  mustEqual(attempt.ok && attempt.events, events, 'the events after the caller changed the move object');
  mustEqual(attempt.ok && attempt.state, after, 'the state after the caller changed the move object');
}

/** The view after an event, which must share no list with it that can be written to. */
function foldedApart<G extends GameTypes>(
  game: Game<G>,
  view: G['View'] | null,
  event: G['RedactedEvent'] | null,
): G['View'] | null {
  if (event === null) return view;
  // A copy, as what a walk holds is frozen.
  const writable = structuredClone(event);
  const after = game.evolve(view, writable);
  // The options are excepted: they never change, and `setup` freezes the default ones.
  mustShareNoList({ ...after, options: null }, writable);
  return after;
}
