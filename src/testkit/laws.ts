import fc from 'fast-check';
import type { Game, GameTypes } from '../engine/game.js';
import { shortJson } from './difference.js';
import type { Kit } from './kit.js';
import { conservation } from './laws/conservation.js';
import { determinized, even } from './laws/determinize.js';
import { ends } from './laws/end.js';
import { events } from './laws/events.js';
import { json } from './laws/json.js';
import { type Effort, type Law, LawBroken } from './laws/law.js';
import { legality } from './laws/legality.js';
import { order } from './laws/order.js';
import { purity } from './laws/purity.js';
import { invariants } from './laws/score.js';
import { secrecy } from './laws/secrecy.js';
import { sight } from './laws/sight.js';
import { type Plan, plans, type Walk, walk } from './walk.js';

const EVEN = { number: 8, name: 'Determinize: every possible world is equally likely' };
const END = { number: 11, name: 'End: every game ends within its bound and uses each chance once' };

/**
 * All laws, each as a check of its own, so that a test runner can list them one by one.
 *
 * @example
 * ```ts
 * import { laws } from 'hencoop/testkit';
 *
 * // for (const law of laws(myGame, myKit)) test(law.name, law.check);
 * ```
 */
export function laws<G extends GameTypes>(game: Game<G>, kit: Kit<G>, effort: Effort = {}): Law[] {
  const onWalks = (number: number, name: string, holds: (walk: Walk<G>) => void, maxPicks?: number): Law => ({
    number,
    name,
    check: () => checkOnWalks(game, kit, { number, name }, effort, maxPicks, holds),
  });
  return [
    onWalks(1, 'Legality: the legal moves are exactly those that no clause forbids', (w) => legality(game, kit, w), 4),
    onWalks(2, 'Purity: apply changes nothing, is repeatable, and agrees with the in-place path', (w) =>
      purity(game, w),
    ),
    onWalks(3, 'Conservation: the cards are exactly the deck', (w) => conservation(kit, w)),
    onWalks(4, 'JSON: everything survives JSON and its strict schema', (w) => json(game, kit, w), 6),
    onWalks(5, 'Sight: the rules answer on a view as on the state', (w) => sight(game, kit, w), 4),
    onWalks(6, 'Secrecy: what a seat may not know changes nothing that it gets', (w) => secrecy(game, kit, w), 4),
    onWalks(7, 'Events: folding what a seat learns gives what it sees', (w) => events(game, w)),
    onWalks(8, 'Determinize: an imagined world looks the same', (w) => determinized(game, kit, w), 6),
    { ...EVEN, check: () => even(game, kit, EVEN) },
    onWalks(9, 'Order: moves of a simultaneous step commute', (w) => order(game, w), 6),
    onWalks(10, 'Score: the invariants of the sheet hold', (w) => invariants(kit, w)),
    { ...END, check: () => ends(game, kit, effort, END) },
  ];
}

/** Checks all laws, one after the other. @throws LawBroken for the first that does not hold. */
export function conforms<G extends GameTypes>(game: Game<G>, kit: Kit<G>, effort: Effort = {}): void {
  for (const law of laws(game, kit, effort)) law.check();
}

function checkOnWalks<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  law: Pick<Law, 'number' | 'name'>,
  { runs = 100, seed, shrink = true }: Effort,
  maxPicks: number | undefined,
  holds: (walk: Walk<G>) => void,
): void {
  let last: { plan: Plan<G>; moves: readonly G['Move'][]; error: unknown } | null = null;
  const result = fc.check(
    fc.property(plans(kit, maxPicks), (plan) => {
      let moves: readonly G['Move'][] = [];
      try {
        const walked = walk(game, kit, plan);
        moves = walked.moves;
        holds(walked);
      } catch (error) {
        last = { plan, moves, error };
        throw error;
      }
    }),
    { numRuns: runs, endOnFailure: !shrink, ...(seed === undefined ? {} : { seed }) },
  );
  if (!result.failed || last === null) return;
  // The assignment above is in a callback, where TypeScript does not follow it.
  const { plan, moves, error } = last as { plan: Plan<G>; moves: readonly G['Move'][]; error: unknown };
  throw new LawBroken(law, error, [
    `run again with { seed: ${result.seed} }`,
    `setup ${shortJson({ ...plan.setup, seed: plan.seed })}`,
    `${moves.length} moves ${JSON.stringify(moves)}`,
  ]);
}
