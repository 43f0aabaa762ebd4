import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { freePort } from '../../../support/services.js';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Bundles the server, or a copy of its sources, into one file, which starts faster. */
export async function bundle(
  source: string = path('server.ts'),
  outfile: string = path('../dist-test/server.mjs'),
): Promise<string> {
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: path('../tsconfig.json'),
    external: ['@electric-sql/pglite', 'pg', '@opentelemetry/*', 'ioredis', 'pino', 'prom-client', 'ws'],
    // Some bundled packages call `require` for Node's modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return outfile;
}

/** A server process that is restarted on the same port whenever it exits. */
export class ServerProcess {
  readonly port: number;
  readonly #file: string;
  readonly #env: { readonly [name: string]: string };
  #child: ChildProcess | null = null;
  #ended = false;
  /** The exits that were not intended. */
  readonly crashes: string[] = [];
  isUp = false;

  private constructor(file: string, port: number, env: { readonly [name: string]: string }) {
    this.#file = file;
    this.port = port;
    this.#env = env;
  }

  static async start(file: string, env: { readonly [name: string]: string }): Promise<ServerProcess> {
    const server = new ServerProcess(file, await freePort(), env);
    server.#run();
    await server.up();
    return server;
  }

  #run(): void {
    const env = { ...process.env, ...this.#env, PORT: String(this.port) };
    const child = spawn(process.execPath, [this.#file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    let words = '';
    child.stderr?.on('data', (data: Buffer) => {
      words = `${words}${data}`.slice(-1000);
    });
    child.once('exit', (code, signal) => {
      const wasUp = this.isUp;
      this.isUp = false;
      if (this.#ended) return;
      // A process that finds no database at startup explains why and exits; it is restarted.
      if (signal !== 'SIGKILL' && wasUp) this.crashes.push(`ended by itself with ${code ?? signal}: ${words}`);
      setTimeout(() => this.#run(), 50);
    });
    void this.#look(child);
  }

  async #look(child: ChildProcess): Promise<void> {
    while (child.exitCode === null && child.signalCode === null) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null);
      await answer?.text().catch(() => '');
      if (answer !== null && this.#child === child) {
        this.isUp = true;
        return;
      }
      await sleep(50);
    }
  }

  /** Resolves once it listens. */
  async up(): Promise<void> {
    for (let tries = 0; !this.isUp; tries++) {
      if (tries > 1200) throw new Error('expected the server to start within 60 s');
      await sleep(50);
    }
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    this.isUp = false;
    child.kill(signal);
    await gone;
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.kill('SIGTERM');
  }
}

/** Sends each connection to a running process. */
export class Balancer {
  readonly #server: Server;
  readonly #backends: readonly ServerProcess[];
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #next = 0;
  port = 0;

  constructor(backends: readonly ServerProcess[]) {
    this.#backends = backends;
    this.#server = createServer((socket) => this.#join(socket, 0));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<void> {
    this.port = await freePort();
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Cuts all connections, or a share of them. */
  cut(share = 1): number {
    let count = 0;
    for (const pair of [...this.#pairs]) {
      if (Math.random() >= share) continue;
      for (const socket of pair) socket.resetAndDestroy();
      count += 1;
    }
    return count;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(socket: Socket, tries: number): void {
    socket.on('error', () => {});
    const living = this.#backends.filter(({ isUp }) => isUp);
    const backend = living[this.#next++ % Math.max(1, living.length)];
    if (backend === undefined || tries > 2) return void socket.destroy();
    const up = connect(backend.port, '127.0.0.1');
    let joined = false;
    up.on('error', () => {
      if (!joined) this.#join(socket, tries + 1);
    });
    up.once('connect', () => {
      joined = true;
      const pair = [socket, up] as const;
      this.#pairs.add(pair);
      socket.pipe(up).pipe(socket);
      const end = () => {
        this.#pairs.delete(pair);
        socket.destroy();
        up.destroy();
      };
      socket.once('close', end);
      up.once('close', end);
    });
  }
}
