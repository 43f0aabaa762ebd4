/// <reference lib="dom" />
// Plays games to their end on the built page, and uses the actions offered there.
import type { Page } from '@playwright/test';
import { deEnds } from '../../../../apps/web/src/texts/deEnds.js';
import { enEnds } from '../../../../apps/web/src/texts/enEnds.js';
import { frEnds } from '../../../../apps/web/src/texts/frEnds.js';
import type { GameId } from '../../../../src/games.js';
import { expect, test } from '../fixtures.js';
import { playToEnd, WAYS, type Way } from '../hands.js';
import { GAME_IDS, shortMatch } from './games.js';
import { axe } from './looks.js';
import { LANGUAGES, type Language, SIZES, type Size } from './page.js';
import { press, proceed, toResult } from './proceed.js';
import { checkMessages } from './secrets.js';

const ENDS = { en: enEnds, de: deEnds, fr: frEnds } as const;

/** The variant of a run. */
interface Run {
  readonly game: GameId;
  readonly way: Way;
  readonly language: Language;
  readonly size: Size;
}

// SIZES is constant, so these are all its keys.
const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];

/** Every game in every way, language and size. */
const ALL_RUNS: readonly Run[] = GAME_IDS.flatMap((game) =>
  WAYS.flatMap((way) => LANGUAGES.flatMap((language) => SIZE_NAMES.map((size) => ({ game, way, language, size })))),
);

/** The game with its size, and any two of way, language and size, as `way=tap size=phone`. */
function pairsOf({ game, size, ...run }: Run): readonly string[] {
  const parts = Object.entries({ ...run, size }).map(([field, value]) => `${field}=${value}`);
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one} ${other}`));
  return [...pairs, `game=${game} size=${size}`];
}

/** Runs that cover every pair: greedily chosen from {@link ALL_RUNS} by the number of new pairs. */
const PAIRWISE_RUNS: readonly Run[] = (() => {
  const left = new Set(ALL_RUNS.flatMap(pairsOf));
  const chosen: Run[] = [];
  const newIn = (run: Run) => pairsOf(run).filter((pair) => left.has(pair)).length;
  while (left.size > 0) {
    const best = ALL_RUNS.reduce((most, run) => (newIn(run) > newIn(most) ? run : most));
    for (const pair of pairsOf(best)) left.delete(pair);
    chosen.push(best);
  }
  return chosen;
})();

/** The run of each game in the gate: ways and languages alternate, and so do a phone and a laptop. */
const GATE_RUNS = GAME_IDS.map((game, index) =>
  ALL_RUNS.find(
    (run) =>
      run.game === game &&
      run.way === WAYS[index % WAYS.length] &&
      run.language === LANGUAGES[index % LANGUAGES.length] &&
      run.size === SIZE_NAMES[index % SIZE_NAMES.length],
  ),
);

/** From the end: the first table of the game, then the last one again, and the ranking. */
async function lookBack(page: Page, run: Run): Promise<void> {
  await press(page, 'dialog[open] .keys > button', run);
  await page.waitForSelector('main.table .steps .now');
  expect(await stepOf(page), 'looking back starts before the end').toBe('play on');
  await press(page, 'main.table .steps .now', run);
  await page.waitForSelector('main.table .steps .now', { state: 'detached' });
  expect(await stepOf(page)).toBe('over');
  if ((await page.locator('dialog[open]').count()) === 0) await press(page, '.strip button', run);
  await page.waitForSelector('dialog[open] .ranking');
}

/** Starts another game from the ranking, and makes some moves. */
async function playAgain(page: Page, run: Run, seed: number): Promise<void> {
  const firstGame = page.url();
  await press(page, 'dialog[open] .main', run);
  await page.waitForURL((url) => url.href !== firstGame);
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await page.waitForFunction(() => document.querySelector('hencoop-table') !== null);
  let moves = 0;
  await playToEnd(page, run.way, {
    seed,
    isTouch: run.size === 'phone',
    answer: () => proceed(page, run),
    isEnough: () => ++moves > 4,
  });
}

/** Whether the game on the shown table is over. */
function stepOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const table = document.querySelector('hencoop-table');
    // The element's view, which every page can read.
    const { step } = Reflect.get(table ?? {}, 'view') as { readonly step: { readonly type: string } };
    return step.type === 'over' ? 'over' : 'play on';
  });
}

const nameOf = ({ game, way, language, size }: Run) => `${game}, by ${way}, ${language}, ${size}`;

for (const [seed, run] of ALL_RUNS.entries()) {
  const { game, way, language, size } = run;
  // The jobs run every pair of game, way, language and size; the nightly run has every combination.
  const isInGate = GATE_RUNS.includes(run);
  const tag = isInGate ? ['@gate'] : PAIRWISE_RUNS.includes(run) ? [] : ['@nightly'];
  test(`plays to the end, looks back and plays again: ${nameOf(run)}`, { tag }, async ({ open }) => {
    const query = shortMatch(game);
    const { page } = await open({ size, lang: language, speed: 0, thinking: 0, game, ...query });
    await page.waitForSelector('hencoop-table');
    if (isInGate) expect(await axe(page), 'the first table').toEqual([]);
    await playToEnd(page, way, { seed, isTouch: size === 'phone', answer: () => proceed(page, run) });
    await toResult(page, run);
    if (isInGate) expect(await axe(page), 'the end of the game').toEqual([]);
    await expect(page.locator('dialog[open] .ranking > li')).toHaveCount(query.players.split(',').length);
    const ranks = await page.locator('dialog[open] .ranking .medal').allTextContents();
    expect(ranks[0], 'the ranking starts with first place').toBe('1');
    // The game's record shows what the worker could have leaked too early.
    await press(page, 'dialog[open] summary', run);
    await press(page, `dialog[open] .more button:has-text("${ENDS[language].end.save}")`, run);
    await checkMessages(page, 0);
    await lookBack(page, run);
    await playAgain(page, run, seed);
  });
}
