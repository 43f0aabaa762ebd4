import fc from 'fast-check';
import { type Game, type GameTypes, playout } from 'hencoop';
import { deal } from 'hencoop/deal';
import type { Kit, Setup } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';
import { expect, HOSTILE, mutated, type Random, type Report, randomFrom, throwsOnly } from './hostile.js';
import { TRAPS } from './list.js';

/**
 * Asks for deals with hostile values, `tries` times: each must be refused with a `RangeError`, or be a game that its schema
 * accepts and that can be played to its end.
 */
export function fuzzDeals<G extends GameTypes>(game: Game<G>, kit: Kit<G>, tries: number, seed: number): Report {
  const random = randomFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withSparseArray: true }), { numRuns: 500, seed });
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    const config = hostileConfig(game, kit, anything[random(anything.length)], random);
    const started = processorTime();
    throwsOnly(RangeError, () => {
      const { state } = deal(game, config as never);
      taken++;
      const checked = kit.schemas.state['~standard'].validate(state);
      expect(!(checked instanceof Promise) && checked.issues === undefined, 'the schema accepts the deal');
      expect(game.outcome(playout(game, state, { seed: 'fuzz' })) !== null, 'the deal can be played to its end');
    });
    slowest = Math.max(slowest, processorTime() - started);
  }
  for (const trap of TRAPS) throwsOnly(RangeError, () => deal(trap as never, {}));
  return { tries, taken, slowest };
}

/** A config that names cards of some deal, with a part or two changed; sometimes anything. */
function hostileConfig<G extends GameTypes>(game: Game<G>, kit: Kit<G>, any: unknown, random: Random): unknown {
  const { seats, options } = kit.setups[random(kit.setups.length)] as Setup<G>;
  const fields = Object.entries(game.setup({ seats, options, seed: 'hen' }));
  const { hands = [], ...state }: { readonly [name: string]: unknown } = Object.fromEntries(fields);
  const lists = Object.entries(state).filter(([, value]) => Array.isArray(value));
  const config = {
    seats,
    options,
    seed: 'hen',
    hands,
    tops: Object.fromEntries(lists.slice(random(3), 1 + random(4))),
  };
  return [any, HOSTILE[random(HOSTILE.length)], { ...config, tops: any }, { ...config, hands: any }, config]
    .map((value, kind) => (kind === 4 ? mutated(random(2) === 0 ? config : mutated(config, random), random) : value))
    .at(random(8) % 5);
}
