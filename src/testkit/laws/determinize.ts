// Law 8: an imagined world looks the same, and every possible world is equally likely

import { fastChance } from '../../engine/chance.js';
import { remember } from '../../engine/fold.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { deepEqual } from '../../engine/json.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import { evenlyDeterminized } from '../worlds.js';
import { mustSurvive } from './json.js';
import { type Law, LawBroken } from './law.js';
import { must, mustEqual, mustThrow, nameOf, viewersOf } from './must.js';

export function determinized<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, transitions, states }: Walk<G>,
): void {
  const log = [...history];
  for (const [index, state] of states.entries()) {
    for (const viewer of viewersOf(start)) {
      const view = game.view(state, viewer);
      for (const known of [view, remember(game, log, viewer)]) {
        const world = game.determinize(known, `dream-${index}`);
        mustEqual(game.view(world, viewer), view, `the view of ${nameOf(viewer)} of an imagined world`);
        mustEqual(game.determinize(known, `dream-${index}`), world, 'the same world from the same seed');
        mustSurvive(kit.schemas.state, world, 'an imagined world');
        must(world.seed !== state.seed, 'an imagined world must not have the seed of the state');
        if (!game.isOver(world)) must(game.legalMoves(world).length > 0, 'an imagined world must be playable');
      }
      mustNotKnowTheTruth(game, kit, state, view);
      mustThrow(() => game.determinize(state as unknown as G['View'], 'dream'), 'determinize on a state');
    }
    log.push(...(transitions[index]?.events ?? []));
  }
}

/** If other worlds are possible, not every imagined one is the truth. */
function mustNotKnowTheTruth<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  view: G['View'],
): void {
  const withoutSeed = (world: G['State']) => ({ ...world, seed: '' });
  const other = kit.scramble(state, view.viewer, fastChance(`${state.seed}/truth`));
  if (deepEqual(withoutSeed(other), withoutSeed(state))) return;
  for (let sample = 0; sample < 64; sample++) {
    if (!deepEqual(withoutSeed(game.determinize(view, `truth-${sample}`)), withoutSeed(state))) return;
  }
  throw new Error(`all of 64 worlds imagined from the view of ${nameOf(view.viewer)} are the truth`);
}

export function even<G extends GameTypes>(game: Game<G>, kit: Kit<G>, law: Pick<Law, 'number' | 'name'>): void {
  for (const { view, worlds } of kit.small?.() ?? []) {
    try {
      evenlyDeterminized(game, view, worlds);
    } catch (error) {
      throw new LawBroken(law, error);
    }
  }
}
