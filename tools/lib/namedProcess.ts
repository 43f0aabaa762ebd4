import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../../packages/server/test/testServer.js';

export function expected(what: string, got: unknown): never {
  throw new Error(`expected ${what}, got ${JSON.stringify(got)}`);
}

/** A server process as compose.yaml starts it: with a name, behind one proxy. */
export class NamedProcess {
  readonly name: string;
  readonly port: number;
  readonly #env: { readonly [name: string]: string };
  #child: ChildProcess | null = null;

  constructor(name: string, port: number, env: { readonly [name: string]: string }) {
    this.name = name;
    this.port = port;
    this.#env = env;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.#env, NAME: this.name, PORT: String(this.port), PROXIES: '1', DRAIN: '0' };
    const child = spawn(process.execPath, ['--import', 'tsx', 'examples/server/src/main.ts'], {
      env: { ...env, TSX_TSCONFIG_PATH: 'examples/server/tsconfig.json' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    await until(async () => {
      if (child.exitCode !== null) expected('a running process', child.exitCode);
      const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null);
      return answer?.ok === true;
    });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
