// Redis and PostgreSQL as a test has them: processes of its own, in a folder of its own. Expects both to be installed.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of the test, and when it has ended. */
export class Process {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor(command: string, words: readonly string[], options: object = {}) {
    this.#child = spawn(command, words, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
    this.#ended = new Promise((ended) => this.#child.once('exit', ended));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
    await this.#ended;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return address.port;
}

/** Waits until something listens on a port. */
export async function listening(port: number, patience = 30_000): Promise<void> {
  for (const end = Date.now() + patience; ; await sleep(20)) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    if (Date.now() > end) throw new Error(`nothing listens on port ${port}`);
  }
}

export async function startRedis(folder: string): Promise<{ readonly process: Process; readonly url: string }> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, '--loglevel', 'warning'];
  const redis = new Process('redis-server', words);
  await listening(port);
  return { process: redis, url: `redis://127.0.0.1:${port}` };
}

/** The programs of Debian's PostgreSQL are not in the path. */
const DEBIAN = '/usr/lib/postgresql';

export async function startPostgres(folder: string): Promise<{ readonly process: Process; readonly url: string }> {
  const [version] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const program = (name: string) => (version === undefined ? name : join(DEBIAN, version, 'bin', name));
  const data = join(folder, 'data');
  mkdirSync(data);
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;
  if (user !== null) for (const each of [folder, data]) chownSync(each, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  execFileSync(program('initdb'), ['-D', data, '-U', 'hencoop', '--auth', 'trust', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const words = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'log_min_messages=fatal',
  ];
  const postgres = new Process(program('postgres'), words, { ...options, stdio: 'ignore' });
  await listening(port);
  return { process: postgres, url: `postgres://hencoop@127.0.0.1:${port}/postgres` };
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}
