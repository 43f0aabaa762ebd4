import fc from 'fast-check';
import type { Game, GameTypes } from 'hencoop';
import { arbitraries, botLaw, difference, type Effort, everyLayout, type Kit, LawBroken, laws } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';
import { expect, HOSTILE, mutated, type Random, type Report, randomFrom } from './hostile.js';
import { TRAPS } from './list.js';

/** The required parts of a kit, each with the number of a law that uses it. */
const NEEDED = {
  setups: 3,
  allMoves: 1,
  deck: 3,
  cards: 3,
  schemas: 4,
  scramble: 6,
  scrambleEvent: 6,
  reveals: 6,
  invariants: 10,
  maxMoves: 11,
  typicalMoves: 3,
} as const satisfies { readonly [Field in keyof Kit<GameTypes>]?: number };

/** The optional parts of a kit: a wrong one must be refused too. */
const OPTIONAL = { counterparts: 6, small: 8, evenWorld: 8, policies: 3, notProven: 3 } as const satisfies {
  readonly [Field in keyof Kit<GameTypes>]?: number;
};

type KitField = keyof typeof NEEDED | keyof typeof OPTIONAL;

const KIT_FIELDS = Object.entries({ ...NEEDED, ...OPTIONAL }) as readonly (readonly [KitField, number])[];

function holdsItself(): object {
  const value: { self?: object } = {};
  value.self = value;
  return value;
}

/** Functions that no kit can have, because their results are always wrong. */
const FUNCTIONS: readonly (() => unknown)[] = [
  () => {
    throw new Error('a kit that throws');
  },
  () => {
    throw Object.create(null);
  },
  () => undefined,
  () => 'hen',
  () => Number.NaN,
  () => -1,
  () => 10n,
  () => Symbol('hen'),
  holdsItself,
  () => [holdsItself()],
  () => Promise.resolve([]),
  function* () {
    for (;;) yield { seat: 0, type: 'endless' };
  },
  function* () {
    yield null;
  },
  () => new Array(2 ** 32 - 1),
  () => new Proxy({}, { get: () => 'hen' }),
];

/** Values that are not an effort. */
const EFFORTS: readonly unknown[] = [
  null,
  1,
  'x',
  { runs: -1 },
  { runs: Number.NaN },
  { runs: 1e308 },
  { runs: '9' },
  { seed: 0.5 },
  { seed: 'hen' },
  { shrink: 1 },
];

/**
 * Runs the laws, and makes arbitraries, with a kit that has one hostile field, `tries` times: the run must end with a failure
 * that names the field or the law, and never pass.
 */
export function fuzzKits<G extends GameTypes>(game: Game<G>, kit: Kit<G>, tries: number, seed: number): Report {
  const random = randomFrom(seed);
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    const started = processorTime();
    const [field, number] = KIT_FIELDS[random(KIT_FIELDS.length)] as (typeof KIT_FIELDS)[number];
    // Not every walk uses the wrong policy.
    const effort: Effort = { runs: field === 'policies' ? 60 : 2, seed: random(1_000), shrink: false };
    switch (random(6)) {
      case 0:
      case 1:
      case 2: {
        const wrong = brokenAt(kit, field, random);
        if (wrong === null) break;
        const what = `a kit whose ${field} is wrong`;
        mustFail(() => proveOf(game, wrong, number, effort), field, what);
        if (field === 'setups') {
          mustFail(() => sampled(game, wrong, random), field, `arbitraries of ${what}`);
        }
        break;
      }
      case 3: {
        const wrong = EFFORTS[random(EFFORTS.length)];
        mustFail(() => laws(game, kit, wrong as Effort), 'effort', 'a wrong effort');
        mustFail(() => botLaw(game, kit, (() => null) as never, wrong as Effort), 'effort', 'a wrong effort of a bot');
        break;
      }
      case 4: {
        // A slightly wrong value may be harmless, or break a law.
        const changed = { ...kit, [field]: changedResult(kit, field, random) };
        if (endsWithName(() => proveOf(game, changed, number, effort), field)) taken++;
        break;
      }
      default: {
        const [one, other] = [FUNCTIONS[random(FUNCTIONS.length - 4)], FUNCTIONS[random(FUNCTIONS.length - 4)]].map(
          resultOf,
        );
        expect(difference(one, other).length < 2_000, 'a short difference');
        endsWithName(
          () => everyLayout(Array.from({ length: random(2) === 0 ? random(6) : 11 + random(30) }, (_, index) => index)),
          'cards',
        );
      }
    }
    slowest = Math.max(slowest, processorTime() - started);
  }
  return { tries, taken, slowest };
}

function resultOf(act: (() => unknown) | undefined): unknown {
  try {
    return act?.();
  } catch (error) {
    return error;
  }
}

/** `kit` with a wrong value in `field`; `null` if the value happens to be right. */
function brokenAt<G extends GameTypes>(kit: Kit<G>, field: KitField, random: Random): Kit<G> | null {
  // A function could be a right one.
  const values = [...HOSTILE, ...TRAPS].filter((each) => typeof each !== 'function');
  const value = values[random(values.length)];
  const act = FUNCTIONS[random(FUNCTIONS.length)];
  const isFunction = typeof kit[field] === 'function' || ['counterparts', 'small', 'evenWorld'].includes(field);
  if (isFunction) {
    if (random(2) === 0) return { ...kit, [field]: act };
    return value === undefined && Object.hasOwn(OPTIONAL, field) ? null : { ...kit, [field]: value };
  }
  if (field === 'policies')
    return { ...kit, policies: { planted: random(2) === 0 ? act : (value as never) } } as Kit<G>;
  if (field === 'invariants')
    return { ...kit, invariants: { planted: random(2) === 0 ? FUNCTIONS[random(2)] : (value as never) } } as Kit<G>;
  if (field === 'notProven')
    return { ...kit, notProven: { [random(2) === 0 ? 'hens' : 'cards counted']: value ?? 1 } } as Kit<G>;
  if (field === 'schemas')
    return {
      ...kit,
      schemas: { ...kit.schemas, [['state', 'view', 'move', 'event', 'redactedEvent'][random(5)] ?? 'state']: value },
    };
  if (field === 'setups') return { ...kit, setups: random(2) === 0 ? value : [...kit.setups, value] } as Kit<G>;
  return Number.isInteger(value) && Number(value) >= 0 && !Object.is(value, -0) && Number(value) <= 1_000_000
    ? null
    : ({ ...kit, [field]: value } as Kit<G>);
}

/** A function of the kit, with its result changed in one place. */
function changedResult<G extends GameTypes>(kit: Kit<G>, field: KitField, random: Random): unknown {
  const given: unknown = kit[field];
  if (typeof given !== 'function') return mutated(given, random);
  return (...args: unknown[]) => {
    const result: unknown = Reflect.apply(given, kit, args);
    const isIterable = typeof result === 'object' && result !== null && Symbol.iterator in result;
    // It has an iterator.
    return mutated(isIterable ? [...(result as Iterable<unknown>)] : result, random);
  };
}

function proveOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>, number: number, effort: Effort): void {
  for (const law of laws(game, kit, effort)) if (law.number === number) law.prove();
}

function sampled<G extends GameTypes>(game: Game<G>, kit: Kit<G>, random: Random): void {
  const { state, move, config } = arbitraries(game, kit);
  fc.sample(state, { numRuns: 30, seed: random(1_000) });
  fc.sample(move, { numRuns: 5, seed: random(1_000) });
  // The game must accept the set-ups of an arbitrary.
  for (const each of fc.sample(config, { numRuns: 30, seed: random(1_000) })) game.setup(each);
}

function mustFail(act: () => unknown, field: string, what: string): void {
  expect(!endsWithName(act, field), `${what}: expected a failure, but it passed`);
}

/** Whether `act` passes; a failure must name `field`, or the broken law. */
function endsWithName(act: () => unknown, field: string): boolean {
  try {
    act();
    return true;
  } catch (error) {
    const isNamed = error instanceof LawBroken || (error instanceof Error && error.message.includes(field));
    if (!isNamed) throw new Error(`expected a failure that names ${field}, or a law`, { cause: error });
    expect(error.message.length < 200_000, `a message of bounded length, got ${error.message.length} characters`);
    return false;
  }
}
