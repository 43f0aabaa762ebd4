// Plays the same games with the packed package in every runtime that it is made for, and compares what was seen and told.
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import type { Digests } from '../test/packed/play.js';
import { inEmptyProject, installPlace, PLACE, requireEveryEntry, run } from './packed.js';
import { openBrowser } from './site/browser.js';

interface Runtime {
  readonly name: string;
  /** Where it may be; the first that exists is taken. */
  readonly binaries: readonly string[];
  readonly flags: readonly string[];
}

const node = (version: number): Runtime => ({
  name: `Node ${version}`,
  binaries: ['x64', 'arm64'].map((cpu) => `node-${version}-linux-${cpu}/bin/node`),
  flags: [],
});

const RUNTIMES: readonly Runtime[] = [
  node(20),
  node(22),
  node(24),
  { name: 'Bun', binaries: ['@oven/bun-linux-x64/bin/bun', '@oven/bun-linux-aarch64/bin/bun'], flags: [] },
  // No permission but to read the package: CommonJS is read at run time.
  {
    name: 'Deno',
    binaries: ['@deno/linux-x64-glibc/deno'],
    flags: ['run', '--no-prompt', '--no-remote', '--allow-read=.'],
  },
];

/** What starts the program and tells its digests, on a console, in a page and in a worker. */
const TELL = {
  console: "import { play } from './play'; play().then((digests) => console.log(JSON.stringify(digests)));",
  page: "import { play } from './play'; globalThis.played = play();",
  worker: "import { play } from './play'; play().then((digests) => postMessage(digests));",
} as const;

async function bundle(project: string, tell: keyof typeof TELL, outfile: string, format: 'esm' | 'cjs'): Promise<void> {
  const { warnings } = await build({
    stdin: { contents: TELL[tell], resolveDir: project },
    absWorkingDir: project,
    outfile: join(project, outfile),
    bundle: true,
    format,
    logLevel: 'silent',
    // A page is sent everything in one file; elsewhere the runtime itself finds the package.
    ...(tell === 'console' ? { packages: 'external', platform: 'node' } : { platform: 'browser', minify: true }),
  });
  if (warnings.length > 0) throw new Error(`the bundler warns: ${JSON.stringify(warnings)}`);
}

function binaryOf({ name, binaries }: Runtime): string {
  const found = binaries.map((path) => resolve(PLACE, 'node_modules', path)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${PLACE}/package.json names no ${name} for this machine`);
  return found;
}

/** Every file of the project that a page may ask for, under a policy that lets nothing else run. */
const FILES: { readonly [path: string]: string } = {
  '/': 'text/html',
  '/page.js': 'text/javascript',
  '/worker.js': 'text/javascript',
};

async function inChromium(project: string): Promise<{ readonly page: Digests; readonly worker: Digests }> {
  const html = '<!doctype html><title>Hencoop</title><script type="module" src="/page.js"></script>';
  const server = createServer((request, response) => {
    const type = FILES[request.url ?? ''];
    if (type === undefined) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type, 'content-security-policy': "default-src 'self'" });
    response.end(request.url === '/' ? html : readFileSync(join(project, basename(request.url ?? ''))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo;
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfailed', (request) => faults.push(`no ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
    });
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
    // Both run in the page: the first is what page.js left there, the second what a worker of its own sends.
    const inPage = (await page.evaluate('globalThis.played')) as Digests;
    const inWorker = (await page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (error) => reject(new Error(error.message));
    })`)) as Digests;
    if (faults.length > 0) throw new Error(`in the page: ${faults.join('; ')}`);
    return { page: inPage, worker: inWorker };
  } finally {
    await browser.close();
    server.close();
  }
}

requireEveryEntry('play.ts', ['hencoop/testkit']);
installPlace();
await inEmptyProject([], async (project) => {
  writeFileSync(join(project, 'play.ts'), readFileSync(join(PLACE, 'play.ts')));
  await bundle(project, 'console', 'esm.mjs', 'esm');
  await bundle(project, 'console', 'cjs.cjs', 'cjs');
  await bundle(project, 'page', 'page.js', 'esm');
  await bundle(project, 'worker', 'worker.js', 'esm');

  const played: [where: string, digests: Digests][] = [];
  for (const runtime of RUNTIMES) {
    for (const file of ['esm.mjs', 'cjs.cjs']) {
      const printed = run(project, binaryOf(runtime), ...runtime.flags, file);
      // The program prints its digests and nothing else.
      played.push([`${runtime.name}, ${file}`, JSON.parse(printed) as Digests]);
    }
  }
  const { page, worker } = await inChromium(project);
  // Only now, so that all of the above is seen to work without it.
  run(project, 'npm', 'install', '--no-audit', '--no-fund', 'fast-check@4');
  writeFileSync(join(project, 'kit.mjs'), "import { laws } from 'hencoop/testkit'; laws.call;");
  writeFileSync(join(project, 'kit.cjs'), "require('hencoop/testkit').laws.call;");
  for (const runtime of RUNTIMES) {
    for (const file of ['kit.mjs', 'kit.cjs']) run(project, binaryOf(runtime), ...runtime.flags, file);
  }
  played.push(['Chromium, a page', page], ['Chromium, a Web Worker', worker]);

  const [first] = played;
  for (const [where, digests] of played) {
    const same = isDeepStrictEqual(digests, first?.[1]);
    console.log(`${where}: ${same ? 'the same games' : 'OTHER GAMES'}`);
    if (!same) process.exitCode = 1;
  }
  for (const [game, digest] of Object.entries(first?.[1] ?? {})) console.log(`${digest.slice(0, 16)}  ${game}`);
});
