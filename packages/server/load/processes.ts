import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { DriverJob, DriverReport } from './driver.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The bundles lie where their packages are found. */
const OUT = here('../dist-load/');

/** Bundles the server and the driver: each is one file, so that it starts quickly. */
export async function bundle(): Promise<void> {
  for (const [name, entry, folder] of [
    ['server', '../../../examples/server/src/main.ts', '../../../examples/server/'],
    ['driver', './driver.ts', '../'],
  ] as const) {
    await build({
      entryPoints: [here(entry)],
      outfile: `${OUT}${name}.mjs`,
      tsconfig: here(`${folder}tsconfig.json`),
      bundle: true,
      external: [
        '@electric-sql/pglite',
        '@hono/node-server',
        'hono',
        'ioredis',
        'lru-cache',
        'pg',
        'pino',
        'prom-client',
        'rate-limiter-flexible',
        'ws',
        'zod',
        'zod/*',
        'seedrandom',
        'seedrandom/*',
      ],
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'warning',
    });
  }
}

/** A server process, and its address. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

export async function startServer(env: { readonly [name: string]: string }): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [...(process.env['PROF'] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : []), '--expose-gc', `${OUT}server.mjs`],
    {
      env: { ...process.env, PORT: '0', LIMITS: 'none', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url === undefined) continue;
    return {
      url,
      child,
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      },
    };
  }
  throw new Error('the server did not start');
}

/** A driver process: `ready` once its tables are open, then its report. */
export function startDriver(job: DriverJob): { readonly ready: Promise<void>; readonly report: Promise<DriverReport> } {
  const child = fork(`${OUT}driver.mjs`, [JSON.stringify(job)], { serialization: 'advanced' });
  let ready = () => {};
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const report = new Promise<DriverReport>((resolve, reject) => {
    child.on('message', (message) => {
      if (message === 'ready') ready();
      // The driver sends nothing else.
      else resolve(message as DriverReport);
    });
    child.on('exit', (code) => reject(new Error(`a driver ended with ${code}`)));
  });
  return { ready: isReady, report };
}
