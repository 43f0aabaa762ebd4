import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { chicken, plain } from 'hencoop';
import { type Choice, inWorker, search, serveBot, type WorkerBot } from 'hencoop/bots';
import type { ChickenTypes, View } from 'hencoop/chicken';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reactive } from 'vue';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A choice of the first legal move, as code for a worker. */
const FIRST = `(view, worlds = 0) => {
  const [move] = chicken.legalMoves(view);
  return { move, analysis: [], worlds, milliseconds: 0 };
}`;

/** The modules of the workers, each bundled together with the library, as a user would do. */
const MODULES = {
  searching: `serveBot(search(chicken, { iterations: 60, seed: 'fox' }));`,
  preparing: `serveBot(pondering(chicken, search(chicken, { iterations: 60, seed: 'fox' })));`,
  // Blocks its thread.
  blocking: `const bot = search(chicken, { milliseconds: 300 }); serveBot({ choose: async (view) => bot.chooseNow(view) });`,
  // Never ends in round 1; otherwise reports the number of choices requested from the worker.
  stubborn: `let asked = 0;
    serveBot({ async choose(view, { signal }) {
      asked += 1;
      if (view.round === 1) for (;;) signal.throwIfAborted();
      return first(view, asked);
    } });`,
  // The same, but it ignores the signal.
  deaf: `let asked = 0;
    serveBot({ async choose(view) {
      asked += 1;
      if (view.round === 1) for (;;);
      return first(view, asked);
    } });`,
  polite: `serveBot({ choose: (view, { signal }) => new Promise((_, refuse) => {
      const timer = setInterval(() => {
        if (!signal.aborted) return;
        clearInterval(timer);
        refuse(new Error(signal.reason.name));
      }, 5);
    }) });`,
  // Reports how much of the match it has observed; hangs in round 1.
  observing: `let events = [];
    serveBot({
      observe(event) {
        if (event.type === 'fell') throw new Error('no wings');
        events = event.type === 'opened' ? [event] : [...events, event];
      },
      choose(view) {
        if (view.round === 1) for (;;);
        return { ...first(view, events.length), analysis: [], milliseconds: Number(events.at(-1)?.number) };
      },
    });`,
  failing: `serveBot({ async choose() { throw 'no hen'; } });`,
  unsendable: `serveBot({ choose: async (view) => ({ ...first(view), analysis: [() => 0] }) });`,
  broken: `throw new Error('no coop');`,
  leaving: `serveBot({ choose: () => process.exit(3) });`,
  chatty: `for (const message of [null, 7, 'ready', [], {}, { hencoop: 'chosen' }, { hencoop: 'failed', number: 1 },
      { hencoop: 'chosen', number: 2, choice: null }]) parentPort.postMessage(message);
    serveBot({ async choose(view) {
      parentPort.postMessage({ hencoop: 'ready' });
      parentPort.postMessage({ hencoop: 'failed', number: 99, name: 'Error', message: 'not mine' });
      return first(view);
    } });`,
  foreign: `serveBot({ async choose(view) {
      const choice = first(view);
      return [
        { ...choice, move: { ...choice.move, seat: 1 } },
        { ...choice, move: undefined },
        { ...choice, analysis: [{ move: choice.move }] },
        { ...choice, worlds: 'many' },
        'draw',
        { ...choice, analysis: 'none' },
        { ...choice, milliseconds: null },
      ][view.round - 1];
    } });`,
  // Thinks until it must finish.
  endless: `serveBot(search(chicken, { iterations: 10_000_000 }));`,
  // Ignores every request to stop, and never pauses.
  selfish: `serveBot({ choose: (view, { finish }) => { while (!finish.aborted); return first(view, 7); } });`,
  // Continues to report for a while after it was stopped.
  talkative: `serveBot({ async choose(view, { signal, onProgress }) {
      const { move } = first(view);
      for (let report = 0; report < 20; report++) {
        onProgress({ move });
        await new Promise((resume) => setTimeout(resume, 5));
      }
      signal.throwIfAborted();
      return { move };
    } });`,
  // Reports invalid progress.
  boasting: `serveBot({ async choose(view, { signal, onProgress }) {
      onProgress?.({ move: first(view).move, worlds: 'many' });
      while (view.round === 1 && !signal.aborted) await new Promise((resume) => setTimeout(resume, 5));
      return first(view);
    } });`,
  lined: `serveBot({ choose: (view) => {
      const { move } = first(view);
      const candidate = { move, visits: 1, value: 0, plusMinus: 0, points: 0, chanceToWin: null };
      return { move, analysis: [[move, { seat: 1, type: 'draw' }], [], 'draw', [move, 7], undefined].map((line) => ({ ...candidate, line })).slice(view.round - 1, view.round) };
    } });`,
  pondering: `let pondered = 0;
    serveBot({
      async ponder(view, { signal }) {
        if (view.round === 9) throw new RangeError('no thoughts');
        while (view.round === 1 && !signal.aborted) await new Promise((resume) => setTimeout(resume, 5));
        pondered += 1;
      },
      choose: (view) => first(view, pondered),
    });`,
  plain: `serveBot({ choose: (view) => ({ move: chicken.legalMoves(view)[0] }) });`,
} as const;

const state = chicken.setup({ seats: 2, seed: 'bot' });
const view = chicken.view(state, 0);
const timeless = <Any extends Choice<ChickenTypes>>(choice: Any) => ({ ...choice, milliseconds: 0 });

describe('a bot in a worker', () => {
  let folder = '';
  const bots: WorkerBot<ChickenTypes>[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hencoop-workers-'));
    await Promise.all(
      Object.entries(MODULES).map(([name, code]) =>
        build({
          stdin: {
            contents: `import { parentPort } from 'node:worker_threads';
              import { pondering, search, serveBot } from 'hencoop/bots';
              import { chicken } from 'hencoop/chicken';
              const first = ${FIRST};
              ${code}`,
            resolveDir: ROOT,
          },
          outfile: join(folder, `${name}.mjs`),
          bundle: true,
          format: 'esm',
          platform: 'node',
          logLevel: 'warning',
        }),
      ),
    );
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    await Promise.all(bots.splice(0).map((bot) => bot.close()));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const urlOf = (name: string) => pathToFileURL(join(folder, `${name}.mjs`));
  function botOf(name: keyof typeof MODULES): WorkerBot<ChickenTypes> {
    const bot = inWorker<ChickenTypes>(urlOf(name));
    bots.push(bot);
    return bot;
  }
  /** The view of another round, to identify the choice. */
  const inRound = (round: number): View => ({ ...view, round });

  it('makes the same choices as outside a worker, repeatedly', async () => {
    const bot = botOf('searching');
    const outside = search(chicken, { iterations: 60, seed: 'fox' });
    for (const round of [1, 2]) {
      expect(timeless(await bot.choose(inRound(round)))).toEqual(timeless(outside.chooseNow(inRound(round))));
    }
  });

  it('runs in a worker started by the user', async () => {
    const bot = inWorker<ChickenTypes>(() => new Worker(urlOf('searching')));
    bots.push(bot);
    expect(chicken.whyNot(view, (await bot.choose(view)).move)).toBeNull();
  });

  it('never blocks its caller', async () => {
    const bot = botOf('blocking');
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    const { milliseconds } = await bot.choose(view);
    clearInterval(timer);
    expect(milliseconds).toBeGreaterThanOrEqual(300);
    expect(ticks).toBeGreaterThan(5);
  });

  it('answers requests in order', async () => {
    const bot = botOf('searching');
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3].map(async (round) => {
        const { analysis } = await bot.choose(inRound(round));
        expect(analysis.length).toBeGreaterThan(1);
        order.push(round);
      }),
    );
    expect(order).toEqual([1, 2, 3]);
  });

  /** Stops a choice that never ends; returns the number of choices requested from the next choice's worker. */
  async function askedAfterStop(bot: WorkerBot<ChickenTypes>): Promise<number> {
    // After an answer, the worker has loaded.
    expect((await bot.choose(inRound(2))).worlds).toBe(1);
    const stop = new AbortController();
    const stopped = bot.choose(inRound(1), { signal: stop.signal });
    const next = bot.choose(inRound(2));
    setTimeout(() => stop.abort(new Error('enough')), 100);
    await expect(stopped).rejects.toThrow('enough');
    return (await next).worlds;
  }

  it('observes every event once before the next choice, and the whole match again in a new worker', async () => {
    const bot = botOf('observing');
    const observe = (type: string, number = 0) => bot.observe({ type, number } as never);
    /** The number of observed events, and the number of the last one. */
    const observed = async (): Promise<readonly [number, number]> => {
      const { worlds, milliseconds } = await bot.choose(inRound(2));
      return [worlds, milliseconds];
    };
    observe('opened', 1);
    observe('laid', 2);
    const first = observed();
    // This is after the call, so it counts for the next choice.
    observe('laid', 3);
    expect(await Promise.all([first, observed()])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    observe('laid', 4);
    await expect(bot.choose(inRound(1), { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    expect(await observed()).toEqual([4, 4]);
    observe('opened', 5);
    expect(await observed()).toEqual([1, 5]);
    observe('fell');
    await expect(observed()).rejects.toThrow('no wings');
    await expect(observed()).rejects.toThrow('no wings');
    observe('opened', 6);
    expect(await observed()).toEqual([1, 6]);
  });

  it('is stopped through shared memory even if it never pauses, and continues in the same worker', async () => {
    expect(await askedAfterStop(botOf('stubborn'))).toBe(3);
  });

  it('is stopped with its worker if it reads no signal', async () => {
    expect(await askedAfterStop(botOf('deaf'))).toBe(1);
  });

  it('is stopped with its worker if memory is not shared', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    expect(await askedAfterStop(botOf('deaf'))).toBe(1);
  });

  it('may use the signal in any way', async () => {
    const bot = botOf('polite');
    for (const time of [300, 50]) {
      const choice = bot.choose(view, { signal: AbortSignal.timeout(time) });
      await expect(choice).rejects.toThrow(/timeout/);
    }
  });

  it('drops a choice that is aborted before its turn', async () => {
    const bot = botOf('searching');
    const stop = new AbortController();
    const [first, dropped, last] = [
      bot.choose(inRound(1)),
      bot.choose(inRound(2), { signal: stop.signal }),
      bot.choose(inRound(3)),
    ];
    stop.abort(new Error('too late'));
    await expect(dropped).rejects.toThrow('too late');
    expect((await first).worlds).toBeGreaterThan(0);
    expect((await last).worlds).toBeGreaterThan(0);
    await expect(bot.choose(view, { signal: stop.signal })).rejects.toThrow('too late');
  });

  it('reports errors from the worker', async () => {
    const noMove = botOf('searching').choose(chicken.view(state, 1));
    await expect(noMove).rejects.toThrow(RangeError);
    await expect(noMove).rejects.toThrow('view: expected a view whose viewer has a legal move, got one without');
    await expect(botOf('failing').choose(view)).rejects.toThrow('no hen');
    await expect(botOf('unsendable').choose(view)).rejects.toThrow(/could not be cloned/);
    const silent = botOf('searching');
    const unfit = silent.choose({ ...view, hands: (() => 0) as never });
    await expect(unfit).rejects.toThrow(/^view, or an observed event: expected plain JSON, .* pass plain\(view\)/);
    await expect(unfit).rejects.toThrow(RangeError);
    expect((await silent.choose(view)).worlds).toBeGreaterThan(0);
  });

  it('takes a view of a store once it is plain', async () => {
    const bot = botOf('searching');
    const stored = reactive(view) as View;
    await expect(bot.choose(stored)).rejects.toThrow('pass plain(view), with plain from hencoop');
    expect((await bot.choose(plain(stored))).worlds).toBeGreaterThan(0);
  });

  it('survives a failing worker, and starts another for the next choice', async () => {
    for (const [name, message] of [
      ['broken', 'the worker failed: no coop'],
      ['leaving', 'the worker failed: it ended with code 3'],
    ] as const) {
      const bot = botOf(name);
      const choices = await Promise.allSettled([bot.choose(view), bot.choose(view)]);
      for (const choice of choices) expect(choice).toMatchObject({ reason: { message } });
    }
    await expect(inWorker(urlOf('none')).choose(view)).rejects.toThrow(/^the worker failed: .*none\.mjs/);
    const thrown = inWorker(() => {
      throw new Error('no thread');
    });
    await expect(thrown.choose(view)).rejects.toThrow('the worker failed: no thread');
  });

  it('ignores messages that are not for it, and refuses a choice of another seat', async () => {
    expect((await botOf('chatty').choose(view)).worlds).toBe(0);
    const bot = botOf('foreign');
    const refusals = [
      'choice.move.seat: expected 0, the seat of the view, got 1',
      'choice.move: expected an object, got undefined',
      'choice.analysis[0].visits: expected a number, got undefined',
      'choice.worlds: expected a number, got "many"',
      'choice: expected an object, got "draw"',
      'choice.analysis: expected a list of candidates, or nothing, got "none"',
      'choice.milliseconds: expected a number, got null',
    ];
    for (const [index, message] of refusals.entries()) {
      await expect(bot.choose(inRound(index + 1))).rejects.toThrow(new RangeError(message));
    }
  });

  it('may return a move without an analysis', async () => {
    const { move, analysis, worlds, milliseconds } = await botOf('plain').choose(view);
    expect(move).toEqual(chicken.legalMoves(view)[0]);
    expect(analysis).toEqual([{ move, visits: 0, value: 0, plusMinus: 0, points: 0, chanceToWin: null, line: [move] }]);
    expect(worlds).toBe(0);
    expect(milliseconds).toBeGreaterThan(0);
  });

  it.each([true, false])('reports progress, and finishes on request: memory shared %s', async (isShared) => {
    if (!isShared) vi.stubGlobal('SharedArrayBuffer', undefined);
    const bot = botOf('endless');
    const finish = new AbortController();
    const seen: Choice<ChickenTypes>[] = [];
    const choice = await bot.choose(view, {
      finish: finish.signal,
      onProgress: (soFar) => {
        if (seen.push(soFar) === 3) finish.abort();
      },
    });
    expect(seen.length).toBeGreaterThanOrEqual(3);
    for (const { move, analysis, worlds } of [...seen, choice]) {
      expect(chicken.whyNot(view, move)).toBeNull();
      expect(analysis).toHaveLength(chicken.legalMoves(view).length);
      expect(worlds).toBeLessThanOrEqual(choice.worlds);
    }
  });

  it('finishes an urgent choice at once, even before its turn, and only that one', async () => {
    const bot = botOf('endless');
    const [first, second] = [new AbortController(), new AbortController()];
    // On a busy machine, a report may come after any number of worlds.
    const onProgress = ({ worlds }: { readonly worlds: number }) => worlds > 10 && first.abort();
    const slow = bot.choose(view, { finish: first.signal, onProgress });
    const quick = bot.choose(view, { finish: second.signal });
    second.abort();
    const { worlds } = await quick;
    expect((await slow).worlds).toBeGreaterThan(worlds);
    expect((await bot.choose(view, { finish: AbortSignal.abort() })).worlds).toBe(worlds);
  });

  it('finishes through shared memory even if it never pauses', async () => {
    const finish = new AbortController();
    setTimeout(() => finish.abort(), 50);
    expect((await botOf('selfish').choose(view, { finish: finish.signal })).worlds).toBe(7);
  });

  it('reports nothing once it is stopped', async () => {
    const stop = new AbortController();
    let heard = 0;
    const choice = botOf('talkative').choose(view, {
      signal: stop.signal,
      onProgress: () => {
        heard += 1;
        stop.abort(new Error('enough'));
      },
    });
    await expect(choice).rejects.toThrow('enough');
    await new Promise((resume) => setTimeout(resume, 60));
    expect(heard).toBe(1);
  });

  it('refuses a wrong report, and continues in the same worker', async () => {
    const bot = botOf('boasting');
    const heard: unknown[] = [];
    const choice = bot.choose(inRound(1), { onProgress: (soFar) => heard.push(soFar) });
    await expect(choice).rejects.toThrow(new RangeError('choice.worlds: expected a number, got "many"'));
    expect(heard).toEqual([]);
    expect((await bot.choose(inRound(2))).worlds).toBe(0);
  });

  it('may give a line for a move, with moves of any seat', async () => {
    const bot = botOf('lined');
    const [move] = chicken.legalMoves(view);
    expect((await bot.choose(inRound(1))).analysis[0]?.line).toEqual([move, { seat: 1, type: 'draw' }]);
    for (const [round, message] of [
      [2, 'choice.analysis[0].line: expected a list of moves, or nothing, got an object'],
      [3, 'choice.analysis[0].line: expected a list of moves, or nothing, got "draw"'],
      [4, 'choice.analysis[0].line[1]: expected an object, got 7'],
    ] as const) {
      await expect(bot.choose(inRound(round))).rejects.toThrow(new RangeError(message));
    }
    expect((await bot.choose(inRound(5))).analysis[0]?.line).toEqual([move]);
  });

  it.each([true, false])('ponders until it is stopped or the next choice comes: memory shared %s', async (isShared) => {
    if (!isShared) vi.stubGlobal('SharedArrayBuffer', undefined);
    const bot = botOf('pondering');
    await bot.ponder(inRound(2));
    expect((await bot.choose(inRound(2))).worlds).toBe(1);
    const first = bot.ponder(inRound(1));
    expect((await bot.choose(inRound(2))).worlds).toBe(2);
    await first;
    const stop = new AbortController();
    const second = bot.ponder(inRound(1), { signal: stop.signal });
    stop.abort();
    await second;
    expect((await bot.choose(inRound(2))).worlds).toBe(3);
    await bot.ponder(inRound(1), { signal: AbortSignal.abort() });
    expect((await bot.choose(inRound(2))).worlds).toBe(3);
    await expect(bot.ponder(inRound(9))).rejects.toThrow(new RangeError('no thoughts'));
    // A bot without `ponder`.
    await botOf('plain').ponder(view);
  });

  it('prepares its choice in the worker', async () => {
    const bot = botOf('preparing');
    await bot.ponder(view);
    const choice = await bot.choose(view);
    expect(timeless(choice)).toEqual(timeless(search(chicken, { iterations: 60, seed: 'fox' }).chooseNow(view)));
  });

  it('ends when it is closed', async () => {
    const bot = botOf('blocking');
    const choices = [bot.choose(view), bot.choose(view)];
    const rejected = Promise.all(choices.map((choice) => expect(choice).rejects.toThrow('the bot is closed')));
    await bot.close();
    await rejected;
    await expect(bot.choose(view)).rejects.toThrow('the bot is closed');
    await bot.close();
  });

  it('is created from a URL or a function, and served from a worker', async () => {
    expect(() => inWorker('./my-bot.js' as never)).toThrow(
      'worker: expected a URL or a function that starts a worker, got "./my-bot.js"',
    );
    await expect(serveBot(search(chicken, { iterations: 1 }))).rejects.toThrow('serveBot: expected to run in a worker');
  });
});
