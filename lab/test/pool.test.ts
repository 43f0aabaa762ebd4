import { playMatch } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { poolOf } from '../pool/entrants.js';
import { frozenBots } from '../pool/freeze.js';
import { nextPair, openWidth, pairsOf } from '../pool/pairs.js';
import { againstOwnPast } from '../pool/report.js';
import { toNew, toOld } from '../pool/spelling.js';

const pair = (seats: number, ...wins: readonly number[]) => ({
  seats,
  results: wins.map((won) => ({ wins: won, margin: 0 })),
});
const often = (times: number, ...wins: readonly number[]) => Array.from({ length: times }, () => wins).flat();

describe('a pair of the pool', () => {
  it('is open until its interval excludes 0 or is narrow', () => {
    expect(openWidth(pair(2, 1, 1, 1))).toBe(Infinity);
    expect(openWidth(pair(2, ...often(8, 1, 0)))).toBeGreaterThan(50);
    expect(openWidth(pair(2, ...often(20, 1, 1, 1, 0)))).toBeNull();
    expect(openWidth(pair(4, ...often(500, 1, 0, 0, 0)))).toBeNull();
  });

  it('plays next if it has the widest interval, then the fewest deals', () => {
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

describe('the pairs of a pool', () => {
  const namesAt = (seats: number) => ['heuristic', 'flat', 'easy', ...(seats === 3 ? ['expert'] : [])];
  const played = (candidate: string, rival: string, seats: number) => ({ candidate, rival, ...pair(seats, 1, 0) });
  const all = [
    played('heuristic', 'flat', 2),
    played('flat', 'easy', 2),
    played('flat', 'expert', 2),
    played('flat', 'easy', 3),
    played('flat', 'expert', 3),
  ];
  const names = (pairs: readonly { candidate: string; rival: string; seats: number }[]) =>
    pairs.map(({ candidate, rival, seats }) => `${candidate}-${rival}-${seats}`);

  it('continue from earlier results, without levels that are no longer offered', () => {
    const { playing, resting } = pairsOf(all, { namesAt }, [2], false);
    expect(names(playing)).toEqual(['heuristic-flat-2', 'heuristic-easy-2', 'flat-easy-2']);
    expect(playing.map(({ results }) => results.length)).toEqual([2, 0, 2]);
    expect(names(resting)).toEqual(['flat-easy-3', 'flat-expert-3']);
  });

  it("forget the results of today's levels at these numbers of seats", () => {
    const { playing, resting } = pairsOf(all, { namesAt }, [2], true);
    expect(playing.map(({ results }) => results.length)).toEqual([2, 0, 0]);
    expect(names(resting)).toEqual(['flat-easy-3', 'flat-expert-3']);
    const three = pairsOf(all, { namesAt }, [3], true);
    expect(three.playing.every(({ results }) => results.length === 0)).toBe(true);
    expect(names(three.resting)).toEqual(['heuristic-flat-2', 'flat-easy-2']);
  });
});

describe("a pool's page", () => {
  it('compares strong with the old strong, from either side of a duel for two', () => {
    const duel = (candidate: string, rival: string, seats: number, ...wins: number[]) => ({
      candidate,
      rival,
      ...pair(seats, ...often(10, ...wins)),
    });
    const [now, then] = ['strong', 'strong-712bd6f'];
    const [line] = againstOwnPast([
      duel(then, now, 2, 0.5, 0, 0),
      duel(now, then, 3, 1 / 3),
      duel(then, now, 4, 1),
      duel(now, 'flat', 2, 1),
      { candidate: now, rival: then, ...pair(5, 1) },
    ]);
    expect(line).toMatch(
      /^Elo of `strong` over `strong-712bd6f` in direct duels: \+280 \(.* to .*\) with 2 seats \(60 games\); no difference in any game with 3 seats \(30 games\)\.$/,
    );
    expect(againstOwnPast([])).toEqual([]);
  });
});

describe('the translation for frozen bots', () => {
  it('writes cards as objects, and a field in British spelling', () => {
    const now = { canceled: true, piles: [['black 7', 'SAME', null]] };
    const then = { cancelled: true, piles: [[{ colour: 'black', number: 7 }, 'SAME', null]] };
    expect(toOld(now)).toEqual(then);
    expect(toNew(then)).toEqual(now);
  });
});

it('the pool names the remedy if its commit is missing from the clone', async () => {
  const missing = 'f'.repeat(40);
  await expect(frozenBots('chicken', missing)).rejects.toThrow(
    `commit ${missing}, which is missing from this clone: run git fetch --unshallow`,
  );
});

describe.each(GAMES.map(({ id }) => id))('the pool of %s', (id) => {
  it("plays frozen bots by today's rules", async () => {
    const { game, makers } = await poolOf(id);
    const { heuristic, easy } = makers;
    if (heuristic === undefined || easy === undefined) throw new Error('the pool has both');
    const match = () => playMatch(game, [heuristic({ seed: 'a' }), easy({ seed: 'b' })], { seed: 'pool' });
    expect(match().ranking.flat()).toHaveLength(2);
  });

  it('has frozen bots that search', async () => {
    const { game, makers } = await poolOf(id);
    const state = game.setup({ seats: 2, seed: 'pool' });
    const seat = game.actors(state)[0] ?? 0;
    for (const name of ['flat', 'ismcts', 'strong-712bd6f']) {
      const move = makers[name]?.({ seed: 'a' }).chooseNow(game.view(state, seat)).move;
      expect(move === undefined ? name : game.whyNot(state, move)).toBeNull();
    }
  });
});
