// Suspends a process while it writes, and resumes it after another process has taken over its folder.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { fold, type GameTypes } from 'hencoop';
import type { Match } from 'hencoop/referee';
import { freePort } from '../../../support/services.js';
import { openPglite } from '../src/database.js';
import { ask, gameOf, open, turn } from '../test/testServer.js';

/** Enough matches at once that the process is probably in the middle of a write. */
const MATCHES = 4;
const MOVES = 8;
/** The time a process has to notice that it has lost its folder, in milliseconds. */
const PATIENCE = 60_000;

/**
 * In milliseconds: when a folder counts as abandoned after its last heartbeat, and how long the process is suspended.
 */
export interface StopTiming {
  readonly stale: number;
  readonly stopped: number;
}

/** A server process on the folder. */
class Holder {
  readonly url: string;
  readonly child: ChildProcess;
  readonly ended: Promise<unknown[]>;
  output = '';

  constructor(file: string, folder: string, port: number, stale: number) {
    this.url = `http://127.0.0.1:${port}`;
    const env = { ...process.env, DATABASE_URL: '', FOLDER: folder, PORT: String(port), STALE: String(stale) };
    this.child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.ended = once(this.child, 'exit');
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.output += data;
      });
  }

  async isUp(): Promise<boolean> {
    const answer = await fetch(`${this.url}/health`).catch(() => null);
    await answer?.text();
    return answer !== null;
  }

  /** Resolves once it listens. */
  async up(): Promise<void> {
    while (!(await this.isUp())) {
      if (this.child.exitCode !== null) throw new Error(`expected the server to start, got: ${this.output}`);
      await sleep(50);
    }
  }
}

/** A match, and which process got which of its moves. */
class WitnessedMatch {
  readonly id: string;
  readonly tokens: readonly string[];
  /** The URL of the process that each submission was sent to. */
  readonly sent = new Map<string, string>();
  readonly accepted: string[] = [];

  constructor({ id, tokens }: { readonly id: string; readonly tokens: readonly string[] }) {
    this.id = id;
    this.tokens = tokens;
  }

  /** Plays until a request fails or `count` moves are accepted; returns the number of accepted moves. */
  async play(url: string, count: number): Promise<number> {
    for (let made = 0; made < count; made++) {
      const turns = await Promise.all(this.tokens.map((token) => turn(url, 'chicken', this.id, token)));
      const mover = turns.findIndex(({ moves }) => moves.length > 0);
      const { revision = 0, moves = [] } = turns[mover] ?? {};
      if (mover < 0) return made;
      const body = { id: randomUUID(), revision, move: moves[0] };
      this.sent.set(body.id, url);
      const answer = await ask(url, `/matches/${this.id}/moves`, { token: this.tokens[mover], body });
      if (answer.body['ok'] !== true) return made;
      this.accepted.push(body.id);
    }
    return count;
  }
}

/**
 * Suspends the holder of a folder during play, and resumes it after another process has taken over; returns the faults.
 */
export async function stopHolder(file: string, { stale, stopped }: StopTiming): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-stopped-'));
  const [first, second] = [await freePort(), await freePort()];
  const data = join(folder, 'data');
  const holder = new Holder(file, data, first, stale);
  let next: Holder | null = null;
  try {
    await holder.up();
    const options = { maxRounds: 1_000, target: 10_000 };
    const opened = Array.from({ length: MATCHES }, () =>
      open(holder.url, { game: 'chicken', players: ['person', 'person'], options }),
    );
    const matches = (await Promise.all(opened)).map((match) => new WitnessedMatch(match));
    const endless = matches.map((match) => match.play(holder.url, Number.POSITIVE_INFINITY).catch(() => 0));
    while (matches.some(({ accepted }) => accepted.length < MOVES)) await sleep(5);
    holder.child.kill('SIGSTOP');
    const atStop = Date.now();
    next = new Holder(file, data, second, stale);
    await next.up();
    const { url } = next;
    const faults: string[] = [];
    const playOn = async () => {
      for (const match of matches)
        if ((await match.play(url, MOVES)) < MOVES)
          faults.push(`${match.id}: expected the second process to accept ${MOVES} moves`);
    };
    await playOn();
    await sleep(Math.max(0, atStop + stopped - Date.now()));
    holder.child.kill('SIGCONT');
    const [code] = await Promise.race([holder.ended, sleep(PATIENCE, ['nothing after a minute'], { ref: false })]);
    // It will not answer any more requests.
    holder.child.kill('SIGKILL');
    await Promise.all(endless);
    await playOn();
    if (code !== 1) faults.push(`expected the first process to exit with 1, got ${code}: ${holder.output}`);
    next.child.kill('SIGTERM');
    const [last] = await next.ended;
    if (last !== 0) faults.push(`expected the second process to exit with 0, got ${last}: ${next.output}`);
    return [...faults, ...(await logFaults(data, matches, url))];
  } finally {
    for (const each of [holder, next]) if (each !== null && each.child.exitCode === null) each.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Each accepted move must be in the log once, and the first process must not write after the second has begun.
 *
 * The first may still report an accepted move after it resumes: it may have been suspended between the write and the
 * answer.
 */
async function logFaults(data: string, matches: readonly WitnessedMatch[], second: string): Promise<readonly string[]> {
  const copy = join(data, 'proof');
  cpSync(join(data, 'pglite'), copy, { recursive: true });
  const db = await openPglite(copy);
  const faults: string[] = [];
  for (const { id, accepted, sent } of matches) {
    const text = 'select submission, kind, events from log where match = $1 order by number';
    const log = await db.run({ name: 'log', text }, [id]);
    const [row] = await db.run({ name: 'match', text: 'select match from matches where id = $1' }, [id]);
    const moved = log.filter(({ kind }) => kind === 'moved').map(({ submission }) => String(submission));
    for (const each of accepted)
      if (moved.filter((other) => other === each).length !== 1)
        faults.push(`${id}: the move ${each} is not in the log exactly once`);
    const from = moved.findIndex((each) => sent.get(each) === second);
    if (moved.slice(from).some((each) => sent.get(each) !== second)) faults.push(`${id}: the first process wrote late`);
    const events = log.flatMap(({ events }) => events as readonly GameTypes['Event'][]);
    // The column holds a match.
    const match = row?.['match'] as Match<GameTypes>;
    if (!isDeepStrictEqual(fold(gameOf('chicken'), events), match.state))
      faults.push(`${id}: replaying the log does not lead to the match`);
  }
  await db.close();
  return faults;
}
