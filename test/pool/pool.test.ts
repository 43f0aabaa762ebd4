import { playMatch } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { poolOf } from '../../tools/pool/entrants.js';
import { nextPair, openWidth } from '../../tools/pool/pairs.js';
import { toNew, toOld } from '../../tools/pool/spelling.js';

const pair = (seats: number, ...wins: readonly number[]) => ({
  seats,
  results: wins.map((won) => ({ wins: won, margin: 0 })),
});
const often = (times: number, ...wins: readonly number[]) => Array.from({ length: times }, () => wins).flat();

describe('a pair of the pool', () => {
  it('plays on until its interval excludes 0 or is narrow', () => {
    expect(openWidth(pair(2, 1, 1, 1))).toBe(Infinity);
    expect(openWidth(pair(2, ...often(8, 1, 0)))).toBeGreaterThan(50);
    expect(openWidth(pair(2, ...often(20, 1, 1, 1, 0)))).toBeNull();
    expect(openWidth(pair(4, ...often(500, 1, 0, 0, 0)))).toBeNull();
  });

  it('is next with the widest interval, and of several with the fewest deals', () => {
    const [few, fewer, wide, narrow] = [
      pair(2, 1, 0),
      pair(2, 1),
      pair(2, ...often(8, 1, 0)),
      pair(2, ...often(30, 1, 0)),
    ];
    expect(nextPair([few, wide, fewer, narrow])).toBe(fewer);
    expect(nextPair([narrow, wide])).toBe(wide);
    expect(nextPair([pair(2, ...often(20, 1, 1, 1, 0))])).toBeNull();
    expect(nextPair([])).toBeNull();
  });
});

describe('the spelling of the frozen bots', () => {
  it('has cards as objects, and a field in British spelling', () => {
    const now = { canceled: true, piles: [['black 7', 'SAME', null]] };
    const then = { cancelled: true, piles: [[{ colour: 'black', number: 7 }, 'SAME', null]] };
    expect(toOld(now)).toEqual(then);
    expect(toNew(then)).toEqual(now);
  });
});

describe.each(GAMES.map(({ id }) => id))('the pool of %s', (id) => {
  it('plays by the rules of today, with bots that no later change touches', async () => {
    const { game, makers } = await poolOf(id);
    const { heuristic, easy } = makers;
    if (heuristic === undefined || easy === undefined) throw new Error('the pool has both');
    const match = () => playMatch(game, [heuristic({ seed: 'a' }), easy({ seed: 'b' })], { seed: 'pool' });
    expect(match().ranking.flat()).toHaveLength(2);
  });

  it('has bots that search', async () => {
    const { game, makers } = await poolOf(id);
    const state = game.setup({ seats: 2, seed: 'pool' });
    const seat = game.actors(state)[0] ?? 0;
    for (const name of ['flat', 'ismcts', 'strong-712bd6f']) {
      const move = makers[name]?.({ seed: 'a' }).chooseNow(game.view(state, seat)).move;
      expect(move === undefined ? name : game.whyNot(state, move)).toBeNull();
    }
  });
});
