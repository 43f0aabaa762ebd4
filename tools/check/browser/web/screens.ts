/// <reference lib="dom" />
// Every screen around the table, and the way to it.
import type { Page } from '@playwright/test';
import { GAMES, type GameId } from '../../../../src/games.js';
import { playToEnd } from '../hands.js';
import { GAME_IDS, playersOf, shortMatch } from './games.js';
import type { OpenOptions } from './page.js';
import { proceed, toResult } from './proceed.js';
import { choose, firstOf } from './puzzle.js';

/** Opens a page in the language and the size of the visit. */
export type OpenScreen = (query: Partial<OpenOptions>) => Promise<Page>;

export interface Screen {
  readonly name: string;
  /** The boxes with more than one screen, which may scroll. */
  readonly scrolls?: readonly string[];
  go(open: OpenScreen): Promise<Page>;
}

const HANDS = { way: 'tap', size: 'desk' } as const;
const DIALOG = 'dialog[open]';
const QUICK = { speed: 0, thinking: 0, deal: 7 } as const;

/** A screen with an address. */
const at = (name: string, hash: string, shown: string, scrolls: readonly string[] = []): Screen => ({
  name,
  scrolls,
  async go(open) {
    const page = await open({ hash, ...QUICK });
    await page.locator(shown).first().waitFor();
    return page;
  },
});

/** A scene in front of the start page, opened by a key. */
const inFront = (name: string, key: string, prepare?: (page: Page) => Promise<void>): Screen => ({
  name,
  // The results of five games, on a phone.
  scrolls: name === 'statistics' ? ['.meadow'] : [],
  async go(open) {
    const page = await open({});
    await page.waitForSelector('.games .play');
    await prepare?.(page);
    await page.locator(key).click();
    await page.waitForSelector(DIALOG);
    return page;
  },
});

const openMenu = (page: Page) => page.locator('.brand summary').click();

/** A person with quick bots. */
const TABLE = 'hencoop-table .buttons button, hencoop-table [role=button]:not([aria-disabled])';

async function tableOf(open: OpenScreen, query: Partial<OpenOptions> = {}): Promise<Page> {
  const page = await open({ ...QUICK, game: 'chicken', players: playersOf(4, 'easy'), ...query });
  await page.locator(TABLE).first().waitFor();
  await page.waitForSelector('.bar :enabled');
  return page;
}

const onTable = (name: string, act: (page: Page) => Promise<void>, query: Partial<OpenOptions> = {}): Screen => ({
  name,
  async go(open) {
    const page = await tableOf(open, query);
    await act(page);
    return page;
  },
});

const hint = async (page: Page) => {
  await page.waitForSelector('.bar button:enabled .sign');
  await page.locator('main.table').press('h');
  await page.waitForSelector('section.hint p');
};

const drawer = (tab: 'rules' | 'history' | 'settings'): Screen =>
  onTable(`drawer-${tab}`, async (page) => {
    let touches = 0;
    await playToEnd(page, 'tap', { seed: 3, isEnough: async () => touches++ > 3, answer: () => proceed(page, HANDS) });
    if ((await page.locator(DIALOG).count()) > 0) await proceed(page, HANDS);
    await page.locator('.bar [aria-expanded]').click();
    await page.locator(`#tab-${tab}`).click();
    if (tab === 'rules') await page.waitForSelector('.how .picture');
  });

const REVIEWED = { game: 'chicken', options: '{"maxRounds":1}', players: 'person,easy' } as const;

/** A finished game, behind its result. */
async function ended(open: OpenScreen, game: GameId, query: Partial<OpenOptions> = {}): Promise<Page> {
  const page = await open({ ...QUICK, game, ...shortMatch(game), ...query });
  await page.locator(TABLE).first().waitFor();
  await playToEnd(page, 'tap', { seed: 2, answer: () => proceed(page, HANDS) });
  await toResult(page, HANDS);
  return page;
}

const round = (game: GameId, options = shortMatch(game).options): Screen => ({
  name: `round-${game}`,
  async go(open) {
    const players = playersOf(Math.min(4, most(game)), 'easy');
    const page = await open({ ...QUICK, game, options, players });
    await page.locator(TABLE).first().waitFor();
    const scores = page.locator(`${DIALOG} .scores`);
    await playToEnd(page, 'tap', { seed: 2, isEnough: async () => (await scores.count()) > 0 });
    await scores.waitFor();
    return page;
  },
});

const most = (game: GameId) => GAMES.find(({ id }) => id === game)?.seats.max ?? 2;

const lesson = (game: GameId): Screen => ({
  name: `lesson-${game}`,
  async go(open) {
    const page = await open({ ...QUICK, hash: `#/learn/${game}` });
    await page.waitForSelector('.teaching h2');
    await page.waitForSelector('.spotlight .rim');
    return page;
  },
});

const puzzle = (game: GameId, id = ''): Screen => ({
  name: `puzzle-${game}`,
  async go(open) {
    const page = await open({ ...QUICK, hash: `#/puzzles/${game}/${id}` });
    await page.waitForSelector('hencoop-table .ask, hencoop-table svg');
    await page.waitForSelector('.strip.puzzle p');
    return page;
  },
});

/** A puzzle whose solution is shown after a wrong answer. */
const solved = (game: GameId): Screen => ({
  name: `solution-${game}`,
  async go(open) {
    const { id, second } = await firstOf(game);
    const page = await puzzle(game, id).go(open);
    await choose(page, second);
    await page.locator('.strip.puzzle p').filter({ hasText: '%' }).waitFor();
    await page.locator('.strip.puzzle button').click();
    await page.waitForSelector('.puzzle.done .asked');
    return page;
  },
});

const results = (page: Page) =>
  page.evaluate(
    (games) =>
      localStorage.setItem(
        'hencoop/results',
        JSON.stringify(
          [1, 2, 1, 3].flatMap((rank, index) =>
            games.map(({ id, seats }) => ({
              saved: `${id}-${index}`,
              game: id,
              endedAt: 1_700_000_000_000,
              bots: Array.from({ length: seats - 1 }, () => (index < 2 ? 'easy' : 'strong')),
              rank,
              shared: 1,
              points: 10,
              bestRound: 5,
              fewerWin: false,
              undone: 0,
            })),
          ),
        ),
      ),
    GAMES.map(({ id, seats }) => ({ id, seats: seats.min })),
  );

export const SCREENS: readonly Screen[] = [
  at('start', '', '.games .play'),
  {
    name: 'start-again',
    async go(open) {
      const page = await tableOf(open);
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await page.waitForSelector('.resume');
      return page;
    },
  },
  at('friends', '#/friends', '.door'),
  at('setup', '#/new/chicken', '.options select', ['.meadow']),
  at('setup-roundup', '#/new/chicken-roundup', '.options select', ['.meadow']),
  at('setup-device', '#/new/chicken-out/device', '.options select', ['.meadow']),
  at('rules', '#/rules/chicken-roundup', '.how-to .shown, .how-to .picture', ['.meadow']),
  at('clause', '#/rules/chicken/G-3', '.rules section', ['.meadow']),
  at('puzzles', '#/puzzles', '.puzzles .position svg'),
  inFront('box', '[data-game="chicken-out"] .lid'),
  inFront('settings', '.brand button.icon'),
  inFront('statistics-empty', '.brand .more button >> nth=1', openMenu),
  inFront('statistics', '.brand .more button >> nth=1', async (page) => {
    await results(page);
    await openMenu(page);
  }),
  {
    name: 'games',
    async go(open) {
      const page = await tableOf(open);
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await page.waitForSelector('.resume');
      await openMenu(page);
      await page.locator('.brand .more button').first().click();
      await page.waitForSelector(DIALOG);
      return page;
    },
  },
  {
    name: 'menu',
    async go(open) {
      const page = await open({});
      await page.waitForSelector('.games .play');
      await openMenu(page);
      return page;
    },
  },
  {
    name: 'offer',
    async go(open) {
      const page = await open({});
      await page.locator('.games .play').first().click();
      await page.waitForSelector(DIALOG);
      return page;
    },
  },
  {
    name: 'keys',
    scrolls: ['dialog'],
    async go(open) {
      const page = await open({});
      await page.waitForSelector('.games .play');
      await page.keyboard.press('?');
      await page.waitForSelector('.keys');
      return page;
    },
  },
  ...GAME_IDS.map(lesson),
  ...GAME_IDS.map((game) => puzzle(game)),
  ...GAME_IDS.map(solved),
  onTable('hint', hint),
  onTable('why', async (page) => {
    await hint(page);
    await page.locator('.strip button:not(.icon)').click();
    await page.waitForSelector('.note p');
  }),
  drawer('rules'),
  drawer('history'),
  drawer('settings'),
  round('chicken'),
  round('crazy-chicken', '{"rounds":2}'),
  round('blind-chicken-extreme', '{"games":2}'),
  ...GAME_IDS.map(
    (game): Screen => ({
      name: `end-${game}`,
      go: (open) => ended(open, game, { players: playersOf(Math.min(4, most(game)), 'easy') }),
    }),
  ),
  {
    name: 'end-five',
    go: (open) => ended(open, 'chicken', { players: playersOf(most('chicken'), 'easy') }),
  },
  {
    name: 'daily',
    async go(open) {
      const page = await open(QUICK);
      await page.locator('[data-game="chicken-out"] .lid').click();
      await page.locator(`${DIALOG} .deal`).click();
      await page.locator(TABLE).first().waitFor();
      await playToEnd(page, 'tap', { seed: 5, answer: () => proceed(page, HANDS) });
      await toResult(page, HANDS);
      await page.locator(`${DIALOG} .main:enabled`).waitFor();
      return page;
    },
  },
  {
    name: 'end-more',
    async go(open) {
      const page = await ended(open, 'chicken', REVIEWED);
      await page.locator(`${DIALOG} summary`).click();
      return page;
    },
  },
  {
    name: 'review',
    async go(open) {
      const page = await ended(open, 'chicken', REVIEWED);
      await page.locator(`${DIALOG} summary`).click();
      await page.locator(`${DIALOG} .more button`).first().click();
      await page.waitForSelector('.review .verdict');
      return page;
    },
  },
  {
    name: 'back',
    async go(open) {
      const page = await ended(open, 'chicken', REVIEWED);
      await page.locator(`${DIALOG} .keys > button`).first().click();
      await page.waitForSelector('.steps');
      return page;
    },
  },
  {
    name: 'over',
    async go(open) {
      const page = await ended(open, 'chicken', REVIEWED);
      await page.keyboard.press('Escape');
      await page.locator('.strip button').first().waitFor();
      return page;
    },
  },
  {
    name: 'curtain',
    async go(open) {
      const page = await open({ ...QUICK, game: 'chicken', players: 'person,person', options: '{"target":10}' });
      await page.waitForSelector('hencoop-table .ask, .curtain');
      const curtain = page.locator('.curtain');
      await playToEnd(page, 'tap', { isEnough: async () => (await curtain.count()) > 0 });
      return page;
    },
  },
  {
    name: 'watch',
    async go(open) {
      const page = await open({ game: 'chicken', players: 'easy,easy,easy,easy', deal: 7, thinking: 60_000 });
      await page.waitForSelector('.bar :enabled');
      return page;
    },
  },
];

/** The screens that a page of drafts draws, with its query for each. */
export const DRAFTS: { readonly [screen: string]: string } = {
  'start-again': 'game=start',
  friends: 'game=friends',
  setup: 'game=setup',
  'lesson-chicken': 'game=lesson',
  'puzzle-chicken-roundup': 'game=puzzle',
  review: 'game=review',
  watch: 'game=watch',
  'drawer-rules': 'game=drawer&tab=how',
  'drawer-history': 'game=drawer&tab=history',
  'drawer-settings': 'game=drawer&tab=settings',
  hint: 'game=chicken&at=hint',
  'round-chicken': 'game=round-chicken',
  'round-crazy-chicken': 'game=round-crazy',
  'round-blind-chicken-extreme': 'game=round-blind',
  'end-chicken': 'game=end-chicken',
  'end-crazy-chicken': 'game=end-crazy',
  'end-chicken-out': 'game=end-out',
  'end-blind-chicken-extreme': 'game=end-blind',
  'end-chicken-roundup': 'game=end-roundup',
  daily: 'game=daily',
};
