import fc from 'fast-check';
import { GAMES, gameById, isGameId, loadEntry } from 'hencoop/games';
import { processorTime } from '../support/processorTime.js';
import { expect, HOSTILE, type Report, randomFrom, refused } from './hostile.js';

const throwing = (): never => {
  throw new Error('a trap');
};

/** Values that run code when converted to text or inspected. */
export const TRAPS: readonly unknown[] = [
  { toString: throwing },
  { toString: () => 'chicken', valueOf: () => 'chicken' },
  {
    get id() {
      return throwing();
    },
  },
  { [Symbol.toPrimitive]: throwing },
  Object.assign(() => 0, { toString: throwing }),
  Object.assign(() => 0, { toString: () => 'chicken' }),
  new Proxy({}, { get: throwing, getPrototypeOf: throwing, ownKeys: throwing, has: throwing }),
  new Proxy(() => 0, { get: throwing, getPrototypeOf: throwing }),
  new Proxy([], { get: throwing }),
  Object.assign([], { toString: throwing }),
  new Date(Number.NaN),
];

/** Near misses of a game's id, which would lead elsewhere as the name of a file or a field. */
const PATHS: readonly ((id: string) => unknown)[] = [
  (id) => `../${id}`,
  (id) => `./${id}`,
  (id) => `${id}/../${id}`,
  (id) => `${id}/index.js`,
  (id) => `${id}\u0000`,
  (id) => ` ${id}`,
  (id) => `${id}\n`,
  (id) => id.toUpperCase(),
  (id) => id.slice(1),
  (id) => `${id}\u200d`,
  (id) => `data:text/javascript,${id}`,
  (id) => id.repeat(50_000),
  (id) => [id],
  // A String object is not a string.
  (id) => Object(id),
  (id) => ({ toString: () => id }),
  (id) => Symbol(id),
  (id) => ({ id }),
];

const FOREIGN = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'default', '0', 'find'];

/** The shared objects that a hostile id must not change. */
const shared = () =>
  JSON.stringify([
    [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((each) =>
      Reflect.ownKeys(each).map(String),
    ),
    GAMES,
  ]);

/**
 * Calls `hencoop/games` with hostile ids, `tries` times: each must be refused before anything is loaded, or be a game's id
 * and return the doors of that game.
 */
export async function fuzzList(tries: number, seed: number): Promise<Report> {
  const random = randomFrom(seed);
  const texts = fc.sample(fc.oneof(fc.string(), fc.anything()), { numRuns: 500, seed });
  const before = shared();
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    const { id } = GAMES[random(GAMES.length)] as (typeof GAMES)[number];
    const given = [
      id,
      PATHS[random(PATHS.length)]?.(id),
      FOREIGN[random(FOREIGN.length)],
      TRAPS[random(TRAPS.length)],
      HOSTILE[random(HOSTILE.length)],
      texts[random(texts.length)],
    ][random(6)];
    const started = processorTime();
    const isGame = isGameId(given);
    expect(
      isGame === (typeof given === 'string' && GAMES.some((each) => each.id === given)),
      'an id is a text of the list',
    );
    if (isGame) {
      taken++;
      const doors = gameById(given);
      expect(doors.id === given && GAMES.includes(doors), 'an id leads to the doors of its game');
      expect((await loadEntry(given)).game.id === given, 'an id leads to the entry of its game');
    } else {
      refused(() => gameById(given as never), 'gameById');
      const loading = loadEntry(given as never);
      const loaded = await loading.then(
        () => 'loaded',
        (error: unknown) => error,
      );
      refused(() => {
        throw loaded;
      }, 'loadEntry');
    }
    slowest = Math.max(slowest, processorTime() - started);
    // A caller could try to write to the list, which is frozen.
    expect(!Reflect.set(GAMES, random(GAMES.length), given), 'the list is frozen');
  }
  expect(shared() === before, 'the shared prototypes, and the list, are unchanged');
  return { tries, taken, slowest };
}
