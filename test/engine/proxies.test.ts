// Tables in the stores of frameworks, which put proxies around values.
import { expect, it } from 'vitest';
import { isReactive, reactive, toRaw } from 'vue';
import { chicken } from '../../src/chicken/index.js';
import { plain } from '../../src/index.js';

/** A store like those of MobX, Solid, Svelte and Valtio: every object read from it is a proxy. */
function store<Value extends object>(value: Value): Value {
  return new Proxy(value, {
    get(target, name) {
      const field: unknown = Reflect.get(target, name);
      const isOwn = Object.hasOwn(target, name) && typeof field === 'object' && field !== null;
      // A proxy must return the very objects of a frozen one.
      return isOwn && !Object.isFrozen(target) ? store(field) : field;
    },
  });
}

const state = chicken.setup({ seats: 2, seed: 'hen' });
const move = { seat: 0, type: 'draw' } as const;

it.each([
  ['Vue', (table: typeof state) => reactive(table) as typeof state],
  ['a store', store],
])('plain() takes the proxies of %s out of a result', (_, proxied) => {
  const next = chicken.apply(proxied(state), move);
  expect(() => structuredClone(toRaw(next))).toThrow();
  const copy = plain(next);
  expect(structuredClone(copy)).toEqual(chicken.apply(state, move));
  expect(Object.values(copy).some(isReactive)).toBe(false);
  expect(structuredClone(plain(proxied(state)))).toEqual(state);
  expect(structuredClone(plain(chicken.view(proxied(state), 1)))).toEqual(chicken.view(state, 1));
});

it('plain() shares nothing with the table, and leaves it alone', () => {
  const copy = plain(state);
  expect(copy).toEqual(state);
  expect(copy.hands).not.toBe(state.hands);
  expect(Object.isFrozen(copy)).toBe(false);
});

it('plain() refuses what is too large, circular or cannot be read', () => {
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  const trap = {
    get hands() {
      throw new Error('a trap');
    },
  };
  expect(() => plain(cyclic)).toThrow(new RangeError('table: expected at most 20000 values, got more'));
  expect(() => plain(Array.from({ length: 20_001 }, () => 0))).toThrow(RangeError);
  expect(() => plain(trap)).toThrow(new RangeError('table: copying it failed (see `cause`)'));
});
