import fc from 'fast-check';
import type { GameTypes } from 'hencoop';
import { loadEntry } from 'hencoop/games';
import { type AnyEntry, formatRecord, type GameRecord, logOfRecord, verify } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { observing } from '../../../support/observing.js';
import type { GameId, GameSnapshot, Move, Player } from '../src/protocol.js';
import type { HostConfig } from '../src/worker/hostState.js';
import { loadGame } from '../src/worker/loadedGame.js';
import { makeBot } from '../src/worker/makeBot.js';
import type { Stamped } from '../src/worker/storage.js';
import { folded, IDS, memoryStorage, movesOf, Page, picks, shortOptions } from './page.js';

const seatsOf = (game: GameId) => (game === 'crazy-chicken' || game === 'chicken-roundup' ? 2 : 3);

async function created(page: Page, game: GameId, players: readonly Player[], options: object = shortOptions(game)) {
  return page.ask({ type: 'create', game, players, names: players.map((_, seat) => `Player ${seat}`), options });
}

const fast = { type: 'pace', thinking: 0, ahead: null } as const;

/** Makes random legal moves for the people, at most `moves`, until the game is over; returns their number. */
async function playOn(page: Page, game: GameId, seed: number, moves = Infinity): Promise<number> {
  const loaded = await loadGame(game);
  const pick = picks(seed);
  for (let played = 0; ; played++) {
    const seen = await page.table();
    const persons = seen.actors.filter((seat) => seen.players[seat] === 'person');
    const [person] = persons;
    if (person === undefined || played === moves) return played;
    const table = seen.viewer !== null && persons.includes(seen.viewer) ? seen : await page.table(person);
    const legal = movesOf(loaded, table);
    const move = legal[pick(legal.length)];
    if (move === undefined) throw new Error('expected a legal move');
    const before = page.pushed.length;
    const { revision, events, actors } = await page.ask({
      type: 'move',
      revision: table.revision,
      move: move,
    });
    await page.host.settled();
    // A page that folds deliveries has the same table as one that requests it again.
    let view = folded(loaded, table.view, events);
    let last = revision;
    let lastActors = actors;
    for (const pushed of page.pushed.slice(before)) {
      if (pushed.type === 'trouble' && pushed.what === 'saved') continue;
      if (pushed.type !== 'happened') throw new Error(JSON.stringify(pushed));
      expect(pushed.revision).toBe(last + 1);
      view = folded(loaded, view, pushed.events);
      last = pushed.revision;
      lastActors = pushed.actors;
    }
    const now = await page.table();
    expect(now.revision).toBe(last);
    expect(now.actors).toEqual(lastActors);
    expect(now.view).toEqual(view);
    expect(folded(loaded, now.from, now.events)).toEqual(now.view);
  }
}

describe.each(IDS)('a game of %s in the worker', (game) => {
  const seats = seatsOf(game);

  it('is played to its end by bots of every kind, for a spectator', async () => {
    const loaded = await loadGame(game);
    const { personalities, levels } = await new Page().ask({ type: 'about', game });
    const bots = [...(levels[seats] ?? []).map(({ name }) => name), ...personalities, 'random'];
    for (let first = 0; first < bots.length; first += seats) {
      const page = new Page();
      await page.ask(fast);
      const players = Array.from({ length: seats }, (_, seat) => bots[(first + seat) % bots.length] ?? '');
      const { viewer } = await created(page, game, players);
      expect(viewer).toBeNull();
      const table = await page.table();
      expect(loaded.game.outcome(table.view)?.ranking.flat()).toHaveLength(seats);
      expect(page.pushed.every(({ type }) => type === 'happened')).toBe(true);
      expect(table.actors).toEqual([]);
    }
  });

  it('is played to its end by people at one screen', async () => {
    const loaded = await loadGame(game);
    const page = new Page();
    const { viewer } = await created(page, game, Array(seats).fill('person'));
    expect(viewer).toBeNull();
    expect(await playOn(page, game, 5)).toBeGreaterThan(3);
    expect(loaded.game.isOver((await page.table()).view)).toBe(true);
  });

  it('continues after a reload as if there had been none', async () => {
    const ends: string[] = [];
    for (const reloads of [0, 3]) {
      const storage = memoryStorage();
      let page = new Page({ storage });
      await page.ask(fast);
      const players = ['person', ...Array(seats - 1).fill('medium')];
      const { saved } = await created(page, game, players);
      // The same random moves in both games: each stretch has its own seed.
      for (let stretch = 0; stretch < 4; stretch++) {
        if (stretch > 0 && stretch <= reloads) {
          await page.host.settled();
          page = new Page({ storage });
          await page.ask(fast);
          expect((await page.ask({ type: 'list' })).map((game) => game.saved)).toEqual([saved]);
          await page.ask({ type: 'open', saved: saved ?? '' });
        }
        await playOn(page, game, stretch, stretch < 3 ? 4 : Infinity);
      }
      const { events, names, players: seated } = await page.table();
      expect(names[1]).toBe('Player 1');
      expect(seated).toEqual(players);
      ends.push(JSON.stringify(events));
      const [summary] = await page.ask({ type: 'list' });
      expect(summary).toMatchObject({ game, over: true, undone: 0 });
    }
    expect(ends[1]).toBe(ends[0]);
  });

  it('shows no hand before its player takes over the screen', async () => {
    const page = new Page();
    await created(page, game, Array(seats).fill('person'));
    const loaded = await loadGame(game);
    for (let turn = 0; turn < 6; turn++) {
      const seen = await page.table(null);
      const [actor = 0] = seen.actors;
      const [spectator, sent] = [JSON.stringify(seen.view), page.sent.length];
      expect(spectator).toBe(JSON.stringify(folded(loaded, null, seen.events)));
      const table = await page.table(actor);
      const [move] = movesOf(loaded, table);
      if (move === undefined) throw new Error('expected a legal move');
      await page.ask({ type: 'move', revision: table.revision, move: move });
      await page.host.settled();
      // Until another player takes over, all messages are for the seat at the screen.
      for (const bytes of page.sent.slice(sent)) {
        const { viewer = actor } = JSON.parse(bytes).value?.view ?? {};
        expect(viewer).toBe(actor);
      }
    }
  });

  it("takes back the only person's last decision, and marks it", async () => {
    const storage = memoryStorage();
    const page = new Page({ storage });
    await page.ask(fast);
    const loaded = await loadGame(game);
    const { saved, canUndo } = await created(page, game, ['person', ...Array(seats - 1).fill('medium')]);
    expect(canUndo).toBe(false);
    expect(await page.refusal({ type: 'undo' })).toMatchObject({ type: 'cannotUndo' });
    await playOn(page, game, 3, 3);
    const before = await page.table();
    expect(before.canUndo).toBe(true);
    const moves = movesOf(loaded, before);
    await page.ask({ type: 'move', revision: before.revision, move: moves[0] as Move });
    const after = await page.table();
    const undone = await page.ask({ type: 'undo' });
    expect(undone).toMatchObject({ undone: 1, viewer: 0 });
    expect(undone.revision).toBeGreaterThan(after.revision);
    await page.host.settled();
    // The table is the one before the decision; the bots repeat their moves.
    const again = await page.table();
    expect({ ...again, revision: 0 }).toEqual({ ...before, revision: 0, undone: 1 });
    expect(await page.refusal({ type: 'move', revision: before.revision, move: moves[0] })).toMatchObject({
      type: 'stale',
    });
    await page.host.settled();
    const reloaded = new Page({ storage });
    expect(await reloaded.ask({ type: 'open', saved: saved ?? '' })).toMatchObject({ undone: 1 });
    expect(await page.ask({ type: 'list' })).toMatchObject([{ undone: 1 }]);
    const { text } = await page.ask({ type: 'export' });
    expect(JSON.parse(text)).toMatchObject({ undone: 1 });
  });

  it('is exported as the log of the viewing seat while it is in progress, and imported again', async () => {
    const page = new Page();
    await page.ask(fast);
    const loaded = await loadGame(game);
    await created(page, game, ['person', ...Array(seats - 1).fill('medium')]);
    await playOn(page, game, 3, 3);
    const table = await page.table();
    const { format, text, name } = await page.ask({ type: 'export' });
    expect(format).toBe('seatLog');
    expect(name).toBe(`hencoop-${game}-1970-01-01.json`);
    expect(verify(JSON.parse(text).stored, [await loadEntry(game)]).ok).toBe(true);
    expect(text).not.toMatch(/seed|game 1/);
    const other = new Page();
    const replay = await other.ask({ type: 'import', text });
    expect(replay).toMatchObject({ purpose: 'replay', saved: null, viewer: 0, names: table.names });
    expect(replay.view).toEqual(table.view);
    expect(replay.events).toEqual(table.events);
    expect(await other.refusal({ type: 'viewAs', seat: 1 })).toMatchObject({ type: 'notYours' });
    expect(
      await other.refusal({ type: 'move', revision: replay.revision, move: movesOf(loaded, table)[0] }),
    ).toMatchObject({ type: 'noGame' });
    expect(await other.ask({ type: 'export' })).toMatchObject({ format: 'seatLog' });
    expect(await page.refusal({ type: 'share', what: 'game' })).toMatchObject({ type: 'unfinished' });
    const { hash } = await page.ask({ type: 'share', what: 'position' });
    expect(hash).toMatch(/^t1\.[\w-]+$/);
    const position = await other.ask({ type: 'openShared', hash: `#${hash}` });
    const seen = loaded.game.view(table.view, 0);
    expect(position).toMatchObject({ purpose: 'position', viewer: 0, view: seen, from: seen, events: [] });
    expect(await other.ask({ type: 'share', what: 'position' })).toEqual({ hash });
  });

  it('is exported as a record once it is over, and can be viewed from every seat', async () => {
    const page = new Page();
    await page.ask(fast);
    await created(page, game, ['person', ...Array(seats - 1).fill('medium')]);
    expect(await page.refusal({ type: 'viewAs', seat: 1 })).toMatchObject({ type: 'notYours' });
    await playOn(page, game, 8);
    const { format, text } = await page.ask({ type: 'export' });
    expect(format).toBe('record');
    const entry: AnyEntry = await loadEntry(game);
    const record: GameRecord = JSON.parse(text).stored;
    const verified = verify(record, [entry]);
    expect(verified.ok && verified.outcome?.ranking.flat()).toHaveLength(seats);
    const { hash } = await page.ask({ type: 'share', what: 'game' });
    for (const request of [
      { type: 'import', text },
      { type: 'import', text: JSON.stringify(JSON.parse(text).stored) },
      { type: 'import', text: formatRecord(entry, record) },
      { type: 'import', text: JSON.stringify(logOfRecord(entry, record)) },
      { type: 'openShared', hash },
    ] as const) {
      const other = new Page();
      const back = await other.ask(request);
      expect(back).toMatchObject({ purpose: 'lookBack', saved: null, viewer: null });
      for (let seat = 0; seat < seats; seat++) {
        const table = await other.ask({ type: 'viewAs', seat });
        const here = await page.table(seat);
        expect(table.view).toEqual(here.view);
        expect(table.events).toEqual(here.events);
      }
      expect(await other.refusal({ type: 'viewAs', seat: seats })).toMatchObject({ type: 'invalid' });
    }
    // The game is in progress again, so a bot's view is no longer shown.
    await page.ask({ type: 'viewAs', seat: 1 });
    expect(await page.ask({ type: 'undo' })).toMatchObject({ viewer: 0, view: { viewer: 0 } });
  });

  it('gives a hint that contains no times', async () => {
    const page = new Page();
    await page.ask({ type: 'pace', thinking: 30, ahead: null });
    const loaded = await loadGame(game);
    const { revision } = await created(page, game, Array(seats).fill('person'));
    expect(await page.refusal({ type: 'hint', revision })).toMatchObject({ type: 'notYours' });
    const [actor = 0] = (await page.table()).actors;
    const table = await page.table(actor);
    const legal = movesOf(loaded, table);
    const hint = await page.ask({ type: 'hint', revision: table.revision });
    expect(legal).toContainEqual(hint.move);
    expect(hint.analysis).toHaveLength(legal.length);
    expect(JSON.stringify(hint)).not.toContain('milliseconds');
    expect(await page.refusal({ type: 'hint', revision: table.revision + 1 })).toMatchObject({ type: 'stale' });
  });
});

it.each(IDS)("bots of %s, also those that give hints, observe their seat's log, even after undo", async (game) => {
  const told = observing(await (await loadGame(game)).bots());
  const page = new Page({ makeBot: () => told.bots.level('medium') });
  await page.ask(fast);
  const seats = seatsOf(game);
  await created(page, game, ['person', ...Array<Player>(seats - 1).fill('medium')]);
  expect(await playOn(page, game, 5, 3)).toBe(3);
  const { revision } = await page.ask({ type: 'undo' });
  const before = told.choices();
  await page.ask({ type: 'hint', revision });
  expect(told.choices()).toBeGreaterThan(before);
  await playOn(page, game, 6, 20);
  expect(told.choices()).toBeGreaterThan(before + 1);
});

it('a move or another hint cancels a hint', async () => {
  const page = new Page({
    makeBot: (...given) => ({
      ...makeBot(...given),
      choose: (_, { signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    }),
  });
  await created(page, 'chicken', ['person', 'person']);
  const { revision } = await page.table(0);
  const aborted = { ok: false, refusal: { type: 'aborted' } };
  const first = page.answer({ type: 'hint', revision });
  const second = page.answer({ type: 'hint', revision });
  expect(await first).toMatchObject(aborted);
  await page.ask({ type: 'move', revision, move: { seat: 0, type: 'draw' } });
  expect(await second).toMatchObject(aborted);
});

describe('the bots of the worker', () => {
  it('wait until the page has shown the last events', async () => {
    const page = new Page();
    await page.ask({ type: 'pace', thinking: 0, ahead: 2 });
    const { revision } = await created(page, 'chicken', ['medium', 'medium']);
    await page.host.settled();
    expect(page.pushed).toEqual([]);
    await page.ask({ type: 'shown', revision });
    await page.host.settled();
    expect(page.pushed.map((pushed) => pushed.type === 'happened' && pushed.revision - revision)).toEqual([1, 2, 3]);
    await page.ask({ type: 'shown', revision: revision + 2 });
    await page.host.settled();
    expect(page.pushed).toHaveLength(5);
    await page.ask({ type: 'pace', thinking: 0, ahead: null });
    expect((await page.table()).actors).toEqual([]);
  });

  it('are loaded after the table is shown, or before it if a player must be looked up', async () => {
    let loadings = 0;
    const load: HostConfig['load'] = async (id) => {
      const loaded = await loadGame(id);
      return {
        ...loaded,
        bots: () => {
          loadings += 1;
          return loaded.bots();
        },
      };
    };
    const page = new Page({ load });
    await page.ask({ type: 'pace', thinking: 0, ahead: 1 });
    const { revision } = await created(page, 'chicken', ['person', 'strong', 'random']);
    await page.host.settled();
    expect(loadings).toBe(0);
    await page.ask({ type: 'shown', revision });
    expect(loadings).toBe(1);
    await created(page, 'chicken', ['person', 'daring']);
    expect(loadings).toBe(2);
  });

  it('stop the game with a message if they cannot be loaded', async () => {
    const load: HostConfig['load'] = async (id) => ({
      ...(await loadGame(id)),
      bots: () => Promise.reject(new TypeError('no connection')),
    });
    const page = new Page({ load });
    await created(page, 'chicken', ['medium', 'person']);
    await page.host.settled();
    expect(page.pushed).toEqual([{ type: 'trouble', what: 'bot', message: 'a bot has failed: TypeError' }]);
  });

  it('all arrange at once, without waiting for the person', async () => {
    const page = new Page();
    await page.ask(fast);
    const { revision } = await created(page, 'blind-chicken-extreme', ['person', 'medium', 'easy', 'random']);
    const table = await page.table();
    expect(table.actors).toEqual([0]);
    // The viewer learns only that each bot is ready.
    expect(table.revision).toBe(revision + 3);
    expect(page.pushed).toHaveLength(3);
    for (const pushed of page.pushed) expect(pushed).toMatchObject({ events: [{}] });
  });

  /** A bot that chooses only when the test allows it. */
  function slowBot() {
    const asked: { readonly view: GameTypes['View']; readonly choose: () => void }[] = [];
    const slow: typeof makeBot = (...given) => ({
      ...makeBot(...given),
      choose: (view) =>
        new Promise((resolve) => {
          asked.push({ view, choose: () => resolve(makeBot(...given).chooseNow(view)) });
        }),
    });
    /** Waits until a bot, which is loaded first, has been asked for this many moves. */
    const isAsked = (times: number) => expect.poll(() => asked.length, { timeout: 120_000, interval: 1 }).toBe(times);
    return { asked, slow, isAsked };
  }

  const turns = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resume) => setTimeout(resume));
  };

  it('think again if the table changes while they think', async () => {
    const { asked, slow, isAsked } = slowBot();
    const page = new Page({ makeBot: slow });
    const loaded = await loadGame('blind-chicken-extreme');
    await created(page, 'blind-chicken-extreme', ['person', 'easy']);
    await isAsked(1);
    for (;;) {
      const table = await page.ask({ type: 'viewAs', seat: 0 });
      const [move] = movesOf(loaded, table);
      if (move === undefined) break;
      await page.ask({ type: 'move', revision: table.revision, move: move });
    }
    // By now the bot knows that the person is ready.
    const before = page.pushed.length;
    asked[0]?.choose();
    await isAsked(2);
    await turns();
    expect(page.pushed).toHaveLength(before);
    expect(asked[1]?.view).not.toEqual(asked[0]?.view);
  });

  it('do not play a move chosen before a decision was taken back', async () => {
    const { asked, slow, isAsked } = slowBot();
    const page = new Page({ makeBot: slow });
    await created(page, 'chicken', ['person', 'easy']);
    const { revision } = await page.ask({ type: 'viewAs', seat: 0 });
    await page.ask({ type: 'move', revision, move: { seat: 0, type: 'draw' } });
    await isAsked(1);
    const undone = await page.ask({ type: 'undo' });
    asked[0]?.choose();
    await turns();
    expect(page.pushed).toEqual([]);
    expect(await page.ask({ type: 'viewAs', seat: 0 })).toEqual(undone);
    await page.ask({ type: 'move', revision: undone.revision, move: { seat: 0, type: 'withdraw' } });
    await isAsked(2);
  });

  it('make the same choice in all deals that look the same to them', async () => {
    const seeds: string[] = [];
    const page = new Page({
      draw: (what) => {
        seeds.push(what);
        return what;
      },
      makeBot: (bots, player, seed, thinking) => {
        seeds.push(seed);
        return makeBot(bots, player, seed, thinking);
      },
    });
    await page.ask({ type: 'pace', thinking: 0, ahead: 0 });
    const { revision } = await created(page, 'chicken', ['medium', 'medium']);
    await page.ask({ type: 'shown', revision });
    await page.host.settled();
    expect(seeds).toEqual(['bots', 'game', 'saved', 'bots/0']);
  });

  it('stop the game with a message if they fail, and it can be opened again', async () => {
    const storage = memoryStorage();
    const failing = new Page({
      storage,
      makeBot: () => {
        throw new Error('card 47 is hidden');
      },
    });
    const { saved } = await created(failing, 'chicken', ['medium', 'person']);
    await failing.host.settled();
    expect(failing.pushed).toEqual([{ type: 'trouble', what: 'bot', message: 'a bot has failed: Error' }]);
    const page = new Page({ storage });
    await page.ask(fast);
    await page.ask({ type: 'open', saved: saved ?? '' });
    expect((await page.table()).actors).toEqual([1]);
    expect(page.pushed.length).toBeGreaterThan(0);
  });

  it('stop thinking when the table is closed', async () => {
    const page = new Page();
    await page.ask({ type: 'pace', thinking: 10_000_000, ahead: null });
    await created(page, 'chicken-roundup', ['expert', 'expert']);
    await page.ask({ type: 'close' });
    await page.host.settled();
    expect(page.pushed).toEqual([]);
    expect(await page.refusal({ type: 'undo' })).toMatchObject({ type: 'noGame' });
  });
});

describe('saved games of the page', () => {
  const two = { type: 'create', game: 'chicken', players: ['person', 'person'], names: ['Ada', 'Bob'] } as const;

  it('are listed, the latest first, opened and removed', async () => {
    let clock = 0;
    const page = new Page({ now: () => ++clock });
    const first = await page.ask(two);
    const second = await page.ask(two);
    expect((await page.ask({ type: 'list' })).map(({ saved }) => saved)).toEqual([second.saved, first.saved]);
    const opened = await page.ask({ type: 'open', saved: first.saved ?? '' });
    const { revision } = await page.ask({ type: 'viewAs', seat: 0 });
    await page.ask({ type: 'move', revision, move: { seat: 0, type: 'draw' } });
    expect(opened.names).toEqual(['Ada', 'Bob']);
    expect((await page.ask({ type: 'list' })).map(({ saved }) => saved)).toEqual([first.saved, second.saved]);
    await page.ask({ type: 'remove', saved: second.saved ?? '' });
    expect(await page.ask({ type: 'list' })).toHaveLength(1);
    expect(await page.refusal({ type: 'open', saved: second.saved ?? '' })).toMatchObject({ type: 'notSaved' });
    // A failed attempt to open a game leaves the table unchanged.
    expect((await page.table()).saved).toBe(first.saved);
    await page.ask({ type: 'remove', saved: first.saved ?? '' });
    expect(await page.refusal({ type: 'viewAs', seat: 0 })).toMatchObject({ type: 'noGame' });
  });

  it('show only public facts in the list', async () => {
    const page = new Page();
    await page.ask(two);
    const [game] = await page.ask({ type: 'list' });
    expect(Object.keys(game ?? {}).sort()).toEqual(
      ['game', 'names', 'over', 'playedAt', 'players', 'saved', 'scores', 'undone'].sort(),
    );
  });

  it('are not overwritten if another tab has continued them', async () => {
    const storage = memoryStorage();
    const [page, tab] = [new Page({ storage }), new Page({ storage })];
    const { saved } = await page.ask(two);
    await page.host.settled();
    await tab.ask({ type: 'open', saved: saved ?? '' });
    const move = { seat: 0, type: 'draw' } as const;
    for (const each of [tab, page]) {
      const { revision } = await each.ask({ type: 'viewAs', seat: 0 });
      await each.ask({ type: 'move', revision, move });
      await each.host.settled();
    }
    expect(tab.pushed).toEqual([]);
    expect(page.pushed).toMatchObject([{ type: 'trouble', what: 'elsewhere' }]);
    const { revision } = await page.ask({ type: 'viewAs', seat: 1 });
    expect(await page.refusal({ type: 'move', revision, move: { ...move, seat: 1 } })).toMatchObject({
      type: 'elsewhere',
    });
    expect(await page.ask({ type: 'open', saved: saved ?? '' })).toMatchObject({ saved });
  });

  it('cause one warning if they cannot be stored, and can still be played', async () => {
    const full = async () => {
      throw new Error('the disk is full');
    };
    let isFull = true;
    const memory = memoryStorage();
    const page = new Page({
      storage: { ...memory, put: (...given) => (isFull ? full() : memory.put(...given)), list: full },
    });
    await page.ask({ ...two, players: ['person', 'medium'] });
    await playOn(page, 'chicken', 3, 3);
    expect(page.pushed.filter(({ type }) => type === 'trouble')).toEqual([
      { type: 'trouble', what: 'save', message: 'the disk is full' },
    ]);
    expect(await page.refusal({ type: 'list' })).toMatchObject({ type: 'storage' });
    expect(memory.kept.size).toBe(0);
    isFull = false;
    await playOn(page, 'chicken', 4, 1);
    expect(memory.kept.size).toBe(1);
    expect(page.pushed.filter(({ type }) => type === 'trouble').at(-1)).toMatchObject({ what: 'saved' });
  });

  it('are refused with a message if they are damaged, without harm to others', async () => {
    const storage = memoryStorage();
    const page = new Page({ storage });
    const { saved } = await page.ask(two);
    const { revision } = await page.ask({ type: 'viewAs', seat: 0 });
    await page.ask({ type: 'move', revision, move: { seat: 0, type: 'draw' } });
    await page.host.settled();
    const good = storage.kept.get(saved ?? '');
    const damaged: readonly object[] = [
      { format: 'hencoop-web/game/2' },
      { game: 'poker' },
      { game: '__proto__' },
      { rules: 99 },
      { seats: 3 },
      { seats: 99 },
      { options: { target: -1 } },
      { options: 'none' },
      { seed: 5 },
      { moves: [{ seat: 1, type: 'draw' }] },
      { moves: [null] },
      { moves: 'many' },
      { moves: Array(30_000).fill({ seat: 0, type: 'draw' }) },
      { players: ['person', 'fox'] },
      { players: ['person'] },
      { names: ['Ada', 'x'.repeat(61)] },
      { undone: -1 },
      { playedAt: 'today' },
      { scores: [Number.NaN, 0] },
    ];
    for (const [index, damage] of damaged.entries()) {
      storage.kept.set(`${index}`, { ...good, ...damage, saved: `${index}` } as Stamped);
      const refusal = await page.refusal({ type: 'open', saved: `${index}` });
      expect(refusal, JSON.stringify(damage).slice(0, 80)).toMatchObject({ type: 'notSaved' });
    }
    storage.kept.set('no object', 5 as never);
    const listed = await page.ask({ type: 'list' });
    expect(listed.map((game) => game.saved)).toContain(saved);
    expect(listed.some((game) => !IDS.includes(game.game))).toBe(false);
    expect(await page.ask({ type: 'open', saved: saved ?? '' })).toMatchObject({ saved });
  });
});

describe('messages to the worker', () => {
  const hostile: readonly unknown[] = [
    undefined,
    null,
    0,
    'hen',
    [],
    {},
    { id: 1 },
    { id: -1, type: 'list' },
    { id: 1.5, type: 'list' },
    { id: '1', type: 'list' },
    { id: 2, type: 'hatch' },
    { id: 2, type: '__proto__' },
    { id: 2, type: ['list'] },
    { id: 3, type: 'create' },
    { id: 3, type: 'create', game: 'poker', players: [], names: [] },
    { id: 3, type: 'create', game: 'toString', players: ['person', 'person'], names: ['', ''] },
    { id: 3, type: 'create', game: 'chicken', players: [], names: [] },
    { id: 3, type: 'create', game: 'chicken', players: ['person'], names: ['Ada'] },
    { id: 3, type: 'create', game: 'chicken', players: Array(9).fill('person'), names: Array(9).fill('') },
    { id: 3, type: 'create', game: 'chicken', players: ['person', 'fox'], names: ['', ''] },
    { id: 3, type: 'create', game: 'chicken', players: ['person', 'constructor'], names: ['', ''] },
    { id: 3, type: 'create', game: 'chicken', players: ['person', 'easy'], names: [''] },
    { id: 3, type: 'create', game: 'chicken', players: ['person', 'easy'], names: ['', 'x'.repeat(61)] },
    { id: 3, type: 'create', game: 'chicken', players: ['person', 'easy'], names: ['', ''], options: { eggs: 2 } },
    { id: 3, type: 'create', game: 'chicken', players: ['person', 'easy'], names: ['', ''], options: 'many' },
    { id: 3, type: 'create', game: 'crazy-chicken', players: Array(3).fill('easy'), names: ['', '', ''] },
    { id: 4, type: 'open', saved: 5 },
    { id: 4, type: 'open', saved: '__proto__' },
    { id: 5, type: 'viewAs', seat: -1 },
    { id: 5, type: 'viewAs', seat: 9 },
    { id: 5, type: 'viewAs', seat: '0' },
    { id: 5, type: 'viewAs' },
    { id: 6, type: 'hint', revision: 'now' },
    { id: 6, type: 'judge', move: null },
    { id: 6, type: 'review', after: -1 },
    { id: 6, type: 'tryAgain', seat: -1, index: 0, names: [] },
    { id: 6, type: 'tryAgain', seat: 0, index: 0.5, names: [] },
    { id: 6, type: 'tryAgain', seat: 0, index: 0, names: 'Ada' },
    { id: 7, type: 'pace', thinking: -1, ahead: null },
    { id: 7, type: 'pace', thinking: 10 ** 12, ahead: null },
    { id: 7, type: 'pace', thinking: null },
    { id: 8, type: 'share', what: 'seed' },
    { id: 9, type: 'import', text: 5 },
    { id: 9, type: 'import', text: 'x'.repeat(5_000_001) },
  ];

  it('are refused with a message if they are wrong, and leave the game unchanged', async () => {
    const page = new Page();
    await created(page, 'chicken', ['person', 'person']);
    const before = JSON.stringify(await page.table(0));
    for (const message of hostile) {
      const sent = page.sent.length;
      await page.host.receive(message);
      expect(page.sent.length, JSON.stringify(message)?.slice(0, 80)).toBe(sent + 1);
      const answer = JSON.parse(page.sent[sent] ?? '');
      expect(answer).toMatchObject({ type: 'answer', ok: false });
      expect(answer.refusal.type).toMatch(/^(invalid|setup|notSaved)$/);
      expect(answer.refusal.message).toMatch(/: (expected .*, got |unknown field; expected )/);
      expect(answer.refusal.message.length).toBeLessThan(400);
    }
    expect(JSON.stringify(await page.table(0))).toBe(before);
  });

  it('with any value as a move are refused, by the rules or because another player is at the screen', async () => {
    const page = new Page();
    await created(page, 'chicken', ['person', 'person']);
    const { revision } = await page.table(0);
    const moves: readonly unknown[] = [
      null,
      5,
      'draw',
      [],
      {},
      { type: 'draw' },
      { seat: 0 },
      { seat: 0, type: 'fly' },
      { seat: 0, type: 'draw', more: 1 },
      { seat: 0, type: 'play', card: { egg: 1 } },
      { seat: '0', type: 'draw' },
      new Map([['seat', 0]]),
      new Date(0),
    ];
    for (const move of moves) {
      const refusal = await page.refusal({ type: 'move', revision, move });
      expect(refusal).toMatchObject({ type: 'illegal', violation: { clause: 'G-0' } });
    }
    expect(await page.refusal({ type: 'move', revision, move: { seat: 1, type: 'draw' } })).toMatchObject({
      type: 'notYours',
    });
    for (const wrong of [revision - 1, revision + 1]) {
      const refusal = await page.refusal({ type: 'move', revision: wrong, move: { seat: 0, type: 'draw' } });
      expect(refusal).toMatchObject({ type: 'stale' });
    }
    await page.table(null);
    expect(await page.refusal({ type: 'move', revision, move: { seat: 0, type: 'draw' } })).toMatchObject({
      type: 'notYours',
    });
  });

  it('are answered once each, whatever their shape, and the game continues', async () => {
    const page = new Page();
    await page.ask(fast);
    await created(page, 'chicken', ['person', 'easy']);
    const words = fc.constantFrom(
      'chicken',
      'person',
      'easy',
      'position',
      'game',
      'saved 2',
      '__proto__',
      '{}',
      't1.abc',
    );
    const value = fc.oneof(words, fc.nat(5), fc.constant(null), fc.array(words, { maxLength: 3 }), fc.anything());
    const field = fc.constantFrom(
      'game',
      'players',
      'names',
      'options',
      'saved',
      'seat',
      'revision',
      'move',
      'what',
      'text',
      'after',
      'index',
    );
    const type = fc.constantFrom(
      'create',
      'open',
      'look',
      'move',
      'hint',
      'undo',
      'shown',
      'share',
      'import',
      'openShared',
      'judge',
      'review',
      'tryAgain',
    );
    const message = fc
      .tuple(fc.dictionary(fc.oneof(field, fc.constant('hash')), value), type)
      .map(([fields, type]) => ({ ...fields, type }));
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: message }, fc.object()), async (request) => {
        const answer = await page.answer(request);
        if (!answer.ok) expect(answer.refusal.type, answer.refusal.message).not.toBe('failed');
      }),
      { numRuns: 400 },
    );
    const ids = page.sent.map((bytes) => JSON.parse(bytes)).flatMap(({ type, id }) => (type === 'answer' ? [id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    await created(page, 'chicken', ['person', 'easy']);
    expect(await playOn(page, 'chicken', 1)).toBeGreaterThan(0);
  });

  it('are answered even after an internal error, without details of the game', async () => {
    const page = new Page({
      load: async (id) => {
        const loaded = await loadGame(id);
        const tryApply: typeof loaded.game.tryApply = ({ seed }) => {
          throw new TypeError(`a bug at ${seed}`);
        };
        return { ...loaded, game: { ...loaded.game, tryApply } };
      },
    });
    await created(page, 'chicken', ['person', 'person']);
    const { revision } = await page.table(0);
    expect(await page.refusal({ type: 'move', revision, move: { seat: 0, type: 'draw' } })).toEqual({
      type: 'failed',
      message: 'the worker has failed: TypeError',
    });
  });

  it('do not stop the worker if their answer cannot be sent', async () => {
    let breaks = true;
    const page = new Page({
      post: () => {
        if (breaks) throw new Error('the page is gone');
      },
    });
    await expect(page.host.receive({ id: 100, type: 'list' })).rejects.toThrow('the page is gone');
    breaks = false;
    expect(await page.ask({ type: 'list' })).toEqual([]);
  });

  it('are answered in order if they wait for each other', async () => {
    const page = new Page();
    const players = ['person', 'person'];
    page.host.receive({ id: 0, type: 'create', game: 'chicken', players, names: players });
    page.host.receive({ id: 1, type: 'viewAs', seat: 0 });
    page.host.receive({ id: 2, type: 'list' });
    await page.host.settled();
    expect(page.sent.map((bytes) => [JSON.parse(bytes).id, JSON.parse(bytes).ok])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
  });
});

describe('files and links from anywhere', () => {
  async function finished(): Promise<{
    readonly text: string;
    readonly hash: string;
    readonly running: string;
    readonly position: string;
  }> {
    const page = new Page();
    await page.ask(fast);
    await created(page, 'chicken', ['person', 'easy']);
    const { text: running } = await page.ask({ type: 'export' });
    const { hash: position } = await page.ask({ type: 'share', what: 'position' });
    await playOn(page, 'chicken', 8);
    const { text } = await page.ask({ type: 'export' });
    const { hash } = await page.ask({ type: 'share', what: 'game' });
    return { text, hash, running, position };
  }

  it('are refused with a message, and leave the table unchanged', async () => {
    const { text, hash, running, position } = await finished();
    const game = JSON.parse(text);
    const changed = (change: object) => JSON.stringify({ ...game, ...change });
    const stored = (change: object) => changed({ stored: { ...game.stored, ...change } });
    const texts: readonly (readonly [string, string])[] = [
      ['', 'unreadable'],
      ['hen', 'unreadable'],
      ['{', 'unreadable'],
      ['{}', 'unreadable'],
      ['[]', 'unreadable'],
      ['{"__proto__":{"format":"hencoop/record/1"}}', 'unreadable'],
      [text.slice(0, -2), 'unreadable'],
      [`${'['.repeat(100_000)}`, 'unreadable'],
      [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'unreadable'],
      [changed({ format: 'hencoop-web/table/2' }), 'future'],
      [changed({ format: 'hencoop-web/nest/1' }), 'unreadable'],
      [changed({ names: ['Ada'] }), 'unreadable'],
      [changed({ names: ['Ada', 5] }), 'unreadable'],
      [changed({ players: Array(9).fill('person') }), 'unreadable'],
      [changed({ undone: -1 }), 'unreadable'],
      [changed({ stored: null }), 'unreadable'],
      [stored({ format: 'hencoop/record/2' }), 'future'],
      [stored({ rules: 99 }), 'future'],
      [stored({ game: 'poker' }), 'unreadable'],
      [stored({ seats: 9 }), 'unreadable'],
      [stored({ moves: game.stored.moves.slice(1) }), 'impossible'],
      [stored({ outcome: { ranking: [[1], [0]], reason: 'target' } }), 'impossible'],
      [stored({ moves: [], outcome: undefined }), 'unfinished'],
      [stored({ seed: 'another' }), 'impossible'],
    ];
    const page = new Page();
    await created(page, 'chicken', ['person', 'person']);
    const before = JSON.stringify(await page.table(0));
    const refused = async (request: object, type: string) => {
      const refusal = await page.refusal(request);
      expect(refusal, JSON.stringify(request).slice(0, 120)).toMatchObject({ type });
      expect(refusal.message.length).toBeLessThan(500);
    };
    for (const [text, type] of texts) await refused({ type: 'import', text }, type);
    await refused({ type: 'import', text: running.replace('"viewer":0', '"viewer":1') }, 'impossible');
    const links: readonly (readonly [string, string])[] = [
      ['', 'unreadable'],
      ['#', 'unreadable'],
      ['#hen', 'unreadable'],
      ['t2.abc', 'future'],
      ['t1.', 'unreadable'],
      ['t1.@@@', 'unreadable'],
      ['t1.abc', 'unreadable'],
      [hash.slice(0, -10), 'unreadable'],
      [position.replace(/.{8}$/, 'AAAAAAAA'), 'unreadable'],
      [`t1.${'A'.repeat(2_000_000)}`, 'unreadable'],
    ];
    for (const [hash, type] of links) await refused({ type: 'openShared', hash }, type);
    expect(JSON.stringify(await page.table(0))).toBe(before);
  });

  it('are refused if they give a table, but not for every seat', async () => {
    const { text } = await finished();
    const log = logOfRecord(await loadEntry('chicken'), JSON.parse(text).stored);
    const page = new Page({
      load: async (id) => {
        const loaded = await loadGame(id);
        const redact: typeof loaded.game.redact = (event, seat) => {
          if (seat === 1 && event.type === 'played') throw new RangeError('event: cannot happen here');
          return loaded.game.redact(event, seat);
        };
        return { ...loaded, game: { ...loaded.game, redact } };
      },
    });
    expect(await page.refusal({ type: 'import', text: JSON.stringify(log) })).toMatchObject({ type: 'impossible' });
  });

  it('are not unpacked if they exceed the size limit', async () => {
    const stream = new CompressionStream('deflate-raw');
    const writer = stream.writable.getWriter();
    writer.write(new Uint8Array(50_000_000)).then(() => writer.close());
    const bytes = Buffer.from(await new Response(stream.readable).arrayBuffer());
    const refusal = await new Page().refusal({ type: 'openShared', hash: `t1.${bytes.toString('base64url')}` });
    expect(refusal).toMatchObject({ type: 'unreadable' });
    expect(refusal.message).toMatch(/expected at most 5000000 bytes/);
  });

  it('are refused if they contain an impossible position', async () => {
    const page = new Page();
    const table: GameSnapshot = await created(page, 'chicken', ['person', 'person']);
    const position = (change: object) =>
      JSON.stringify({
        format: 'hencoop-web/position/1',
        game: 'chicken',
        players: [],
        names: [],
        undone: 0,
        view: { ...table.view, ...change },
      });
    expect(await page.ask({ type: 'import', text: position({}) })).toMatchObject({ purpose: 'position' });
    for (const change of [
      { viewer: 7 },
      { seats: 3 },
      { seed: 'hen' },
      { hands: [] },
      { step: { type: 'turn', seat: 5 } },
      { scores: ['many', 0] },
    ]) {
      const refusal = await page.refusal({ type: 'import', text: position(change) });
      expect(refusal, JSON.stringify(change)).toMatchObject({ type: 'unreadable' });
    }
    expect(
      await page.refusal({ type: 'import', text: position({}).replace('"game":"chicken"', '"game":"poker"') }),
    ).toMatchObject({ type: 'unreadable' });
    const stranger: GameTypes['View'] = table.view;
    expect(stranger.game).toBe('chicken');
  });
});
