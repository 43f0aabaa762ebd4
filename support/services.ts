import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A real database or proxy that a test starts, kills and restarts. */
export interface Service {
  readonly url: string;
  readonly pid: () => number;
  /** Sends SIGKILL to the process itself; resolves once it is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it, and removes its files. */
  stop(): Promise<void>;
}

/**
 * A free port below the system's ephemeral range: otherwise, while a server is down, a client's connection could take
 * its port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

/** PostgreSQL refuses to run as root: run it as Debian's `postgres` user then. */
export function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder with Debian's PostgreSQL programs; `null` if it is not installed. */
export function postgresFolder(): string | null {
  const all = '/usr/lib/postgresql';
  const [newest] = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  return newest === undefined ? null : join(all, newest, 'bin');
}

function installedPostgres(): string {
  const bin = postgresFolder();
  if (bin === null) throw new Error('expected PostgreSQL in /usr/lib/postgresql: apt-get install postgresql');
  return bin;
}

/** A program that a test runs, restarted whenever it exits before it is ready. */
export async function serviceOf(program: {
  readonly url: string;
  readonly spawn: () => ChildProcess;
  /** Asks the program whether it is ready; throws if it is not. */
  readonly ask: () => void;
  readonly stopSignal: NodeJS.Signals;
  readonly cleanUp?: () => void;
}): Promise<Service> {
  const { url, stopSignal, ask, cleanUp = () => {} } = program;
  let server: ChildProcess | null = null;
  /** The last output of the program. */
  let said = '';
  const isGone = () => server === null || server.exitCode !== null || server.signalCode !== null;

  async function start(): Promise<void> {
    for (let tries = 0; ; tries++) {
      // While parts of a killed instance are still alive, the next one exits at once.
      if (isGone()) {
        server = program.spawn();
        server.stderr?.on('data', (text: Buffer) => {
          said = `${said}${text}`.slice(-2_000);
        });
      }
      try {
        ask();
        return;
      } catch (error) {
        if (tries > 1200) throw new Error(`expected a server at ${url}, which said: ${said}`, { cause: error });
        await sleep(50);
      }
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server === null || isGone()) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
    server = null;
  }

  await start();
  return {
    url,
    pid: () => server?.pid ?? 0,
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end(stopSignal);
      cleanUp();
    },
  };
}

/** A PostgreSQL server with its own database, in a folder that `stop` removes. */
export async function startPostgres(settings: readonly string[] = [], under: string = tmpdir()): Promise<Service> {
  const bin = installedPostgres();
  const folder = mkdtempSync(join(under, 'hencoop-pg-'));
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'hencoop', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...user, stdio: 'ignore' });
  const port = await freePort();
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings];
  const words = ['-D', data, ...options.flatMap((option) => ['-c', option])];
  return serviceOf({
    url: `postgres://hencoop@127.0.0.1:${port}/postgres`,
    spawn: () => spawn(join(bin, 'postgres'), words, { ...user, stdio: ['ignore', 'ignore', 'pipe'] }),
    ask: () => {
      execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    },
    stopSignal: 'SIGINT',
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  });
}

/** A Redis server without persistence. */
export async function startRedis(): Promise<Service> {
  const port = String(await freePort());
  const words = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return serviceOf({
    url: `redis://127.0.0.1:${port}`,
    spawn: () => spawn('redis-server', words, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() }),
    ask: () => {
      execFileSync('redis-cli', ['-p', port, 'ping'], { stdio: 'ignore' });
    },
    stopSignal: 'SIGTERM',
  });
}

/** A shipped configuration, in front of processes on these ports instead of its own. */
function shippedNginx(file: string, port: number, ports: readonly number[]): string {
  let at = 0;
  return readFileSync(`examples/server/${file}`, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^( *server )[\w-]+:8107(.*\n)/gm, (_, start, rest) => {
      const process = ports[at++];
      // An address needs no name server, and an older nginx does not know `resolve`.
      return process === undefined ? '' : `${start}127.0.0.1:${process}${String(rest).replace(' resolve', '')}`;
    });
}

/**
 * nginx with a shipped configuration, in front of processes on these ports; `edit` changes it. A request can set its
 * source address in `X-From`.
 */
export async function startNginx(
  ports: readonly number[],
  { file = 'nginx.conf', edit = (text: string) => text } = {},
): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-nginx-'));
  const port = await freePort();
  const path = (name: string) => join(folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(path('hencoop.conf'), edit(shippedNginx(file, port, ports)));
  writeFileSync(
    path('nginx.conf'),
    `pid ${path('pid')};
     events { worker_connections 4096; }
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${path(name)};`).join(' ')}
       set_real_ip_from 127.0.0.1;
       real_ip_header X-From;
       include ${path('hencoop.conf')};
     }`,
  );
  const words = ['-c', path('nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  return serviceOf({
    url: `http://127.0.0.1:${port}`,
    spawn: () => spawn('nginx', words, { stdio: ['ignore', 'ignore', 'pipe'] }),
    // nginx writes this file once it listens.
    ask: () => accessSync(path('pid')),
    stopSignal: 'SIGTERM',
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  });
}
