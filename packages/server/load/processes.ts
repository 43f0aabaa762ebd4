import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { ComebackJob, ComebackReport } from './comeback.js';
import type { CrowdJob, CrowdReport } from './crowd.js';
import type { DriverJob, DriverReport } from './driver.js';
import type { ProfileNode } from './profile.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** A folder from which the bundles can resolve their packages. */
export const OUT = here('../dist-load/');

const SERVERS = ['hencoop', 'colyseus', 'boardgame'] as const;
export type ServerName = (typeof SERVERS)[number];

/** Bundles the processes of the load test, each into one file, so that they start quickly. */
export async function bundle(): Promise<void> {
  await build({
    entryPoints: [
      ...SERVERS.map((name) => here(`./servers/${name}.ts`)),
      ...['driver', 'comeback', 'crowd'].map((name) => here(`./${name}.ts`)),
    ],
    outdir: OUT,
    outbase: here('./'),
    outExtension: { '.js': '.mjs' },
    tsconfig: here('../tsconfig.json'),
    bundle: true,
    // The library is bundled, because tsconfig.json maps it to its sources. Packages are loaded from node_modules;
    // boardgame.io by file, since it has no exports for Node.
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || /^(hencoop|@hencoop)(\/|$)/.test(path)
              ? null
              : { path: path.replace(/^boardgame\.io\/(\w+)$/, 'boardgame.io/dist/cjs/$1.js'), external: true },
          );
        },
      },
    ],
    // The driver imports one kind of client.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

/** A server process, and its address. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** The size of its heap in bytes, after garbage collection. */
  heap(): Promise<number>;
  /** The processor time it has used, in milliseconds. */
  processor(): Promise<number>;
  beginProfile(): Promise<void>;
  /** Ends the profile; resolves with its functions, by caller. */
  endProfile(): Promise<readonly ProfileNode[]>;
  stop(): Promise<void>;
}

export async function startServer(name: ServerName, env: { readonly [name: string]: string }): Promise<ServerProcess> {
  const child = fork(`${OUT}servers/${name}.mjs`, {
    env: { ...process.env, ...env },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = await once(child, 'message');
  const ask = async (what: string) => {
    child.send(what);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    url: String(url),
    child,
    heap: async () => Number(await ask('heap')),
    processor: async () => Number(await ask('processor')),
    async beginProfile() {
      await ask('beginProfile');
    },
    // servers/hencoop.ts sends the nodes.
    endProfile: async () => (await ask('endProfile')) as readonly ProfileNode[],
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}

/**
 * Starts a process of players. It sends `ready` once it has begun, `counting` when it begins to count, and finally its
 * report.
 */
function startPlayers<Report>(file: string, job: object, onCounting = () => {}) {
  const child = fork(`${OUT}${file}.mjs`, [JSON.stringify(job)], { serialization: 'advanced' });
  let ready = () => {};
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const report = new Promise<Report>((resolve, reject) => {
    child.on('message', (message) => {
      if (message === 'ready') ready();
      else if (message === 'counting') onCounting();
      // It sends nothing else.
      else resolve(message as Report);
    });
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { ready: isReady, report };
}

export const startDriver = (job: DriverJob, onCounting?: () => void) =>
  startPlayers<DriverReport>('driver', job, onCounting);
export const startComeback = (job: ComebackJob) => startPlayers<ComebackReport>('comeback', job);
export const startCrowd = (job: CrowdJob) => startPlayers<CrowdReport>('crowd', job);
