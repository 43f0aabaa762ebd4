// Law 8: an imagined world looks the same, and every possible world is equally likely.

import { fastChance } from '../../engine/chance.js';
import { remember } from '../../engine/fold.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { deepEqual } from '../../engine/json.js';
import type { Kit, SmallPosition } from '../kit.js';
import type { Walk } from '../walk.js';
import { evenlyDeterminized } from '../worlds.js';
import type { Judged } from './evidence.js';
import type { EvidenceCount } from './evidenceCount.js';
import { mustSurvive } from './json.js';
import { must, mustEqual, mustThrow, nameOf, viewersOf } from './must.js';
import { stored } from './plain.js';

export function determinized<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, transitions, states }: Walk<G>,
  { judged }: EvidenceCount,
): void {
  const log = [...history];
  for (const [index, state] of states.entries()) {
    for (const viewer of viewersOf(start)) {
      const view = game.view(state, viewer);
      const from = `determinize from the view of ${nameOf(viewer)}`;
      for (const known of [view, remember(game, log, viewer)]) {
        const world = game.determinize(known, `dream-${index}`);
        mustEqual(game.view(world, viewer), view, `${from}: the view of the world`);
        mustEqual(game.determinize(known, `dream-${index}`), world, `${from}: the world from the same seed`);
        mustSurvive(kit.schemas.state, world, `${from}: the world`);
        must(world.seed !== state.seed, `${from}: expected another seed than the state has`);
        if (!game.isOver(world)) must(game.legalMoves(world).length > 0, `${from}: expected a legal move`);
        judged('worlds imagined');
      }
      for (const seed of index === 0 ? ['stored', 'stored/1'] : []) {
        const world = game.determinize(view, seed);
        mustEqual(game.determinize(stored(view), seed), world, `${from}, stored: the world`);
      }
      mustNotKnowTheTruth(game, kit, state, view, judged);
      mustThrow(() => game.determinize(state as unknown as G['View'], 'dream'), 'determinize on a state');
    }
    log.push(...(transitions[index]?.events ?? []));
  }
}

/** If other worlds are possible, not every imagined world may be the true one. */
function mustNotKnowTheTruth<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  view: G['View'],
  judged: Judged,
): void {
  const withoutSeed = (world: G['State']) => ({ ...world, seed: '' });
  const other = kit.scramble(state, view.viewer, fastChance(`${state.seed}/truth`));
  if (deepEqual(withoutSeed(other), withoutSeed(state))) return;
  judged('worlds that may differ');
  for (let sample = 0; sample < 64; sample++) {
    if (!deepEqual(withoutSeed(game.determinize(view, `truth-${sample}`)), withoutSeed(state))) return;
  }
  throw new Error(
    `determinize from the view of ${nameOf(view.viewer)}: expected other worlds than the truth, got it 64 times`,
  );
}

/** Each world of a small position must be imagined as often as expected. */
export function even<G extends GameTypes>(
  game: Game<G>,
  { view, worlds }: SmallPosition<G>,
  { judged }: EvidenceCount,
): void {
  evenlyDeterminized(game, view, worlds);
  if (worlds.length > 1) judged('small positions');
}
