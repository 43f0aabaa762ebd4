import { expect, it } from 'vitest';
import { copyOf } from '../../src/testkit/copyOf.js';

it('copies plain data at every depth', () => {
  const data = { list: [1, { deep: 'hen' }], none: null, absent: undefined };
  const copy = copyOf(data);
  expect(copy).toStrictEqual(data);
  expect(copy).not.toBe(data);
  expect(copy.list).not.toBe(data.list);
  expect(copy.list[1]).not.toBe(data.list[1]);
});
