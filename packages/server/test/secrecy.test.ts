// Two servers with matches that look the same to one seat and differ in everything hidden: cards, seed, others'
// progress. Both must send the seat and a spectator the same bytes for every request, until the rules reveal a
// difference.

import { randomUUID } from 'node:crypto';
import { fastChance, type GameTypes, type Seat } from 'hencoop';
import { GAMES, type GameId } from 'hencoop/games';
import { createReferee, type Delivery, type Match } from 'hencoop/referee';
import type { Kit } from 'hencoop/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../../support/games.js';
import { Hub } from '../src/hub.js';
import { libraryGames, type ServedGame, type Store } from '../src/index.js';
import { infoOf } from '../src/matchInfo.js';
import type { ClockState } from '../src/storedMatch.js';
import { hashed, tokenOf } from '../src/tokens.js';
import type { ViewerSession } from '../src/viewerSession.js';
import { ask, enter, openStore, RawSocket, RawStream, serve, submit, until } from './testServer.js';

const LIBRARY = await libraryGames();

type AnyMatch = Match<GameTypes>;
type State = GameTypes['State'];
type Event = GameTypes['Event'];

const plants = vi.hoisted(() => ({ clock: false, log: false }));

vi.mock('../src/clock.js', async (original) => {
  const clock = await original<typeof import('../src/clock.js')>();
  const movedClock: typeof clock.movedClock = (state, served, before, after, now) => {
    const moved = clock.movedClock(state, served, before, after, now);
    return plants.clock ? { ...moved, since: now } : moved;
  };
  return { ...clock, movedClock };
});
vi.mock('../src/log.js', async (original) => {
  const log = await original<typeof import('../src/log.js')>();
  const traceOf: typeof log.traceOf = (error) => ({
    ...log.traceOf(error),
    ...(plants.log ? { text: String(error) } : {}),
  });
  return { ...log, traceOf };
});

/** A planted leak, which the comparison must find. */
interface Plant {
  readonly game?: (game: ServedGame) => ServedGame;
  readonly store?: (store: Store) => Store;
  readonly clock?: boolean;
  readonly log?: boolean;
  readonly hub?: boolean;
}

/** In the far future, so that no clock runs out by itself. */
const NOON = Date.UTC(2100, 0, 1, 12);
const SECRET = 'a'.repeat(64);
const SETTINGS = { clock: { move: 60, game: 600, bot: 'random' } };

/** Comes every 25 seconds of real time, whatever the match: slow machines see it. */
const BEAT = JSON.stringify({ type: 'beat' });

/** The text of a stream without its keep-alives, which come like {@link BEAT}. */
function withoutBeats(stream: RawStream | undefined): string {
  return (stream?.text ?? '').replaceAll(/^:\n\n/gm, '');
}

/** Each request has an id of its own. */
function withoutRequestId(text: string): string {
  return text.replace(/"request":"[^"]+"/, '"request":""');
}

/** A match at some moment, with all earlier deliveries. */
interface MatchSoFar {
  readonly match: AnyMatch;
  readonly deliveries: readonly Delivery<GameTypes>[];
}

/** One of the two worlds: a server with its store, and everything it has sent. */
class World {
  readonly #store: Store;
  readonly bytes: string[] = [];
  readonly logged: string[] = [];
  readonly sockets: { readonly name: string; readonly frames: () => string }[] = [];
  server: Awaited<ReturnType<typeof serve>> | null = null;
  /** Makes the next write fail with an error that quotes the whole match. */
  fails = false;
  now = NOON;

  constructor(store: Store) {
    this.#store = store;
  }

  get url(): string {
    return this.server?.url ?? '';
  }

  async start(plant: Plant): Promise<void> {
    const failing: Store = {
      ...this.#store,
      change: (id, version, change) => {
        if (!this.fails) return this.#store.change(id, version, change);
        this.fails = false;
        throw new RangeError(`duplicate key: ${JSON.stringify(change.match)}`);
      },
    };
    const heard = (level: string) => (fields: object, message: string) => {
      this.logged.push(withoutRequestId(JSON.stringify([level, fields, message])));
    };
    const games = LIBRARY.map((game) => plant.game?.(game) ?? game);
    const log = { info: heard('info'), warn: heard('warn'), error: heard('error') };
    this.server = await serve(plant.store?.(failing) ?? failing, { games, log }, { now: () => this.now });
    // It names the port.
    this.logged.length = 0;
  }

  /** Puts a match into the store as if it had been played here. */
  async put(id: string, served: ServedGame, { match, deliveries }: MatchSoFar): Promise<void> {
    const seats = match.revisions.map((_, seat) => {
      return {
        seat,
        player: 'person',
        name: `hen ${seat}`,
        token: hashed(tokenOf(SECRET, seat)),
        account: null,
        invitation: null,
      };
    });
    const clock: ClockState = { since: NOON, left: match.revisions.map(() => 600_000) };
    const details = {
      id,
      game: served.id,
      status: 'playing',
      settings: SETTINGS,
      clock,
      rematch: null,
      seats,
    } as const;
    await this.#store.open({
      ...details,
      request: null,
      listed: true,
      rematchOf: null,
      match,
      due: new Date(NOON + 60_000),
      botToMove: false,
      info: infoOf({ stored: details, served, match }),
      log: { kind: 'opened', seat: null, submission: null, move: null, events: [] },
      deliveries,
    });
  }

  async matchOf(id: string): Promise<AnyMatch> {
    return (await this.#store.find(id))?.match as AnyMatch;
  }

  /** Sends a request, and records the whole answer except its date. */
  async request(path: string, given: Parameters<typeof ask>[2] = {}): Promise<void> {
    const { status, headers, text } = await ask(this.url, path, given);
    const kept = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
    this.bytes.push(`${path} ${status} ${JSON.stringify(kept)} ${withoutRequestId(text)}`);
  }

  /** Records the entry of the match in the list; other entries may differ. */
  async list(id: string): Promise<void> {
    const { body } = await ask(this.url, '/matches?count=5');
    const listed = (body as { matches: { id: string }[] }).matches.find((match) => match.id === id);
    if (listed === undefined) throw new Error('expected a match among the newest, got none');
    this.bytes.push(JSON.stringify({ ...listed, opened: null }));
  }
}

/** The number of comparisons, by kind. */
interface Comparisons {
  positions: number;
  own: number;
  others: number;
  refused: number;
  failed: number;
  /** Moves made in only one of the worlds. */
  unseen: number;
}

let stores: readonly [Store, Store];

function picks(seed: string): (count: number) => number {
  const chance = fastChance(seed);
  let used = 0;
  return (count) =>
    chance.roll(
      `${used++}`,
      Array.from({ length: count }, (_, index) => index),
      1,
    )[0] ?? 0;
}

async function compareAt(
  served: ServedGame,
  kit: Kit<GameTypes>,
  game: Awaited<ReturnType<typeof loadGame>>['game'],
  position: MatchSoFar,
  viewer: Seat | null,
  seed: string,
  worlds: readonly [World, World],
  compared: Comparisons,
): Promise<void> {
  const pick = picks(seed);
  const id = randomUUID();
  const [here, there] = worlds;
  const both = (act: (world: World) => Promise<unknown>) => Promise.all(worlds.map(act));
  await here.put(id, served, position);
  const scrambled = kit.scramble(position.match.state, viewer, fastChance(seed));
  await there.put(id, served, { ...position, match: { ...position.match, state: scrambled } });
  const token = viewer === null ? null : tokenOf(SECRET, viewer);
  const receivers = viewer === null ? [null] : [token, null];
  const sentBefore = (to: Seat | null) => (to === null ? position.match.watched : (position.match.revisions[to] ?? 0));
  /** The number of messages that come at once: the welcome, the info, who is connected, and all earlier deliveries. */
  const count = (to: Seat | null) => 3 + sentBefore(to);
  const sockets: [RawSocket[], RawSocket[]] = [[], []];
  const streams: [RawStream[], RawStream[]] = [[], []];
  /** Resolves once all viewers of a world know how many spectators have come so far. */
  const allKnow = (world: number) => {
    const all = [...(sockets[world] ?? []), ...(streams[world] ?? [])];
    const spectators = viewer === null ? all.length : Math.max(0, all.length - 2);
    const last = ({ messages }: RawSocket | RawStream) => messages.findLast(({ type }) => type === 'present');
    return until(() => all.every((one) => last(one)?.['watching'] === spectators));
  };
  // One after another, because each is told about later ones.
  for (const token of receivers) {
    const all = count(token === null ? null : viewer);
    for (const [index, world] of worlds.entries()) {
      const socket = new RawSocket(world.url, id, enter(token), 0, {}, '&people=1');
      sockets[index]?.push(socket);
      await socket.until(({ frames }) => frames.length >= all);
      await allKnow(index);
      const stream = new RawStream(world.url, id, token, 0, '&people=1');
      streams[index]?.push(stream);
      await until(() => stream.messages.length >= all);
      await allKnow(index);
    }
  }
  const texts = (world: number) => [
    ...(sockets[world] ?? []).flatMap(({ frames }) => [...frames, '/']),
    ...(streams[world] ?? []).map(withoutBeats),
  ];
  const same = async () => {
    // Each socket sends a request with a new word: once its answer has arrived, nothing else is in flight.
    const word = `word-${compared.refused++}`;
    for (const socket of sockets.flat()) {
      socket.send(submit({ id: word }));
      await socket.until(({ frames }) => frames.at(-1)?.includes(word) ?? false);
    }
    const [mine, others] = streams;
    await until(() => mine.every((one, index) => withoutBeats(one) === withoutBeats(others[index])), 400).catch(
      () => {},
    );
    const [all, allThere] = [
      [...here.bytes, ...here.logged, ...texts(0)].filter((bytes) => bytes !== BEAT),
      [...there.bytes, ...there.logged, ...texts(1)].filter((bytes) => bytes !== BEAT),
    ];
    const first = all.findIndex((bytes, index) => bytes !== allThere[index]);
    expect(allThere[first]).toBe(all[first]);
    expect(allThere.length).toBe(all.length);
  };
  compared.positions += 1;
  try {
    for (let played = 0; played < 3; played++) {
      const { state, revisions } = await here.matchOf(id);
      if (game.isOver(state)) return;
      const revision = viewer === null ? 0 : (revisions[viewer] ?? 0);
      const moves = [...kit.allMoves(state)];
      const refused = moves.filter((move) => move.seat !== viewer || game.whyNot(state, move) !== null);
      const tried = [0, 1, 2].flatMap(() => refused[pick(refused.length)] ?? []);
      for (const [index, move] of tried.entries()) {
        const body = { id: `refused-${index}`, revision, move };
        await both((world) => world.request(`/matches/${id}/moves`, { token, body }));
        for (const socket of sockets.flat()) socket.send(submit(body));
        compared.refused += 1;
      }
      const stale = { id: 'stale', revision: revision + 1, move: moves[0] };
      await both((world) => world.request(`/matches/${id}/moves`, { token, body: stale }));
      for (const path of [`/matches/${id}`, `/matches/${id}/info`, `/matches/${id}/deliveries?after=0`]) {
        for (const token of receivers) await both((world) => world.request(path, { token }));
      }
      await both((world) => world.list(id));
      await both((world) => world.request('/metrics'));
      await both((world) => world.request(`/matches/${id}/rematch`, { token, body: {} }));
      await both((world) => world.request(`/matches/${id}/emote`, { token, body: { emote: 'oops' } }));
      await same();
      // Both clocks advance equally.
      for (const world of worlds) world.now += 1_000;
      const actors = game.actors(state);
      const others = actors.filter((seat) => seat !== viewer);
      const isOwn = viewer !== null && actors.includes(viewer) && (others.length === 0 || pick(2) === 0);
      if (isOwn) {
        const legal = game.legalMoves(state, viewer);
        const body = { id: `own-${played}`, revision, move: legal[pick(legal.length)] };
        if (compared.failed < 8) {
          // The write fails; below, the move is sent again.
          for (const world of worlds) world.fails = true;
          await both((world) => world.request(`/matches/${id}/moves`, { token, body }));
          compared.failed += 1;
          await same();
        }
        for (const [socket] of sockets) socket?.send(submit(body));
        for (const [socket] of sockets)
          await socket?.until(({ frames }) => frames.some((text) => text.includes(body.id)));
        compared.own += 1;
        const before = state;
        const attempt = game.tryApply(before, body.move);
        if (attempt.ok && attempt.events.some((event: Event) => kit.reveals(event, viewer, before) !== null)) return;
        await same();
        continue;
      }
      const seat = others[pick(others.length)];
      if (seat === undefined) return;
      const legal = game.legalMoves(state, seat);
      const play = async (world: World, move: GameTypes['Move']) => {
        const { revisions } = await world.matchOf(id);
        const body = { id: randomUUID(), revision: revisions[seat], move };
        const { status, text } = await ask(world.url, `/matches/${id}/moves`, { token: tokenOf(SECRET, seat), body });
        if (status !== 200) throw new Error(text);
      };
      const unseen = legal.find((move) => {
        const attempt = game.tryApply(state, move);
        return attempt.ok && attempt.events.every((event: Event) => game.redact(event, viewer) === null);
      });
      if (unseen !== undefined && pick(3) > 0) {
        await play(here, unseen);
        compared.unseen += 1;
        await same();
        continue;
      }
      const other: State = (await there.matchOf(id)).state;
      const first = pick(legal.length);
      const pairs = [...legal.slice(first), ...legal.slice(0, first)].flatMap((move) => {
        const alike = [...(kit.counterparts?.(move, other, viewer, state) ?? [move])];
        const twin = alike.find((each) => game.whyNot(other, each) === null);
        return twin === undefined ? [] : [{ move, twin }];
      });
      const [pair] = pairs;
      // No move of the other world looks the same: the worlds diverge here.
      if (pair === undefined) return;
      await play(here, pair.move);
      await play(there, pair.twin);
      compared.others += 1;
      const attempt = game.tryApply(state, pair.move);
      if (attempt.ok && attempt.events.some((event: Event) => kit.reveals(event, viewer, state) !== null)) return;
      await same();
    }
  } finally {
    for (const socket of [...sockets.flat(), ...streams.flat()]) socket.close();
    for (const world of worlds) world.bytes.length = 0;
    for (const world of worlds) world.logged.length = 0;
  }
}

/** Compares `stops` positions of some random games, from the first move to the last. */
async function compareGames(id: GameId, games: number, stops: number, plant: Plant = {}): Promise<Comparisons> {
  const { game, kit } = await loadGame(id);
  const served = LIBRARY.find((served) => served.id === id);
  if (served === undefined) throw new Error(`expected a game of the server, got ${id}`);
  const compared: Comparisons = { positions: 0, own: 0, others: 0, refused: 0, failed: 0, unseen: 0 };
  plants.clock = plant.clock ?? false;
  plants.log = plant.log ?? false;
  const worlds = [new World(stores[0]), new World(stores[1])] as const;
  for (const world of worlds) await world.start(plant);
  try {
    for (let number = 0; number < games; number++) {
      const setup = kit.setups[(number * 7) % kit.setups.length] ?? { seats: 2, options: {} };
      const pick = picks(`${id} ${number}`);
      const referee = createReferee(game);
      let { match, deliveries }: MatchSoFar = referee.open({ ...setup, seed: `two worlds ${number}` });
      const positions: MatchSoFar[] = [];
      while (!game.isOver(match.state) && positions.length < 3 * kit.typicalMoves) {
        positions.push({ match, deliveries });
        const legal = game.legalMoves(match.state);
        const move = legal[pick(legal.length)];
        const seat = move?.seat ?? 0;
        const judged = referee.submit(match, seat, { id: randomUUID(), revision: match.revisions[seat] ?? 0, move });
        if (!judged.answer.ok) throw new Error(judged.answer.reason);
        match = judged.match;
        deliveries = [...deliveries, ...judged.deliveries];
      }
      const viewers = [...Array(setup.seats).keys(), null];
      for (let stop = 0; stop < stops; stop++) {
        const position = positions[Math.floor((stop * positions.length) / stops)];
        if (position === undefined) throw new Error('expected a game with a move in it');
        const viewer = viewers[(stop + number) % viewers.length] ?? null;
        await compareAt(served, kit, game, position, viewer, `${id} ${number} ${stop}`, worlds, compared);
      }
    }
  } finally {
    await Promise.all(worlds.map((world) => world.server?.stop()));
  }
  return compared;
}

beforeAll(async () => {
  stores = [await openStore('memory'), await openStore('memory')];
});

afterAll(() => Promise.all(stores.map((store) => store.close())));

describe('two matches that look the same to a seat', () => {
  it.each(GAMES.map(({ id }) => id))('%s: both servers send the seat and a spectator the same bytes', async (id) => {
    const compared = await compareGames(id, 1, 7);
    const { unseen, ...others } = compared;
    for (const [what, count] of Object.entries(others)) expect(count, what).toBeGreaterThan(1);
    // Only this game has moves that are invisible to other players.
    expect(unseen > 1).toBe(id === 'blind-chicken-extreme');
  });
});

describe('comparing two worlds', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A number that depends on everything in a state. */
  const digest = ({ state }: AnyMatch) =>
    [...JSON.stringify(state)].reduce((sum, character, index) => sum + index * character.charCodeAt(0), 0);

  const leaks: { readonly [where: string]: readonly [game: GameId, Plant] } = {
    'the version in the info': [
      'blind-chicken-extreme',
      {
        store: (store) => ({
          ...store,
          async find(id) {
            const found = await store.find(id);
            if (found === null) return null;
            return { ...found, seats: found.seats.map((seat) => ({ ...seat, name: `${seat.name} ${found.version}` })) };
          },
        }),
      },
    ],
    'a frame for each hidden move': ['blind-chicken-extreme', { hub: true }],
    'a clock that a hidden move sets': ['blind-chicken-extreme', { clock: true }],
    'a card in the text of a refusal': [
      'chicken',
      {
        game: (game) => ({
          ...game,
          submit(match, seat, submission) {
            const judged = game.submit(match, seat, submission);
            if (judged.answer.ok || judged.answer.reason !== 'illegal') return judged;
            const violation = { ...judged.answer.violation, params: { secret: digest(match) } };
            return { ...judged, answer: { ...judged.answer, violation } } as typeof judged;
          },
        }),
      },
    ],
    'a card in an event': [
      'chicken',
      {
        game: (game) => ({
          ...game,
          submit(match, seat, submission) {
            const judged = game.submit(match, seat, submission);
            const deliveries = judged.deliveries.map((delivery) => {
              return { ...delivery, events: delivery.events.map((event) => ({ ...event, of: digest(match) })) };
            });
            return { ...judged, deliveries } as typeof judged;
          },
        }),
      },
    ],
    'a seed in a snapshot': [
      'chicken',
      {
        game: (game) => ({
          ...game,
          snapshot(match, seat) {
            const { revision, view } = game.snapshot(match, seat);
            return { revision, view: { ...view, of: digest(match) } };
          },
        }),
      },
    ],
    'a database row in a line of the log': ['chicken', { log: true }],
  };

  it.each(Object.entries(leaks))('finds a planted leak: %s', async (_, [id, plant]) => {
    if (plant.hub) {
      const subscribers = new Set<ViewerSession>();
      const { add, committed } = Hub.prototype;
      vi.spyOn(Hub.prototype, 'add').mockImplementation(function (this: Hub, id, subscriber, version) {
        subscribers.add(subscriber);
        add.call(this, id, subscriber, version);
      });
      vi.spyOn(Hub.prototype, 'committed').mockImplementation(function (this: Hub, changed) {
        committed.call(this, changed);
        for (const subscriber of subscribers) subscriber.send(`{"type":"info","info":${changed.info}}`);
      });
    }
    await expect(compareGames(id, 2, 4, plant)).rejects.toThrow(/Object.is equality/);
  });

  it('finds no leak where none is planted', async () => {
    expect((await compareGames('chicken', 1, 4)).positions).toBe(4);
  });
});
