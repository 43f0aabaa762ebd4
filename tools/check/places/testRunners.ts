import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../lib/packed.js';
import type { Packages, Place } from './place.js';

/** A test of somebody's app: the rules and a bot, and in a page a click on the element. The runner provides `test`. */
const testOf = (load: (path: string) => string) => `
const { chicken } = ${load('hencoop/chicken')};
const { chickenBots } = ${load('hencoop/chicken/bots')};
const { chickenElement } = ${load('hencoop/chicken/element')};
const { enChicken, enChickenLabels } = ${load('hencoop/chicken/en')};
const { stateSchema } = ${load('hencoop/chicken/schema')};
const { defineElement } = ${load('hencoop/element')};
const { enElement } = ${load('hencoop/element/en')};

const equal = (one, other) => {
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(JSON.stringify(one) + ' is not ' + JSON.stringify(other));
};

test('a game is played by a bot', () => {
  let state = chicken.setup({ seats: 3 });
  while (!chicken.isOver(state)) {
    const [seat] = chicken.actors(state);
    const { move } = chickenBots.level('easy').chooseNow(chicken.view(state, seat));
    equal(chicken.whyNot(state, JSON.parse(JSON.stringify(move))), null);
    state = chicken.apply(state, move);
  }
  equal(stateSchema.parse(JSON.parse(JSON.stringify(state))), state);
});

test('a click fires a move', async () => {
  if (typeof document === 'undefined') return;
  defineElement(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement });
  const table = document.createElement('hencoop-table');
  document.body.append(table);
  const state = chicken.setup({ seats: 3, seed: 'strict' });
  const [seat] = chicken.actors(state);
  const moves = [];
  table.addEventListener('move', ({ detail }) => moves.push(detail));
  table.view = chicken.view(state, seat);
  const thing = table.shadowRoot.querySelector('.own [role=button][data-state~=open]');
  const config = { bubbles: true, composed: true, pointerId: 1, isPrimary: true };
  const Pointer = globalThis.PointerEvent ?? MouseEvent;
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'click'])
    thing.dispatchEvent(new (type === 'click' ? MouseEvent : Pointer)(type, config));
  equal(moves.length, 1);
  equal(chicken.whyNot(state, moves[0]), null);
  table.events = chicken.tryApply(state, moves[0]).events.map((event) => chicken.redact(event, seat)).filter((event) => event !== null);
  await table.settled;
  table.remove();
});
`;

const IMPORTED = testOf((path) => `await import('${path}')`);
const REQUIRED = testOf((path) => `require('${path}')`);

const OTHERS = [
  'vitest@4',
  'jsdom@29',
  'happy-dom@20',
  'jest@30',
  'jest-environment-jsdom@30',
  'mocha@11',
  'global-jsdom@29',
];

/** Writes the test into a new folder of the project, once as ESM and once as CommonJS. */
function testsIn(project: string, runner: string, start = ''): string {
  const folder = join(project, runner);
  mkdirSync(folder);
  writeFileSync(join(folder, 'esm.test.mjs'), `${start}\n${IMPORTED}`);
  writeFileSync(join(folder, 'cjs.test.cjs'), REQUIRED);
  return folder;
}

function vitest(project: string): void {
  const folder = testsIn(project, 'vitest');
  for (const environment of ['node', 'jsdom', 'happy-dom'])
    run(
      folder,
      process.execPath,
      '../node_modules/vitest/vitest.mjs',
      'run',
      '--globals',
      `--environment=${environment}`,
    );
}

function jest(project: string): void {
  const folder = testsIn(project, 'jest');
  const jestConfig = { rootDir: folder, testMatch: ['**/*.test.?js'], moduleFileExtensions: ['js', 'mjs', 'cjs'] };
  for (const testEnvironment of ['node', 'jsdom']) {
    const flags = ['--config', JSON.stringify({ ...jestConfig, testEnvironment, testTimeout: 60_000 })];
    // Only with this flag does Jest load ESM.
    run(folder, process.execPath, '--experimental-vm-modules', '../node_modules/jest/bin/jest.js', ...flags);
    run(folder, process.execPath, '../node_modules/jest/bin/jest.js', ...flags, 'cjs.test.cjs');
  }
}

function nodeTest(project: string): void {
  const folder = testsIn(project, 'node', "import { test } from 'node:test';");
  writeFileSync(
    join(folder, 'page.test.mjs'),
    `import 'global-jsdom/register';\nimport { test } from 'node:test';\n${IMPORTED}`,
  );
  writeFileSync(join(folder, 'cjs.test.cjs'), `const { test } = require('node:test');\n${REQUIRED}`);
  run(folder, process.execPath, '--test');
}

function mocha(project: string): void {
  const folder = testsIn(project, 'mocha');
  const flags = ['--ui', 'tdd', '--timeout', '60000'];
  run(folder, process.execPath, '../node_modules/mocha/bin/mocha.js', ...flags, 'esm.test.mjs', 'cjs.test.cjs');
  const page = ['--require', 'global-jsdom/register', ...flags];
  run(folder, process.execPath, '../node_modules/mocha/bin/mocha.js', ...page, 'esm.test.mjs', 'cjs.test.cjs');
}

let made: string | null = null;

/** The project of all runners, installed once. */
function projectOf({ project }: Packages): string {
  made ??= project(['hencoop'], OTHERS);
  return made;
}

export const testRunners: readonly Place[] = [
  { name: 'Vitest', quick: true, visit: (packages) => vitest(projectOf(packages)) },
  { name: 'Jest', quick: true, visit: (packages) => jest(projectOf(packages)) },
  { name: 'node:test', quick: true, visit: (packages) => nodeTest(projectOf(packages)) },
  { name: 'Mocha', quick: true, visit: (packages) => mocha(projectOf(packages)) },
];
