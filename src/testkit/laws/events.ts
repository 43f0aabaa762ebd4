// Law 7: folding what a seat learns gives what it sees

import { fold, remember } from '../../engine/fold.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { deepFreeze, text } from '../same.js';
import type { Stride, Walk } from '../walk.js';
import { mustBeSame, viewers } from './must.js';

export function events<G extends GameTypes>(game: Game<G>, { history, start, strides, landmarks }: Walk<G>): void {
  mustBeSame(fold(game, history), start, 'the events folded from nothing');
  for (const viewer of viewers(start)) {
    let remembered = deepFreeze(remember(game, history, viewer));
    mustBeSame(game.view(remembered, viewer), game.view(start, viewer), `what ${viewer} was told, folded from nothing`);
    for (const stride of landmarks) foldsAlong(game, stride, viewer);
    for (const stride of strides) remembered = foldsAlong(game, stride, viewer, remembered);
  }
}

/** Folds the events of one move, for the state and for what `viewer` sees and remembers. Answers the memory after them. */
function foldsAlong<G extends GameTypes>(
  game: Game<G>,
  { before, move, events: told, after }: Stride<G>,
  viewer: Seat | null,
  memory?: G['View'],
): G['View'] {
  let state = before;
  let seen = deepFreeze(game.view(before, viewer));
  let remembered = memory ?? seen;
  for (const event of told) {
    state = deepFreeze(game.evolve(state, event));
    const redacted = game.redact(event, viewer);
    if (redacted !== null) {
      seen = deepFreeze(game.evolve(seen, redacted));
      remembered = memory === undefined ? seen : deepFreeze(game.evolve(remembered, redacted));
    }
    const expected = game.view(state, viewer);
    mustBeSame(game.view(seen, viewer), expected, `the view of ${viewer} after '${event.type}' of ${text(move)}`);
    mustBeSame(
      game.view(remembered, viewer),
      expected,
      `the memory of ${viewer} after '${event.type}' of ${text(move)}`,
    );
  }
  mustBeSame(state, after, `the events of ${text(move)} folded`);
  return remembered;
}
