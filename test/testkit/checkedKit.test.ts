import { arbitraries, botLaw, everyLayout, type Kit, laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { peck } from '../sixth-game/src/peck/index.js';
import type { PeckTypes } from '../sixth-game/src/peck/table.js';
import { peckKit } from '../sixth-game/src/peck/testkit/index.js';

const EFFORT = { runs: 2, seed: 1, shrink: false } as const;

/** The message of law `number` with Peck's kit except for `wrong`; `undefined` if the law holds. */
function messageOf(number: number, wrong: object): string | undefined {
  try {
    // A caller in JavaScript can pass such a kit.
    for (const law of laws(peck, { ...peckKit, ...wrong } as Kit<PeckTypes>, EFFORT))
      if (law.number === number) law.check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

const throwing = () => {
  throw new Error('no such card');
};

describe('a kit in plain JavaScript', () => {
  it.each<[object, string]>([
    [{ allMoves: [] }, 'kit.allMoves: expected a function, got an object'],
    [{ setups: 3 }, 'kit.setups: expected a list, got 3'],
    [{ setups: [{ seats: '2', options: {} }] }, 'kit.setups.0.seats: expected a whole number, got "2"'],
    [{ setups: [{ seats: 2 }] }, 'kit.setups.0.options: expected an object, got undefined'],
    [{ setups: Array.from({ length: 10_001 }, () => 0) }, 'kit.setups: expected at most 10000, got 10001'],
    [{ schemas: null }, 'kit.schemas: expected an object, got null'],
    [
      { schemas: { ...peckKit.schemas, move: {} } },
      'kit.schemas.move: expected a schema with a function ~standard.validate, got an object',
    ],
    [{ typicalMoves: 0.5 }, 'kit.typicalMoves: expected a whole number from 0 to 1000000, got 0.5'],
    [{ invariants: { 'PK-1': 1 } }, "kit.invariants['PK-1']: expected a function, got 1"],
    [{ policies: { fox: 1 } }, "kit.policies['fox']: expected a function, got 1"],
    [{ small: 1 }, 'kit.small: expected a function, got 1'],
    [{ sites: { deal: {} } }, "kit.sites['deal'].cards: expected a function, got undefined"],
    [{ sites: { die: { faces: [1, 2], dice: 0 } } }, "kit.sites['die'].dice: expected a whole number from 1, got 0"],
    [{ book: { mayMove: () => true } }, 'kit.book.actors: expected a function, got undefined'],
  ])('is refused by its part', (wrong, message) => {
    expect(messageOf(1, wrong)).toBe(message);
    expect(() => arbitraries(peck, { ...peckKit, ...wrong } as Kit<PeckTypes>)).toThrow(new RangeError(message));
    expect(() => botLaw(peck, { ...peckKit, ...wrong } as Kit<PeckTypes>, throwing)).toThrow(new RangeError(message));
  });

  it.each(['setups', 'schemas', 'invariants', 'policies', 'notProven'])(
    'is refused by its part %s that throws',
    (part) => {
      const trap: unknown = new Proxy(part === 'setups' ? [] : {}, { get: throwing, ownKeys: throwing });
      const message = `kit.${part}: expected a value that can be read, got one that throws`;
      expect(messageOf(1, { [part]: trap })).toBe(message);
    },
  );

  it.each<[number, object, string]>([
    [1, { allMoves: throwing }, 'kit.allMoves threw: no such card'],
    [1, { allMoves: () => 3 }, 'kit.allMoves: expected a list, or another iterable, of objects, got 3'],
    [
      1,
      {
        *allMoves() {
          for (;;) yield { seat: 0, type: 'endless' };
        },
      },
      'kit.allMoves: expected at most 1000000 objects, got an object',
    ],
    [3, { cards: () => null }, 'kit.cards: expected a list of at most 1000000 cards, got null'],
    [6, { scramble: () => undefined }, 'kit.scramble: expected an object, got undefined'],
    [6, { reveals: () => true }, 'kit.reveals: expected what the event reveals, or null, got true'],
    [10, { compare: () => 'hen' }, 'kit.compare: expected a number, got "hen"'],
    [
      8,
      { small: () => [{ view: {}, worlds: 3 }] },
      'kit.small: expected a list of worlds in each position, got a list',
    ],
    [11, { maxMoves: () => Number.NaN }, 'kit.maxMoves: expected a whole number from 1, got NaN'],
  ])('breaks law %i by a function with a wrong result', (number, wrong, message) => {
    expect(messageOf(number, wrong)).toContain(message);
  });

  it('may have a cyclic state: the law still ends', () => {
    const itself: { self?: object } = {};
    itself.self = itself;
    expect(messageOf(6, { scramble: () => itself })).toContain(
      'kit.scramble: expected at most 100000 values in an object',
    );
  });
});

it('a wrong effort is refused by its entry', () => {
  for (const [effort, message] of [
    [{ runs: -1 }, 'effort.runs: expected a whole number from 0 to 10000000, got -1'],
    [{ seed: 'hen' }, 'effort.seed: expected a whole number, got "hen"'],
    [{ shrink: 1 }, 'effort.shrink: expected true or false, got 1'],
    [null, 'effort: expected an object, got null'],
  ] as const) {
    expect(() => laws(peck, peckKit, effort as never)).toThrow(new RangeError(message));
  }
});

it('everyLayout refuses too many cards', () => {
  expect(() => everyLayout(Array.from({ length: 11 }, (_, card) => card))).toThrow(
    'cards: expected at most 10, got 11',
  );
});
