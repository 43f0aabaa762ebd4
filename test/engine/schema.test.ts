import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import {
  type AddIssue,
  anyOf,
  anything,
  bool,
  boundedString,
  common,
  dictionary,
  frozenObject,
  is,
  list,
  literals,
  matching,
  nullable,
  object,
  optional,
  pair,
  type Schema,
  seatSchema,
  seedSchema,
  variants,
  whole,
} from '../../src/engine/schema.js';
import { checkSeats, checkViewer, deckIssue } from '../../src/engine/tableChecks.js';
import { isDeepFrozen } from '../../src/testkit/freeze.js';

const takes = (schema: Schema<unknown>, value: unknown) => schema.safeParse(value).success;

/** The issues of a value, each as `path: message`. */
function issues(schema: Schema<unknown>, value: unknown): string[] {
  const found = schema.safeParse(value).error?.issues ?? [];
  return found.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a schema', () => {
  it('G-5: accepts the seats at the table', () => {
    expect([0, 1, 2].every((seat) => takes(seatSchema(3), seat))).toBe(true);
    expect([-1, 3, 0.5, -0, '0', null].some((seat) => takes(seatSchema(3), seat))).toBe(false);
  });

  it('accepts whole numbers within its bounds, and refuses -0 by name', () => {
    expect([-2, 0, 2].every((value) => takes(whole(-2, 2), value))).toBe(true);
    expect([-3, 3, 1.5, Number.NaN].some((value) => takes(whole(-2, 2), value))).toBe(false);
    expect(issues(whole(-2, 2), -0)).toEqual([': expected a whole number from -2 to 2, got -0']);
  });

  it('accepts the printed numbers listed, but not -0', () => {
    expect([0, 1].map((value) => literals([0, 1]).parse(value))).toEqual([0, 1]);
    expect(issues(literals([0, 1]), -0)).toEqual([': expected one of 0, 1, got -0']);
    expect(issues(literals([0, 1]), 2)).toEqual([': expected one of 0, 1, got 2']);
  });

  it('runs the check of an object once its shape is sound, and reports the path', () => {
    let asked = 0;
    const check = ({ min, max }: { min: number; max: number }, addIssue: AddIssue) => {
      asked++;
      if (min > max) addIssue(['max'], `expected at least ${min}, got ${max}`);
    };
    const range = object({ min: whole(0, 9), max: whole(0, 9) }, check);
    expect(takes(range, { min: 1, max: 2 })).toBe(true);
    expect(range.safeParse({ min: 3, max: 2 }).error?.issues).toMatchObject([
      { code: 'custom', path: ['max'], message: 'expected at least 3, got 2' },
    ]);
    expect(asked).toBe(2);
    expect(takes(range, { min: 3, max: 'x' })).toBe(false);
    expect(takes(range, { min: 3, max: 2, more: 1 })).toBe(false);
    expect(asked).toBe(2);
  });

  it('returns a copy without inherited fields', () => {
    const schema = object({ hands: list(list(whole(1, 6), { max: 3 }), { max: 2 }) });
    const value = { hands: [[1, 2], [3]] };
    const parsed = schema.parse(value);
    expect(parsed).toEqual(value);
    expect(parsed.hands).not.toBe(value.hands);
    expect(issues(schema, Object.create({ hands: [], hens: 1 }))).toEqual([': expected no other fields, got "hens"']);
    expect(issues(schema, JSON.parse('{"hands": [], "__proto__": {}}'))).toEqual([
      ': expected no other fields, got "__proto__"',
    ]);
  });

  it('returns options frozen at every depth, but freezes neither its input nor a value that it refuses', () => {
    const schema = frozenObject(optional({ cards: list(whole(1, 6), { max: 3 }) }), ({ cards }, addIssue) => {
      if (cards?.length === 3) addIssue(['cards'], 'expected fewer');
    });
    for (const given of [{ cards: [1, 2] }, { cards: [1, 2, 3] }, { cards: [9] }, { hens: [1] }, [[1]]]) {
      const { success, data } = schema.safeParse(given);
      if (success) expect(isDeepFrozen(data)).toBe(true);
      expect(isDeepFrozen(given)).toBe(false);
    }
    expect(takes(schema, { cards: [1, 2] })).toBe(true);
  });

  it('returns any value unchanged if it is a schema for anything', () => {
    for (const value of [null, 'hen', [1], { hens: 1 }, undefined]) expect(anything().parse(value)).toBe(value);
  });

  it('treats an option that is undefined as absent, and returns a copy without it', () => {
    const schema = frozenObject(optional({ rounds: whole(1, 9), first: whole(0, 3) }));
    const given = { rounds: undefined, first: 1 };
    expect(schema.parse(given)).toStrictEqual({ first: 1 });
    expect(given).toStrictEqual({ rounds: undefined, first: 1 });
    expect(issues(schema, { hens: undefined })).toEqual([': expected no other fields, got "hens"']);
    expect(issues(frozenObject({ rounds: whole(1, 9) }), { rounds: undefined })).toEqual([
      'rounds: expected a whole number from 1 to 9, got undefined',
    ]);
  });

  it('accepts optional fields that are absent, but not undefined ones', () => {
    const schema = object(optional({ rounds: whole(1, 9) }));
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ rounds: 2 })).toEqual({ rounds: 2 });
    expect(issues(schema, { rounds: undefined })).toEqual([
      'rounds: expected a whole number from 1 to 9, got undefined',
    ]);
  });
});

describe('a message has the path, the expected value and the actual one', () => {
  const move = () =>
    variants('type', [
      object({ seat: seatSchema(5), type: is('play'), card: literals([1, 2, 'egg']) }),
      object({ seat: seatSchema(5), type: is('draw') }),
    ]);

  it.each<[string, () => Schema<unknown>, unknown, string]>([
    ['a number too small', move, { seat: -1, type: 'draw' }, 'seat: expected a whole number from 0 to 4, got -1'],
    ['a number too large', move, { seat: 9, type: 'draw' }, 'seat: expected a whole number from 0 to 4, got 9'],
    ['no number', move, { seat: '1', type: 'draw' }, 'seat: expected a whole number from 0 to 4, got "1"'],
    ['a missing field', move, { type: 'draw' }, 'seat: expected a whole number from 0 to 4, got undefined'],
    ['an unknown value', move, { seat: 0, type: 'play', card: 'x' }, 'card: expected one of 1, 2, "egg", got "x"'],
    ['an unknown type', move, { seat: 0, type: 'jump' }, 'type: expected one of "play", "draw", got "jump"'],
    ['no type', move, {}, 'type: expected one of "play", "draw", got undefined'],
    ['no object', move, [], ': expected an object, got a list'],
    ['no object either', () => object({}), null, ': expected an object, got null'],
    ['an unknown field', move, { seat: 0, type: 'draw', hen: 1 }, ': expected no other fields, got "hen"'],
    [
      'many unknown fields',
      () => object({}),
      { a: 1, b: 1, c: 1, d: 1, e: 1 },
      ': expected no other fields, got "a", "b", "c", …',
    ],
    [
      'as many unknown fields as are named',
      () => object({}),
      { a: 1, b: 1, c: 1 },
      ': expected no other fields, got "a", "b", "c"',
    ],
    [
      'an unknown field of a long name',
      () => object({}),
      { ['x'.repeat(50)]: 1 },
      `: expected no other fields, got "${'x'.repeat(40)}"`,
    ],
    [
      'an unknown field of one of several',
      () => anyOf('a card or "fox"', [object({ card: whole(1, 3) }), is('fox')]),
      { card: 1, hen: 1 },
      ': expected no other fields, got "hen"',
    ],
    ['another string', () => is('over'), 'turn', ': expected "over", got "turn"'],
    [
      'one of many values',
      () => literals(Array.from({ length: 50 }, (_, value) => value)),
      50,
      ': expected one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …, got 50',
    ],
    [
      'one of as many values as are listed',
      () => literals(Array.from({ length: 12 }, (_, value) => value)),
      50,
      ': expected one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, got 50',
    ],
    [
      'a list too long',
      () => list(bool(), { min: 2, max: 5 }),
      Array(7).fill(true),
      ': expected a list of 2 to 5 entries, got 7',
    ],
    ['a list too short', () => list(bool(), { min: 2, max: 2 }), [], ': expected a list of 2 entries, got 0'],
    ['no list', () => list(bool(), { max: 5 }), {}, ': expected a list of at most 5 entries, got an object'],
    ['an entry', () => list(bool(), { max: 5 }), [true, 1], '1: expected true or false, got 1'],
    ['a pair', () => pair(whole(0, 1)), [0], ': expected a list of 2 entries, got a list'],
    [
      'one entry per seat',
      () => common('hen', { min: 2, max: 5 }).bySeat(bool()),
      [true],
      ': expected a list of 2 to 5 entries, got 1',
    ],
    [
      'a string too long',
      () => boundedString({ max: 3 }),
      'hens',
      ': expected a string of at most 3 characters, got 4',
    ],
    [
      'a string too short',
      () => boundedString({ min: 1, max: 3 }),
      '',
      ': expected a string of 1 to 3 characters, got 0',
    ],
    ['no string', () => boundedString({ max: 3 }), 7, ': expected a string of at most 3 characters, got no string'],
    ['a string of another form', () => matching(/^[a-z]+$/, 'a name', 3), 'HEN', ': expected a name, got "HEN"'],
    [
      'a string of that form, but too long',
      () => matching(/^[a-z]+$/, 'a name', 3),
      'hens',
      ': expected a name, got "hens"',
    ],
    [
      'a value of no kind',
      () => anyOf('a card or "fox"', [whole(1, 3), is('fox')]),
      'hen',
      ': expected a card or "fox", got "hen"',
    ],
    ['not even null', () => nullable(whole(1, 3)), undefined, ': expected a whole number from 1 to 3, got undefined'],
    [
      'too many names',
      () => dictionary(whole(1, 3), { max: 1, maxName: 3 }),
      { a: 1, b: 1 },
      ': expected an object of at most 1 fields, got 2',
    ],
    [
      'a name too long',
      () => dictionary(whole(1, 3), { max: 1, maxName: 3 }),
      { hens: 1 },
      'hens: expected a name of at most 3 characters, got 4',
    ],
    [
      'a named value',
      () => dictionary(whole(1, 3), { max: 1, maxName: 3 }),
      { hen: 0 },
      'hen: expected a whole number from 1 to 3, got 0',
    ],
  ])('%s', (_, schemaOf, value, issue) => {
    expect(issues(schemaOf(), value)).toEqual([issue]);
  });

  it('names the known types for every wrong one', () => {
    const schema = move();
    for (const type of ['jump', 'fly', 'jump']) {
      expect(issues(schema, { type })).toEqual([`type: expected one of "play", "draw", got "${type}"`]);
    }
  });

  it('quotes no seed and no long value', () => {
    const expected = ': expected at most 240 bytes in UTF-8, got';
    expect(issues(seedSchema(), 1234)).toEqual([`${expected} no string`]);
    expect(issues(seedSchema(), 'x'.repeat(241))).toEqual([`${expected} more`]);
    for (const value of ['x'.repeat(10_000), { ['x'.repeat(10_000)]: 1 }, Array(10_000).fill('x')]) {
      expect(issues(move(), value).join().length).toBeLessThan(120);
      expect(issues(move(), { seat: value, type: value }).join().length).toBeLessThan(120);
    }
  });

  it('reports only a few issues of a list, even if many entries are wrong', () => {
    const schema = object({ hands: list(list(object({ card: whole(1, 6) }), { max: 1_000_000 }), { max: 9 }) });
    const wrong = Array(1_000_000).fill({});
    const { error } = schema.safeParse({ hands: [wrong, wrong] });
    expect(error?.issues).toHaveLength(10);
    expect(error?.message.length).toBeLessThan(3000);
    const fields = Object.fromEntries(wrong.map((_, index) => [`${index}`, 0]));
    expect(object({}).safeParse(fields).error?.message.length).toBeLessThan(300);
  });

  it('checks the length of a list before its entries', () => {
    const trap = new Proxy([], {
      get(target, name) {
        if (name === 'length') return 1_000_000;
        if (typeof name === 'string') throw new Error(`looked at ${name}`);
        return Reflect.get(target, name);
      },
    });
    expect(issues(list(bool(), { max: 5 }), trap)).toEqual([': expected a list of at most 5 entries, got 1000000']);
  });
});

describe('an issue', () => {
  it.each<[string, () => Schema<unknown>, unknown, object]>([
    ['of no number', () => whole(1, 3), '1', { code: 'invalid_type', expected: 'int' }],
    ['of no string', () => boundedString({ max: 3 }), 1, { code: 'invalid_type', expected: 'string' }],
    ['of no list', () => list(bool(), { max: 3 }), {}, { code: 'invalid_type', expected: 'array' }],
    [
      'of no dictionary',
      () => dictionary(bool(), { max: 1, maxName: 3 }),
      [],
      { code: 'invalid_type', expected: 'record' },
    ],
    ['of no object', () => object({}), 'hen', { code: 'invalid_type', expected: 'object' }],
    ['of -0', () => literals([0, 1]), -0, { code: 'invalid_value', values: [0, 1] }],
    ['of a number too small', () => whole(1, 3), 0, { code: 'too_small', origin: 'int', minimum: 1, inclusive: true }],
    ['of a number too large', () => whole(1, 3), 4, { code: 'too_big', origin: 'int', maximum: 3, inclusive: true }],
    [
      'of a list too short',
      () => list(bool(), { min: 1, max: 3 }),
      [],
      { code: 'too_small', origin: 'array', minimum: 1, inclusive: true },
    ],
    [
      'of a string too long',
      () => boundedString({ max: 3 }),
      'hens',
      { code: 'too_big', origin: 'string', maximum: 3, inclusive: true },
    ],
    [
      'of too many names',
      () => dictionary(bool(), { max: 1, maxName: 3 }),
      { a: true, b: true },
      { code: 'too_big', origin: 'record', maximum: 1, inclusive: true },
    ],
    ['of unknown fields', () => object({}), { hen: 1 }, { code: 'unrecognized_keys', keys: ['hen'] }],
  ])('%s has the code and the fields that users of zod read', (_, schemaOf, value, issue) => {
    const found = schemaOf().safeParse(value).error?.issues;
    expect(found).toHaveLength(1);
    expect(found).toMatchObject([issue]);
  });
});

describe('a JSON Schema', () => {
  it('has the types and the bounds, so that clients in other languages check the same', () => {
    const { $schema: _, ...schema } = toJSONSchema(
      object({
        count: whole(1, 9),
        seed: boundedString({ min: 1, max: 3 }),
        on: bool(),
        type: is('play'),
        card: literals([1, 2]),
        hand: list(whole(0, 5), { max: 4 }),
        scores: common('hen', { min: 2, max: 5 }).bySeat(whole(0, 99)),
        names: dictionary(bool(), { max: 3, maxName: 8 }),
        other: nullable(anything()),
      }),
    );
    const count = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
    expect(schema).toEqual({
      type: 'object',
      properties: {
        count: count(1, 9),
        seed: { type: 'string', minLength: 1, maxLength: 3 },
        on: { type: 'boolean' },
        type: { type: 'string', const: 'play' },
        card: { type: 'number', enum: [1, 2] },
        hand: { type: 'array', maxItems: 4, items: count(0, 5) },
        scores: { type: 'array', minItems: 2, maxItems: 5, items: count(0, 99) },
        names: {
          type: 'object',
          propertyNames: { type: 'string', maxLength: 8 },
          additionalProperties: { type: 'boolean' },
        },
        other: { anyOf: [{}, { type: 'null' }] },
      },
      required: ['count', 'seed', 'on', 'type', 'card', 'hand', 'scores', 'names', 'other'],
      additionalProperties: false,
    });
  });
});

describe('deckIssue', () => {
  const deck = ['hen', 'hen', 'egg'];

  it('finds the deck in any order, even with hidden cards', () => {
    expect(deckIssue(deck, ['egg', 'hen', 'hen'])).toBeNull();
    expect(deckIssue(deck, [null, 'hen', null])).toBeNull();
  });

  it('returns the fault without naming a card', () => {
    const unknown = 'expected exactly the cards of the deck, got one that is not left in it';
    expect(deckIssue(deck, ['egg', 'hen'])).toBe('expected 3 cards in all, got 2');
    expect(deckIssue(deck, ['egg', 'egg', 'hen'])).toBe(unknown);
    expect(deckIssue(deck, ['fox', null, null])).toBe(unknown);
  });

  it('keeps a number and its digits apart', () => {
    expect(deckIssue([1, 2], [2, 1])).toBeNull();
    // A caller may bypass the types.
    expect(deckIssue<unknown>([1, 2], ['1', 2])).toBe(
      'expected exactly the cards of the deck, got one that is not left in it',
    );
  });
});

describe('seats', () => {
  it('need one entry each, and a named seat must be at the table', () => {
    const found: string[] = [];
    const add: AddIssue = (path, message) => void found.push(`${path.join('.')}: ${message}`);
    expect(
      checkSeats(
        2,
        { hands: [[], []] },
        [
          [['step', 'seat'], 1],
          [['taker'], null],
        ],
        add,
      ),
    ).toBe(true);
    expect(checkSeats(2, { hands: [[]] }, [[['step', 'seat'], 2]], add)).toBe(false);
    expect(found).toEqual([
      'hands: expected one entry for each of the 2 seats, got 1',
      'step.seat: expected a seat from 0 to 1, got 2',
    ]);
    const seats = [[['step', 'seat'], 1]] as const;
    expect(checkSeats(2, { hands: [[]] }, seats, add)).toBe(false);
    expect(checkSeats(2, { hands: [[], []] }, [...seats, [['taker'], 2]], add)).toBe(false);
    expect(checkSeats(2, { hands: [[], []] }, [[['taker'], 2], ...seats], add)).toBe(false);
    expect(checkSeats(2, { hands: [[]], rows: [[], []] }, seats, add)).toBe(false);
  });
});

describe('a viewer', () => {
  it('must be at the table, and see their own cards', () => {
    const found = (viewer: number | null) => {
      const messages: string[] = [];
      const view = { viewer, seats: 2, hands: [[1, null], [2]], rows: [[], [null]] };
      checkViewer(view, ['hands', 'rows'], (path, message) => messages.push(`${path.join('.')}: ${message}`));
      return messages;
    };
    expect(found(null)).toEqual([]);
    expect(found(0)).toEqual(["hands.0: expected the viewer's own cards, got a hidden one"]);
    expect(found(1)).toEqual(["rows.1: expected the viewer's own cards, got a hidden one"]);
    expect(found(2)).toEqual(['viewer: expected a seat from 0 to 1, or null, got 2']);
  });
});
