import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../lib/packed.js';
import type { Place } from './place.js';

/** Jest runs this in a sandbox, where the values of Node itself have the prototypes of another realm. */
const JEST_TEST = `
const { createServer } = require('node:http');
const { deserialize, serialize } = require('node:v8');
const { chicken } = require('hencoop/chicken');
const { moveSchema, stateSchema } = require('hencoop/chicken/schema');
const { chickenEntry } = require('hencoop/chicken/record');
const { read, recordOf } = require('hencoop/record');

const WAYS = {
  JSON: async (value) => JSON.parse(JSON.stringify(value)),
  structuredClone: async (value) => structuredClone(value),
  v8: async (value) => deserialize(serialize(value)),
  async fetch(value) {
    const server = createServer((_, response) => response.end(JSON.stringify(value)));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const response = await fetch('http://127.0.0.1:' + server.address().port);
    const given = await response.json();
    server.close();
    server.closeAllConnections();
    return given;
  },
  async MessagePort(value) {
    const { port1, port2 } = new MessageChannel();
    const given = new Promise((resolve) => { port2.onmessage = ({ data }) => resolve(data); });
    port1.postMessage(value);
    return given.finally(() => port1.close());
  },
};

test.each(Object.keys(WAYS))('%s', async (name) => {
  const way = WAYS[name];
  const state = chicken.setup(await way({ seats: 3, seed: 'hen', options: { target: 20 } }));
  const move = await way(chicken.legalMoves(state)[0]);
  expect(chicken.whyNot(state, move)).toBeNull();
  const next = chicken.apply(await way(state), move);
  expect(next).toEqual(chicken.apply(state, move));
  expect(moveSchema.safeParse(move).success).toBe(true);
  expect(stateSchema.safeParse(await way(next)).success).toBe(true);
  expect(read(await way(recordOf(chickenEntry, next, [move])), [chickenEntry]).ok).toBe(true);
});
`;

/** The library twice in one process, as ES modules and as CommonJS, and the errors that go from one to the other. */
const TWO_COPIES = `
import assert from 'node:assert';
import { createRequire } from 'node:module';
import * as modules from 'hencoop';
import { chicken } from 'hencoop/chicken';

const require = createRequire(import.meta.url);
const common = require('hencoop');
const games = [chicken, require('hencoop/chicken').chicken];
for (const game of games) {
  const state = game.setup({ seats: 2, seed: 'hen' });
  try {
    game.apply(state, { seat: 1, type: 'draw' });
    assert.fail('an illegal move was played');
  } catch (error) {
    assert.strictEqual(error.code, 'HENCOOP_ILLEGAL_MOVE');
    for (const copy of [modules, common]) assert(copy.isIllegalMove(error) && error.violation.clause === 'G-1');
  }
}
const bug = new common.InternalError('hens');
assert(!(bug instanceof modules.InternalError));
assert(modules.isInternalError(bug) && !modules.isIllegalMove(bug));
`;

/** Values that reach the packages from elsewhere. */
export const values: readonly Place[] = [
  {
    name: 'values of another realm in Jest',
    quick: true,
    visit: ({ project }) => {
      const folder = project(['hencoop'], ['jest@30']);
      writeFileSync(join(folder, 'hencoop.test.js'), JEST_TEST);
      run(folder, 'npx', 'jest', '--ci');
    },
  },
  {
    name: 'CommonJS and ES modules mixed',
    quick: true,
    visit: ({ project }) => {
      const folder = project(['hencoop']);
      writeFileSync(join(folder, 'two-copies.mjs'), TWO_COPIES);
      run(folder, 'node', 'two-copies.mjs');
    },
  },
];
