import fc from 'fast-check';
import { deepFreeze } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';
import { answered, expect, HOSTILE, mutated, type Random, type Report, randomFrom } from './hostile.js';

/** A function, called as JavaScript can. */
export interface Call {
  readonly name: string;
  /** Called with as many arguments as there are right ones. */
  readonly act: (...given: never[]) => unknown;
  /** Arguments that are right: with all of them, it answers. */
  readonly right: readonly unknown[];
  /**
   * Which of them are changed as a whole or not at all: objects with functions, such as a game, and tables, whose parts the
   * schema of the game checks before anybody uses them.
   */
  readonly whole?: readonly number[];
}

/** Gives calls in a new position. */
type Calls = (random: Random) => readonly Call[] | Promise<readonly Call[]>;

/** Hostile values, one at each call. */
export function anyOf(seed: number) {
  const random = randomFrom(seed);
  const values = [...HOSTILE, ...fc.sample(fc.anything({ withNullPrototype: true }), { numRuns: 200, seed })];
  return { random, any: () => values[random(values.length)] };
}

/** How many tries are made in one position. */
const TRIES_EACH = 20;

/**
 * Calls functions with hostile arguments, `tries` times: each answers, or refuses them by name; with the right arguments it
 * answers. No argument is changed.
 */
export async function fuzzCalls(calls: Calls, tries: number, seed: number): Promise<Report> {
  const { random, any } = anyOf(seed);
  let known = deepFreeze(await calls(random));
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    if (tried % TRIES_EACH === TRIES_EACH - 1) known = deepFreeze(await calls(random));
    const { name, act, right, whole = [] } = known[tried % known.length] as Call;
    // One of the arguments is hostile, or none; the others are now and then.
    const hostile = random(right.length + 1);
    const given = right.map((each, index) => {
      if (index !== hostile && random(8) > 0) return each;
      // What is frozen, functions excepted, cannot be changed without an error.
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

/** Takes what a generator gives, `most` times at most. */
export async function drained<Value>(given: AsyncIterable<Value>, most = 100): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of given) {
    values.push(value);
    if (values.length >= most) break;
  }
  return values;
}
