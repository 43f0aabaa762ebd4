// Values made in another realm, as Jest's sandbox, a vm context or an iframe hands them over.
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { chicken } from '../../src/chicken/index.js';
import { chickenEntry } from '../../src/chicken/record.js';
import { moveSchema, stateSchema } from '../../src/chicken/schema.js';
import { DECK as deck, DIAGRAMS as diagrams } from '../../src/chicken-roundup/cards.js';
import { chickenRoundup } from '../../src/chicken-roundup/index.js';
import { isRecord } from '../../src/engine/guards.js';
import { readJson } from '../../src/engine/json.js';
import { read, recordOf, verify } from '../../src/record/index.js';
import { mustBeJson } from '../../src/testkit/laws/plain.js';

const realm = createContext();
const evaluated = (code: string): unknown => runInContext(code, realm);
/** The same value, with the prototypes of another realm. */
const foreign = <Value>(value: Value): Value => {
  const parse = evaluated('JSON.parse') as typeof JSON.parse;
  return parse(JSON.stringify(value));
};

it('isRecord accepts a plain object of any realm', () => {
  for (const code of ['({})', '({ hen: 1 })', 'Object.create(null)', '({ constructor: 1, __proto__: null })']) {
    expect(isRecord(evaluated(code)), code).toBe(true);
  }
});

it('isRecord accepts modules, as native ones and those of bundlers', async () => {
  expect(isRecord(await import('../../src/chicken/locales/en.js'))).toBe(true);
  expect(isRecord(Object.defineProperty({}, Symbol.toStringTag, { value: 'Module' }))).toBe(true);
});

const OTHERS = [
  'Math',
  'JSON',
  'Reflect',
  'Atomics',
  '(function () { return arguments; })()',
  '[]',
  '[1, 2]',
  'new Map()',
  'new Date(0)',
  'new (class Hen {})()',
  'new (class Object {})()',
  'Object.create({ seat: 0 })',
  'Object.create(Object.create(null))',
  '({ [Symbol.iterator]: null })',
  '({ [Symbol.toStringTag]: "Hen" })',
  'Object.create(Object.create(null, { hasOwnProperty: { value: 1 }, isPrototypeOf: { value: 1 } }))',
  'Object.create(Object.create(null, { constructor: { value: Object } }))',
  'Object.create(Object.create(null, { constructor: { value: { prototype: null } } }))',
  'Object.create(Object.create(null, { constructor: { get() { throw new Error("got"); } } }))',
  '((f) => Object.create(f.prototype))(Object.assign(function Object() {}, { prototype: Object.create(null) }))',
  '((f) => Object.create(f.prototype = Object.assign(Object.create(null), { constructor: f })))(function Object() {})',
  '((f) => Object.create(f.prototype = Object.assign(Object.create(null), { constructor: f })))(Math.max.bind(null))',
  'Object.create(new Proxy(Object.create(null), { get: () => Object, has: () => true }))',
  'Object.create(new Proxy({}, { getPrototypeOf: () => null }))',
];

it.each(OTHERS)('isRecord refuses other objects of any realm: %s', (code) => {
  // biome-ignore lint/security/noGlobalEval: the same objects of this realm.
  for (const evaluate of [evaluated, eval]) expect(isRecord(evaluate(code))).toBe(false);
});

it('judges a move of another realm as one of its own', () => {
  const state = chicken.setup({ seats: 2, seed: 'hen' });
  const move = foreign(chicken.legalMoves(state)[0]);
  if (move === undefined) throw new Error('no move');
  expect(chicken.whyNot(state, move)).toBeNull();
  expect(chicken.apply(foreign(state), move)).toEqual(chicken.apply(state, move));
  expect(moveSchema.parse(move)).toEqual(move);
  expect(stateSchema.parse(foreign(state))).toEqual(state);
  const inherits = evaluated(`Object.create(${JSON.stringify(move)})`);
  expect(chicken.whyNot(state, inherits)).toEqual({ clause: 'G-0', params: { path: '' } });
});

it('refuses a list with extra fields, and a move that is a list, from another realm', () => {
  const state = chicken.setup({ seats: 2, seed: 'hen' });
  const list = evaluated(`Object.assign([], ${JSON.stringify(chicken.legalMoves(state)[0])})`);
  expect(chicken.whyNot(state, list)).toEqual({ clause: 'G-0', params: { path: '' } });
});

it('reads a config and options of another realm', () => {
  const config = { seats: 3, seed: 'hen', options: { firstSeat: 1 } };
  expect(chicken.setup(foreign(config))).toEqual(chicken.setup(config));
  const nested = { seats: 2, seed: 'hen', options: { deck, diagrams } };
  expect(chickenRoundup.setup(foreign(nested))).toEqual(chickenRoundup.setup(nested));
});

it('names the kind of object that it expected', () => {
  const options = new (class Options {})();
  expect(() => chicken.setup({ options })).toThrow('options: expected a plain object, got an object');
  expect(() => chicken.setup(Math as object)).toThrow('config: expected a plain object');
});

it('reads and verifies a record of another realm', () => {
  const state = chicken.setup({ seats: 2, seed: 'hen' });
  const record = foreign(recordOf(chickenEntry, state, []));
  expect(read(record, [chickenEntry]).ok).toBe(true);
  expect(verify(record, [chickenEntry]).ok).toBe(true);
  expect(readJson(foreign({ a: [1, { b: 2 }] }), { depth: 5, values: 9, width: 5, text: 9 })).toMatchObject({
    ok: true,
  });
});

it('law 4 accepts a state of another realm, and refuses lists and objects of other kinds', () => {
  expect(() => mustBeJson(foreign({ piles: [[1], []] }), 'state')).not.toThrow();
  for (const code of ['new (class Pile extends Array {})()', 'Object.setPrototypeOf([], [1])', 'Object.create(null)']) {
    // biome-ignore lint/security/noGlobalEval: as above.
    for (const evaluate of [evaluated, eval]) {
      expect(() => mustBeJson({ pile: evaluate(code) }, 'state'), code).toThrow('state: .pile has a prototype');
    }
  }
});
