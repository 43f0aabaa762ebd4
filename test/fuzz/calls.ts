import fc from 'fast-check';
import { deepFreeze } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';
import { answered, expect, HOSTILE, mutated, type Random, type Report, randomFrom } from './hostile.js';

/** A function to call as JavaScript can. */
export interface Call {
  readonly name: string;
  /** Called with as many arguments as `right` has. */
  readonly act: (...given: never[]) => unknown;
  /** Right arguments: with all of them, the call succeeds. */
  readonly right: readonly unknown[];
  /**
   * The ones to replace as a whole or not at all: objects with functions, such as a game, and tables, whose parts the game's
   * schema checks before any use.
   */
  readonly whole?: readonly number[];
}

/** Returns calls in a new position. */
type Calls = (random: Random) => readonly Call[] | Promise<readonly Call[]>;

/** Returns a hostile value at each call. */
export function anyOf(seed: number) {
  const random = randomFrom(seed);
  const values = [...HOSTILE, ...fc.sample(fc.anything({ withNullPrototype: true }), { numRuns: 200, seed })];
  return { random, any: () => values[random(values.length)] };
}

/** The number of tries in one position. */
const TRIES_EACH = 20;

/**
 * Calls functions with hostile arguments, `tries` times: each must succeed or refuse them by name, and succeed with the right
 * arguments. No call may change an argument.
 */
export async function fuzzCalls(calls: Calls, tries: number, seed: number): Promise<Report> {
  const { random, any } = anyOf(seed);
  let known = deepFreeze(await calls(random));
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    if (tried % TRIES_EACH === TRIES_EACH - 1) known = deepFreeze(await calls(random));
    const { name, act, right, whole = [] } = known[tried % known.length] as Call;
    // At most one argument is always hostile; the others are now and then.
    const hostile = random(right.length + 1);
    const given = right.map((each, index) => {
      if (index !== hostile && random(8) > 0) return each;
      // A frozen argument, except for a function, cannot be changed without an error.
      return random(2) === 0 || whole.includes(index) ? any() : mutated(each, random);
    });
    const isRight = given.every((each, index) => Object.is(each, right[index]));
    const started = processorTime();
    const isTaken = await answered(() => Reflect.apply(act, undefined, given), name);
    slowest = Math.max(slowest, processorTime() - started);
    expect(isTaken || !isRight, `${name}: an answer to the right arguments`);
    if (isTaken) taken++;
  }
  return { tries, taken, slowest };
}

/** Takes up to `most` values from a generator. */
export async function drained<Value>(given: AsyncIterable<Value>, most = 100): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of given) {
    values.push(value);
    if (values.length >= most) break;
  }
  return values;
}
