// Plays the same games with the packed package in every supported runtime, and compares what was seen and reported.
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import type { Digests } from '../../test/packed/play.js';
import { inEmptyProject, installRuntimes, PACKED, requireEveryEntry, run } from '../lib/packed.js';
import { playerOfGames } from '../lib/packedGames.js';
import { openBrowser } from '../site/browser.js';

interface Runtime {
  readonly name: string;
  /** Candidate paths; the first that exists is used. */
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
  // The only permission is to read the package: CommonJS is read at run time.
  {
    name: 'Deno',
    binaries: ['@deno/linux-x64-glibc/deno'],
    flags: ['run', '--no-prompt', '--no-remote', '--allow-read=.'],
  },
];

/** How a program reports its digests: on a console, in a page, and in a worker. */
const REPORT = {
  console: 'played.then((digests) => console.log(JSON.stringify(digests)));',
  page: 'globalThis.played = played;',
  worker: 'played.then((digests) => postMessage(digests));',
} as const;

async function bundle(
  project: string,
  where: keyof typeof REPORT,
  outfile: string,
  format: 'esm' | 'cjs',
): Promise<void> {
  const { warnings } = await build({
    stdin: { contents: playerOfGames(REPORT[where]), resolveDir: project },
    absWorkingDir: project,
    outfile: join(project, outfile),
    bundle: true,
    format,
    logLevel: 'silent',
    // A page gets everything in one file; elsewhere the runtime resolves the package itself.
    ...(where === 'console' ? { packages: 'external', platform: 'node' } : { platform: 'browser', minify: true }),
  });
  if (warnings.length > 0) throw new Error(`the bundler warns: ${JSON.stringify(warnings)}`);
}

function binaryOf({ name, binaries }: Runtime): string {
  const found = binaries.map((path) => resolve(PACKED, 'node_modules', path)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${PACKED}/package.json names no ${name} for this machine`);
  return found;
}

/** Every file of the project that the page may request, under a policy that lets nothing else run. */
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
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    page.on('requestfailed', (request) => failures.push(`no ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} for ${response.url()}`);
    });
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
    // Both run in the page: page.js sets the first, a worker sends the second.
    const inPage = (await page.evaluate('globalThis.played')) as Digests;
    const inWorker = (await page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (error) => reject(new Error(error.message));
    })`)) as Digests;
    if (failures.length > 0) throw new Error(`in the page: ${failures.join('; ')}`);
    return { page: inPage, worker: inWorker };
  } finally {
    await browser.close();
    server.close();
  }
}

const program = readFileSync(join(PACKED, 'play.ts'), 'utf8');
requireEveryEntry('play.ts', program + playerOfGames(REPORT.console), ['hencoop/testkit']);
installRuntimes();
await inEmptyProject([], async (project) => {
  writeFileSync(join(project, 'play.ts'), program);
  await bundle(project, 'console', 'esm.mjs', 'esm');
  await bundle(project, 'console', 'cjs.cjs', 'cjs');
  await bundle(project, 'page', 'page.js', 'esm');
  await bundle(project, 'worker', 'worker.js', 'esm');

  const played: [where: string, digests: Digests][] = [];
  for (const runtime of RUNTIMES) {
    for (const file of ['esm.mjs', 'cjs.cjs']) {
      const printed = run(project, binaryOf(runtime), ...runtime.flags, file);
      // The program prints nothing except its digests.
      played.push([`${runtime.name}, ${file}`, JSON.parse(printed) as Digests]);
    }
  }
  const { page, worker } = await inChromium(project);
  // Not earlier: everything above must work without fast-check.
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
