// Compares the time of a touch on the table with that at another commit, over whole games, in one run:
// `npm run bench:touches -- <commit> [game …]`; `--write` publishes it. It fails on ratios, never on milliseconds.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { GAMES, type GameId } from '../../src/games.js';
import { openBrowser } from '../site/browser.js';
import { filesOf } from './commit.js';
import type { Frames } from './jobs/touches.js';
import { machine } from './process.js';
import { table } from './report/format.js';
import { type Plan, planOf } from './touchPlan.js';
import { ask, bundleOf, type Measured, open, type PageSize, playGame, type Times, weight } from './touchTable.js';

const PAGE = 'tools/bench/TOUCHES.md';

const SIZES: readonly PageSize[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The longest median of a touch, as a multiple of the one at the other commit. */
const MOST = 0.4;
/** The longest of 95 in 100 touches, in medians. */
const MOST_TAIL = 3;
/** The most that heap and nodes may grow from the second game to the last. */
const MOST_GROWTH = 1.1;
/** The largest share of the moves for which the table may offer no touch. */
const MOST_MISSED = 0.02;
/** The fewest touches to measure, in whole games. */
const TOUCHES = 60;
const GAMES_PLAYED = 20;
/** How much slower the processor is made, and a quick touch there, in milliseconds. */
const SLOW = 4;
const QUICK = 50;
/** The moves with flights that are shown at their usual speed, to count frames. */
const SHOWN = 8;
/** At this speed, flights end in the next frame. */
const FAST = 1_000;

/** What was measured of a game at a size. */
interface Figures {
  readonly size: PageSize;
  readonly was: Times;
  readonly is: Times;
  /** The touches on a slower processor. */
  readonly slow: Times;
  /** At full speed, and slower. */
  readonly frames: readonly Frames[];
}

interface Measurement {
  readonly id: GameId;
  readonly figures: readonly Figures[];
  /** Heap and nodes after all games, as multiples of those after two. */
  readonly growth: readonly number[];
}

/** The programs in the page: at the other commit, and now. */
interface Codes {
  readonly was: string;
  readonly now: string;
}

const noTimes = (): Times => ({ each: [], missed: [] });

async function measureAt(browser: Browser, codes: Codes, plans: readonly Plan[], size: PageSize): Promise<Figures> {
  const [before, after] = [await open(browser, codes.was, size), await open(browser, codes.now, size)];
  const figures: Figures = { size, was: noTimes(), is: noTimes(), slow: noTimes(), frames: [] };
  for (const plan of plans) {
    if (figures.is.each.length >= TOUCHES) break;
    // They take turns, so that a slow minute slows both.
    await playGame(before, plan, figures.was);
    await playGame(after, plan, figures.is);
  }
  const frames: Frames[] = [];
  for (const plan of plans.slice(0, 1)) {
    for (const rate of [1, SLOW]) {
      await after.session.send('Emulation.setCPUThrottlingRate', { rate });
      frames.push(await framesOf(after, plan));
    }
    await playGame(after, plan, figures.slow, TOUCHES);
  }
  await Promise.all([before.page.close(), after.page.close()]);
  return { ...figures, frames };
}

/** The frames while cards fly. */
async function framesOf(measured: Measured, plan: Plan): Promise<Frames> {
  await ask(measured, 'begin', plan, 1, true);
  return ask(measured, 'fly', SHOWN);
}

/** How much heap and nodes grow from the second game to the last. */
async function growthOf(browser: Browser, code: string, plans: readonly Plan[], size: PageSize): Promise<number[]> {
  const [first] = plans;
  if (first === undefined) return [];
  const measured = await open(browser, code, size);
  let early: readonly number[] = [];
  for (const [index, plan] of plans.entries()) {
    // One table for two games.
    await ask(measured, 'begin', plan, FAST, index % 2 === 0);
    await ask(measured, 'playThrough', SHOWN);
    if (index === 1) early = await weight(measured, first);
  }
  const late = await weight(measured, first);
  await measured.page.close();
  return late.map((value, index) => value / (early[index] ?? value));
}

async function measure(browser: Browser, codes: Codes, id: GameId): Promise<Measurement> {
  const plans = await Promise.all(Array.from({ length: GAMES_PLAYED }, (_, number) => planOf(id, number)));
  const figures: Figures[] = [];
  for (const size of SIZES) figures.push(await measureAt(browser, codes, plans, size));
  const [phone] = SIZES;
  const growth = phone === undefined ? [] : await growthOf(browser, codes.now, plans, phone);
  return { id, figures, growth };
}

/** The time that this share of the touches does not exceed. */
function share({ each }: Times, part: number): number {
  return [...each].sort((a, b) => a - b)[Math.floor(each.length * part)] ?? 0;
}

const nameOf = ({ width, height }: PageSize) => `${width}×${height}`;
const ratioOf = ({ was, is }: Figures) => share(is, 0.5) / share(was, 0.5);
const tailOf = ({ is }: Figures) => share(is, 0.95) / share(is, 0.5);

function rowOf(id: string, figures: Figures): string[] {
  const { size, was, is, slow, frames } = figures;
  const quick = slow.each.filter((time) => time < QUICK).length / slow.each.length;
  return [
    id,
    nameOf(size),
    `${was.each.length}, ${is.each.length}`,
    `${share(was, 0.5).toFixed(1)}, ${share(is, 0.5).toFixed(1)}`,
    ratioOf(figures).toFixed(2),
    tailOf(figures).toFixed(1),
    `${Math.round(100 * quick)} %`,
    ...frames.map(({ shown, dropped }) => `${dropped} of ${shown + dropped}`),
  ];
}

function faultsOf({ id, figures, growth }: Measurement, commit: string): string[] {
  const faults: string[] = [];
  for (const each of figures) {
    const at = `${id}, ${nameOf(each.size)}`;
    const [ratio, tail] = [ratioOf(each), tailOf(each)];
    const { each: times, missed } = each.is;
    if (!(ratio <= MOST)) faults.push(`${at}: a touch takes ${ratio.toFixed(2)} of its time at ${commit}`);
    if (!(tail <= MOST_TAIL)) faults.push(`${at}: 95 of 100 touches take up to ${tail.toFixed(1)} medians`);
    if (missed.length > MOST_MISSED * times.length)
      faults.push(`${at}: ${missed.length} moves had no touch, such as ${missed[0]}`);
  }
  const [heap = 1, nodes = 1] = growth;
  if (Math.max(heap, nodes) > MOST_GROWTH)
    faults.push(`${id}: heap × ${heap.toFixed(2)}, nodes × ${nodes.toFixed(2)} after ${GAMES_PLAYED} games`);
  return faults;
}

function pageOf(all: readonly Measurement[], commit: string): string {
  const head = [
    'game',
    'size',
    'touches',
    'ms',
    'ratio',
    '95 of 100, in medians',
    `under ${QUICK} ms`,
    'frames dropped',
    `at ${SLOW}× slower`,
  ];
  const weights = all.map(({ id, growth }) => [id, ...growth.map((each) => each.toFixed(2))]);
  return `# A touch

${machine()}, ${new Date().toISOString().slice(0, 10)}. Written by \`npm run bench:touches -- ${commit} --write\`.

Processor time on the main thread from the end of a touch to the frame that answers it, as medians over whole games: at commit ${commit},
and now. Both show the same moves in turn; other players' moves and flights are not part of it. *Under ${QUICK} ms* is the share of
touches on a processor made ${SLOW}× slower. Frames are counted while cards fly, at full speed and ${SLOW}× slower.

${table(
  head,
  all.flatMap(({ id, figures }) => figures.map((each) => rowOf(id, each))),
)}

Heap without compiled code, and nodes, after ${GAMES_PLAYED} games, as multiples of those after two:

${table(['game', 'heap', 'nodes'], weights)}
`;
}

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [commit, ...ids] = positionals;
if (commit === undefined) throw new Error('expected a commit to compare with, got none');
const codes: Codes = { was: await bundleOf(filesOf(commit)), now: await bundleOf(resolve('.')) };
const browser = await openBrowser();
const all: Measurement[] = [];
for (const { id } of GAMES) {
  if (ids.length > 0 && !ids.includes(id)) continue;
  const measured = await measure(browser, codes, id);
  all.push(measured);
  for (const figures of measured.figures) console.error(rowOf(id, figures).join(' | '));
}
await browser.close();
const page = pageOf(all, commit);
if (values.write) writeFileSync(PAGE, page);
else console.log(page);
const faults = all.flatMap((each) => faultsOf(each, commit));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
