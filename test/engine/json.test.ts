import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, deepEqual, plainJson } from '../../src/engine/json.js';

const LIMITS = { depth: 4, values: 10, text: 5 };
const WIDE = { depth: 20, values: 100_000, text: 100_000 };
/** JSON keeps no -0. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

describe('plainJson', () => {
  it('copies any JSON value', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = plainJson(value, WIDE);
        expect(copy).toStrictEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  it('refuses every value that JSON cannot hold', () => {
    const sparse: unknown[] = [];
    sparse[1] = 0;
    const values = [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -0,
      1n,
      Symbol('hen'),
      () => 0,
      new Date(0),
      sparse,
    ];
    for (const value of values) {
      expect(plainJson(value, WIDE)).toBeUndefined();
      expect(plainJson([value], WIDE)).toBeUndefined();
      expect(plainJson({ value }, WIDE)).toBeUndefined();
    }
  });

  it('reads no more than its limits', () => {
    expect(plainJson('hens!', LIMITS)).toBe('hens!');
    expect(plainJson('hens!!', LIMITS)).toBeUndefined();
    expect(plainJson({ hens_1: 0 }, LIMITS)).toBeUndefined();
    expect(plainJson([[[[]]]], LIMITS)).toEqual([[[[]]]]);
    expect(plainJson([[[[[]]]]], LIMITS)).toBeUndefined();
    expect(plainJson({ a: { a: { a: {} } } }, LIMITS)).toEqual({ a: { a: { a: {} } } });
    expect(plainJson({ a: { a: { a: { a: {} } } } }, LIMITS)).toBeUndefined();
    expect(plainJson(Array.from({ length: 10 }).fill(0), LIMITS)).toHaveLength(10);
    let read = 0;
    const counting = new Proxy(Array.from({ length: 11 }).fill(0), {
      get(list, name) {
        if (name === '0') read++;
        return Reflect.get(list, name);
      },
    });
    expect(plainJson(counting, LIMITS)).toBeUndefined();
    expect(read, 'a list that is too long is not read at all').toBe(0);
    const wide = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`${i}`, 0]));
    expect(plainJson(wide, LIMITS)).toBeUndefined();
    expect(plainJson([[1, 2, 3, 4], { a: 5, b: 6 }, [[], []]], LIMITS), 'eleven values in all').toBeUndefined();
  });

  it('calls a getter once, and refuses values that throw', () => {
    let times = 0;
    const changing = {
      get seat() {
        return times++;
      },
    };
    expect(plainJson(changing, WIDE)).toEqual({ seat: 0 });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(plainJson(proxy, WIDE)).toBeUndefined();
    expect(plainJson([proxy], WIDE)).toBeUndefined();
  });

  it('keeps a field named __proto__ a field', () => {
    const copy = plainJson(JSON.parse('{"__proto__":{"seat":0}}'), WIDE);
    expect(Object.keys(copy as object)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});

describe('canonical', () => {
  it('follows RFC 8785', () => {
    expect(canonical({ b: [1, true, null], a: { d: 'é\n', c: -1.5 }, '€': '', ö: 0 })).toBe(
      '{"a":{"c":-1.5,"d":"é\\n"},"b":[1,true,null],"ö":0,"€":""}',
    );
  });

  it('gives the same text for equal values, whatever the order of their fields, and for no others', () => {
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
  it('compares every field at every depth, whatever the order of fields', () => {
    expect(deepEqual({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(deepEqual([], [])).toBe(true);
    expect(deepEqual({}, {})).toBe(true);
    expect(deepEqual(null, null)).toBe(true);
    expect(deepEqual(Number.NaN, Number.NaN)).toBe(true);
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
