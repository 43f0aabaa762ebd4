import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TARGETS } from '../fuzz/targets.js';
import { coverageOf, KINDS, missingIn, requiredOf } from './coverage.js';
import { FORMAT, type Vectors } from './format.js';
import { Checker } from './passes.js';

const fileOf = (id: string) => `test/vectors/${id}.json`;
// Written by tools/generate.ts.
const read = (id: string) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Vectors;

describe('our own code passes the vectors for ports', () => {
  it.each(TARGETS.map(({ id, on }) => [id, on] as const))('of %s', (id, on) => {
    const vectors = read(id);
    on((game) => {
      expect(vectors).toMatchObject({ format: FORMAT, game: id, rules: game.rulesVersion });
      const checker = new Checker(game, vectors);
      for (const list of [vectors.setups, vectors.refusedSetups, vectors.positions, vectors.folds]) {
        expect(list.length).toBeGreaterThan(0);
      }
      vectors.setups.forEach((setup) => {
        checker.setup(setup);
      });
      vectors.refusedSetups.forEach((setup) => {
        checker.refusedSetup(setup);
      });
      vectors.positions.forEach((position) => {
        checker.position(position);
      });
      vectors.folds.forEach((fold) => {
        checker.fold(fold);
      });
    });
  });

  it('and fails another answer', () => {
    const vectors = read('chicken');
    const checked = TARGETS.find(({ id }) => id === 'chicken');
    checked?.on((game) => {
      const checker = new Checker(game, vectors);
      for (const position of vectors.positions) {
        expect(() => checker.position({ ...position, actors: [7] })).toThrow(/^actors: expected \[7\], got /);
        expect(() => checker.position({ ...position, score: [] })).toThrow(/^score: expected /);
      }
      expect(() => checker.refusedSetup({ seats: 2, given: {} })).toThrow(/expected a refusal/);
    });
    expect.hasAssertions();
  });
});

describe('the table of what vectors exercise', () => {
  it.each(TARGETS.map(({ id }) => id))('of %s: says what is missing', async (id) => {
    const required = await requiredOf(id);
    for (const kind of KINDS) expect(required[kind].length).toBeGreaterThan(0);
    const none = coverageOf({ ...read(id), setups: [], positions: [] }, required);
    expect(missingIn(id, none, required)).toContain(`${id} ends ${required.ends[0]}`);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
const port = 'examples/python-chicken/check.py';

describe.runIf(hasPython)('the port of Chicken in Python', () => {
  it('passes the vectors', () => {
    const { status, stdout, stderr } = spawnSync('python3', [port, fileOf('chicken')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ positions, \d+ moves, \d+ refusals: all as in the vectors\n$/);
    expect(status).toBe(0);
  });

  it('G-12: refuses an option that it does not know', () => {
    const input = readFileSync(fileOf('chicken'), 'utf8').replace('"given":{', '"given":{"noRounds":1');
    const { status, stderr } = spawnSync('python3', [port, '-'], { encoding: 'utf8', input });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^options\.noRounds: unknown field; expected firstSeat, /);
  });

  it.each([
    ['a legal move that is missing', /"legal":\[\{/, '"legal":[{"seat":9,"type":"draw"},{'],
    ['another refusal', /"clause":"CH-3.1"/, '"clause":"CH-3.6"'],
    ['another score', /"score":\[\d+,/, '"score":[99,'],
    ['other rules', /"rules":\d+/, '"rules":0'],
  ])('does not pass vectors with %s', (_, part, changed) => {
    const text = readFileSync(fileOf('chicken'), 'utf8');
    expect(text).toMatch(part);
    const input = text.replace(part, changed);
    const { status, stderr } = spawnSync('python3', [port, '-'], { encoding: 'utf8', input });
    expect(status).toBe(1);
    expect(stderr).toMatch(/expected|rules/);
  });
});
