import { expect, it } from 'vitest';
import { fingerprint } from '../../src/bots/fingerprint.js';

it('a fingerprint is the same whatever the order of the fields', () => {
  expect(fingerprint({ a: 1, b: { c: [2, null] } })).toBe(fingerprint({ b: { c: [2, null] }, a: 1 }));
});

it('a fingerprint differs for different values, even if only a type or a place differs', () => {
  const values = [
    1,
    '1',
    [1],
    [[1]],
    { a: 1 },
    { b: 1 },
    { a: '1' },
    [1, 2],
    [2, 1],
    [1, [2]],
    null,
    'null',
    true,
    {},
    [],
  ];
  const nested = [{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { b: { a: 1 } }, [{ a: 1 }], [{}, { a: 1 }]];
  const all = [...values, ...nested].map(fingerprint);
  expect(new Set(all).size).toBe(all.length);
  for (const one of all) expect(one).toBe(one >>> 0);
});
