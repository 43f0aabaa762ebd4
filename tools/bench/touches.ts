/// <reference lib="dom" />
// Compares the time of a touch on the table with that at another commit, over whole games, in one run:
// `npm run bench:touches -- <commit> [game …]`. It fails on the ratio, never on milliseconds.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { GAMES } from '../../src/games.js';
import { openBrowser } from '../site/browser.js';
import { filesOf, from } from './commit.js';
import type { Offer } from './jobs/touches.js';
import { machine } from './process.js';
import { table } from './report/format.js';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** The most that a touch may take in the middle, as a multiple of the time at the other commit. */
const MOST = 0.4;
/** The most that 95 of 100 touches may take, as a multiple of the one in the middle. */
const MOST_TAIL = 3;
/** The most that heap and nodes may grow from the second game to the last. */
const MOST_GROWTH = 1.1;
const GAMES_PLAYED = 20;
/** The rounds of a game that are measured, in touches. */
const TOUCHES = 60;
const SLOW = 4;
const QUICK = 50;

async function bundleOf(tree: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve('tools/bench/jobs/touches.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    plugins: [from(tree)],
    nodePaths: [resolve('node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page with a table that fills it, and the tools to measure it. */
interface Measured {
  readonly page: Page;
  readonly session: CDPSession;
}

async function open(browser: Browser, code: string, size: (typeof SIZES)[number]): Promise<Measured> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(
    '<!doctype html><style>body{margin:0}hencoop-table{position:fixed;inset:0}</style><title>Touches</title>',
  );
  await page.addScriptTag({ content: code });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

const touchesOf = (page: Page, verb: 'begin' | 'offer' | 'answered', ...given: readonly unknown[]) =>
  page.evaluate(([name, rest]) => Reflect.get(globalThis, 'touches')[name](...rest), [verb, given] as const);

/** The milliseconds on the main thread that an action takes until the frame that answers it. */
async function timeOf({ page, session }: Measured, action: () => Promise<void>): Promise<number> {
  const before = await metric(session, 'TaskDuration');
  await action();
  await touchesOf(page, 'answered');
  return 1_000 * ((await metric(session, 'TaskDuration')) - before);
}

/** Plays a game by touches, and returns the time of each, without that of two frames in which nothing happens. */
async function playGame(measured: Measured, id: string, seed: number, most: number): Promise<readonly number[]> {
  const { page } = measured;
  await touchesOf(page, 'begin', id, seed);
  const times: number[] = [];
  while (times.length < most) {
    const { spots, isOver }: Offer = await touchesOf(page, 'offer');
    const [spot] = spots;
    if (isOver || spot === undefined) break;
    const calm = await timeOf(measured, async () => {});
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    const time = await timeOf(measured, () => page.mouse.up());
    times.push(Math.max(0, time - calm));
  }
  return times;
}

const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b);
const share = (times: readonly number[], part: number) => sorted(times)[Math.floor(times.length * part)] ?? 0;

/** Heap and nodes after a forced collection, each time with the same opening on the table. */
async function weight({ page, session }: Measured, id: string): Promise<readonly number[]> {
  await touchesOf(page, 'begin', id, 0);
  await touchesOf(page, 'offer');
  await session.send('HeapProfiler.collectGarbage');
  return [await metric(session, 'JSHeapUsedSize'), await metric(session, 'Nodes')];
}

/** How much heap and nodes grow from the second game to the last. */
async function growthOf(browser: Browser, code: string, id: string): Promise<readonly number[]> {
  const measured = await open(browser, code, SIZES[0]);
  let early: readonly number[] = [];
  for (let game = 1; game <= GAMES_PLAYED; game++) {
    await playGame(measured, id, game, TOUCHES / 4);
    if (game === 2) early = await weight(measured, id);
  }
  const late = await weight(measured, id);
  await measured.page.close();
  return late.map((value, index) => value / (early[index] ?? value));
}

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const [commit, ...ids] = positionals;
if (commit === undefined) throw new Error('expected a commit to compare with, got none');
const [then, now] = [await bundleOf(filesOf(commit)), await bundleOf(resolve('.'))];
const browser = await openBrowser();
const rows: string[][] = [];
const faults: string[] = [];
for (const { id } of GAMES.filter((each) => ids.length === 0 || ids.includes(each.id))) {
  for (const size of SIZES) {
    const [before, after] = [await open(browser, then, size), await open(browser, now, size)];
    const times: { readonly old: number[]; readonly fresh: number[] } = { old: [], fresh: [] };
    for (let seed = 1; seed <= Number(values.games); seed++) {
      // They take turns, so that a slow minute slows both.
      times.old.push(...(await playGame(before, id, seed, TOUCHES)));
      times.fresh.push(...(await playGame(after, id, seed, TOUCHES)));
    }
    await after.session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    const slow = await playGame(after, id, 1, TOUCHES);
    await Promise.all([before.page.close(), after.page.close()]);
    const [middle, was] = [share(times.fresh, 0.5), share(times.old, 0.5)];
    const [ratio, tail] = [middle / was, share(times.fresh, 0.95) / middle];
    const quick = slow.filter((time) => time < QUICK).length / slow.length;
    const at = `${size.width}×${size.height}`;
    rows.push([
      id,
      at,
      `${times.old.length}, ${times.fresh.length}`,
      `${was.toFixed(1)}, ${middle.toFixed(1)}`,
      ratio.toFixed(2),
      tail.toFixed(1),
      `${Math.round(100 * quick)} %`,
    ]);
    if (ratio > MOST) faults.push(`${id}, ${at}: a touch takes ${ratio.toFixed(2)} of its time at ${commit}`);
    if (tail > MOST_TAIL) faults.push(`${id}, ${at}: 95 of 100 touches take up to ${tail.toFixed(1)} medians`);
  }
  const [heap = 1, nodes = 1] = await growthOf(browser, now, id);
  if (Math.max(heap, nodes) > MOST_GROWTH)
    faults.push(`${id}: heap × ${heap.toFixed(2)}, nodes × ${nodes.toFixed(2)} after ${GAMES_PLAYED} games`);
}
await browser.close();
console.log(`${machine()}: a touch on the main thread, in milliseconds, at ${commit} and now.\n`);
const head = [
  'game',
  'size',
  'touches',
  'ms',
  'ratio',
  '95 of 100, in medians',
  `under ${QUICK} ms at ${SLOW}× slower`,
];
console.log(table(head, rows));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
