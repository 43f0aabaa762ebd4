import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TARGETS } from '../fuzz/targets.js';
import { passes } from './passes.js';
import { FORMAT, type Vectors } from './vectors.js';

const fileOf = (id: string) => `test/vectors/${id}.json`;

describe('our own code passes the vectors for ports', () => {
  it.each(TARGETS.map(({ id, on }) => [id, on] as const))('of %s', (id, on) => {
    const vectors: Vectors = JSON.parse(readFileSync(fileOf(id), 'utf8'));
    on((game, kit) => {
      expect(vectors).toMatchObject({ format: FORMAT, game: id, rules: game.rulesVersion });
      expect(vectors.games.length).toBeGreaterThan(0);
      for (const one of vectors.games) passes(game, kit, one);
    });
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
const port = 'examples/python-chicken/check.py';

describe.runIf(hasPython)('the port of Chicken in Python', () => {
  it('passes the vectors', () => {
    const { status, stdout, stderr } = spawnSync('python3', [port, fileOf('chicken')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ games, \d+ positions, \d+ moves, \d+ refusals: all as in the vectors\n$/);
    expect(status).toBe(0);
  });

  it('G-12: refuses an option that it does not know', () => {
    const input = readFileSync(fileOf('chicken'), 'utf8').replace('"maxRounds":', '"noRounds":1,"maxRounds":');
    const { status, stderr } = spawnSync('python3', [port, '-'], { encoding: 'utf8', input });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^options\.noRounds: unknown field; expected firstSeat, /);
  });

  it.each([
    ['a legal move that is missing', /"legal":\[\{/, '"legal":[{"seat":9,"type":"draw"},{'],
    ['another refusal', /"clause":"CH-3.1"/, '"clause":"CH-3.6"'],
    ['another score', /"score":\[0,/, '"score":[1,'],
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
