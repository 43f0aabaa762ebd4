import { RandomBot } from 'boardgame.io/ai';
import { Client, LobbyClient } from 'boardgame.io/client';
import { Local, SocketIO } from 'boardgame.io/multiplayer';
import { fastChance, type Game, type GameTypes } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import type { Snapshot } from 'hencoop/referee';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IDS, loadGame } from '../../../support/games.js';
import { seatBot, toBoardgame } from '../src/index.js';
import { startServer, type TestServer, until } from './startServer.js';

/** Options that make a game short enough to play over a network. */
const SHORT: { readonly [game: string]: object } = {
  chicken: { maxRounds: 2 },
  'crazy-chicken': { rounds: 1 },
  'blind-chicken-extreme': { games: 1 },
};

const games = await Promise.all(IDS.map(loadGame));
// boardgame.io logs every refused move here.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

type Player = ReturnType<typeof Client<Snapshot<GameTypes>>>;

/** Every client plays random legal moves until all see the end of the game. */
async function playOut(
  game: Game<GameTypes>,
  clients: readonly Player[],
  watcher: Player,
  seed: string,
): Promise<number> {
  const chance = fastChance(seed);
  const acted = clients.map(() => 0);
  let moves = 0;
  await until(
    'the end of the game',
    () => {
      for (const [seat, client] of clients.entries()) {
        const state = client.getState();
        if (state === null || state.G.revision === acted[seat]) continue;
        const { revision, view } = state.G;
        expect(view.viewer).toBe(seat);
        if (view.step.type !== 'over') {
          const active = Object.keys(state.ctx.activePlayers ?? {}).map(Number);
          expect(active.sort()).toEqual([...game.actors(view)].sort());
        }
        const [move] = chance.shuffle(`${seat}/${revision}`, game.legalMoves(view));
        if (move === undefined) continue;
        acted[seat] = revision;
        moves += 1;
        client.moves['play']?.(move);
      }
      return [...clients, watcher].every((client) => client.getState()?.ctx.gameover !== undefined);
    },
    60_000,
  );
  for (const client of [...clients, watcher]) {
    const state = client.getState();
    if (state === null) throw new Error('expected a state');
    expect(state.ctx.gameover).toMatchObject({ ...game.outcome(state.G.view) });
    expect(state.G.view.viewer).toBe(client === watcher ? null : Number(client.playerID));
  }
  return moves;
}

describe.each(games.map(({ game }) => [game.id, game] as const))('a boardgame.io game of %s', (id, game) => {
  const adapted = toBoardgame(game);
  const setupData = { options: SHORT[id] ?? {} };
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer([adapted]);
  });
  afterAll(() => server.close());

  it.each([game.seats.min, game.seats.max])('is played to its end by %i clients over Local', async (seats) => {
    const multiplayer = Local();
    // Local has no lobby to pass options.
    const short = {
      ...adapted,
      setup: (context: Parameters<NonNullable<typeof adapted.setup>>[0]) =>
        adapted.setup?.(context, setupData) as Snapshot<GameTypes>,
    };
    const client = (playerID: string | null) =>
      Client({
        game: short,
        numPlayers: seats,
        multiplayer,
        debug: false,
        matchID: 'm',
        ...(playerID && { playerID }),
      });
    const clients = Array.from({ length: seats }, (_, seat) => client(String(seat)));
    const watcher = client(null);
    for (const each of [...clients, watcher]) each.start();
    expect(await playOut(game, clients, watcher, `local ${seats}`)).toBeGreaterThan(seats);
    for (const each of [...clients, watcher]) each.stop();
  });

  it.each([game.seats.min, game.seats.max])('is played to its end by %i clients over Socket.IO', async (seats) => {
    const url = `http://127.0.0.1:${server.port}`;
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch(id, { numPlayers: seats, setupData });
    const client = async (playerID: string | null) => {
      const credentials =
        playerID === null
          ? undefined
          : (await lobby.joinMatch(id, matchID, { playerID, playerName: 'hen' })).playerCredentials;
      return Client({
        game: adapted,
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
        debug: false,
        matchID,
        ...(playerID && { playerID }),
        ...(credentials && { credentials }),
      });
    };
    const clients = await Promise.all(Array.from({ length: seats }, (_, seat) => client(String(seat))));
    const watcher = await client(null);
    for (const each of [...clients, watcher]) each.start();
    await playOut(game, clients, watcher, `socket ${seats}`);
    for (const each of [...clients, watcher]) each.stop();
    expect((await lobby.getMatch(id, matchID)).gameover).toMatchObject({ reason: expect.any(String) });
  });
});

it("lets the bots of boardgame.io play over Local, and the library's bots with their seat's view", async () => {
  const seen: (number | null)[] = [];
  const strong = chickenBots.level('easy');
  const careful = seatBot(chicken, (view) => {
    seen.push(view.viewer);
    return strong.choose(view);
  });
  const adapted = toBoardgame(chicken);
  const client = Client({
    game: adapted,
    numPlayers: 3,
    playerID: '0',
    multiplayer: Local({ bots: { 1: RandomBot, 2: careful } }),
    debug: false,
  });
  client.start();
  await until("seat 0's turn after the bots' turns", () => {
    const state = client.getState();
    if (state === null) return false;
    const [move] = chicken.legalMoves(state.G.view);
    if (move !== undefined) client.moves['play']?.(move);
    return state.ctx.gameover !== undefined || (seen.length > 2 && move !== undefined);
  });
  client.stop();
  expect(new Set(seen)).toEqual(new Set([2]));
});

describe('setupData of boardgame.io', () => {
  const { validateSetupData } = toBoardgame(chicken);

  it('may contain only options of the rules', () => {
    expect(validateSetupData?.({ options: { maxRounds: 2 } }, 2)).toBeUndefined();
    expect(validateSetupData?.(undefined, 2)).toBeUndefined();
    // A client may send these wrong types.
    const wrong = (setupData: unknown, seats = 2) => validateSetupData?.(setupData as object, seats);
    expect(wrong({ seed: 'hen' })).toBe('setupData: expected the field options alone, got seed');
    expect(wrong('hen')).toBe('setupData: expected an object with options, got string');
    expect(wrong({ options: { maxRounds: 0 } })).toMatch(/^options.maxRounds: expected/);
    expect(wrong({}, 99)).toMatch(/^seats: expected/);
  });
});
