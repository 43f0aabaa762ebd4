/// <reference lib="dom" />
// A table in a page, and the tools to measure it.
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { from } from './commit.js';
import type { Next, Spot } from './jobs/touches.js';
import type { Plan } from './touchPlan.js';

/** The size of a page, in pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The program of `jobs/touches.ts` with the library in a folder. */
export async function bundleOf(tree: string): Promise<string> {
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

/** A page with a table that fills it. */
export interface Measured {
  readonly page: Page;
  readonly session: CDPSession;
}

export async function open(browser: Browser, code: string, size: PageSize): Promise<Measured> {
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(0);
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

type Verb = 'begin' | 'next' | 'answered' | 'playThrough' | 'fly';
export const ask = <Answer = void>({ page }: Measured, verb: Verb, ...given: readonly unknown[]): Promise<Answer> =>
  page.evaluate(([name, rest]) => Reflect.get(globalThis, 'touches')[name](...rest), [verb, given] as const);

/** The milliseconds of processor time on the main thread that an action takes until the frame that answers it. */
async function timeOf(measured: Measured, action: () => Promise<void>): Promise<number> {
  const { session } = measured;
  const before = await metric(session, 'ThreadTime');
  await action();
  await ask(measured, 'answered');
  return 1_000 * ((await metric(session, 'ThreadTime')) - before);
}

/** The times of touches, and the moves for which the table offered none. */
export interface Times {
  readonly each: number[];
  readonly missed: string[];
}

async function touch(measured: Measured, { x, y }: Spot): Promise<number> {
  const { mouse } = measured.page;
  await mouse.move(x, y);
  await mouse.down();
  await ask(measured, 'answered');
  const calm = await timeOf(measured, async () => {});
  return Math.max(0, (await timeOf(measured, () => mouse.up())) - calm);
}

/** Plays a game by touches, and adds the time of each, without that of two frames in which nothing happens. */
export async function playGame(
  measured: Measured,
  plan: Plan,
  { each, missed }: Times,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  await ask(measured, 'begin', plan, 0, true);
  for (;;) {
    const next: Next = await ask(measured, 'next');
    if (next.spot === null || each.length >= most) {
      missed.push(...next.missed);
      return;
    }
    each.push(await touch(measured, next.spot));
  }
}

/** The part of a heap snapshot that tells the kind and the size of each object. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

/** The bytes that live after a forced collection, without compiled code, which grows as long as it gets faster. */
async function heapOf(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  // Chromium writes it.
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = [types[kind]].flat().indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + kind] !== code) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/** Heap, in bytes, and nodes of a new table with the opening of a game. */
export async function weight(measured: Measured, plan: Plan): Promise<readonly [heap: number, nodes: number]> {
  const { session } = measured;
  await ask(measured, 'begin', plan, 0, true);
  await ask(measured, 'answered');
  return [await heapOf(session), await metric(session, 'Nodes')];
}
