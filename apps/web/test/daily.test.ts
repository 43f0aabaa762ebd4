import { parOf as estimatesOf } from 'hencoop/analysis';
import { gameById } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { atNight } from '../../../support/nightEffort.js';
import { dailyIn, dateOf } from '../src/daily.js';
import { dailyName } from '../src/dailyName.js';
import { dailyGame } from '../src/page/dailyGame.js';
import { dailiesIn, type Result, resultsIn, streakOf } from '../src/page/results.js';
import { statisticsOf } from '../src/page/statisticsOf.js';
import type { Delivery, GameId, GameSnapshot, Par } from '../src/protocol.js';
import { loadGame } from '../src/worker/loadedGame.js';
import { IDS, memoryStorage, movesOf, Page } from './page.js';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 24, 12);
const names = (game: GameId) =>
  game === 'crazy-chicken' || game === 'chicken-roundup' ? ['Ada', 'B'] : ['Ada', 'B', 'C'];

it('offers each game in turn, one a day', () => {
  const days = IDS.map((_, day) => dailyGame(dateOf(NOON + day * DAY)));
  expect(days.toSorted()).toEqual(IDS.toSorted());
  expect(dailyGame(dateOf(NOON + IDS.length * DAY))).toBe(days[0]);
});

const daily = (page: Page, game: GameId) => page.ask({ type: 'daily', game, names: names(game) });

async function opened(game: GameId, now = NOON, storage = memoryStorage()): Promise<readonly [Page, GameSnapshot]> {
  const page = new Page({ now: () => now, storage });
  await page.ask({ type: 'pace', thinking: 0, ahead: null });
  return [page, await daily(page, game)];
}

/** Makes the person's first legal move. */
async function moveOnce(page: Page, table: GameSnapshot): Promise<Delivery> {
  const [move] = movesOf(await loadGame(table.game), table);
  if (move === undefined) throw new Error('expected a legal move');
  return page.ask({ type: 'move', revision: table.revision, move });
}

/** Plays until the game is over. */
async function playToEnd(page: Page): Promise<GameSnapshot> {
  for (let table = await page.table(); ; table = await page.table()) {
    if (!table.actors.includes(0)) return table;
    await moveOnce(page, table);
  }
}

describe.each(IDS)('the deal of the day of %s', (game) => {
  it('is the same for everyone on one day, and different the next day', async () => {
    const [[, first], [, second]] = [await opened(game), await opened(game, NOON + 0.4 * DAY)];
    expect(second).toEqual(first);
    expect(first).toMatchObject({ saved: dailyName('2026-11-24', game), purpose: 'play', viewer: 0, canUndo: false });
    const ended = await playToEnd((await opened(game))[0]);
    const next = await playToEnd((await opened(game, NOON + DAY))[0]);
    expect(next.events).not.toEqual(ended.events);
  });

  it("is compared with a bot's game at the same seat, which is the same for everyone", async () => {
    const [page] = await opened(game);
    expect(await page.refusal({ type: 'botResult' })).toMatchObject({ type: 'unfinished' });
    await playToEnd(page);
    const result = await page.ask({ type: 'botResult' });
    expect(result.seat).toBe(0);
    expect(result.ranking.flat().toSorted()).toEqual(names(game).map((_, seat) => seat));
    const [again] = await opened(game);
    await playToEnd(again);
    expect(await again.ask({ type: 'botResult' })).toEqual(result);
  });
});

/** Requests the par until it is complete. */
async function parOf(page: Page): Promise<{ readonly par: Par; readonly steps: readonly number[] }> {
  const steps: number[] = [];
  for (;;) {
    const { progress, par } = await page.ask({ type: 'par' });
    steps.push(progress);
    if (par !== null) return { par, steps };
  }
}

describe('the par of a deal of the day', () => {
  it('comes game by game once the person has finished, and is the same for everyone', async () => {
    const [page] = await opened('chicken');
    expect(await page.refusal({ type: 'par' })).toMatchObject({ type: 'unfinished' });
    await playToEnd(page);
    const { par, steps } = await parOf(page);
    expect(steps.length).toBeGreaterThan(5);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
    // In tests, the bots play only by rules of thumb, so all games equal the bot's game at this seat.
    const { scores, seat } = await page.ask({ type: 'botResult' });
    expect(par.points).toEqual({ low: scores[seat], mean: scores[seat], high: scores[seat] });
    expect(await page.ask({ type: 'par' })).toEqual({ progress: 1, par });
    const [again] = await opened('chicken');
    await playToEnd(again);
    expect((await parOf(again)).par).toEqual(par);
  });

  it('does not block other requests', async () => {
    const [page] = await opened('chicken-out');
    await playToEnd(page);
    await page.ask({ type: 'pace', thinking: null, ahead: null });
    const answers: string[] = [];
    const par = page.ask({ type: 'par' }).then(() => answers.push('par'));
    await page.ask({ type: 'list' }).then(() => answers.push('list'));
    await par;
    expect(answers).toEqual(['list', 'par']);
  });

  it.runIf(atNight(false, true))('is by strong bots with the same number of playouts on every machine', async () => {
    const [page] = await opened('chicken-out');
    await playToEnd(page);
    await page.ask({ type: 'pace', thinking: 50, ahead: null });
    const bots = await gameById('chicken-out').bots();
    const seed = 'hencoop daily 2026-11-24 chicken-out';
    const config = { seat: 0, player: 'strong', others: 'medium', games: 12, seed: `${seed} bots par` } as const;
    let last: Par | null = null;
    for await (const one of estimatesOf(bots, { seats: 3, seed }, config)) last = one;
    expect((await parOf(page)).par).toEqual(last);
  });

  it('ends when another game opens', async () => {
    const [page] = await opened('chicken');
    await playToEnd(page);
    await page.ask({ type: 'pace', thinking: null, ahead: null });
    const par = page.refusal({ type: 'par' });
    await page.ask({ type: 'create', game: 'chicken', players: ['person', 'random'], names: ['Ada', 'B'] });
    expect(await par).toMatchObject({ type: 'aborted' });
    expect(await page.refusal({ type: 'par' })).toMatchObject({ type: 'noGame' });
  });
});

describe('a daily deal', () => {
  it('continues where the person left, also in another tab', async () => {
    const storage = memoryStorage();
    const [page, start] = await opened('chicken', NOON, storage);
    await moveOnce(page, start);
    const table = await page.table();
    expect(await daily(page, 'chicken')).toMatchObject({ view: table.view });
    const [, elsewhere] = await opened('chicken', NOON, storage);
    expect(elsewhere.view).toEqual(table.view);
  });

  it('allows no take-backs', async () => {
    const [page, start] = await opened('chicken');
    expect(await moveOnce(page, start)).toMatchObject({ canUndo: false });
    expect(await page.refusal({ type: 'undo' })).toMatchObject({ type: 'cannotUndo' });
  });

  it('refuses to compare any other game', async () => {
    const page = new Page();
    expect(await page.refusal({ type: 'botResult' })).toMatchObject({ type: 'noGame' });
    await page.ask({ type: 'create', game: 'chicken', players: ['person', 'random'], names: ['Ada', 'B'] });
    expect(await page.refusal({ type: 'botResult' })).toMatchObject({ type: 'noGame' });
  });

  it('is recognized by its name', () => {
    expect(dailyIn(dailyName('2026-11-24', 'chicken-out'))).toEqual({ game: 'chicken-out', date: '2026-11-24' });
    for (const name of ['saved 1', 'daily-2026-11-24-duck', 'daily-2026-02-30-chicken', 'daily-2026-11-24-chicken-']) {
      expect(dailyIn(name)).toBeNull();
    }
    expect(dateOf(NOON)).toBe('2026-11-24');
    expect(dateOf(Number.NaN)).toBe('');
  });
});

const result = (fields: Partial<Result>): Result => ({
  saved: 'saved 1',
  game: 'chicken',
  endedAt: NOON,
  bots: ['medium', 'medium'],
  rank: 1,
  shared: 1,
  points: 12,
  bestRound: 2,
  fewerWin: true,
  undone: 0,
  ...fields,
});

const onDay = (date: string, fields: Partial<Result> = {}) => result({ saved: dailyName(date, 'chicken'), ...fields });

describe('the results in this browser', () => {
  it('are read from stored text, without values of other types', () => {
    const good = [result({}), result({ saved: 'saved 2', bestRound: null })];
    const wrong = [
      null,
      1,
      {},
      [],
      { ...result({}), rank: 0 },
      { ...result({}), game: 'duck' },
      { ...result({}), bots: [1] },
    ];
    expect(resultsIn(JSON.stringify([...wrong, ...good]))).toEqual(good);
    for (const stored of [null, '', '{', '{}', '7', JSON.stringify({ length: 1e9 })])
      expect(resultsIn(stored)).toEqual([]);
  });

  it('count consecutive days up to today or yesterday', () => {
    const days = ['2026-11-21', '2026-11-23', '2026-11-24'].map((date) => onDay(date));
    expect(streakOf(days, NOON)).toBe(2);
    expect(streakOf(days, NOON + DAY)).toBe(2);
    expect(streakOf(days, NOON + 2 * DAY)).toBe(0);
    expect(streakOf([...days, onDay('2026-11-22')], NOON)).toBe(4);
    expect(streakOf([result({})], NOON)).toBe(0);
    expect(dailiesIn([result({}), onDay('2026-11-24')])).toMatchObject([{ date: '2026-11-24', game: 'chicken' }]);
  });

  it('are summed by bots and number of players', () => {
    const { rows, bestRound } = statisticsOf([
      result({}),
      result({ saved: '2', rank: 2, bestRound: 1 }),
      result({ saved: '3', bots: ['easy'] }),
      result({ saved: '4', bots: ['easy', 'strong'], rank: 3, bestRound: null }),
    ]);
    expect(rows).toEqual([
      { level: 'medium', seats: 3, games: 2, wins: 1 },
      { level: 'easy', seats: 2, games: 1, wins: 1 },
      { level: null, seats: 3, games: 1, wins: 0 },
    ]);
    expect(bestRound).toBe(1);
    expect(statisticsOf([result({ fewerWin: false }), result({ fewerWin: false, bestRound: 9 })]).bestRound).toBe(9);
    expect(statisticsOf([result({ bestRound: null })]).bestRound).toBeNull();
  });
});
