import { describe, expect, it } from 'vitest';
import { isRecord, isWhole } from '../../src/engine/guards.js';
import {
  choice,
  count,
  flag,
  type OptionReaders,
  readOptions,
  refuseOption,
  seatOption,
} from '../../src/engine/options.js';

interface Options {
  readonly firstSeat: number;
  readonly rounds: number;
  readonly eggs: number;
  readonly quick: boolean;
  readonly scoring: 'rank' | 'cards';
}

const READERS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  rounds: count((seats) => 2 * seats),
  eggs: count(() => 1, 2),
  quick: flag(true),
  scoring: choice(['rank', 'cards'], 'cards'),
};

const DEFAULTS: Options = { firstSeat: 0, rounds: 6, eggs: 1, quick: true, scoring: 'cards' };

const read = (given: unknown) => readOptions(READERS, given, 3);

describe('options', () => {
  it('G-12: get their default if they are absent or undefined', () => {
    expect(read(undefined)).toEqual(DEFAULTS);
    expect(read({})).toEqual(DEFAULTS);
    expect(read({ rounds: undefined, quick: undefined })).toEqual(DEFAULTS);
    expect(Object.keys(read({ scoring: 'rank' }))).toEqual(Object.keys(DEFAULTS));
  });

  it('G-12: keep the values given', () => {
    const given: Options = { firstSeat: 2, rounds: 10_000, eggs: 2, quick: false, scoring: 'rank' };
    expect(read(given)).toEqual(given);
    expect(read({ rounds: 1 })).toEqual({ ...DEFAULTS, rounds: 1 });
    expect(readOptions({ seat: seatOption(1) }, { seat: 0 }, 3)).toEqual({ seat: 0 });
    expect(readOptions({ seat: seatOption(1) }, {}, 3)).toEqual({ seat: 1 });
  });

  it.each([
    [{ firstSeat: 3 }, 'options.firstSeat: expected a seat from 0 to 2, got 3'],
    [{ firstSeat: -1 }, 'options.firstSeat: expected a seat from 0 to 2, got -1'],
    [{ firstSeat: -0 }, 'options.firstSeat: expected a seat from 0 to 2, got -0'],
    [{ rounds: 0 }, 'options.rounds: expected a whole number from 1 to 10000, got 0'],
    [{ rounds: 10_001 }, 'options.rounds: expected a whole number from 1 to 10000, got 10001'],
    [{ rounds: 1.5 }, 'options.rounds: expected a whole number from 1 to 10000, got 1.5'],
    [{ rounds: '2' }, 'options.rounds: expected a whole number from 1 to 10000, got "2"'],
    [{ eggs: 3 }, 'options.eggs: expected a whole number from 1 to 2, got 3'],
    [{ quick: null }, 'options.quick: expected true or false, got null'],
    [{ quick: 1 }, 'options.quick: expected true or false, got 1'],
    [{ scoring: 'hens' }, "options.scoring: expected 'rank' or 'cards', got \"hens\""],
    [{ hens: 1 }, 'options.hens: unknown field; expected firstSeat, rounds, eggs, quick, scoring'],
    [{ hens: undefined }, 'options.hens: unknown field; expected firstSeat, rounds, eggs, quick, scoring'],
    [[], 'options: expected a plain object, got an object'],
    [null, 'options: expected a plain object, got null'],
    ['rounds', 'options: expected a plain object, got "rounds"'],
  ])('G-12: %j is refused', (given, message) => {
    expect(() => read(given)).toThrow(new RangeError(message));
  });

  it('are ignored if an object inherits them', () => {
    expect(read(Object.assign(Object.create(null), { quick: false }))).toEqual({ ...DEFAULTS, quick: false });
    Object.defineProperty(Object.prototype, 'quick', { value: false, configurable: true, writable: true });
    try {
      expect(read({}).quick).toBe(true);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'quick');
    }
  });

  it('are cut to 40 letters in a refusal', () => {
    expect(() => refuseOption('seed', 'a string', 'x'.repeat(50))).toThrow(`got "${'x'.repeat(40)}"`);
    expect(() => refuseOption('seed', 'a string', Symbol('y'.repeat(50)))).toThrow(/got Symbol\(y{33}$/);
    expect(() => refuseOption('seed', 'a string', { hen: 1 })).toThrow('seed: expected a string, got an object');
    expect(() => refuseOption('seed', 'a string', null)).toThrow(/got null$/);
    expect(() => read({ ['h'.repeat(50)]: 1 })).toThrow(`options.${'h'.repeat(40)}: unknown field`);
  });
});

it('isRecord accepts only plain objects as JSON makes them', () => {
  for (const value of [{}, { hen: 1 }, Object.create(null)]) expect(isRecord(value)).toBe(true);
  for (const value of [null, undefined, [], 'hen', 1, () => 0, new Map(), Object.create({})]) {
    expect(isRecord(value)).toBe(false);
  }
});

it('isWhole accepts integers except -0', () => {
  for (const value of [0, 1, -1, 2 ** 53]) expect(isWhole(value)).toBe(true);
  for (const value of [-0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, 1n])
    expect(isWhole(value)).toBe(false);
});

it('a function in an error message cannot choose its text', () => {
  const act = Object.assign(() => 'secret', {
    toString: () => {
      throw new Error('a trap');
    },
  });
  expect(() => refuseOption('game', 'a number', act)).toThrow(
    new RangeError('game: expected a number, got a function'),
  );
});
