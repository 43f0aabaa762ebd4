// npm run check -- image: builds the server's image by the steps of its Dockerfile, and runs its command as process 1,
// like a container: it must serve the page, let bots think in threads, and shut down gracefully on SIGTERM.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lobby } from '@hencoop/client';
import { enter, RawSocket } from '../../packages/server/test/testServer.js';
import { freePort } from '../../support/services.js';
import { buildImage, type Image } from '../lib/dockerfile.js';

const DOCKERFILE = 'examples/server/Dockerfile';
/** The base image's user `node`, by number. */
const USER = ['--reuid', '1000', '--regid', '1000', '--clear-groups'];
const AS_PROCESS_1 = ['--pid', '--fork', '--mount-proc'];
/** Packages that an image for running the server must not contain. */
const FOR_DEVELOPERS = ['typescript', 'tsx', 'vitest', 'vite', 'esbuild', '@playwright', '@types', 'fast-check'];

const home = mkdtempSync(join(tmpdir(), 'hencoop-image-'));
chmodSync(home, 0o755);

function expected(what: string, got: unknown): never {
  throw new Error(`expected ${what}, got ${JSON.stringify(got)}`);
}

/** Why the command cannot run as process 1 here; `null` if it can. */
function obstacle(): string | null {
  const { status, stderr, error } = spawnSync('unshare', [...AS_PROCESS_1, 'setpriv', ...USER, 'true'], {
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/** The children of a process. */
function childrenOf(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

/** A container of the image; `first` is its process 1. */
async function start({ folder, env, command }: Image, port: number, isProcess1: boolean) {
  const words = isProcess1 ? ['unshare', ...AS_PROCESS_1, 'setpriv', ...USER, ...command] : command;
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  for (let tries = 0; !/^hencoop server on /m.test(output); tries++) {
    if (child.exitCode !== null || tries > 1200) expected('a server that listens', output);
    await sleep(50);
  }
  const { pid = 0 } = child;
  const [first = pid] = isProcess1 ? childrenOf(pid) : [];
  return { child, first };
}

/** The exit code of the image's health check. */
function health({ folder, env, healthcheck }: Image, port: number): number | null {
  const [program = '', ...rest] = healthcheck;
  const options = { cwd: folder, env: { PATH: process.env['PATH'], ...env, PORT: String(port) } };
  return spawnSync(program, rest, options).status;
}

async function play(url: string): Promise<RawSocket> {
  const page = await (await fetch(url)).text();
  if (!page.includes('<script')) expected('the page', page.slice(0, 200));
  const hall = lobby(url);
  const bots = await hall.open({ game: 'chicken', players: ['strong', 'easy'], options: { maxRounds: 1 } });
  for (let tries = 0; (await hall.info(bots.id)).status !== 'over'; tries++) {
    if (tries > 600) expected('a match of bots that ends', 'none');
    await sleep(100);
  }
  const { id, tokens } = await hall.open({ game: 'chicken', players: ['person', 'person'] });
  const socket = new RawSocket(url, id, enter(tokens[0]));
  await socket.until(({ revisions }) => revisions.length > 0);
  return socket;
}

async function tryContainer(image: Image, child: ChildProcess, first: number, port: number): Promise<void> {
  const lock = join(image.folder, image.env['FOLDER'] ?? '', 'hencoop.lock');
  const socket = await play(`http://127.0.0.1:${port}`);
  if (!existsSync(lock)) expected(`a lock at ${lock}`, 'none');
  if (health(image, port) !== 0) expected('a healthy container', health(image, port));
  const ended = once(child, 'close');
  process.kill(first, 'SIGTERM');
  await socket.until(({ closed }) => closed !== null);
  if (socket.closed?.code !== 1012) expected('sockets closed with 1012', socket.closed);
  const [code] = await ended;
  if (code !== 0) expected('exit code 0', code);
  if (existsSync(lock)) expected('no lock', lock);
  const isFree = await fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    () => true,
  );
  if (!isFree) expected('a free port', port);
  if (health(image, port) === 0) expected('an unhealthy container', 0);
}

try {
  const image = buildImage(DOCKERFILE, home);
  if (image.user !== 'node') expected('the user node', image.user);
  const superfluous = readdirSync(join(image.folder, 'node_modules')).filter((name) => FOR_DEVELOPERS.includes(name));
  if (superfluous.length > 0) expected('only what the server needs', superfluous);
  // The shape of what production.ts writes.
  const { components } = JSON.parse(readFileSync(join(image.folder, 'sbom.json'), 'utf8')) as {
    readonly components: readonly { readonly name: string }[];
  };
  for (const name of ['@hencoop/server', 'hencoop', 'hono', 'pg'])
    if (!components.some((component) => component.name === name)) expected(`${name} in sbom.json`, components);
  const size = execFileSync('du', ['-sh', image.folder], { encoding: 'utf8' }).split('\t')[0];
  const why = obstacle();
  if (why !== null) console.log(`NOT checked as process 1 and as the image's user: ${why}`);
  const port = await freePort();
  const { child, first } = await start(image, port, why === null);
  try {
    await tryContainer(image, child, first, port);
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
    if (existsSync(`/proc/${first}`)) process.kill(first, 'SIGKILL');
  }
  console.log(`the image (${size}, Node ${process.version}) serves, and shuts down cleanly on SIGTERM`);
} finally {
  rmSync(home, { recursive: true, force: true });
}
