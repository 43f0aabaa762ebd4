// The analysis of finished matches: which are analyzed, once for all requests, and how the server behaves meanwhile.

import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import { analyze, type Finding } from 'hencoop/analysis';
import type { AnyBots } from 'hencoop/bots';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenEntry } from 'hencoop/chicken/record';
import { standing } from 'hencoop/referee';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Analyses, type AnalysesConfig } from '../src/analyses.js';
import { ANALYSIS } from '../src/analysisSettings.js';
import type { AnalysisTask } from '../src/analysisThreads.js';
import { libraryGames, type MatchServerConfig, type Store, servedGame } from '../src/index.js';
import { Matches } from '../src/matches.js';
import { Metrics } from '../src/metrics.js';
import { refereeLog } from '../src/refereeLog.js';
import type { Timing } from '../src/timing.js';
import { ask, ENDLESS, open, openStore, serve, turn, UNLIMITED, until } from './testServer.js';

const SHORT = { game: 'chicken', players: ['random', 'easy'], options: { maxRounds: 1 } };
/** Makes every answer wait for its analysis. */
const PATIENT = { analysis: 600_000 };
/** A hundred moves: their analysis takes much longer than any other step of a test. */
const LONG = { game: 'chicken', players: ['easy', 'easy', 'easy'], options: { maxRounds: 6, target: 10_000 } };
const SLOW = { playouts: 1_500 };

let store: Store;
/** The server that plays the matches to analyze. */
let shared: { readonly url: string; stop(): Promise<void> };

beforeAll(async () => {
  store = await openStore('memory');
  shared = await serve(store);
});

afterAll(async () => {
  await shared.stop();
  await store.close();
});

/** The threads that this process has started during a test. */
const started: Worker[] = [];
const note = (worker: Worker) => void started.push(worker);
/** The number of running threads: one that has ended has the id -1. */
const living = () => started.filter(({ threadId }) => threadId !== -1).length;
const ends: (() => unknown)[] = [];

beforeEach(() => void process.on('worker', note));

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  process.off('worker', note);
  started.length = 0;
});

/** Lets bots play a match to its end; returns its id. */
async function finished(body: object): Promise<string> {
  const { id } = await open(shared.url, body);
  await until(async () => (await ask(shared.url, `/matches/${id}/info`)).body['status'] === 'over');
  return id;
}

async function start(config: Partial<MatchServerConfig> = {}, timing: Partial<Timing> = {}) {
  const server = await serve(store, { botThreads: 1, ...config }, timing);
  ends.push(() => server.stop());
  return server;
}

const askFor = (url: string, id: string, token?: string) => ask(url, `/matches/${id}/analysis`, { token, body: {} });
const decisionsIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  // The contract says so.
  (body['findings'] as readonly Finding<GameTypes>[]).filter((finding) => finding.type === 'decision');

/** Resolves once the analysis of a match has judged a move. */
async function underWay(url: string, id: string): Promise<void> {
  await until(async () => Number((await askFor(url, id)).body['done']) > 0);
}

describe('a finished match', () => {
  it("is analyzed once for all requests, with the library's findings, identically in every process", async () => {
    const id = await finished(SHORT);
    const metricsToken = 'of-the-operator';
    const { url } = await start({ analysis: { playouts: 20 }, metricsToken }, PATIENT);
    const answers = await Promise.all([askFor(url, id), askFor(url, id), askFor(url, id)]);
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { game: 'chicken', playouts: 20 } });
    expect(first?.headers.get('content-type')).toBe('application/json');
    expect(answers.map(({ text }) => text)).toEqual(answers.map(() => first?.text));
    expect((await askFor(url, id)).text).toBe(first?.text);
    expect(started).toHaveLength(1);
    expect(living()).toBe(0);
    const { text } = await ask(url, '/metrics', { token: metricsToken });
    expect(text).toContain('hencoop_analyses_total{answer="made"} 1');
    expect(text).toContain('hencoop_analyses_total{answer="cached"} 1');
    const found: Finding<GameTypes>[] = [];
    const steps = standing(refereeLog(await store.log(id)));
    const bots: AnyBots = chickenBots;
    for await (const finding of analyze(bots, steps, { playouts: 20 })) found.push(finding);
    expect(first?.body['findings']).toEqual(found);
    // Everybody learns of every move in Chicken.
    const counts = steps.map((_, index) => steps.slice(0, index + 1).flatMap(({ events }) => events).length);
    const places = counts.slice(1).map((after, index) => [counts[index], after]);
    expect(first?.body['learned']).toEqual([places, places, places]);
    const other = await start({ analysis: { playouts: 20 } }, PATIENT);
    expect((await askFor(other.url, id)).text).toBe(first?.text);
    expect(started).toHaveLength(2);
  });

  it('is analyzed without the moves that were taken back', async () => {
    const { url } = await start({ analysis: { playouts: 2 } }, PATIENT);
    const { id, tokens } = await open(url, { game: 'chicken', seats: 2, options: { maxRounds: 1 } });
    const withdraw = (seat: number, revision: number) =>
      ask(url, `/matches/${id}/moves`, {
        token: tokens[seat],
        body: { id: `m${revision}`, revision, move: { seat, type: 'withdraw' } },
      });
    await withdraw(0, 1);
    await ask(url, `/matches/${id}/undo`, { token: tokens[0], body: { id: 'u', revision: 2 } });
    await ask(url, `/matches/${id}/undo/answer`, { token: tokens[1], body: { id: 'u', accept: true } });
    expect((await withdraw(0, 3)).status).toBe(200);
    expect((await withdraw(1, 4)).status).toBe(200);
    expect((await store.log(id)).map(({ kind }) => kind)).toContain('takenBack');
    const decisions = decisionsIn(await askFor(url, id, tokens[1]));
    expect(decisions.map(({ seat, index }) => [seat, index])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

describe('a server with analyses', () => {
  it('refuses to analyze a match that is unknown or not over, or with a token of another match', async () => {
    const { url } = await start();
    const { id } = await open(url, { game: 'chicken', seats: 2 });
    expect(await askFor(url, id)).toMatchObject({
      status: 409,
      body: { code: 'unfinished', error: 'This match is not over yet.' },
    });
    expect((await askFor(url, crypto.randomUUID())).body).toEqual({
      code: 'notFound',
      error: 'There is no such match.',
    });
    const over = await finished(SHORT);
    expect(await askFor(url, over, 'hen')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(started).toHaveLength(0);
  });

  it('refuses to analyze a match that is too long or of a game outside the library, and every match if analyses are off', async () => {
    const id = await finished(SHORT);
    const strict = await start({ analysis: { moves: 1 } });
    const { body } = await askFor(strict.url, id);
    expect(body).toMatchObject({ code: 'noAnalysis' });
    expect(body['error']).toBe('This match is too long to analyze: the limit is 1 moves.');
    const own = await start({ games: [servedGame(chickenEntry, chickenBots)] });
    expect(await askFor(own.url, id)).toMatchObject({
      status: 409,
      body: { code: 'noAnalysis', error: 'This server does not analyze matches of this game.' },
    });
    const off = { code: 'noAnalysis', error: 'This server does not analyze matches.' };
    for (const config of [{ analysis: null }, { botThreads: 0 }])
      expect(await askFor((await start(config)).url, id)).toMatchObject({ status: 409, body: off });
    expect(started).toHaveLength(0);
  });

  it('limits the waiting analyses, in all and of one sender', async () => {
    const [running, waiting, more] = await Promise.all([finished(LONG), finished(SHORT), finished(SHORT)]);
    const full = await start({ analysis: { ...SLOW, waiting: 1 } }, { analysis: 0 });
    expect(await askFor(full.url, running)).toMatchObject({ status: 202, body: { done: 0 } });
    expect((await askFor(full.url, waiting)).status).toBe(202);
    const refused = await askFor(full.url, more);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'unavailable', error: 'Too many analyses wait. Try again in 10 s.' },
    });
    expect(refused.headers.get('retry-after')).toBe('10');
    // It is already in progress.
    expect((await askFor(full.url, running)).status).toBe(202);
    const limits = { ...UNLIMITED, analyses: { count: 1, seconds: 1_000 } };
    const { url } = await start({ analysis: SLOW, limits }, { analysis: 0 });
    expect((await askFor(url, waiting)).status).toBe(202);
    expect((await askFor(url, waiting)).status).toBe(202);
    const limited = await askFor(url, more);
    expect(limited).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(limited.body['error']).toMatch(/^Too many new analyses: at most 1 in 1000 seconds\./);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    [{ playouts: 1 }, 'analysis.playouts: expected a whole number from 2 to 100000, got 1'],
    [{ threads: 0.5 }, 'analysis.threads: expected a whole number from 1 to 64, got 0.5'],
    [{ waiting: -1 }, 'analysis.waiting: expected a whole number from 0 to 10000, got -1'],
  ])('does not start with %o', async (analysis, message) => {
    await expect(start({ analysis })).rejects.toThrow(new RangeError(message));
  });

  it('does not start with settings for analyses but without threads', async () => {
    await expect(start({ analysis: { playouts: 50 }, botThreads: 0 })).rejects.toThrow(
      new RangeError('analysis: expected botThreads from 1, since an analysis needs a thread'),
    );
  });
});

describe('during an analysis', () => {
  it('a bot moves, and the analysis continues', async () => {
    const over = await finished(LONG);
    const { url } = await start({ analysis: SLOW }, { analysis: 0 });
    await underWay(url, over);
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'strong'], options: ENDLESS });
    const token = tokens[0] ?? '';
    for (const round of [1, 2, 3]) {
      await until(async () => (await turn(url, 'chicken', id, token)).moves.length > 0);
      const { revision, moves } = await turn(url, 'chicken', id, token);
      const body = { id: `m${round}`, revision, move: moves.find(({ type }) => type === 'draw') ?? moves[0] };
      expect((await ask(url, `/matches/${id}/moves`, { token, body })).status).toBe(200);
    }
    const bots = async () => (await store.log(id)).filter(({ kind, seat }) => kind === 'moved' && seat === 1).length;
    await until(async () => (await bots()) > 0);
    const { status, body } = await askFor(url, over);
    expect(status).toBe(202);
    expect(Number(body['done'])).toBeLessThan(Number(body['moves']));
    expect(started).toHaveLength(2);
  });

  it('the server shuts down cleanly, and waiting clients get an answer', async () => {
    const [over, next] = [await finished(LONG), await finished(SHORT)];
    const metricsToken = 'of-the-operator';
    const server = await start({ analysis: SLOW, metricsToken });
    const answers = [askFor(server.url, over), askFor(server.url, next)];
    // The server must have read both requests, because it resets unread ones when it stops.
    await until(async () => {
      const { text } = await ask(server.url, '/metrics', { token: metricsToken });
      return living() > 0 && /^hencoop_analyses_waiting 1$/m.test(text);
    });
    await server.stop();
    for (const answer of await Promise.all(answers))
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'unavailable', error: 'The server is restarting. Reconnect.' },
      });
    expect(living()).toBe(0);
  });
});

describe('the analyses of a process', () => {
  const say = (message: string) => `require('node:worker_threads').parentPort.postMessage(${message});`;
  /** Answers with the number of moves. */
  const quick = say(`{ type: 'found', text: String(require('node:worker_threads').workerData.steps.length) }`);
  const hanging = 'for (;;);';
  const free = async () => {};

  /** Analyses in threads that run these programs, one after another; the last one repeats. */
  async function analyses(programs: readonly string[], config: Partial<AnalysesConfig> = {}) {
    const troubles: unknown[] = [];
    const none = () => 0;
    const metrics = new Metrics({
      live: none,
      botsWaiting: none,
      analysesWaiting: none,
      catchingUp: none,
      connections: () => null,
    });
    const matches = new Matches({
      store,
      games: await libraryGames(),
      cached: 10,
      now: Date.now,
      onBotToMove() {},
    });
    let next = 0;
    const made = new Analyses({
      settings: ANALYSIS,
      matches,
      store,
      metrics,
      onError: (error) => troubles.push(error),
      patience: 120_000,
      start: (workerData: AnalysisTask) =>
        new Worker(programs[Math.min(next++, programs.length - 1)] ?? '', { eval: true, workerData }),
      ...config,
    });
    ends.push(() => made.close());
    return { made, troubles };
  }

  it('keep a limited number of results', async () => {
    const [a, b] = [await finished(SHORT), await finished(SHORT)];
    const { made } = await analyses([quick], { settings: { ...ANALYSIS, cached: 1 } });
    const counts = [];
    for (const id of [a, a, b, b, a]) {
      await made.find(id, 'ada', free);
      counts.push(started.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3]);
  });

  it('run a limited number at once, first come, first served', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push(await finished(SHORT));
    const held = `require('node:worker_threads').parentPort.once('message', () => { ${quick} });`;
    const { made } = await analyses([held], { settings: { ...ANALYSIS, threads: 2 } });
    const answered: string[] = [];
    const asked: Promise<unknown>[] = [];
    for (const [index, id] of ids.entries()) {
      asked.push(made.find(id, 'ada', free).then(() => answered.push(id)));
      await until(() => started.length + made.waiting === index + 1);
    }
    expect(started).toHaveLength(2);
    for (const [index, id] of ids.entries()) {
      started[index]?.postMessage('go on');
      await until(() => answered.length === index + 1);
      expect(answered.at(-1)).toBe(id);
      await until(() => started.length === Math.min(4, index + 3));
      expect(living()).toBeLessThanOrEqual(2);
    }
    await Promise.all(asked);
  });

  it.each([
    ['ends early', '', 'the thread of an analysis has ended without a result'],
    ['fails', 'throw new Error("broken")', 'broken'],
    ['takes too long', hanging, 'no analysis within 1 s'],
  ])('give up an analysis whose thread %s, and continue with others', async (_, program, message) => {
    const [broken, whole] = [await finished(SHORT), await finished(SHORT)];
    const { made, troubles } = await analyses([program, quick], { settings: { ...ANALYSIS, seconds: 1 } });
    const failed = {
      code: 'unavailable',
      message: 'The analysis of this match has failed. Try again in 60 s.',
      retryAfter: 60,
    };
    await expect(made.find(broken, 'ada', free)).rejects.toMatchObject(failed);
    await expect(made.find(broken, 'ada', free)).rejects.toMatchObject(failed);
    expect(troubles).toEqual([new Error(message)]);
    expect(started).toHaveLength(1);
    expect(await made.find(whole, 'ada', free)).toBe(String(standing(refereeLog(await store.log(whole))).length));
    expect(living()).toBe(0);
  });

  it('refuse a match that was migrated to the current rules', async () => {
    const id = await finished(SHORT);
    const old: Pick<Store, 'find' | 'log'> = {
      log: store.log,
      async find(match) {
        const stored = await store.find(match);
        return stored && { ...stored, match: { ...(stored.match as object), rules: 0 } };
      },
    };
    const { made } = await analyses([quick], { store: old });
    await expect(made.find(id, 'ada', free)).rejects.toMatchObject({ code: 'otherRules' });
  });
});
