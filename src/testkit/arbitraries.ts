import type { Arbitrary } from 'fast-check';
import type { Game, GameTypes } from '../engine/game.js';
import { seatsUpTo } from '../engine/seats.js';
import { checkedKit } from './checkedKit.js';
import fc from './fastCheck.js';
import type { Kit, Setup } from './kit.js';
import { endOf, walkPlans } from './walk.js';

/** The number of different shares of a list: more than any list has entries. */
const SHARES = 2 ** 31;

/** One in this many states is the end of a game; the others are anywhere in one. */
const STATES_PER_ENDED = 10;

/** Random values of one game, for property tests with fast-check. A failing value shrinks to a game with fewer moves. */
export interface Arbitraries<G extends GameTypes> {
  /** A seed for `setup`: any string, even an empty one. */
  readonly seed: Arbitrary<string>;
  /** Options from the kit's set-ups, as `setup` takes them. A few, such as a first seat, need a number of seats. */
  readonly options: Arbitrary<Setup<G>['options']>;
  /** A full config for `setup`: seats, options that fit them, and a seed. */
  readonly config: Arbitrary<Setup<G> & { readonly seed: string }>;
  /** A state of a random game, from its start to its end. */
  readonly state: Arbitrary<G['State']>;
  /** A state as one of its seats or a spectator sees it. */
  readonly view: Arbitrary<G['View']>;
  /** A state that is not over, with one of its legal moves. */
  readonly move: Arbitrary<{ readonly state: G['State']; readonly move: G['Move'] }>;
  /** A state, over or not, with a well-formed move that a player could try in it, legal or not. */
  readonly attempt: Arbitrary<{ readonly state: G['State']; readonly move: G['Move'] }>;
}

/**
 * Random seeds, options, states, views and moves of a game, for property tests of the code around it.
 *
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { chicken } from 'hencoop/chicken';
 * import { chickenKit } from 'hencoop/chicken/testkit';
 * import { arbitraries } from 'hencoop/testkit';
 *
 * const { move } = arbitraries(chicken, chickenKit);
 * fc.assert(
 *   fc.property(move, ({ state, move }) => chicken.tryApply(JSON.parse(JSON.stringify(state)), move).ok),
 *   { numRuns: 10 },
 * );
 * ```
 *
 * @throws RangeError if the kit has no set-ups, or a part is missing or of the wrong kind; it names the first.
 */
export function arbitraries<G extends GameTypes>(game: Game<G>, kit: Kit<G>): Arbitraries<G> {
  return arbitrariesOf(game, checkedKit(kit));
}

function arbitrariesOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>): Arbitraries<G> {
  if (kit.setups.length === 0) throw new RangeError('kit.setups: expected at least one set-up, got none');
  const seed = fc.string({ maxLength: 40 });
  const setup = fc.constantFrom(...kit.setups);
  const plan = fc.oneof(
    { weight: STATES_PER_ENDED - 1, arbitrary: walkPlans(kit) },
    { weight: 1, arbitrary: walkPlans(kit, 0).map((plan) => ({ ...plan, skip: kit.maxMoves(plan.setup) })) },
  );
  const state = plan.map((planned) => endOf(game, kit, planned));
  const share = fc.nat(SHARES - 1).map((number) => number / SHARES);
  return {
    seed,
    options: setup.map(({ options }) => options),
    config: fc.tuple(setup, seed).map(([{ seats, options }, given]) => ({ seats, options, seed: given })),
    state,
    view: fc.tuple(state, share).map(([table, at]) => game.view(table, pick([...seatsUpTo(table.seats), null], at))),
    move: fc
      .tuple(
        state.filter((table) => !game.isOver(table)),
        share,
      )
      .map(([table, at]) => ({ state: table, move: pick(game.legalMoves(table), at) })),
    attempt: fc.tuple(state, share).map(([table, at]) => ({ state: table, move: pick([...kit.allMoves(table)], at) })),
  };
}

/** The item at `share`, in [0, 1), of a list that is not empty. */
function pick<Item>(items: readonly Item[], share: number): Item {
  const index = Math.floor(share * items.length);
  if (items.length === 0) throw new Error('expected a move to choose from, got none');
  // A whole number below the length of the list.
  return items[index] as Item;
}
