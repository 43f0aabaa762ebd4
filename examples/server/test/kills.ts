import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fold } from 'hencoop';
import type { ChickenTypes } from 'hencoop/chicken';
import { chicken, type Event, type Move, type RedactedEvent } from 'hencoop/chicken';
import { stateSchema } from 'hencoop/chicken/schema';
import { createReferee, follow, type Snapshot, type Submission } from 'hencoop/referee';
import { type Database, openDatabase } from '../src/database.js';
import { findDeliveries, findLog, findMatch } from '../src/store.js';
import { type Player, seatPlayers } from './client.js';

const HERE = fileURLToPath(new URL('..', import.meta.url));
/** The server in one file, so that a life begins quickly; it lies where its packages are found. */
const SERVER = join(HERE, 'dist', 'main.js');
const SEATS = 4;
/** A life of the server lasts for so many submissions at the most. */
const MOST_SUBMISSIONS = 9;
/** At how many different moments of its last submission it is killed, up to twice as late as its answer is expected. */
const MOMENTS = 61;
/** What is to happen in a life happens within this, or the test hangs. */
const PATIENCE = 60_000;

/** What the players know of a match: every submission that the server has accepted, in order. */
interface Ledger {
  readonly id: string;
  readonly accepted: Submission<ChickenTypes>[];
}

export interface Survived {
  readonly kills: number;
  readonly matches: number;
  readonly moves: number;
  /** How many submissions were cut off by a kill, and had been stored by then: their answer was lost. */
  readonly answeredAgain: number;
  /** How many were cut off before they were stored. */
  readonly playedLater: number;
}

/**
 * Four players play Chicken over HTTP, game after game, while the server is killed with SIGKILL at any moment and started
 * again, `times` times. Then the database must hold every move that was accepted, once, and nothing else.
 */
export async function surviveKills(
  times: number,
  say: (line: string) => void = () => {},
  where?: string,
): Promise<Survived> {
  const folder = await mkdtemp(join(tmpdir(), 'hencoop-kill-'));
  const database = where ?? join(folder, 'data');
  await build({
    entryPoints: [join(HERE, 'src', 'main.ts')],
    outfile: SERVER,
    tsconfig: join(HERE, 'tsconfig.json'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  let url = '';
  let server: ChildProcess | null = null;
  let done = false;
  let answeredAgain = 0;
  let playedLater = 0;
  /** How long the last submission took that was not cut off, in milliseconds. */
  let took = 30;
  /** Called whenever a submission is sent. */
  let onSubmission = () => {};
  const ledgers: Ledger[] = [];

  /** Tries again while the server is down. */
  async function patiently<T>(act: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await act();
      } catch (error) {
        if (!isCut(error) || tries > 3000) throw error;
        await sleep(20);
      }
    }
  }

  async function playMatch(): Promise<void> {
    const { id, players } = await patiently(() => seatPlayers(chicken, () => url, SEATS, { maxRounds: 10 }));
    const ledger: Ledger = { id, accepted: [] };
    ledgers.push(ledger);
    while (!players.every((player) => player.isOver)) {
      for (const player of players) {
        await patiently(() => player.listen());
        const submission = player.choose();
        if (submission !== null) await submit(player, submission, ledger);
      }
    }
  }

  async function submit(
    player: Player<ChickenTypes>,
    submission: Submission<ChickenTypes>,
    { accepted }: Ledger,
  ): Promise<void> {
    let wasStored = false;
    let wasLost = false;
    const send = async () => {
      onSubmission();
      const sent = performance.now();
      const answer = await player.submit(submission);
      took = performance.now() - sent;
      return answer;
    };
    const { status, answer } = await send().catch((error: unknown) => {
      if (!isCut(error)) throw error;
      wasLost = true;
      return patiently(async () => {
        const { revision } = await player.look();
        wasStored = revision > submission.revision;
        return send();
      });
    });
    assert.deepEqual([status, answer], [200, { ok: true, id: submission.id, revision: submission.revision + 1 }]);
    accepted.push(submission);
    // An answer that is lost on the way, in the same life or in a later one.
    if (accepted.length % 5 === 0)
      assert.deepEqual(await patiently(() => player.submit(submission)), { status, answer });
    if (wasStored) answeredAgain++;
    else if (wasLost) playedLater++;
  }

  const submissions = (count: number) =>
    new Promise<void>((enough, reject) => {
      const timer = setTimeout(() => reject(new Error('nobody plays')), PATIENCE);
      let sent = 0;
      onSubmission = () => {
        sent++;
        if (sent < count) return;
        clearTimeout(timer);
        enough();
      };
    });

  const playing = (async () => {
    while (!done) await playMatch();
  })();
  // What goes wrong while the server is being killed is thrown below.
  playing.catch(() => {});

  try {
    for (let kills = 0; kills <= times; kills++) {
      const started = await start(database);
      server = started.server;
      url = started.url;
      if (kills === times) break;
      // Between two moves, or at any moment of a move: while it is judged, stored or answered.
      await Promise.race([submissions(1 + (kills % MOST_SUBMISSIONS)), playing]);
      await sleep((2 * took * ((kills * 17) % MOMENTS)) / MOMENTS);
      await kill(server);
      const moves = ledgers.reduce((sum, { accepted }) => sum + accepted.length, 0);
      say(
        `killed ${kills + 1} of ${times}: ${moves} moves, ${answeredAgain} answered again, ${playedLater} played later`,
      );
    }
    done = true;
    await playing;
    if (server !== null) await kill(server);
    server = null;

    const db = await openDatabase(database);
    try {
      for (const ledger of ledgers) await audit(db, ledger);
    } finally {
      await db.close();
    }
    const moves = ledgers.reduce((sum, { accepted }) => sum + accepted.length, 0);
    assert.ok(moves > times, 'the game goes on in every life');
    assert.ok(answeredAgain + playedLater > 0, 'some submissions are cut off by a kill');
    return { kills: times, matches: ledgers.length, moves, answeredAgain, playedLater };
  } finally {
    done = true;
    if (server !== null) await kill(server);
    await rm(folder, { recursive: true, force: true });
  }
}

/** fetch() says TypeError for a connection that is refused or cut; a SyntaxError is half an answer. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** Nothing accepted is lost, nothing was played twice, and all that was sent is what the game says. */
async function audit(db: Database, { id, accepted }: Ledger): Promise<void> {
  await db.transaction(async (query) => {
    const log = await findLog(query, id);
    const moves = log.slice(1).map(({ move }) => move as Move);
    assert.deepEqual(
      moves,
      accepted.map(({ move }) => move),
    );
    const events = log.flatMap((entry) => entry['events'] as Event[]);
    const stored = await findMatch(query, id, false);
    const referee = createReferee(chicken);
    const match = referee.read(stored?.match, stateSchema);
    assert.deepEqual(fold(chicken, events), match.state);
    assert.ok(chicken.isOver(match.state));
    for (const seat of [0, 1, 2, 3, null]) {
      let seen: Snapshot<ChickenTypes> | null = null;
      for (;;) {
        const page = await findDeliveries(query, id, seat, seen?.revision ?? 0);
        if (page.length === 0) break;
        for (const { to, revision, events: told } of page) {
          seen = follow(chicken, seen, { to, revision: Number(revision), events: told as RedactedEvent[] });
          assert.ok(seen, `a delivery to ${seat} is missing before ${revision}`);
        }
      }
      const now = referee.snapshot(match, seat);
      assert.equal(seen?.revision, now.revision);
      assert.deepEqual(seen && chicken.view(seen.view, seat), now.view);
    }
  });
}

async function start(database: string): Promise<{ readonly server: ChildProcess; readonly url: string }> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, DATABASE: database, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return { server, url };
  }
  throw new Error('the server does not start');
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) throw new Error('the server has ended by itself');
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
