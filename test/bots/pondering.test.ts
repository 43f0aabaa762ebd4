import { getEventListeners } from 'node:events';
import { chicken, type GameTypes, uniform } from 'hencoop';
import { type Choice, playMatch, pondering, search } from 'hencoop/bots';
import type { ChickenTypes, View } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/bots/foresee.js';
import { IDS, loadBots } from '../../support/games.js';
import { resultOf } from './resultOf.js';

const timeless = <G extends GameTypes>(choice: Choice<G>) => ({ ...choice, milliseconds: 0 });

/** Counts the worlds that a bot samples while it thinks. */
function counted(iterations: number) {
  let worlds = 0;
  const method = chickenBots.method(3);
  const bot = search(chicken, {
    ...method,
    iterations,
    seed: 'fox',
    worlds: (view, seed) => {
      const imagined = chickenBots.worlds(view, seed);
      return {
        next() {
          worlds += 1;
          return imagined.next();
        },
      };
    },
  });
  return { bot: pondering(chicken, bot, { policy: chickenBots.policy }), worlds: () => worlds };
}

const start = chicken.setup({ seats: 3, seed: 'bot' });
const mine = (state: typeof start) => chicken.view(state, 1);
/** Seat 1 waits for seat 0. */
const waiting = mine(start);
const withdrawn = chicken.apply(start, { seat: 0, type: 'withdraw' });

describe.each(IDS)('a bot of %s that ponders', (id) => {
  it('makes the same choices as one that does not, on expected and unexpected views', async () => {
    const bots = await loadBots(id);
    const { game } = bots;
    const idle = bots.search({ iterations: 20, seed: 'fox' });
    const busy = pondering<GameTypes>(game, bots.search({ iterations: 20, seed: 'fox' }), { policy: bots.policy });
    let compared = 0;
    for (let deal = 0; deal < 2; deal++) {
      const opened = game.setupWithEvents({ seats: game.seats.min, seed: `ponder/${deal}` });
      let { state } = opened;
      let view: GameTypes['View'] | null = null;
      const see = (events: readonly GameTypes['Event'][]) => {
        for (const event of events) {
          const redacted = game.redact(event, 0);
          if (redacted !== null) view = game.evolve(view, redacted);
        }
      };
      see(opened.events);
      const other = bots.level('medium', { seed: 'hen' });
      for (let turn = 0; turn < 16 && !game.isOver(state); turn++) {
        const [seat = 0] = game.actors(state);
        if (view === null) throw new Error('expected a view');
        await busy.ponder(view);
        let { move } = other.chooseNow(game.view(state, seat));
        if (seat === 0) {
          const choice = busy.chooseNow(view);
          expect(timeless(choice)).toEqual(timeless(idle.chooseNow(view)));
          ({ move } = choice);
          compared += 1;
        }
        const attempt = game.tryApply(state, move);
        if (!attempt.ok) throw new Error('expected a legal move');
        state = attempt.state;
        see(attempt.events);
      }
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe('pondering', () => {
  it('prepares a choice, which then needs no more worlds', async () => {
    const { bot, worlds } = counted(100);
    await bot.ponder(waiting);
    const before = worlds();
    expect(before).toBeGreaterThan(10);
    // The move of the rules of thumb, and a different one.
    const likely = chickenBots.heuristic().chooseNow(chicken.view(start, 0)).move;
    for (const move of [likely, { seat: 0, type: 'withdraw' } as const]) {
      const view = mine(chicken.apply(start, move));
      const choice = await bot.choose(view);
      expect(worlds()).toBe(before);
      expect(timeless(choice)).toEqual(timeless(counted(100).bot.chooseNow(view)));
    }
  });

  it('continues a choice in preparation, reports its progress, and finishes it on request', async () => {
    const view = mine(withdrawn);
    const { bot, worlds } = counted(3000);
    const pondered = bot.ponder(view);
    await new Promise((resume) => setTimeout(resume, 5));
    const before = worlds();
    const choice = await bot.choose(view);
    await pondered;
    expect(before).toBeGreaterThan(0);
    expect(choice.worlds).toBe(worlds());
    expect(timeless(choice)).toEqual(timeless(counted(3000).bot.chooseNow(view)));

    const endless = counted(10_000_000).bot;
    const stopped = endless.ponder(view);
    const finish = new AbortController();
    const seen: number[] = [];
    const { worlds: found } = await endless.choose(view, {
      finish: finish.signal,
      onProgress: ({ worlds }) => {
        if (seen.push(worlds) === 3) finish.abort();
      },
    });
    await stopped;
    expect(seen).toHaveLength(3);
    expect(found).toBeGreaterThanOrEqual(seen[2] ?? Infinity);
    void endless.ponder(view);
    expect((await endless.choose(view, { finish: AbortSignal.abort() })).worlds).toBeGreaterThan(0);
    void endless.ponder(view);
    await expect(endless.choose(view, { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/);
  });

  it('ends with its signal, the next pondering, or a choice for another view', async () => {
    const { bot } = counted(10_000_000);
    const view = mine(withdrawn);
    const stop = new AbortController();
    const first = bot.ponder(view, { signal: stop.signal });
    stop.abort();
    await first;
    const second = bot.ponder(view);
    const third = bot.ponder(waiting);
    await second;
    expect(chicken.whyNot(view, (await bot.choose(view, { finish: AbortSignal.abort() })).move)).toBeNull();
    await third;
    await bot.ponder(view, { signal: AbortSignal.abort() });
  });

  it('leaves no listener on its signal', async () => {
    const { signal } = new AbortController();
    await counted(5).bot.ponder(mine(withdrawn), { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('prepares the sixteen most frequent views, the most frequent first', async () => {
    const last = chicken.view(start, 2);
    const next = foresee(chicken, last, uniform<ChickenTypes>, 'fox');
    const times = new Map<string, number>();
    for (let time = 0; time < 64; time++) {
      const seen = JSON.stringify(resultOf(next()));
      times.set(seen, (times.get(seen) ?? 0) + 1);
    }
    const likely = [...times].sort((a, b) => b[1] - a[1]).map(([seen]) => seen);
    const asked: string[] = [];
    const bot = search(chicken, { iterations: 1 });
    const noting = {
      ...bot,
      choose(view: View) {
        asked.push(JSON.stringify(view));
        return bot.choose(view);
      },
    };
    await pondering(chicken, noting, { seed: 'fox' }).ponder(last);
    expect(likely.length).toBeGreaterThan(16);
    expect(asked).toEqual(likely.slice(0, 16));
  });

  it('reports the error of a choice only to the caller that took it over', async () => {
    let fail = (_: Error) => {};
    const failing = { ...counted(5).bot, choose: () => new Promise<never>((_, reject) => (fail = reject)) };
    const bot = pondering(chicken, failing);
    const pondered = bot.ponder(mine(withdrawn));
    const choice = bot.choose(mine(withdrawn));
    fail(new Error('no hen'));
    await expect(choice).rejects.toThrow('no hen');
    await pondered;
  });

  it('fails if its bot fails', async () => {
    const failing = { ...counted(5).bot, choose: () => Promise.reject(new Error('no hen')) };
    const bot = pondering(chicken, failing);
    await expect(bot.ponder(mine(withdrawn))).rejects.toThrow('no hen');
    await expect(bot.choose(mine(withdrawn))).rejects.toThrow('no hen');
  });

  it('uses a prepared choice once', async () => {
    const { bot, worlds } = counted(50);
    const view = mine(withdrawn);
    await bot.ponder(view);
    const before = worlds();
    bot.chooseNow(view);
    expect(worlds()).toBe(before);
    bot.chooseNow(view);
    expect(worlds()).toBeGreaterThan(before);
  });

  it('prepares at most sixteen choices', async () => {
    const { bot, worlds } = counted(30);
    const views = Array.from({ length: 17 }, (_, deal) =>
      mine(chicken.apply(chicken.setup({ seats: 3, seed: `deal ${deal}` }), { seat: 0, type: 'withdraw' })),
    );
    for (const view of views) await bot.ponder(view);
    const isPrepared = (index: number) => {
      const before = worlds();
      bot.chooseNow(views[index] ?? waiting);
      return worlds() === before;
    };
    expect([0, 1, 16].map(isPrepared)).toEqual([false, true, true]);
  });

  it('prepares nothing for a seat that has no more moves', async () => {
    let state = chicken.setup({ seats: 2, seed: 'short', options: { maxRounds: 1 } });
    for (const seat of [0, 1]) if (!chicken.isOver(state)) state = chicken.apply(state, { seat, type: 'withdraw' });
    const { bot, worlds } = counted(10);
    await bot.ponder(chicken.view(state, 1));
    expect(worlds()).toBe(0);
  });

  it('refuses wrong arguments by name', async () => {
    const { bot } = counted(10);
    for (const value of [start, chicken.view(start, null), null]) {
      await expect(bot.ponder(value as never)).rejects.toThrow(/^view: expected the view of a seat, got /);
    }
    expect(() => pondering(chicken, { ...bot, observe: () => {} })).toThrow(
      /^bot: expected one that decides from its view alone, got one that observes/,
    );
    expect(() => pondering(chicken, {} as never)).toThrow(/^bot: expected a bot/);
    expect(() => pondering({} as never, bot)).toThrow(RangeError);
    expect(() => pondering(chicken, bot, { policy: 'bold' as never })).toThrow(/^config\.policy: expected a function/);
    expect(() => pondering(chicken, bot, { polcy: 1 } as never)).toThrow(/^config\.polcy: unknown field/);
  });

  it('works like any other bot in matches', () => {
    const players = [0, 1].map(() => pondering(chicken, search(chicken, { iterations: 10 })));
    const plain = [0, 1].map(() => search(chicken, { iterations: 10 }));
    expect(playMatch(chicken, players, { seed: 'hen' })).toEqual(playMatch(chicken, plain, { seed: 'hen' }));
  });
});
