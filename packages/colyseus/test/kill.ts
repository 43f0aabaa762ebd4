// npm run check -- adapters: two Colyseus processes on one Redis and one PostgreSQL. During each game, the test opens a
// second room for the match, then repeatedly kills the process with the room (SIGKILL). In the end every accepted move
// must be in the log once, and every player's view must match the log. Needs redis-server and PostgreSQL.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastChance, fold } from 'hencoop';
import { Pool } from 'pg';
import { IDS, loadGame } from '../../../support/games.js';
import { freePort, startPostgres, startRedis } from '../../../support/services.js';
import { postgresRoomStore } from '../src/index.js';
import { Player } from './player.js';
import { listening, Process } from './process.js';

type Loaded = Awaited<ReturnType<typeof loadGame>>;

const KILLS = Number(process.argv[2] ?? 3);
/** The number of moves between kills. */
const MOVES_BETWEEN = 3;
const redis = await startRedis();
const postgres = await startPostgres();
const ports = [await freePort(), await freePort()];
const servers = new Map<number, Process>();
const pool = new Pool({ connectionString: postgres.url, max: 2 });
const store = postgresRoomStore(pool);
const chance = fastChance('kill');
let choices = 0;

/** The process and the room in the address of a connection. */
function roomOf(address: string | null | undefined): string | undefined {
  return address?.split('?')[0];
}

function choose<Move>(moves: readonly Move[]): Move {
  const [move] = chance.shuffle(`choice ${choices++}`, moves);
  assert.ok(move !== undefined);
  return move;
}

async function serve(port: number): Promise<void> {
  const words = ['--import', 'tsx', 'packages/colyseus/test/serve.ts', String(port), redis.url, postgres.url];
  // Colyseus notices a dead process after this time.
  const env = { ...process.env, COLYSEUS_PRESENCE_SHORT_TIMEOUT: '500', TSX_TSCONFIG_PATH: 'tsconfig.json' };
  servers.set(port, new Process(process.execPath, words, { env }));
  await listening(port);
}

/** Opens a match and seats all its players. */
async function seated({ game, kit }: Loaded): Promise<{ readonly match: string; readonly players: Player[] }> {
  const endpoints = ports.map((port) => `http://127.0.0.1:${port}`);
  const seats = Math.min(3, game.seats.max);
  const players = Array.from({ length: seats }, () => new Player(game, kit.schemas.redactedEvent, endpoints));
  const [first] = players;
  await first?.create({ seats, options: OPTIONS[game.id] ?? {} });
  const match = first?.seated?.match;
  assert.ok(match !== undefined);
  for (const other of players.slice(1)) await other.join({ match });
  return { match, players };
}

/** Creates a second room for the match; the first one must give way. */
async function makeSecondRoom(match: string, players: readonly Player[]): Promise<void> {
  const [first, twin] = [players[0], players.at(-1)];
  const old = first?.address;
  await twin?.room?.leave();
  if (twin?.token) await twin.create({ match, token: twin.token });
  for (const end = Date.now() + 60_000; first?.room !== null; await sleep(5)) assert.ok(Date.now() < end, 'two rooms');
  await first?.rejoin();
  assert.equal(roomOf(first?.address), roomOf(twin?.address), 'two rooms for one match');
  assert.notEqual(roomOf(first?.address), roomOf(old), 'the older room did not give way');
}

/** Plays the game to its end, and kills the process with the room again and again; returns the number of kills. */
async function playThroughKills(id: string, players: readonly Player[]): Promise<number> {
  let [moves, kills, isOver] = [0, 0, false];
  let next = MOVES_BETWEEN;
  /** Plays for one seat, and rejoins whenever it loses its room. */
  const act = async (player: Player) => {
    while (!isOver) {
      if (player.room === null) await player.rejoin();
      const had = player.accepted.size;
      player.act(choose);
      await sleep(1);
      moves += player.accepted.size - had;
    }
  };
  const kill = async () => {
    while (!isOver) {
      const port = ports.find((each) => players[0]?.address?.includes(`:${each}/`));
      if (kills < KILLS && moves >= next && port !== undefined) {
        await servers.get(port)?.end('SIGKILL');
        kills += 1;
        await serve(port);
        next = moves + MOVES_BETWEEN;
      }
      await sleep(1);
    }
  };
  const watch = async () => {
    const end = Date.now() + 60_000;
    while (!players.every((player) => player.isOver && player.pending === null)) {
      assert.ok(Date.now() < end, `${id} has not ended after ${moves} moves`);
      await sleep(5);
    }
    isOver = true;
  };
  await Promise.all([...players.map(act), kill(), watch()]);
  return kills;
}

/** Checks the log against the players' answers and views; returns the number of moves. */
async function checkLog({ game }: Loaded, match: string, players: readonly Player[]): Promise<number> {
  const log = await store.log(match);
  const played = log.flatMap(({ move }) => (move === null ? [] : [JSON.stringify(move)]));
  const accepted = players.flatMap((player) => [...player.accepted.values()].map((move) => JSON.stringify(move)));
  assert.deepEqual([...played].sort(), [...accepted].sort(), 'the log differs from the accepted moves');
  const state = fold(
    game,
    log.flatMap(({ events }) => events),
  );
  for (const [seat, { seen }] of players.entries()) {
    assert.deepEqual(
      seen && game.view(seen.view, seat),
      game.view(state, seat),
      `seat ${seat} has a different view from the log`,
    );
  }
  return played.length;
}

/** Plays a game to its end; returns the number of kills. */
async function play(loaded: Loaded): Promise<number> {
  const { id } = loaded.game;
  const { match, players } = await seated(loaded);
  await makeSecondRoom(match, players);
  const kills = await playThroughKills(id, players);
  const moves = await checkLog(loaded, match, players);
  for (const player of players) await player.room?.leave();
  assert.ok(kills > 0, 'no process was killed');
  console.log(`${id}: ${moves} moves, ${kills} kills`);
  return kills;
}

/** Options that make a game long enough for the kills. */
const OPTIONS: { readonly [game: string]: object } = {
  chicken: { target: 10_000, maxRounds: 10 },
  'crazy-chicken': { rounds: 1 },
  'blind-chicken-extreme': { games: 1 },
};

try {
  await Promise.all(ports.map(serve));
  let kills = 0;
  for (const id of IDS) kills += await play(await loadGame(id));
  console.log(`${kills} kills, nothing lost`);
} finally {
  await pool.end();
  for (const server of servers.values()) await server.end('SIGKILL');
  for (const service of [redis, postgres]) await service.stop();
}
process.exit(0);
