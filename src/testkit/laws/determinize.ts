// Law 8: an imagined world looks the same, and every world comes as often as the others

import { fastChance } from '../../engine/chance.js';
import { remember } from '../../engine/fold.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Kit } from '../kit.js';
import { deepEqual } from '../same.js';
import type { Walk } from '../walk.js';
import { evenlyDeterminized } from '../worlds.js';
import { survives } from './json.js';
import { LawBroken } from './law.js';
import { must, mustBeSame, throws, viewers } from './must.js';

export function determinized<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, strides, states }: Walk<G>,
): void {
  const told = [...history];
  for (const [index, state] of states.entries()) {
    for (const viewer of viewers(start)) {
      const view = game.view(state, viewer);
      for (const known of [view, remember(game, told, viewer)]) {
        const world = game.determinize(known, `dream-${index}`);
        mustBeSame(game.view(world, viewer), view, `the view of ${viewer} of an imagined world`);
        mustBeSame(game.determinize(known, `dream-${index}`), world, 'the same world from the same seed');
        survives(kit.schemas.state, world, 'an imagined world');
        must(world.seed !== state.seed, 'an imagined world has a seed of its own');
        if (!game.isOver(world)) must(game.legalMoves(world).length > 0, 'an imagined world can be played on');
      }
      knowsNoTruth(game, kit, state, view);
      throws(() => game.determinize(state as unknown as G['View'], 'dream'), 'a state is not determinized');
    }
    told.push(...(strides[index]?.events ?? []));
  }
}

/** Where other worlds are possible, not every imagined one is the truth. */
function knowsNoTruth<G extends GameTypes>(game: Game<G>, kit: Kit<G>, state: G['State'], view: G['View']): void {
  const unseeded = (world: G['State']) => ({ ...world, seed: '' });
  const other = kit.scramble(state, view.viewer, fastChance(`${state.seed}/truth`));
  if (deepEqual(unseeded(other), unseeded(state))) return;
  for (let dream = 0; dream < 64; dream++) {
    if (!deepEqual(unseeded(game.determinize(view, `truth-${dream}`)), unseeded(state))) return;
  }
  throw new Error(`64 imagined worlds of ${view.viewer} are all the truth`);
}

export function even<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  for (const { view, worlds } of kit.small?.() ?? []) {
    try {
      evenlyDeterminized(game, view, worlds);
    } catch (error) {
      throw new LawBroken({ number: 8, name: 'Determinize' }, error);
    }
  }
}
