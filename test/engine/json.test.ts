import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, copyJson, deepEqual, type JsonLimits, readJson } from '../../src/engine/json.js';

const LIMITS = { depth: 4, values: 10, width: 6, text: 5 };
const WIDE = { depth: 20, values: 100_000, width: 100_000, text: 100_000 };
/** Random JSON without -0, which JSON does not keep, and without fields named `__proto__`, which are refused. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')));

const copyOf = (value: unknown, limits: JsonLimits = WIDE) => {
  const reading = readJson(value, limits);
  if (!reading.ok) throw new Error(`${reading.path}: ${reading.message}`);
  return reading.value;
};

const deepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(deepFrozen));

describe('readJson', () => {
  it('returns any JSON value as a frozen copy', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = copyOf(value);
        expect(copy).toStrictEqual(value);
        expect(deepFrozen(copy)).toBe(true);
        if (typeof value === 'object' && value !== null) {
          expect(copy).not.toBe(value);
          expect(Object.isFrozen(value)).toBe(false);
        }
      }),
    );
  });

  it('refuses any value that would not survive JSON, with its path', () => {
    const sparse: unknown[] = [];
    sparse[1] = 0;
    const refused: [unknown, string][] = [
      [undefined, 'expected plain JSON, got undefined'],
      [1n, 'expected plain JSON, got a bigint'],
      [Symbol('hen'), 'expected plain JSON, got a symbol'],
      [() => 0, 'expected plain JSON, got a function'],
      [Number.NaN, 'expected a number that JSON can hold, got NaN'],
      [Number.POSITIVE_INFINITY, 'expected a number that JSON can hold, got Infinity'],
      [-0, 'expected a number that JSON can hold, got -0'],
      [new Date(0), 'expected a plain object, got an object of another kind'],
    ];
    for (const [value, message] of refused) {
      expect(readJson(value, WIDE)).toEqual({ ok: false, path: '', message });
      expect(readJson([1, value], WIDE)).toEqual({ ok: false, path: '1', message });
      expect(readJson({ hens: [{ value }] }, WIDE)).toEqual({ ok: false, path: 'hens.0.value', message });
    }
    expect(readJson(sparse, WIDE)).toEqual({ ok: false, path: '0', message: 'expected plain JSON, got undefined' });
  });

  it('reads no more than its limits', () => {
    const refusal = (value: unknown) => {
      const reading = readJson(value, LIMITS);
      return reading.ok ? null : [reading.path, reading.message];
    };
    expect(copyOf('hens!', LIMITS)).toBe('hens!');
    expect(refusal('hens!!')).toEqual(['', 'expected at most 5 characters, got 6']);
    expect(refusal({ hens_1: 0 })).toEqual(['hens_1', 'expected at most 5 characters, got 6']);
    expect(copyOf([[[[]]]], LIMITS)).toEqual([[[[]]]]);
    expect(refusal([[[[[]]]]])).toEqual(['0.0.0.0', 'expected at most 4 levels, got more']);
    expect(copyOf({ a: { a: { a: {} } } }, LIMITS)).toEqual({ a: { a: { a: {} } } });
    expect(refusal({ a: { a: { a: { a: {} } } } })).toEqual(['a.a.a.a', 'expected at most 4 levels, got more']);
    expect(copyOf(Array.from({ length: 10 }).fill(0), LIMITS)).toHaveLength(10);
    let read = 0;
    const counting = new Proxy(Array.from({ length: 11 }).fill(0), {
      get(list, name) {
        if (name === '0') read++;
        return Reflect.get(list, name);
      },
    });
    expect(refusal(counting)).toEqual(['', 'expected at most 10 values in all, got more']);
    expect(read, 'a list that is too long is not read at all').toBe(0);
    const wide = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`${i}`, 0]));
    expect(refusal(wide)).toEqual(['', 'expected at most 6 fields, got 7']);
    const { 6: _, ...widest } = wide;
    expect(refusal(widest)).toBeNull();
    expect(refusal([[1, 2, 3, 4], { a: 5, b: 6 }, [[], []]]), 'eleven values in all').toEqual([
      '2',
      'expected at most 10 values in all, got more',
    ]);
    const { path } = readJson({ ['k'.repeat(1000)]: 0 }, LIMITS) as { readonly path: string };
    expect(path, 'a path stays short').toHaveLength(40);
  });

  it('refuses a list whose length is not the number of its items', () => {
    for (const length of [-1e9, Number.NaN, '5', 1e308, 0.5, undefined]) {
      const lying = new Proxy([0], {
        get: (list, name) => (name === 'length' ? length : Reflect.get(list, name)),
      });
      const message =
        length === 1e308
          ? 'expected at most 10 values in all, got more'
          : 'expected a list, got an object of another kind';
      expect(readJson([lying, Array(100).fill(0)], LIMITS)).toEqual({ ok: false, path: '0', message });
    }
  });

  it('copes with a million entries, fields, levels or characters, and keeps its message short', () => {
    for (const value of millions()) {
      const reading = readJson({ moves: value }, { ...LIMITS, text: 10 });
      expect(reading.ok ? null : `${reading.path}: ${reading.message}`.length).toBeLessThan(100);
    }
  });

  it('calls a getter once, and refuses values that throw', () => {
    let times = 0;
    const changing = {
      get seat() {
        return times++;
      },
    };
    expect(copyOf(changing)).toEqual({ seat: 0 });
    expect(times).toBe(1);
    const message = 'expected a value that can be read, got an error';
    const throwing = {
      get seat(): never {
        throw new Error('hen');
      },
    };
    expect(readJson([throwing], WIDE)).toEqual({ ok: false, path: '0.seat', message });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(readJson(proxy, WIDE)).toEqual({ ok: false, path: '', message });
    expect(readJson([proxy], WIDE)).toEqual({ ok: false, path: '0', message });
  });

  it('refuses a field named __proto__, which could change a prototype later', () => {
    const reading = readJson({ move: JSON.parse('{"__proto__":{"seat":0}}') }, WIDE);
    expect(reading).toEqual({ ok: false, path: 'move.__proto__', message: 'expected a field with another name' });
  });
});

describe('copyJson', () => {
  const shared = (one: unknown, other: unknown): boolean => {
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return false;
    return one === other || Object.entries(one).some(([name, field]) => shared(field, Reflect.get(other, name)));
  };

  it("returns an equal value that shares nothing, so that a client cannot change a referee's match", () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = copyJson(value);
        expect(copy).toStrictEqual(value);
        expect(shared(copy, value)).toBe(false);
      }),
    );
    const hands: unknown[][] = [
      [1, null],
      ['egg', { red: true }],
    ];
    const value = { hands, seed: '', step: { type: 'over' } };
    const copy = copyJson(value);
    expect(copy).toStrictEqual(value);
    expect(shared(copy, value)).toBe(false);
    copy.hands[0]?.push(9);
    copy.step.type = 'draw';
    expect(value).toEqual({
      hands: [
        [1, null],
        ['egg', { red: true }],
      ],
      seed: '',
      step: { type: 'over' },
    });
  });
});

/** A list, an object, nested lists and a string of a million. */
function millions(): unknown[] {
  const size = 1_000_000;
  let nested: unknown = 0;
  for (let level = 0; level < size; level++) nested = [nested];
  const record = Object.fromEntries(Array.from({ length: size }, (_, index) => [`${index}`, index]));
  return [Array(size).fill(0), record, nested, 'x'.repeat(size)];
}

describe('canonical', () => {
  it('follows RFC 8785', () => {
    expect(canonical({ b: [1, true, null], a: { d: 'é\n', c: -1.5 }, '€': '', ö: 0 })).toBe(
      '{"a":{"c":-1.5,"d":"é\\n"},"b":[1,true,null],"ö":0,"€":""}',
    );
  });

  it('returns the same text for equal values, in any order of their fields, and only for them', () => {
    const shuffled = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shuffled);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, field]) => [name, shuffled(field)]),
      );
    };
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(canonical(shuffled(one) as never)).toBe(canonical(one));
        expect(JSON.parse(canonical(one))).toEqual(one);
        if (canonical(one) === canonical(other)) expect(one).toEqual(other);
      }),
    );
  });
});

describe('deepEqual', () => {
  it('is true for exactly the values with the same canonical text', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(deepEqual(one, structuredClone(one))).toBe(true);
        expect(deepEqual(one, other)).toBe(canonical(one) === canonical(other));
      }),
    );
  });

  it('compares every field at every depth, in any order of fields', () => {
    expect(deepEqual({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(deepEqual([], [])).toBe(true);
    expect(deepEqual({}, {})).toBe(true);
    expect(deepEqual(null, null)).toBe(true);
    expect(deepEqual(Number.NaN, Number.NaN)).toBe(true);
  });

  it('compares values of any size and depth', () => {
    const [ones, others] = [millions(), millions()];
    for (const [index, one] of ones.entries()) expect(deepEqual(one, others[index])).toBe(true);
    const nested = (innermost: unknown) => {
      let value: unknown = innermost;
      for (let level = 0; level < 100_000; level++) value = level % 2 === 0 ? [value] : { value };
      return value;
    };
    expect(deepEqual(nested(1), nested(1))).toBe(true);
    expect(deepEqual(nested(1), nested(2))).toBe(false);
    expect(deepEqual([nested(1), 1], [nested(1), 2])).toBe(false);
  });

  it('ends on cyclic values', () => {
    const loop = (length: number) => {
      const first: unknown[] = [];
      let value = first;
      for (let level = 1; level < length; level++) value = [value];
      first.push(value);
      return first;
    };
    expect(deepEqual(loop(1), loop(1))).toBe(true);
    expect(deepEqual(loop(2), loop(3))).toBe(true);
    expect(deepEqual([loop(7), 1], [loop(5), 2])).toBe(false);
  });

  it.each([
    [0, -0],
    [1, '1'],
    [null, {}],
    [{}, null],
    [undefined, null],
    [[], {}],
    [{ 0: 'a' }, ['a']],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ toString: 1 }, { other: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    ['hen', {}],
    [5, {}],
    [{}, 5],
    [true, {}],
    [{}, 'hen'],
  ])('%j is not equal to %j', (a, b) => {
    expect(deepEqual(a, b)).toBe(false);
  });
});
