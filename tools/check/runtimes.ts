// Plays the same games with the packed package in every supported runtime, and compares the results. In each of them, a
// bot thinks in a worker and is stopped.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import type { Digests } from '../../test/packed/play.js';
import type { Thought } from '../../test/packed/think.js';
import { inEmptyProject, installRuntimes, PACKED, requireEveryEntry, run } from '../lib/packed.js';
import { playerOfGames } from '../lib/packedGames.js';
import { binaryOf, RUNTIMES } from '../lib/runtimes.js';
import { openBrowser } from '../site/browser.js';

/** How a program reports its digests: on a console, in a page, and in a worker. */
const REPORT = {
  console: 'played.then((digests) => console.log(JSON.stringify(digests)));',
  page: 'globalThis.played = played;',
  worker: 'played.then((digests) => postMessage(digests));',
} as const;

/** The module of a bot's worker. */
const BOT = "import { serveBot } from 'hencoop/bots'; import { thinker } from './think'; serveBot(thinker);";

/** Bundles a program for `where` it runs: outside of pages, the runtime resolves the package itself. */
async function bundle(
  project: string,
  contents: string,
  where: keyof typeof REPORT,
  outfile: string,
  format: 'esm' | 'cjs',
): Promise<void> {
  const { warnings } = await build({
    stdin: { contents, resolveDir: project },
    absWorkingDir: project,
    outfile: join(project, outfile),
    bundle: true,
    format,
    logLevel: 'silent',
    // A page gets everything in one file.
    ...(where === 'console' ? { packages: 'external', platform: 'node' } : { platform: 'browser', minify: true }),
  });
  if (warnings.length > 0) throw new Error(`the bundler warns: ${JSON.stringify(warnings)}`);
}

/** The files that the page may request, under a policy that blocks everything else. */
const FILES: { readonly [path: string]: string } = {
  '/': 'text/html',
  '/page.js': 'text/javascript',
  '/worker.js': 'text/javascript',
  '/bot.js': 'text/javascript',
  '/think.js': 'text/javascript',
};

/** The results in Chromium. */
interface InChromium {
  readonly page: Digests;
  readonly worker: Digests;
  /** In a page that may share memory with its workers, and in one that may not. */
  readonly thoughts: { readonly isolated: Thought; readonly alone: Thought };
}

const ISOLATION = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

async function inChromium(project: string): Promise<InChromium> {
  const html = '<!doctype html><title>Hencoop</title><script type="module" src="/page.js"></script>';
  let isolated = false;
  const server = createServer((request, response) => {
    const type = FILES[request.url ?? ''];
    if (type === undefined) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const policy = { 'content-security-policy': "default-src 'self'", ...(isolated ? ISOLATION : {}) };
    response.writeHead(200, { 'content-type': type, ...policy });
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
    const thinking = async (isIsolated: boolean) => {
      isolated = isIsolated;
      await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
      if ((await page.evaluate('crossOriginIsolated')) !== isIsolated)
        throw new Error('the page is isolated otherwise');
      return (await page.evaluate("import('/think.js').then(() => globalThis.played)")) as Thought;
    };
    const thoughts = { isolated: await thinking(true), alone: await thinking(false) };
    if (failures.length > 0) throw new Error(`in the page: ${failures.join('; ')}`);
    return { page: inPage, worker: inWorker, thoughts };
  } finally {
    await browser.close();
    server.close();
  }
}

/** The fault of a bot in its worker, if any. */
function faultIn({ choice, isSame, ticks, reason }: Thought, expected: string | undefined): string | null {
  if (!isSame || choice !== expected) return 'OTHER CHOICES';
  if (ticks < 10) return `BLOCKED: it answered after ${ticks} ticks of a timer`;
  return reason === 'enough' ? null : `STOPPED WITH ${reason}`;
}

const ADVICE = 'hencoop/testkit needs fast-check, an optional peer dependency: npm install --save-dev fast-check@4';

/** Runs a program that imports the testkit without its peer: it must fail with a message about what to install. */
function requireAdvice(project: string, command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' });
  if (status === 0 || !stderr.includes(ADVICE)) {
    throw new Error(`${[command, ...args].join(' ')}: expected '${ADVICE}', got status ${status}:\n${stderr}`);
  }
}

/** Imports the testkit in every runtime, without fast-check and then with it. */
function checkPeer(project: string): void {
  writeFileSync(join(project, 'kit.mjs'), "import { laws } from 'hencoop/testkit'; laws.call;");
  writeFileSync(join(project, 'kit.cjs'), "require('hencoop/testkit').laws.call;");
  const inAll = (check: typeof run | typeof requireAdvice) => {
    for (const runtime of RUNTIMES) {
      for (const file of ['kit.mjs', 'kit.cjs']) check(project, binaryOf(runtime), ...runtime.flags, file);
    }
  };
  inAll(requireAdvice);
  run(project, 'npm', 'install', '--no-audit', '--no-fund', 'fast-check@4');
  inAll(run);
}

const program = readFileSync(join(PACKED, 'play.ts'), 'utf8');
requireEveryEntry('play.ts', program + playerOfGames(REPORT.console), ['hencoop/testkit']);
installRuntimes();
await inEmptyProject([], async (project) => {
  writeFileSync(join(project, 'play.ts'), program);
  writeFileSync(join(project, 'think.ts'), readFileSync(join(PACKED, 'think.ts'), 'utf8'));
  await bundle(project, playerOfGames(REPORT.console), 'console', 'esm.mjs', 'esm');
  await bundle(project, playerOfGames(REPORT.console), 'console', 'cjs.cjs', 'cjs');
  await bundle(project, playerOfGames(REPORT.page), 'page', 'page.js', 'esm');
  await bundle(project, playerOfGames(REPORT.worker), 'worker', 'worker.js', 'esm');
  const thinkIn = (worker: string, report: string) =>
    `import { think } from './think'; const played = think(${worker}); ${report}`;
  const botAt = (file: string) => `new URL('./${file}', import.meta.url)`;
  await bundle(project, BOT, 'console', 'bot.mjs', 'esm');
  await bundle(project, thinkIn(botAt('bot.mjs'), REPORT.console), 'console', 'think.mjs', 'esm');
  await bundle(project, BOT, 'worker', 'bot.js', 'esm');
  const started = `() => new Worker(${botAt('bot.js')}, { type: 'module' })`;
  await bundle(project, thinkIn(started, REPORT.page), 'page', 'think.js', 'esm');

  const played: [where: string, digests: Digests][] = [];
  const thoughts: [where: string, thought: Thought][] = [];
  for (const runtime of RUNTIMES) {
    for (const file of ['esm.mjs', 'cjs.cjs']) {
      const printed = run(project, binaryOf(runtime), ...runtime.flags, file);
      // The program prints nothing except its digests.
      played.push([`${runtime.name}, ${file}`, JSON.parse(printed) as Digests]);
    }
    // As above.
    thoughts.push([
      runtime.name,
      JSON.parse(run(project, binaryOf(runtime), ...runtime.flags, 'think.mjs')) as Thought,
    ]);
  }
  const { page, worker, thoughts: inPages } = await inChromium(project);
  // Last, because everything above must work without fast-check.
  checkPeer(project);
  played.push(['Chromium, a page', page], ['Chromium, a Web Worker', worker]);

  thoughts.push(['Chromium, cross-origin isolated', inPages.isolated], ['Chromium', inPages.alone]);
  const [[, firstThought] = []] = thoughts;
  for (const [where, thought] of thoughts) {
    const fault = faultIn(thought, firstThought?.choice);
    console.log(`${where}, a bot in a worker: ${fault ?? 'the same choices, and it stops on demand'}`);
    if (fault !== null) process.exitCode = 1;
  }

  const [first] = played;
  for (const [where, digests] of played) {
    const same = isDeepStrictEqual(digests, first?.[1]);
    console.log(`${where}: ${same ? 'the same games' : 'OTHER GAMES'}`);
    if (!same) process.exitCode = 1;
  }
  for (const [game, digest] of Object.entries(first?.[1] ?? {})) console.log(`${digest.slice(0, 16)}  ${game}`);
});
