import { describe, expect, it } from 'vitest';
import { parseBy, type StandardSchema } from '../../src/engine/standard.js';

type Result = Awaited<ReturnType<StandardSchema['~standard']['validate']>>;

const answering = (result: Result | Promise<Result>): StandardSchema => ({ '~standard': { validate: () => result } });
const parsing = (result: Result | Promise<Result>) => () =>
  parseBy(answering(result), 'given', 'match.state', 'schema');

describe('a schema of any library that follows Standard Schema', () => {
  it('returns the parsed value', () => {
    const doubling: StandardSchema = { '~standard': { validate: (value) => ({ value: [value, value] }) } };
    expect(parseBy(doubling, 'hen', 'match.state', 'schema')).toEqual(['hen', 'hen']);
    expect(parsing({ value: undefined, issues: undefined })()).toBeUndefined();
  });

  it.each<[string, readonly unknown[] | undefined, string]>([
    ['no path', undefined, 'match.state'],
    ['the path of the whole', [], 'match.state'],
    ['a path of keys', ['hands', 0, 'card'], 'match.state.hands.0.card'],
    ['a path of objects with keys', [{ key: 'hands' }, { key: 0 }, 'card'], 'match.state.hands.0.card'],
    ['a symbol in its path', [Symbol('hen')], 'match.state.Symbol(hen)'],
    ['a path of nothing', [null, undefined], 'match.state.null.undefined'],
    ['a path of other objects', [{ name: 'hen' }], 'match.state.[object Object]'],
    ['a long key in its path', ['x'.repeat(50)], `match.state.${'x'.repeat(40)}`],
  ])('is quoted with %s', (_, path, shown) => {
    const issues = [
      { message: 'expected a card', ...(path && { path }) },
      { message: 'expected a hen', path: ['hens'] },
    ];
    expect(parsing({ issues })).toThrow(new RangeError(`${shown}: expected a card`));
  });

  it('may refuse a value without an issue', () => {
    expect(parsing({ issues: [] })).toThrow(new RangeError('match.state: expected another value'));
  });

  it('must be synchronous: a table cannot wait for it', () => {
    expect(parsing(Promise.resolve({ value: 1 }))).toThrow(
      new RangeError('schema: expected a synchronous schema, got a promise'),
    );
  });
});
