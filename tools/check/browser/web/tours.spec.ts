/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A tour of every screen of the built page, to check axe, the page width and the size of touch targets on each.
import type { Page } from '@playwright/test';
import type { GameId } from '../../../../src/games.js';
import { expect, test } from '../fixtures.js';
import { playToEnd, pressUntil } from '../hands.js';
import { GAME_IDS, shortMatch } from './games.js';
import { axe, layout, type Visit } from './looks.js';
import type { OpenOptions, Size } from './page.js';
import { proceed, toResult } from './proceed.js';

interface Tour {
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
}

/** A stage of a tour, which opens pages and visits their screens. */
type TourStage = (
  open: (query: Partial<OpenOptions>) => Promise<Page>,
  visit: (page: Page, screen: string) => Promise<void>,
  tour: Tour,
) => Promise<void>;

const QUICK = { lang: 'en', speed: 0, thinking: 0 } as const;
const TABLE = 'hencoop-table .ask';

const visitPages: TourStage = async (open, visit) => {
  const page = await open({});
  await page.waitForSelector('.games .play');
  await visit(page, 'home');
  for (const dialog of ['Statistics', 'Settings']) {
    if (dialog === 'Statistics') await page.locator('.brand summary').click();
    await page.getByRole('button', { name: dialog }).click();
    await page.waitForSelector('dialog[open]');
    await visit(page, dialog);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  for (const scene of ['Chicken Out!: learn, set up, rules', 'Your games']) {
    await page.getByRole('button', { name: scene }).click();
    await page.waitForSelector('dialog.stage[open]');
    await visit(page, scene);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  await page.keyboard.press('?');
  await page.waitForSelector('.keys');
  await visit(page, 'keys');
  for (const [hash, shown] of [
    ['#/new/chicken-out', '.options select'],
    ['#/new/chicken/device', '.options select'],
    ['#/friends', '.door'],
    ['#/rules/chicken-roundup/CR-3.1', '.rules'],
    ['#/rules/chicken-out', '.how-to .shown'],
    ['#/puzzles', '.puzzles .position svg'],
  ] as const) {
    const other = await open({ hash });
    await other.waitForSelector(shown);
    await visit(other, hash);
  }
};

const playUntil = (page: Page, { size }: Tour, isEnough: (page: Page) => Promise<boolean>) =>
  playToEnd(page, 'tap', {
    seed: 7,
    isTouch: size === 'phone',
    isEnough,
    answer: () => proceed(page, { way: 'tap', size }),
  });

const has = (selector: string) => async (page: Page) => (await page.locator(selector).count()) > 0;

/** A table at a choice, with something picked, and with the reason for a blocked thing. */
const visitTable =
  (game: GameId): TourStage =>
  async (open, visit, tour) => {
    const page = await open({ game, players: shortMatch(game).players, confirm: 1 });
    await page.waitForSelector(TABLE);
    await playUntil(page, tour, async () => true);
    await visit(page, game);
    await playUntil(page, tour, has('hencoop-table .chip'));
    expect(await has('hencoop-table .chip')(page), 'something is picked').toBe(true);
    await visit(page, `${game}, picked`);
    // While something is picked, touching another thing of its kind picks that instead.
    const blocked = 'hencoop-table [role=button][aria-disabled]';
    const isBlocked = async (at: Page) =>
      (await has(blocked)(at)) && !(await has('hencoop-table .chip')(at)) && !(await has('dialog[open]')(at));
    await playUntil(page, tour, isBlocked);
    if (await isBlocked(page)) {
      await pressUntil(page.locator(blocked).first(), page.locator('hencoop-table .reason:not(:empty)'));
      await visit(page, `${game}, refused`);
    }
  };

const visitDrawer: TourStage = async (open, visit) => {
  const page = await open({ game: 'blind-chicken-extreme', ...shortMatch('blind-chicken-extreme') });
  await page.waitForSelector('hencoop-table .buttons button');
  // While the moves of others are shown, hints are disabled.
  await page.waitForSelector('.bar [aria-label="Hint"]:enabled');
  await expect(async () => {
    await page.keyboard.press('h');
    await page.waitForSelector('section.hint p', { timeout: 5000 });
  }).toPass();
  await visit(page, 'hint');
  await page.click('section.hint .icon');
  await page.click('.bar [aria-expanded]');
  for (const tab of ['rules', 'history', 'settings']) {
    await page.click(`#tab-${tab}`);
    if (tab === 'rules') {
      await page.waitForSelector('.how .picture');
      await page.click('.how summary');
      await page.waitForSelector('#tab-panel .rules section');
    }
    await visit(page, `drawer, ${tab}`);
  }
};

const visitEnds: TourStage = async (open, visit, { size, ...tour }) => {
  const page = await open({ game: 'chicken', players: 'person,random', options: '{"target":100}' });
  await page.waitForSelector(TABLE);
  await playUntil(page, { size, ...tour }, has('dialog[open] .scores'));
  await visit(page, 'end of a round');
  const short = await open({ game: 'chicken', ...shortMatch('chicken') });
  await short.waitForSelector(TABLE);
  await playUntil(short, { size, ...tour }, async () => false);
  await short.waitForSelector('dialog[open] .scores, dialog[open] .ranking');
  await toResult(short, { way: 'tap', size });
  await visit(short, 'end of the game');
  const two = await open({ game: 'chicken', players: 'person,person', options: '{"target":10}' });
  await two.waitForSelector(`${TABLE}, .curtain`);
  await playToEnd(two, 'tap', { isTouch: size === 'phone', isEnough: has('.curtain') });
  await visit(two, 'curtain');
};

const STAGES: { readonly [name: string]: TourStage } = {
  pages: visitPages,
  drawer: visitDrawer,
  ends: visitEnds,
  ...Object.fromEntries(GAME_IDS.map((game) => [game, visitTable(game)])),
};

const TOURS: readonly Tour[] = (['phone', 'desk'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

/** CI alternates between a dark phone and a light desktop by stage; the nightly run checks all. */
const isForCi = ({ size, colorScheme }: Tour, index: number) =>
  size === (index % 2 === 0 ? 'phone' : 'desk') && colorScheme === (index % 2 === 0 ? 'dark' : 'light');

function tour(
  what: string,
  look: Visit,
  name: string,
  stage: TourStage,
  through: Tour,
  tag: readonly string[] = [],
): void {
  test(`${what}: ${name}, ${through.size}, ${through.colorScheme}`, { tag: [...tag] }, async ({ open }) => {
    const wrong = new Set<string>();
    await stage(
      async (query) => (await open({ ...QUICK, ...through, ...query })).page,
      async (page, screen) => {
        for (const each of await look(page)) wrong.add(`${screen}: ${each}`);
      },
      through,
    );
    expect([...wrong]).toEqual([]);
  });
}

for (const [index, [name, stage]] of Object.entries(STAGES).entries()) {
  for (const through of TOURS) tour('axe', axe, name, stage, through, isForCi(through, index) ? [] : ['@nightly']);
  tour('layout', layout, name, stage, { size: 'phone', colorScheme: 'light' }, index % 2 === 0 ? [] : ['@nightly']);
}
