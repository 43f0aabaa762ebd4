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
import { chicken, type Event, type Move } from 'hencoop/chicken';
import { redactedEventSchema, stateSchema } from 'hencoop/chicken/schema';
import { createReferee, follow, type Snapshot, type Submission } from 'hencoop/referee';
import { type Database, openDatabase } from '../src/database.js';
import { findDeliveries, findLog, findMatch } from '../src/store.js';
import { type Player, seatPlayers } from './client.js';

const HERE = fileURLToPath(new URL('..', import.meta.url));
/** The server in one file, so that it starts quickly; in a folder where its packages are found. */
const SERVER = join(HERE, 'dist', 'main.js');
const SEATS = 4;
/** The server is killed after at most this many submissions. */
const MAX_SUBMISSIONS = 9;
/** At how many different moments of its last submission it is killed, up to twice as late as its answer is expected. */
const MOMENTS = 61;
/** If nothing is submitted for this long, the test hangs. In milliseconds. */
const TIME_LIMIT = 60_000;

/** What the players know of a match: every submission that the server has accepted, in order. */
interface Ledger {
  readonly id: string;
  readonly accepted: Submission<ChickenTypes>[];
}

export interface Survived {
  readonly kills: number;
  readonly matches: number;
  readonly moves: number;
  /** How many submissions were cut off by a kill after they had been stored: their answer was lost. */
  readonly answeredAgain: number;
  /** How many were cut off before they were stored. */
  readonly playedLater: number;
}

/**
 * Four players play Chicken over HTTP, game after game, while the server is killed with SIGKILL at any moment and
 * restarted, `times` times. Then the database must hold every accepted move once, and nothing else.
 */
export async function surviveKills(
  times: number,
  log: (line: string) => void = () => {},
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
  /** How long the last submission that was not cut off took, in milliseconds. */
  let took = 30;
  /** Called whenever a submission is sent. */
  let onSubmission = () => {};
  const ledgers: Ledger[] = [];

  /** Retries while the server is down. */
  async function retrying<T>(act: () => Promise<T>): Promise<T> {
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
    const { id, players } = await retrying(() => seatPlayers(chicken, () => url, SEATS, { maxRounds: 10 }));
    const ledger: Ledger = { id, accepted: [] };
    ledgers.push(ledger);
    while (!players.every((player) => player.isOver)) {
      for (const player of players) {
        await retrying(() => player.listen());
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
      return retrying(async () => {
        const { revision } = await player.look();
        wasStored = revision > submission.revision;
        return send();
      });
    });
    assert.deepEqual([status, answer], [200, { ok: true, id: submission.id, revision: submission.revision + 1 }]);
    accepted.push(submission);
    // As if the answer had been lost on the way, before or after a restart.
    if (accepted.length % 5 === 0)
      assert.deepEqual(await retrying(() => player.submit(submission)), { status, answer });
    if (wasStored) answeredAgain++;
    else if (wasLost) playedLater++;
  }

  const submissions = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no submissions')), TIME_LIMIT);
      let sent = 0;
      onSubmission = () => {
        sent++;
        if (sent < count) return;
        clearTimeout(timer);
        resolve();
      };
    });

  const playing = (async () => {
    while (!done) await playMatch();
  })();
  // Errors that occur while the server is being killed are thrown below.
  playing.catch(() => {});

  try {
    for (let kills = 0; kills <= times; kills++) {
      const started = await start(database);
      server = started.server;
      url = started.url;
      if (kills === times) break;
      // Between two moves, or at any moment of a move: while it is judged, stored or answered.
      await Promise.race([submissions(1 + (kills % MAX_SUBMISSIONS)), playing]);
      await sleep((2 * took * ((kills * 17) % MOMENTS)) / MOMENTS);
      await kill(server);
      const moves = ledgers.reduce((sum, { accepted }) => sum + accepted.length, 0);
      log(
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
    assert.ok(moves > times, 'moves are played between kills');
    assert.ok(answeredAgain + playedLater > 0, 'some submissions are cut off by a kill');
    return { kills: times, matches: ledgers.length, moves, answeredAgain, playedLater };
  } finally {
    done = true;
    if (server !== null) await kill(server);
    await rm(folder, { recursive: true, force: true });
  }
}

/** fetch() throws a TypeError for a connection that is refused or cut, and a SyntaxError for half an answer. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** Nothing accepted is lost, nothing was played twice, and every delivery is right. */
async function audit(db: Database, { id, accepted }: Ledger): Promise<void> {
  await db.transaction(async (query) => {
    const entries = await findLog(query, id);
    const moves = entries.slice(1).map(({ move }) => move as Move);
    assert.deepEqual(
      moves,
      accepted.map(({ move }) => move),
    );
    const events = entries.flatMap((entry) => entry['events'] as Event[]);
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
        for (const { to, revision, events: sent } of page) {
          seen = follow(chicken, seen, { to, revision: Number(revision), events: sent }, redactedEventSchema);
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
  throw new Error('the server did not start');
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) throw new Error('the server ended by itself');
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
