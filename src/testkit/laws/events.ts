// Law 7: folding the events that a seat learns gives its view.

import { fold, remember } from '../../engine/fold.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { shortJson } from '../difference.js';
import { deepFreeze } from '../freeze.js';
import type { Kit } from '../kit.js';
import type { Transition, Walk } from '../walk.js';
import type { Judged } from './evidence.js';
import type { EvidenceCount } from './evidenceCount.js';
import { mustRemember } from './memory.js';
import { mustEqual, nameOf, viewersOf } from './must.js';

/** The events that open and set up a game. */
const FIRST_EVENTS = 6;

export function events<G extends GameTypes>(
  game: Game<G>,
  _: Kit<G>,
  { history, start, transitions, rare }: Walk<G>,
  { judged }: EvidenceCount,
): void {
  mustEqual(fold(game, history), start, 'the state that evolve folds from the whole log');
  for (const viewer of viewersOf(start)) {
    mustRememberTheDeal(game, history.slice(0, FIRST_EVENTS), viewer);
    let remembered = deepFreeze(remember(game, history, viewer));
    const view = game.view(start, viewer);
    const folded = `of ${nameOf(viewer)} that evolve folds from the whole log`;
    mustEqual(game.view(remembered, viewer), view, `the view ${folded}`);
    // `view` drops the fields that a view does not have, such as the seed.
    mustEqual(Object.keys(remembered).sort(), Object.keys(view).sort(), `the fields of the view ${folded}`);
    for (const transition of rare) foldsAlong(game, transition, viewer, judged);
    for (const transition of transitions) remembered = foldsAlong(game, transition, viewer, judged, remembered);
  }
}

/** The cards that everyone saw when the game was set up. */
function mustRememberTheDeal<G extends GameTypes>(
  game: Game<G>,
  [first, ...events]: readonly G['Event'][],
  viewer: Seat | null,
): void {
  if (first === undefined) return;
  let state = game.evolve(null, first);
  let known = remember(game, [first], viewer);
  for (const event of events) {
    const after = game.evolve(state, event);
    const redacted = game.redact(event, viewer);
    const remembered = redacted === null ? known : game.evolve(known, redacted);
    const when = `the memory of ${nameOf(viewer)} after evolve '${event.type}', after setup`;
    mustRemember({ before: state, after, known, remembered }, when);
    [state, known] = [after, remembered];
  }
}

/**
 * Folds the events of one move over the state, over the view of `viewer`, and over its remembered view. Returns the new
 * remembered view.
 */
function foldsAlong<G extends GameTypes>(
  game: Game<G>,
  { before, move, events: all, after }: Transition<G>,
  viewer: Seat | null,
  judged: Judged,
  memory?: G['View'],
): G['View'] {
  let state = before;
  let seen = deepFreeze(game.view(before, viewer));
  let remembered = memory ?? seen;
  for (const event of all) {
    const [stateBefore, known] = [state, remembered];
    state = deepFreeze(game.evolve(state, event));
    const redacted = game.redact(event, viewer);
    if (redacted !== null) {
      seen = deepFreeze(game.evolve(seen, redacted));
      remembered = memory === undefined ? seen : deepFreeze(game.evolve(remembered, redacted));
      judged('events folded onto views');
    }
    const expected = game.view(state, viewer);
    const when = `of ${nameOf(viewer)} after evolve '${event.type}' of ${shortJson(move)}`;
    mustEqual(game.view(seen, viewer), expected, `the view ${when}`);
    mustEqual(game.view(remembered, viewer), expected, `the memory ${when}`);
    mustRemember({ before: stateBefore, after: state, known, remembered }, `the memory ${when}`);
  }
  mustEqual(state, after, `the state that evolve folds from the events of ${shortJson(move)}`);
  return remembered;
}
