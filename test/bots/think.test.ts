import type { GameTypes } from 'hencoop';
import { chicken } from 'hencoop';
import { type Bot, type Choice, gameBots, ismcts, LEVELS, search, type ThinkConfig, worlds } from 'hencoop/bots';
import type { ChickenTypes } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import { describe, expect, it } from 'vitest';

const view = chicken.view(chicken.setup({ seats: 3, seed: 'bot' }), 0);

/** A sampler of Chicken's worlds that counts them. */
function counted() {
  let count = 0;
  return {
    count: () => count,
    worlds(seen: typeof view, seed: string) {
      const { next } = worlds(chicken, seen, seed);
      return {
        next() {
          count += 1;
          return next();
        },
      };
    },
  };
}

/** Every way to think, with counted worlds. */
const WAYS: {
  readonly [name: string]: (config: ThinkConfig, imagine?: ReturnType<typeof counted>['worlds']) => Bot<ChickenTypes>;
} = {
  search: (config, worlds) => search(chicken, { ...config, worlds }),
  ismcts: (config, worlds) => ismcts(chicken, { ...config, worlds }),
  'a search with a favorite': (config, worlds) =>
    search(chicken, { policy: chickenBots.policy, favorite: chickenBots.policy, ...config, worlds }),
};

/** A signal that reports its readings, and is aborted from reading `stopAt` on. */
function countingSignal(stopAt: number, onReading: () => void = () => {}) {
  let readings = 0;
  const signal = {
    throwIfAborted() {
      readings += 1;
      onReading();
      if (readings >= stopAt) throw new Error('enough');
    },
  };
  // The library's bots read only this part of a signal.
  return { signal: signal as AbortSignal, readings: () => readings };
}

describe.each(Object.entries(WAYS))('the limits of %s', (_, make) => {
  it('include the time: it reads the clock after every world, and begins none after the limit', () => {
    for (const milliseconds of [1, 20, 50]) {
      const imagined = counted();
      let readings = 0;
      // The clock advances a millisecond at every reading.
      const { worlds } = make({ milliseconds, now: () => readings++ }, imagined.worlds).chooseNow(view);
      expect(worlds).toBe(imagined.count());
      expect(worlds).toBeGreaterThan(0);
      // One reading at the beginning, one after every world, one at the end.
      expect(readings).toBe(worlds + 2);
      // Each round of a search samples a world, however little time is left.
      expect(worlds).toBeLessThanOrEqual(milliseconds + 4);
    }
  });

  it('end it even if its clock stands still, every time', () => {
    for (const ticks of [0, 3]) {
      let readings = 0;
      const bot = make({ milliseconds: 20, now: () => Math.min(readings++, ticks) }, counted().worlds);
      for (let times = 0; times < 2; times++) expect(bot.chooseNow(view).worlds).toBeGreaterThan(0);
    }
  });

  it('include the signal: it reads it before the first world and after every try, and stops at once', async () => {
    for (const stopAt of [1, 2, 3, 10, 40]) {
      const imagined = counted();
      const worldsAtReadings: number[] = [];
      const { signal, readings } = countingSignal(stopAt, () => worldsAtReadings.push(imagined.count()));
      const bot = make({ iterations: 100_000, now: () => 0 }, imagined.worlds);
      await expect(bot.choose(view, { signal })).rejects.toThrow('enough');
      expect(readings()).toBe(stopAt);
      const steps = worldsAtReadings.map((worlds, index) => worlds - (worldsAtReadings[index - 1] ?? 0));
      expect([0, 1]).toEqual(expect.arrayContaining(steps));
    }
  });

  it('include the signal after every pause', async () => {
    const imagined = counted();
    const { signal, readings } = countingSignal(20);
    let time = 0;
    // Every reading of the clock ends a slice.
    const bot = make({ iterations: 100_000, now: () => 100 * time++ }, imagined.worlds);
    await expect(bot.choose(view, { signal })).rejects.toThrow('enough');
    expect(readings()).toBe(20);
    // One before the first world, then at least two for each world.
    expect(imagined.count()).toBeGreaterThan(0);
    expect(imagined.count()).toBeLessThanOrEqual(10);
  });
});

describe('a bot with a progress callback', () => {
  it.each([
    ['search', search],
    ['ismcts', ismcts],
  ] as const)('reports progress, and answers with the best move so far when it must finish: %s', async (_, make) => {
    const finish = new AbortController();
    const seen: Choice<ChickenTypes>[] = [];
    let time = 0;
    // Every reading of the clock ends a slice.
    const bot = make<ChickenTypes>(chicken, { iterations: 10_000_000, now: () => 100 * time++ });
    const choice = await bot.choose(view, {
      finish: finish.signal,
      onProgress: (soFar) => {
        if (seen.push(soFar) === 30) finish.abort();
      },
    });
    expect(seen).toHaveLength(30);
    expect(seen[29]?.worlds).toBe(30);
    for (const { move, analysis } of [...seen, choice]) {
      expect(chicken.whyNot(view, move)).toBeNull();
      expect(analysis).toHaveLength(chicken.legalMoves(view).length);
      expect(analysis[0]?.move).toBe(move);
    }
    expect(choice.worlds).toBeGreaterThanOrEqual(30);
    expect(choice.worlds).toBeLessThan(40);
  });

  it.each([47, 50, 53])('reports nothing after it must finish, after %i readings of its clock', async (last) => {
    const finish = new AbortController();
    let [time, reports] = [0, 0];
    // These readings end a slice.
    const now = () => {
      if (++time === last) finish.abort();
      return 100 * time;
    };
    await search<ChickenTypes>(chicken, { iterations: 10_000_000, now }).choose(view, {
      finish: finish.signal,
      onProgress: () => {
        expect(finish.signal.aborted).toBe(false);
        reports += 1;
      },
    });
    expect(reports).toBeGreaterThan(0);
  });

  it('plays the same with and without the callback', async () => {
    const bot = chickenBots.search({ iterations: 200, seed: 'fox' });
    const followed = await bot.choose(view, { finish: new AbortController().signal, onProgress: () => {} });
    expect({ ...followed, milliseconds: 0 }).toEqual({ ...bot.chooseNow(view), milliseconds: 0 });
  });
});

describe.each(Object.entries(WAYS))('the input of %s', (_, make) => {
  it('refuses a view whose viewer has no legal move, and a state, which has no viewer', () => {
    const bot = make({ iterations: 4 });
    const state = chicken.setup({ seats: 3, seed: 'bot' });
    for (const wrong of [chicken.view(state, 1), state as never]) {
      expect(() => bot.chooseNow(wrong)).toThrow(
        'view: expected a view whose viewer has a legal move, got one without',
      );
    }
  });

  it('refuses a value that is not a view of its game', () => {
    const bot = make({ iterations: 2 });
    for (const seats of [0, -1, 1, 6, NaN, '3', null]) {
      expect(() => bot.chooseNow({ ...view, seats } as never)).toThrow(
        /^view.seats: expected a whole number from 2 to 5, got /,
      );
    }
    expect(() => bot.chooseNow(null as never)).toThrow(new RangeError('view: expected a view, got null'));
  });
});

describe('the bots of a game', () => {
  it('accept a seed for a level, but no time', () => {
    for (const name of ['easy', 'medium', 'strong'] as const) {
      for (const entry of ['iterations', 'milliseconds', 'now']) {
        expect(() => chickenBots.level(name, { seed: 'fox', [entry]: 5 })).toThrow(
          new RangeError(
            `config.${entry}: expected nothing besides seed, since a level plays the same on every machine; to think for as long as you say, use search({ ${entry} })`,
          ),
        );
      }
      expect(() => chickenBots.level(name, { sed: 'fox' } as never)).toThrow(
        new RangeError('config.sed: unknown field; expected seed'),
      );
      expect(() => chickenBots.level(name, null as never)).toThrow(
        new RangeError('config: expected an object, got null'),
      );
    }
  });

  it('expose the parts of their search, so that callers can replace one', () => {
    const like = (config: object) =>
      search(chicken, { iterations: 60, seed: 'fox', ...chickenBots.method(3), ...config });
    const timeless = (bot: Bot<ChickenTypes>) => ({ ...bot.chooseNow(view), milliseconds: 0 });
    expect(timeless(like({}))).toEqual(timeless(chickenBots.search({ iterations: 60, seed: 'fox' })));
    let asked = 0;
    timeless(like({ value: () => asked++ }));
    expect(asked).toBeGreaterThan(0);
    for (const seats of [1, 6, 2.5, '2' as never]) {
      expect(() => chickenBots.method(seats)).toThrow(/^seats: expected a whole number from 2 to 5, got /);
    }
  });

  it('offer `expert` only if it measurably beats `strong`', () => {
    expect(chickenBots.levelNames).toEqual(['easy', 'medium', 'strong']);
    expect(() => chickenBots.level('expert')).toThrow(
      new RangeError(
        'level: expected one of easy, medium, strong, of which strong is the strongest in Chicken, got "expert"',
      ),
    );
    expect(() => chickenBots.level('toString' as never)).toThrow(
      new RangeError('level: expected one of easy, medium, strong, got "toString"'),
    );
    expect(chickenRoundupBots.levelNames).toEqual(LEVELS);
    expect(chickenRoundupBots.level('expert').chooseNow).toBeTypeOf('function');
    expect(() => chickenRoundupBots.levelNamesAt(3)).toThrow(new RangeError('seats: expected exactly 2, got 3'));
  });

  it('offer `expert` depending on the number of seats', () => {
    const { policy, method, levels, worlds, chanceOutcomes, measures } = chickenBots;
    const expert = { iterations: 20, elo: { 3: 120 } };
    const bots = gameBots({
      game: chicken,
      policy,
      beginner: policy,
      method,
      levels: { ...levels, expert },
      personalities: {},
      worlds,
      chanceOutcomes,
      measures,
    });
    expect(bots.levelNames).toEqual(LEVELS);
    expect(bots.levelNamesAt(3)).toEqual(LEVELS);
    expect(bots.levelNamesAt(2)).toEqual(['easy', 'medium', 'strong']);
    for (const seats of [1, 6, 2.5, '2' as never]) {
      expect(() => bots.levelNamesAt(seats)).toThrow(/^seats: expected a whole number from 2 to 5, got /);
    }
    const bot = bots.level('expert', { seed: 'fox' });
    const dealt = (seats: number) => chicken.view(chicken.setup({ seats, seed: 'hen' }), 0);
    expect(chicken.legalMoves(dealt(3))).toContainEqual(bot.chooseNow(dealt(3)).move);
    const refusal = new RangeError(
      'level: expected one of easy, medium, strong, of which strong is the strongest in Chicken for 2 players, got "expert"',
    );
    expect(() => bot.chooseNow(dealt(2))).toThrow(refusal);
    expect(bots.level('strong').chooseNow(dealt(2)).move).toBeDefined();
    for (const seats of [1, 6, NaN, '3' as never]) {
      expect(() => bot.chooseNow({ ...dealt(3), seats })).toThrow(
        /^view.seats: expected a whole number from 2 to 5, got /,
      );
    }
  });

  it('play with a personality, and refuse an unknown one', () => {
    const [name = ''] = chickenBots.personalities;
    expect(chicken.legalMoves(view)).toContainEqual(chickenBots.personality(name as never).chooseNow(view).move);
    for (const wrong of ['toString', 7, undefined]) {
      expect(() => chickenBots.personality(wrong as never)).toThrow(
        /^personality: expected one of \w+(?:, \w+)*, got /,
      );
    }
  });

  it('pass the signal on at every level', async () => {
    const stopped = <G extends GameTypes>(bot: Bot<G>, seen: G['View']) =>
      expect(bot.choose(seen, { signal: countingSignal(2).signal })).rejects.toThrow('enough');
    await stopped(chickenBots.level('strong'), view);
    await stopped(chickenBots.search({ iterations: 1000 }), view);
  });
});
