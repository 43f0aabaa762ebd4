/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A tour of every screen of the built page, for what must hold on each: axe, the width of the page, the size of what can be
// touched.
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import type { GameId } from '../../../examples/web/src/protocol.js';
import { playToEnd } from '../hands.js';
import { GAME_IDS, SHORT } from './games.js';
import { openPage, type Size } from './page.js';
import { proceed } from './play.js';
import type { Job } from './pool.js';

/** Looks at a screen; the result is what is wrong with it. */
export type Visit = (page: Page, screen: string) => Promise<readonly string[]>;

interface Tour {
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
}

/** A part of the tour: it opens pages, and visits the screens that it comes to. */
type Part = (
  open: (query: Partial<Parameters<typeof openPage>[2]>) => Promise<Page>,
  visit: (page: Page, screen: string) => Promise<void>,
  tour: Tour,
) => Promise<void>;

const QUICK = { lang: 'en', speed: 0, thinking: 0 } as const;
const TABLE = 'hencoop-table .ask';

const visitPages: Part = async (open, visit) => {
  const page = await open({});
  await page.waitForSelector('.games .main');
  await visit(page, 'home');
  await page.keyboard.press('?');
  await page.waitForSelector('.keys');
  await visit(page, 'keys');
  for (const hash of ['#/new/chicken-out', '#/rules/chicken-roundup/CR-3.1']) {
    const other = await open({ hash });
    await other.waitForSelector(hash.startsWith('#/new') ? '.options' : '.rules');
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

/** A table when a move is to be chosen, with something picked, and with the reason why something is blocked. */
const visitTable =
  (game: GameId): Part =>
  async (open, visit, tour) => {
    const page = await open({ game, players: SHORT[game].players, confirm: 1 });
    await page.waitForSelector(TABLE);
    await playUntil(page, tour, async () => true);
    await visit(page, game);
    await playUntil(page, tour, has('hencoop-table .chip'));
    assert.ok(await has('hencoop-table .chip')(page), 'something is picked');
    await visit(page, `${game}, picked`);
    // While something is picked, another thing of its kind is picked instead.
    const blocked = 'hencoop-table [role=button][aria-disabled]';
    const isBlocked = async (at: Page) =>
      (await has(blocked)(at)) && !(await has('hencoop-table .chip')(at)) && !(await has('dialog[open]')(at));
    await playUntil(page, tour, isBlocked);
    if (await isBlocked(page)) {
      await page.locator(blocked).first().press('Enter');
      await page.waitForSelector('hencoop-table .reason:not(:empty)');
      await visit(page, `${game}, refused`);
    }
  };

const visitDrawer: Part = async (open, visit, { size }) => {
  const page = await open({ game: 'blind-chicken-extreme', ...SHORT['blind-chicken-extreme'] });
  await page.waitForSelector('hencoop-table .buttons button');
  // The keys of the page come with the bar.
  await page.waitForSelector('.bar button');
  await page.keyboard.press('h');
  await page.waitForSelector('section.hint .quiet, section.hint p');
  await visit(page, 'hint');
  await page.click('section.hint .icon');
  if (size === 'phone') await page.click('.bar [aria-expanded]');
  for (const tab of ['history', 'rules', 'settings']) {
    await page.click(`#tab-${tab}`);
    if (tab === 'rules') await page.waitForSelector('#tab-panel .rules');
    await visit(page, `drawer, ${tab}`);
  }
};

const visitEnds: Part = async (open, visit, { size, ...tour }) => {
  const page = await open({ game: 'chicken', players: 'person,random', options: '{"target":100}' });
  await page.waitForSelector(TABLE);
  await playUntil(page, { size, ...tour }, has('dialog[open] tbody'));
  await visit(page, 'end of a round');
  const short = await open({ game: 'chicken', ...SHORT.chicken });
  await short.waitForSelector(TABLE);
  await playUntil(short, { size, ...tour }, async () => false);
  await short.waitForSelector('dialog[open] .headline');
  await visit(short, 'end of the game');
  const two = await open({ game: 'chicken', players: 'person,person', options: '{"target":10}' });
  await two.waitForSelector(`${TABLE}, .curtain`);
  await playToEnd(two, 'tap', { isTouch: size === 'phone', isEnough: has('.curtain') });
  await visit(two, 'curtain');
};

/** Everything that axe finds, whatever its impact. */
export const axe: Visit = async (page) => {
  await atRest(page);
  // The empty layer that cards fly in lies over everything: axe would not judge the colors under it.
  await page.evaluate(() => {
    const air = document.querySelector('hencoop-table')?.shadowRoot?.querySelector<HTMLElement>('.air');
    if (air != null) air.style.display = 'none';
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${impact}): ${target.join(' ')} ${html.slice(0, 160)}`),
  );
};

/** Waits until the page is drawn, and nothing moves. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

const WIDTHS = [320, 360, 768, 1280];
const SIDE = 44;

/** No screen scrolls sideways at any width; at 360 px everything that can be touched shows a free circle of 44 px. */
export const layout: Visit = async (page) => {
  const { width: usual, height } = page.viewportSize() ?? { width: 360, height: 640 };
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) wrong.push(`${wide} px wide at ${width} px`);
  }
  await page.setViewportSize({ width: usual, height });
  await atRest(page);
  return [...wrong, ...(await page.evaluate(smallTargets, SIDE))];
};

/** What can be touched and shows no free circle of `side` px. Runs in the page. */
function smallTargets(side: number): string[] {
  const STEP = 4;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  // A box to check is touched by its label, a file by its button; links in a sentence are as high as its lines.
  const outer = [
    ...(dialog ?? document).querySelectorAll(
      'button:not(:disabled), a:not(p a, li a, dd a), select, label:has(input[type=checkbox]), input:not([type=checkbox], [hidden])',
    ),
  ];
  const inner =
    dialog === undefined && root != null
      ? [...root.querySelectorAll('button, summary, [role=button]:not([aria-disabled])')]
      : [];
  const small: string[] = [];
  for (const element of [...outer, ...inner]) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const scope = root != null && inner.includes(element) ? root : document;
    // The largest circle of free points: buttons have round corners.
    let free = 0;
    for (let y = top + Math.min(height, side) / 2; y <= top + height - Math.min(height, side) / 2 + 0.1; y += STEP) {
      for (let x = left + Math.min(width, side) / 2; x <= left + width - Math.min(width, side) / 2 + 0.1; x += STEP) {
        let radius = Math.min(width, height, side) / 2 - 1;
        for (let turn = 0; turn < 16; turn++) {
          const [across, up] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
          for (; radius > free / 2; radius -= 2) {
            const under = scope.elementFromPoint(x + across * radius, y + up * radius);
            if (under !== null && (element.contains(under) || under.closest('label') === element)) break;
          }
        }
        free = Math.max(free, 2 * radius + 2);
      }
    }
    if (free < side - 1) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      small.push(
        `${Math.round(free)} px of ${Math.round(width)} x ${Math.round(height)}: ${element.tagName} "${name.slice(0, 60)}"`,
      );
    }
  }
  return small;
}

const PARTS: { readonly [name: string]: Part } = {
  pages: visitPages,
  drawer: visitDrawer,
  ends: visitEnds,
  ...Object.fromEntries(GAME_IDS.map((game) => [game, visitTable(game)])),
};

function jobOf(what: string, visit: Visit, name: string, part: Part, tour: Tour): Job {
  return {
    name: `${what}: ${name}, ${tour.size}, ${tour.colorScheme}`,
    async run(browser: Browser, home: string) {
      const opened: Awaited<ReturnType<typeof openPage>>[] = [];
      const wrong: string[] = [];
      let screens = 0;
      try {
        await part(
          async (query) => {
            const one = await openPage(browser, home, { ...QUICK, ...tour, ...query });
            opened.push(one);
            return one.page;
          },
          async (page, screen) => {
            screens += 1;
            for (const each of await visit(page, screen)) wrong.push(`${screen}: ${each}`);
          },
          tour,
        );
        for (const { complaints } of opened) wrong.push(...complaints);
      } finally {
        for (const { context } of opened) await context.close();
      }
      if (wrong.length > 0) throw new Error([...new Set(wrong)].join('\n'));
      return `${screens} screens`;
    },
  };
}

const TOURS: readonly Tour[] = (['phone', 'desk'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

export const tourJobs: readonly Job[] = Object.entries(PARTS).flatMap(([name, part]) => [
  ...TOURS.map((tour) => jobOf('axe', axe, name, part, tour)),
  jobOf('layout', layout, name, part, { size: 'phone', colorScheme: 'light' }),
]);
