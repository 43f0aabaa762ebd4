// Law 2: `apply` changes nothing, repeats itself, and agrees with the in-place path

import { strongChance } from '../../engine/chance.js';
import { finishDraft } from '../../engine/draft.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { text } from '../same.js';
import type { Walk } from '../walk.js';
import { scribble, sharesNoList } from './lists.js';
import { must, mustBeSame, viewers } from './must.js';

export function purity<G extends GameTypes>(game: Game<G>, { start, history, strides, landmarks }: Walk<G>): void {
  for (const viewer of viewers(start)) {
    let seen: G['View'] | null = null;
    for (const event of history.slice(0, 4)) seen = foldsApart(game, seen, game.redact(event, viewer));
    for (const { before, events: told } of [...landmarks, ...strides]) {
      let seen: G['View'] | null = game.view(before, viewer);
      for (const event of told) seen = foldsApart(game, seen, game.redact(event, viewer));
    }
  }
  for (const { before, move, events, after } of strides) {
    // The states of a walk are frozen: writing to one throws.
    const again = game.tryApply(before, move);
    must(again.ok, `${text(move)} is legal again`);
    if (!again.ok) return;
    mustBeSame(again.state, after, 'applied again');
    mustBeSame(again.events, events, 'events told again');
    sharesNoList(again.state, again.events);
    for (const viewer of viewers(after)) {
      const seen = game.view(again.state, viewer);
      sharesNoList(again.state, seen);
      sharesNoList(game.determinize(seen, 'apart'), seen);
    }
    const draft = game.rules.copy(before);
    game.rules.play(draft, move, game.rules.evolve, strongChance(before.seed));
    mustBeSame(finishDraft<G['State']>(draft), after, 'played in place');
    const own = structuredClone(move);
    const apart = game.tryApply(before, own);
    if (apart.ok) scribble(own);
    mustBeSame(apart.ok && apart.events, events, 'events after the move object was changed');
    mustBeSame(apart.ok && apart.state, after, 'the state after the move object was changed');
    const illegal = game.tryApply(after, { seat: 0, type: 'nonsense' });
    must(!illegal.ok, 'nonsense is refused');
  }
}

/** The view after an event, with which it shares nothing that could be written to. */
function foldsApart<G extends GameTypes>(
  game: Game<G>,
  view: G['View'] | null,
  event: G['RedactedEvent'] | null,
): G['View'] | null {
  if (event === null) return view;
  // A copy, as what a walk holds is frozen.
  const told = structuredClone(event);
  const after = game.evolve(view, told);
  // But for the options: they never change, and are frozen where a set-up made them.
  sharesNoList({ ...after, options: null }, told);
  return after;
}
