import { type Game, type GameTypes, IllegalMoveError, type Seat, uniform } from 'hencoop';
import { type Par, parOf } from 'hencoop/analysis';
import { type BotMaker, playMatch, policyBot } from 'hencoop/bots';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { describe, expect, it, vi } from 'vitest';
import { IDS, loadBots } from '../../support/games.js';

const DEAL = { seats: 2, seed: 'farm', options: { maxRounds: 1 } };

async function estimates(par: AsyncIterable<Par>): Promise<readonly Par[]> {
  const all: Par[] = [];
  for await (const one of par) all.push(one);
  return all;
}

/** A bot that plays randomly, depending on its seed. */
const randomIn =
  <G extends GameTypes>(game: Game<G>): BotMaker<G> =>
  ({ seed }) =>
    policyBot(game, uniform, { seed });

const random = randomIn(chicken);

/** The par of Chicken with random bots. */
const randomPar = (config: { readonly seat?: Seat; readonly games?: number; readonly seed?: string } = {}) =>
  estimates(parOf(chickenBots, DEAL, { seat: 0, player: random, others: random, ...config }));

/** Options that keep a game short. */
const SHORT: { readonly [id: string]: object } = {
  chicken: { maxRounds: 2 },
  'crazy-chicken': { rounds: 1 },
  'blind-chicken-extreme': { games: 1 },
};

describe.each(IDS)('the par of a deal of %s', (id) => {
  it('is the average of games between the named bots, and gets more precise with each', async () => {
    const bots = await loadBots(id);
    const deal = { seed: 'farm', options: SHORT[id] };
    const seats = bots.game.seats.default;
    const random = randomIn(bots.game);
    const config = { seat: 1, player: random, others: 'medium', games: 3, seed: 'par' } as const;
    const found = await estimates(parOf(bots, deal, config));
    const played = [0, 1, 2].map((game) => {
      const players = Array.from({ length: seats }, (_, seat) => {
        const seed = `par/${game}/${seat}`;
        return seat === 1 ? random({ seed }) : bots.level('medium', { seed });
      });
      return playMatch(bots.game, players, deal);
    });
    expect(found.map(({ games }) => games)).toEqual([2, 3]);
    for (const { games, points, rank, wins } of found) {
      const some = played.slice(0, games);
      const mean = (of: (result: (typeof played)[number]) => number) =>
        some.reduce((sum, result) => sum + of(result), 0) / games;
      expect(points.mean).toBeCloseTo(mean(({ scores }) => scores[1] ?? 0));
      const better = (ranking: (typeof played)[number]['ranking']) =>
        ranking
          .slice(
            0,
            ranking.findIndex((seats) => seats.includes(1)),
          )
          .flat().length;
      expect(rank.mean).toBeCloseTo(1 + mean(({ ranking }) => better(ranking)));
      expect(wins.mean).toBeCloseTo(mean(({ ranking: [first = []] }) => (first.includes(1) ? 1 / first.length : 0)));
      for (const [{ low, mean: middle, high }, least, most] of [
        [points, -Infinity, Infinity],
        [rank, 1, seats],
        [wins, 0, 1],
      ] as const) {
        expect(least <= low && low <= middle && middle <= high && high <= most).toBe(true);
      }
    }
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});

describe('the par of a deal', () => {
  it('depends only on its arguments', async () => {
    const before = await randomPar({ games: 5 });
    const [again, other] = await Promise.all([randomPar({ games: 5 }), randomPar({ games: 5, seed: 'another' })]);
    expect(again).toEqual(before);
    expect(other).not.toEqual(before);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 0);
    const chance = vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('expected no other chance');
    });
    try {
      expect(await randomPar({ games: 5 })).toEqual(before);
      let time = 0;
      clock.mockImplementation(() => (time += 1000));
      expect(await randomPar({ games: 5 })).toEqual(before);
    } finally {
      clock.mockRestore();
      chance.mockRestore();
    }
  });

  it('has the same first estimates, whatever the number of games', async () => {
    expect((await randomPar({ games: 6 })).slice(0, 3)).toEqual(await randomPar({ games: 4 }));
  });

  it('has a single result, with equal bounds, if all bots play by rules of thumb', async () => {
    const last = (await estimates(parOf(chickenBots, DEAL, { seat: 0, player: 'medium', games: 4 }))).at(-1);
    for (const { low, mean, high } of [last?.points, last?.rank].flatMap((found) => found ?? [])) {
      expect([low, high]).toEqual([mean, mean]);
    }
    // Four equal games would prove nothing.
    expect((last?.wins.high ?? 0) - (last?.wins.low ?? 0)).toBeGreaterThan(0.2);
  });

  it('has bounds that usually contain the average of many games', async () => {
    const lastOf = async (games: number, seed: string) =>
      (await estimates(parOf(chickenBots, DEAL, { seat: 0, player: random, games, seed }))).at(-1);
    const truth = await lastOf(300, 'truth');
    const runs = 40;
    const covered = { points: 0, rank: 0, wins: 0 };
    for (let run = 0; run < runs; run++) {
      const found = await lastOf(12, `run ${run}`);
      for (const name of ['points', 'rank', 'wins'] as const) {
        const { low = 1, high = 0 } = found?.[name] ?? {};
        const mean = truth?.[name].mean ?? Number.NaN;
        if (low <= mean && mean <= high) covered[name] += 1;
      }
    }
    for (const count of Object.values(covered)) expect(count).toBeGreaterThanOrEqual(0.85 * runs);
  });

  it("has bounds by Student's t-distribution for points", async () => {
    const games = 12;
    const scores: number[] = [];
    for (let game = 0; game < games; game++) {
      const players = [0, 1].map((seat) => random({ seed: `analysis/${game}/${seat}` }));
      scores.push(playMatch(chickenBots.game, players, DEAL).scores[0] ?? 0);
    }
    const mean = scores.reduce((sum, score) => sum + score, 0) / games;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (games - 1);
    expect(variance).toBeGreaterThan(0);
    const last = (await randomPar({ games })).at(-1);
    // The 97.5 % quantile of Student's t for eleven degrees of freedom is 2.201.
    expect((last?.points.high ?? 0) - mean).toBeCloseTo(2.201 * Math.sqrt(variance / games), 2);
    expect(mean - (last?.points.low ?? 0)).toBeCloseTo(2.201 * Math.sqrt(variance / games), 2);
  });

  it('lets other tasks run between moves, and can be stopped during a game', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    let moves = 0;
    const slow: BotMaker<ChickenTypes> = ({ seed }) => {
      const { chooseNow } = chickenBots.level('medium', { seed });
      return {
        chooseNow,
        async choose(view) {
          moves += 1;
          for (const end = performance.now() + 3; performance.now() < end; );
          return chooseNow(view);
        },
      };
    };
    const par = parOf(chickenBots, { seed: 'farm' }, { seat: 0, player: slow, signal: controller.signal });
    const first = par.next();
    setTimeout(() => controller.abort(reason));
    await expect(first).rejects.toBe(reason);
    expect(moves).toBeGreaterThan(0);
    // A game takes a hundred moves.
    expect(moves).toBeLessThan(20);
    expect(await par.next()).toEqual({ done: true, value: undefined });
  });

  it('does not begin if its signal is already aborted', async () => {
    const reason = new Error('enough');
    const par = parOf(chickenBots, DEAL, { seat: 0, player: 'medium', signal: AbortSignal.abort(reason) });
    await expect(par.next()).rejects.toBe(reason);
  });

  it.each([
    ['config', null, 'config: expected an object, got null'],
    ['an unknown entry', { seat: 0, playouts: 7 }, 'config.playouts'],
    ['no seat', {}, 'config.seat: expected a seat from 0 to 1, got undefined'],
    ['a seat', { seat: 2 }, 'config.seat: expected a seat from 0 to 1, got 2'],
    ['player', { seat: 0, player: 'best' }, 'config.player: expected one of easy, medium, strong, or a function'],
    ['others', { seat: 0, others: 'toString' }, 'config.others: expected one of easy'],
    ['games', { seat: 0, games: 1 }, 'config.games: expected a whole number from 2 to 10000, got 1'],
    ['too many games', { seat: 0, games: 10_001 }, 'config.games'],
    ['seed', { seat: 0, seed: 7 }, 'config.seed: expected a string, got 7'],
    ['a long seed', { seat: 0, seed: '鸡'.repeat(81) }, 'config.seed: expected at most 240 bytes in UTF-8'],
    ['signal', { seat: 0, signal: {} }, 'config.signal: expected an AbortSignal'],
  ])('refuses a config, naming the wrong entry: %s', (_, config, message) => {
    // Foreign data, of any shape.
    expect(() => parOf(chickenBots, DEAL, config as never)).toThrow(RangeError);
    expect(() => parOf(chickenBots, DEAL, config as never)).toThrow(message);
  });

  it.each([
    ['setup', null, 'setup: expected an object, got null'],
    ['no seed', { seats: 2 }, 'setup.seed: expected a string, got undefined'],
    ['seats', { seats: 9, seed: 'farm' }, 'seats: expected'],
    ['options', { seed: 'farm', options: { maxRounds: 0 } }, 'options.maxRounds: expected'],
  ])('refuses a deal, naming the wrong entry: %s', (_, setup, message) => {
    // Foreign data, of any shape.
    expect(() => parOf(chickenBots, setup as never, { seat: 0 })).toThrow(RangeError);
    expect(() => parOf(chickenBots, setup as never, { seat: 0 })).toThrow(message);
  });

  it("gives a level's bots a seed for each game and seat", async () => {
    const seeds: (string | undefined)[] = [];
    const level: (typeof chickenBots)['level'] = (name, config) => {
      seeds.push(config?.seed);
      return chickenBots.level(name, config);
    };
    await estimates(parOf({ ...chickenBots, level }, DEAL, { seat: 0, player: 'easy', games: 2, seed: 'par' }));
    expect(seeds).toEqual(['par/0/0', 'par/0/1', 'par/1/0', 'par/1/1']);
  });

  it('refuses a bot that answers without a move', async () => {
    // Foreign data, of any shape.
    const silent = (() => ({ choose: async () => undefined, chooseNow: () => undefined })) as never;
    await expect(parOf(chickenBots, DEAL, { seat: 0, player: silent }).next()).rejects.toThrow(IllegalMoveError);
  });

  it('refuses a function that does not return a bot', async () => {
    // Foreign data, of any shape.
    const par = parOf(chickenBots, DEAL, { seat: 0, player: (() => ({})) as never });
    await expect(par.next()).rejects.toThrow('bots[0]: expected a bot, got an object');
  });
});
