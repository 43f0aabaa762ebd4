import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import type { Game, GameTypes } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { type ChickenTypes, chicken, type Move } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.js';
import { type Database, openDatabase } from '../src/database.js';
import { SERVED_GAMES, type ServedGame } from '../src/games.js';
import { createStandIns, type StandIns } from '../src/standIns.js';
import { findLog, findMatch, prepare, storeMatch } from '../src/store.js';
import { Player, seatPlayers, send } from './client.js';

/** PGlite in memory, and a PostgreSQL server if its connection string is given. */
const DATABASES = ['memory://', process.env['TEST_POSTGRES']].filter((database) => database !== undefined);

describe.each(DATABASES)('the server on %s', (database) => {
  let db: Database;
  let server: ServerType;
  let standIns: StandIns;
  let url = '';

  beforeAll(async () => {
    db = await openDatabase(database);
    await prepare(db);
    await prepare(db);
    standIns = createStandIns(db, SERVED_GAMES);
    await new Promise<void>((ready) => {
      server = serve(
        { fetch: createApp(db, standIns).fetch, hostname: '127.0.0.1', port: 0 },
        (address: AddressInfo) => {
          url = `http://127.0.0.1:${address.port}`;
          ready();
        },
      );
    });
  }, 120_000);

  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
    await standIns.close();
    await db.close();
  });

  const open = (seats = 4, options: object = { maxRounds: 3 }) => seatPlayers(chicken, () => url, seats, options);

  /** Plays a match to its end over HTTP, all seats at once, with a spectator; returns its log from the database. */
  async function playOut<G extends GameTypes>(game: Game<G>, seats: number, options: object) {
    const { id, players, address } = await seatPlayers(game, () => url, seats, options);
    const seatsAtOnce = game.actors(game.setup({ seats, options })).length;
    const spectator = new Player(game, address, null);
    const all = await Promise.all(
      players.map(async (player) => {
        let played = 0;
        for (let asked = 0; asked < 5000; asked++) {
          await player.listen();
          if (player.isOver) return played;
          const submission = player.choose();
          if (submission === null) {
            await sleep(5);
            continue;
          }
          const { status, answer } = await player.submit(submission);
          // When several move at once, another's move may have come in between: look and choose again.
          if (status === 409 && seatsAtOnce > 1) continue;
          expect([status, answer]).toEqual([200, { ok: true, id: submission.id, revision: submission.revision + 1 }]);
          played++;
        }
        throw new Error('the game does not end');
      }),
    );
    while (!spectator.isOver) await spectator.listen();
    for (const player of [...players, spectator]) {
      const { revision, view } = await player.look();
      expect(player.seen?.revision).toBe(revision);
      expect(player.seen && game.view(player.seen.view, player.seat)).toEqual(view);
      expect(game.outcome(view)).not.toBeNull();
      expect(game.score(view)).toEqual(game.score((await spectator.look()).view));
    }
    const log = await db.transaction((query) => findLog(query, id));
    expect(log.length).toBe(1 + all.reduce((sum, played) => sum + played, 0));
    return log;
  }

  it('plays a whole game of four seats, each knowing only what it was sent', async () => {
    await playOut(chicken, 4, { maxRounds: 3 });
  }, 120_000);

  it('plays every other game to its end', async () => {
    const logs = [
      await playOut(crazyChicken, 2, { rounds: 1 }),
      await playOut(chickenOut, 4, {}),
      await playOut(blindChickenExtreme, 4, { games: 1 }),
      await playOut(chickenRoundup, 2, {}),
    ];
    expect(SERVED_GAMES.size).toBe(1 + logs.length);
  }, 240_000);

  it('answers a repeated submission again, also when both come at once', async () => {
    const { id, players } = await open();
    const [player] = players;
    await player?.listen();
    const submission = player?.choose();
    const answers = await Promise.all([1, 2, 3, 4].map(() => player?.submit(submission)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, answer: { ok: true } });
    expect(await db.transaction((query) => findLog(query, id))).toHaveLength(2);
  });

  it('lets one of many submissions at the same revision through, and no more', async () => {
    const { id, players } = await open();
    const [player] = players;
    await player?.listen();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => player?.submit(player.choose())));
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await db.transaction((query) => findLog(query, id))).toHaveLength(2);
  });

  it("refuses another seat's move, a stranger's, a spectator's, a stale and an illegal one", async () => {
    const { id, tokens, players, address } = await open();
    const [zero, one] = players;
    const { tokens: foreign } = await open();
    const move = { seat: 0, type: 'draw' };
    const good = { id: randomUUID(), revision: 1, move };
    await one?.listen();
    const post = (token: string | undefined, body: unknown) => send(`${address()}/moves`, token, body);
    expect(await post(tokens[1], good)).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    expect(await post(undefined, good)).toMatchObject({ status: 401 });
    expect(await post('hen', good)).toMatchObject({ status: 401 });
    expect(await post(foreign[0], good)).toMatchObject({ status: 401 });
    expect(await post(tokens[0], { ...good, revision: 0 })).toMatchObject({
      status: 409,
      body: { reason: 'stale', revision: 1 },
    });
    expect(await one?.submit({ ...good, move: { seat: 1, type: 'draw' } })).toMatchObject({
      status: 422,
      answer: { reason: 'illegal', violation: { clause: 'G-1' } },
    });
    expect(await db.transaction((query) => findLog(query, id))).toHaveLength(1);
    expect(await zero?.submit(good)).toMatchObject({ status: 200 });
  });

  it('refuses huge and malformed bodies, and unknown addresses', async () => {
    const { tokens, address } = await open();
    const post = (body: unknown) => send(`${address()}/moves`, tokens[0], body);
    expect(await post('x'.repeat(1_000_000))).toMatchObject({ status: 413 });
    expect(await post(`${'['.repeat(4000)}${']'.repeat(4000)}`)).toMatchObject({ status: 400 });
    expect(await post({ id: 'a', revision: 1, move: 'x'.repeat(8000) })).toMatchObject({ status: 400 });
    for (const body of ['', '{', 'null', '[]', '"draw"', '{"id":"a"}', '{"id":"\\u0000","revision":1,"move":{}}']) {
      expect(await post(body), body).toMatchObject({ status: 400 });
    }
    expect(await send(`${url}/matches/${randomUUID()}`)).toMatchObject({ status: 404 });
    expect(await send(`${url}/matches/1;drop`)).toMatchObject({ status: 404 });
    expect(await send(`${url}/hens`)).toMatchObject({ status: 404 });
    for (const after of ['-1', 'x', '1e99', '0.5']) {
      expect(await send(`${address()}/deliveries?after=${after}`)).toMatchObject({ status: 400 });
    }
    for (const body of [null, [], { game: 'crow' }, { game: 'chicken', seats: 9 }, { game: 'chicken', options: 1 }]) {
      expect(await send(`${url}/matches`, undefined, JSON.stringify(body))).toMatchObject({ status: 400 });
    }
    expect(await send(address(), tokens[0]), 'and goes on').toMatchObject({ status: 200, body: { revision: 1 } });
  });

  const letPlay = (address: string, token: string | undefined, bot: unknown) => send(`${address}/bot`, token, { bot });

  /** Plays for these seats until the game is over. */
  async function playOn(players: readonly Player<ChickenTypes>[]) {
    for (let asked = 0; !players.every((player) => player.isOver); asked++) {
      if (asked > 5000) throw new Error('the game does not end');
      for (const player of players) {
        await player.listen();
        const submission = player.choose();
        if (submission !== null) expect(await player.submit(submission)).toMatchObject({ status: 200 });
      }
      await sleep(2);
    }
  }

  it('lets a bot play for a seat that is away, until it returns', async () => {
    const { id, tokens, players, address } = await open(3);
    const [zero, one, two] = players;
    if (zero === undefined || one === undefined || two === undefined) throw new Error('expected three players');
    expect(await letPlay(address(), tokens[2], 'strong')).toEqual({ status: 200, body: { bot: 'strong' } });
    // Seat 0 and 1 play until the bot has.
    for (let rounds = 0; two.seen === null || two.seen.revision < 7; rounds++) {
      if (rounds > 500) throw new Error('the bot does not play');
      for (const player of [zero, one]) {
        await player.listen();
        const submission = player.choose();
        if (submission !== null) await player.submit(submission);
      }
      await sleep(2);
      await two.listen();
    }
    const submission = { id: 'away', revision: two.seen.revision, move: { seat: 2, type: 'draw' } };
    expect(await two.submit(submission)).toMatchObject({ status: 409, answer: { reason: 'away' } });
    expect(await letPlay(address(), tokens[2], null)).toEqual({ status: 200, body: { bot: null } });
    const before = await db.transaction((query) => findLog(query, id));
    const ofBot = before.filter(({ move }) => (move as Move | null)?.seat === 2);
    expect(ofBot.length).toBeGreaterThan(0);
    await playOn(players);
    expect(two.seen && chicken.view(two.seen.view, 2)).toEqual((await two.look()).view);
  }, 120_000);

  /** Lets a bot play for a seat, unnoticed by the bots of this server. */
  const seatBot = (id: string, seat: number, bot: string | null) =>
    db.transaction(async (query) => {
      const found = await findMatch(query, id, true);
      const match = SERVED_GAMES.get('chicken')?.letPlay(found?.match, seat, bot);
      if (match !== undefined) await storeMatch(query, id, match);
    });

  it('goes on after a start with a game that all have left, and plays it to its end', async () => {
    const { id, players } = await open(4);
    for (const [seat, bot] of ['easy', 'medium', 'daring', 'random'].entries()) await seatBot(id, seat, bot);
    const started = createStandIns(db, SERVED_GAMES);
    await started.wakeAll();
    const [player] = players;
    while (player !== undefined && !player.isOver) {
      await player.listen();
      await sleep(2);
    }
    await started.close();
  }, 120_000);

  it('keeps no transaction open while a bot thinks, and drops a move that comes too late', async () => {
    let [isOpen, closed] = [0, 0];
    const counting: Database = {
      ...db,
      async transaction(act) {
        isOpen += 1;
        try {
          return await db.transaction(act);
        } finally {
          isOpen -= 1;
          closed += 1;
        }
      },
    };
    const thoughts: (() => void)[] = [];
    const openWhileThinking: number[] = [];
    const served = SERVED_GAMES.get('chicken');
    if (served === undefined) throw new Error('expected chicken');
    const slow: ServedGame = {
      ...served,
      client(name) {
        const client = served.client(name);
        const { choose } = client;
        const value = async (signal: AbortSignal) => {
          openWhileThinking.push(isOpen);
          await new Promise<void>((go) => thoughts.push(go));
          return choose(signal);
        };
        return Object.defineProperties(client, { choose: { value } });
      },
    };
    const { id, players } = await open(2);
    const host = createStandIns(counting, new Map([['chicken', slow]]));
    const moves = () => db.transaction(async (query) => (await findLog(query, id)).length - 1);
    const until = async (holds: () => boolean) => {
      while (!holds()) await sleep(2);
    };

    await seatBot(id, 0, 'medium');
    host.wake(id);
    await until(() => thoughts.length > 0);
    // Others are served meanwhile.
    expect((await players[0]?.look())?.revision).toBe(1);
    await seatBot(id, 0, null);
    let before = closed;
    thoughts.pop()?.();
    // It submits, and looks again.
    await until(() => closed === before + 2);
    expect(await moves()).toBe(0);

    await seatBot(id, 0, 'medium');
    host.wake(id);
    await until(() => thoughts.length > 0);
    before = closed;
    thoughts.pop()?.();
    await until(() => closed === before + 2);
    expect(await moves()).toBe(1);
    await host.close();
    expect(openWhileThinking.slice(0, 2)).toEqual([0, 0]);
  }, 120_000);

  it('refuses bots that do not exist, and whoever has no seat', async () => {
    const { tokens, address } = await open(2);
    for (const bot of ['duck', undefined, 7, {}, 'toString']) {
      expect(await letPlay(address(), tokens[0], bot)).toMatchObject({ status: 400 });
    }
    expect(await letPlay(address(), undefined, 'easy')).toMatchObject({ status: 401 });
    expect(await letPlay(address(), 'hen', 'easy')).toMatchObject({ status: 401 });
  });

  it('stops reading an endless body as soon as it can refuse it', async () => {
    const { address, tokens } = await open();
    const { hostname, port, pathname } = new URL(`${address()}/moves`);
    const socket = connect(Number(port), hostname);
    const head = `POST ${pathname} HTTP/1.1\r\nHost: hen\r\nAuthorization: Bearer ${tokens[0]}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const reply = new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(String(data)));
      socket.once('error', reject);
    });
    socket.write(head);
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    for (let sent = 0; sent < 8; sent++) socket.write(chunk);
    expect(await reply).toMatch(/^HTTP\/1\.1 413/);
    socket.destroy();
  });

  it('shows a seat its own cards, and a spectator none', async () => {
    const { players, address } = await open();
    const hands = await Promise.all(
      [players[2], new Player(chicken, address, null)].map(async (player) => (await player?.look())?.view.hands),
    );
    expect(hands[0]?.map((hand) => hand.filter((card) => card !== null).length)).toEqual([0, 0, 6, 0]);
    expect(hands[1]?.flat().filter((card) => card !== null)).toEqual([]);
    const everything = JSON.stringify([await send(address()), await send(`${address()}/deliveries`)]);
    expect(everything).not.toContain('seed');
  });
});
