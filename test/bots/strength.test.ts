import { type DealResult, eloOf, ladderOf, type Pairing, pairingsOf, roundRobin, strengthOf } from 'hencoop/bots';
import { describe, expect, it } from 'vitest';
import { heightOf, raffle, taking } from './raffle/raffle.js';

const deals = (...wins: number[]): DealResult[] => wins.map((won) => ({ wins: won, margin: 2 * won - 1 }));
const repeated = (count: number, ...wins: number[]) => Array.from({ length: count }, () => deals(...wins)).flat();

describe('eloOf', () => {
  it('is the usual Elo for two seats', () => {
    expect(eloOf(0.5, 2)).toBeCloseTo(0, 9);
    expect(eloOf(10 / 11, 2)).toBeCloseTo(400, 9);
    expect(eloOf(1 / 11, 2)).toBeCloseTo(-400, 9);
    expect([eloOf(1, 2), eloOf(0, 2)]).toEqual([Infinity, -Infinity]);
  });

  it('is 0 for an equal share at every number of seats, and 400 for ten times the strength of the others', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(eloOf(1 / seats, seats)).toBeCloseTo(0, 9);
      expect(eloOf(10 / (10 + seats - 1), seats)).toBeCloseTo(400, 9);
    }
  });

  it('refuses a number below 0 or above 1, and a table for one', () => {
    expect(() => eloOf(-0.1, 2)).toThrow(new RangeError('wins: expected a number from 0 to 1, got -0.1'));
    expect(() => eloOf(1.1, 2)).toThrow(new RangeError('wins: expected a number from 0 to 1, got 1.1'));
    expect(() => eloOf(Number.NaN, 2)).toThrow(new RangeError('wins: expected a number from 0 to 1, got NaN'));
    expect(() => eloOf(0.5, 1)).toThrow(new RangeError('seats: expected a whole number, 2 or more, got 1'));
  });
});

describe('strengthOf', () => {
  it('counts each deal as one observation, whatever its number of games', () => {
    const few = strengthOf(repeated(10, 0, 1), 2);
    expect(few.wins.mean).toBe(0.5);
    expect(few.margin).toEqual({ low: -few.margin.high, mean: 0, high: expect.closeTo(0.48, 2) });
    // Four times the deals: half the width, a little less because the t distribution is narrower.
    const many = strengthOf(repeated(40, 0, 1), 2);
    expect(few.margin.high / many.margin.high).toBeGreaterThan(2);
    expect(few.margin.high / many.margin.high).toBeLessThan(2.2);
    // Deals split between the two bots are stronger evidence than deals that one of them wins from both seats.
    expect(strengthOf(repeated(10, 0.5, 0.5, 0, 1), 2).wins.low).toBeGreaterThan(
      strengthOf(repeated(20, 0, 1), 2).wins.low,
    );
  });

  it('keeps shares of wins between 0 and 1, with an open end if everything was won', () => {
    const { wins, elo } = strengthOf(repeated(50, 1), 2);
    expect(wins).toEqual({ low: expect.closeTo(0.925, 2), mean: 1, high: 1 });
    expect(elo).toEqual({ low: expect.closeTo(438, -1), mean: Infinity, high: Infinity });
    const lost = strengthOf(repeated(50, 0), 2);
    expect(lost.wins).toEqual({ low: 0, mean: 0, high: expect.closeTo(0.075, 2) });
    const nearly = strengthOf([...repeated(60, 1), ...deals(0.5)], 2);
    expect(nearly.wins.low).toBeGreaterThan(0.9);
    expect(nearly.wins.high).toBeLessThan(1);
  });

  it('cannot estimate the spread from one deal', () => {
    const { wins, margin, elo } = strengthOf(deals(0.5), 2);
    expect(wins).toEqual({ low: 0, mean: 0.5, high: 1 });
    expect(elo).toEqual({ low: -Infinity, mean: 0, high: Infinity });
    expect(margin).toEqual({ low: -Infinity, mean: 0, high: Infinity });
  });

  it('counts each deal as one game if all deals ended the same way', () => {
    const { wins } = strengthOf(repeated(10, 0.5), 2);
    expect(wins.high - wins.mean).toBeGreaterThan(0.2);
    expect(wins.mean - wins.low).toBeGreaterThan(0.2);
  });

  it('refuses values that are not results of deals, naming the wrong entry', () => {
    for (const [result, message] of [
      [null, 'results[1].wins: expected a number from 0 to 1, got undefined'],
      [{ wins: -1, margin: 0 }, 'results[1].wins: expected a number from 0 to 1, got -1'],
      [{ wins: '1', margin: 0 }, 'results[1].wins: expected a number from 0 to 1, got "1"'],
      [{ wins: 1.1, margin: 0 }, 'results[1].wins: expected a number from 0 to 1, got 1.1'],
      [{ wins: 1, margin: Infinity }, 'results[1].margin: expected a number, got Infinity'],
    ] as const) {
      expect(() => strengthOf([...deals(1), result as never], 2)).toThrow(new RangeError(message));
    }
  });

  it('refuses no deals, and a table for one', () => {
    expect(() => strengthOf([], 2)).toThrow(new RangeError('results: expected at least one deal, got 0'));
    expect(() => strengthOf(deals(1), 1)).toThrow(new RangeError('seats: expected a whole number, 2 or more, got 1'));
  });
});

describe('pairingsOf', () => {
  it('lists every pair of bots once for two seats, and in both orders for more', () => {
    expect(pairingsOf(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(pairingsOf(['a', 'b'], 3)).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(() => pairingsOf(['a'], 2)).toThrow(new RangeError('players: expected at least two, got 1'));
  });
});

describe('ladderOf', () => {
  const pairing = (candidate: string, rival: string, results: readonly DealResult[]): Pairing => ({
    candidate,
    rival,
    results,
  });

  it('agrees with the Elo of a single duel, except for the extra deal that every duel counts', () => {
    for (const seats of [2, 4]) {
      const results = repeated(500, 1, 0.75, 0.5, 0.75);
      const [top, bottom] = ladderOf([pairing('a', 'b', results)], { seats, anchor: 'b' });
      const { elo } = strengthOf(results, seats);
      expect(top).toEqual({
        name: 'a',
        elo: {
          low: expect.closeTo(elo.low, -0.5),
          mean: expect.closeTo(elo.mean, -0.5),
          high: expect.closeTo(elo.high, -0.5),
        },
      });
      expect(bottom).toEqual({ name: 'b', elo: { low: 0, mean: 0, high: 0 } });
    }
  });

  it('is transitive: a bot that beats one that beats a third is above both', () => {
    const won = repeated(100, 1, 0.5, 0.5, 1);
    const ladder = ladderOf([pairing('a', 'b', won), pairing('b', 'c', won)], { seats: 2 });
    expect(ladder.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    const [a, b, c] = ladder.map(({ elo }) => elo.mean) as [number, number, number];
    expect(a - b).toBeCloseTo(b - c, 4);
    expect(a + b + c).toBeCloseTo(0, 9);
  });

  it('gives a bot that won everything a finite rating with a wide interval', () => {
    const [top] = ladderOf([pairing('a', 'b', repeated(50, 1))], { seats: 2, anchor: 'b' });
    expect(top?.elo.mean).toBeCloseTo(400 * Math.log10(50.5 / 0.5), 3);
    expect(top?.elo.low).toBeLessThan(650);
    expect(top?.elo.high).toBeGreaterThan(1000);
  });

  it('weights duels by their numbers of deals', () => {
    const [few, many] = [repeated(4, 1, 0), repeated(400, 1, 1, 1, 0)];
    const heights = new Map(
      ladderOf([pairing('a', 'b', few), pairing('b', 'c', many)], { seats: 2, anchor: 'b' }).map(({ name, elo }) => [
        name,
        elo,
      ]),
    );
    expect(heights.get('a')?.mean).toBeCloseTo(0, 4);
    expect(heights.get('c')?.mean).toBeCloseTo(-400 * Math.log10(1200.5 / 400.5), 3);
    const width = (name: string) => (heights.get(name)?.high ?? 0) - (heights.get(name)?.low ?? 0);
    expect(width('a')).toBeGreaterThan(3 * width('c'));
  });

  it('refuses an empty list of duels, a duel without deals, and an anchor that does not play', () => {
    const ladder = (pairings: readonly Pairing[], anchor?: string) => () => ladderOf(pairings, { seats: 2, anchor });
    const none = 'pairings: expected at least one duel, each of at least one deal, got 0';
    expect(ladder([])).toThrow(new RangeError(none));
    expect(ladder([pairing('a', 'b', deals(1, 0)), pairing('a', 'c', [])])).toThrow(new RangeError(none));
    expect(ladder([pairing('a', 'b', deals(1))], 'c')).toThrow(new RangeError('anchor: expected one of a, b, got "c"'));
  });
});

describe('roundRobin', () => {
  const players = { one: taking(1), three: taking(3), nine: taking(9) };

  it.each([2, 4])('finds the true ratings of bots at tables with %d seats', (seats) => {
    const ROBINS = 15;
    let covered = 0;
    for (let index = 0; index < ROBINS; index++) {
      const { ladder } = roundRobin(raffle, players, { seats, deals: 40, seed: `robin/${index}`, anchor: 'three' });
      for (const { name, elo } of ladder) {
        const truth = heightOf(name === 'one' ? 1 : name === 'nine' ? 9 : 3) - heightOf(3);
        if (elo.low <= truth && truth <= elo.high) covered += 1;
      }
    }
    // The anchor is always at 0. Of the other 30, 23 or fewer are covered once in a thousand runs.
    expect(covered - ROBINS).toBeGreaterThanOrEqual(24);
  });

  it('gives the same result for the same seed, the strongest first, with all duels', () => {
    const config = { seats: 3, deals: 30, seed: 'hen' };
    const robin = roundRobin(raffle, players, config);
    expect(roundRobin(raffle, players, config)).toEqual(robin);
    expect(robin.ladder.map(({ name }) => name)).toEqual(['nine', 'three', 'one']);
    expect(robin.duels.map(({ candidate, rival }) => [candidate, rival])).toEqual(pairingsOf(Object.keys(players), 3));
    for (const { strength } of robin.duels) expect(strength.games).toBe(90);
  });

  it('refuses a single player, a value that does not make bots, and an anchor that does not play', () => {
    const config = { seats: 2, deals: 1, seed: 'hen' };
    expect(() => roundRobin(raffle, { one: taking(1) }, config)).toThrow('players: expected at least two, got 1');
    expect(() => roundRobin(raffle, { one: taking(1), two: 2 as never }, config)).toThrow(
      'rival: expected a function that makes a bot, got 2',
    );
    expect(() => roundRobin(raffle, players, { ...config, anchor: 'four' })).toThrow(
      'anchor: expected one of one, three, nine, got "four"',
    );
    expect(() => roundRobin(raffle, players, { ...config, deals: -1 })).toThrow(RangeError);
  });
});
