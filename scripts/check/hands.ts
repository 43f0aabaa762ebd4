/// <reference lib="dom" />
// A player in a browser: plays on the first <hencoop-table> of a page by tapping, by dragging or by the keyboard, with real
// input only. What it can touch it takes from what the table offers to people: buttons and things with that role.
import type { HencoopTable } from 'hencoop/table';
import type { Page } from 'playwright-core';

/** How the player plays. */
export type Way = 'tap' | 'drag' | 'keys';

/** Something that can be touched, and where: a point of it that nothing covers. */
interface Target {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** The part of the table in which it lies; `null` for a button that is no thing on the table. */
  readonly zone: 'others' | 'middle' | 'own' | null;
}

/** What the table waits for. */
type Turn = 'mine' | 'waiting' | 'over';

/** Numbers from 0 to below 1, the same for every run of a seed. */
export function diceOf(seed: number): () => number {
  let state = seed * 2 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** What can be touched now, with its middle in view. Runs in the page. */
function targetsIn(table: HencoopTable): Target[] {
  const root = table.shadowRoot;
  if (root === null) return [];
  const found = [
    ...root.querySelectorAll('[role=button]:not([aria-disabled], [aria-pressed=true]), .buttons button, .shelf button'),
  ];
  return found.flatMap((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    // Cards of a hand overlap from the left: their left edge is free.
    for (const share of [0.5, 0.2, 0.05]) {
      const [x, y] = [left + width * share, top + height / 2];
      const under = root.elementFromPoint(x, y);
      if (under !== null && element.contains(under)) {
        const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const zone = element.closest('.others, .middle, .own')?.classList[0] ?? null;
        // One of the three classes.
        return [{ x, y, label, zone: zone as Target['zone'] }];
      }
    }
    return [];
  });
}

/** Brings a target into view, and says where it is then. Runs in the page. */
const targets = (page: Page) =>
  page.evaluate(`(${targetsIn.toString()})(document.querySelector('hencoop-table'))`) as Promise<Target[]>;

function turnOf(page: Page): Promise<Turn> {
  // The expression has one of three values.
  return page.evaluate(`(() => {
    const table = document.querySelector('hencoop-table');
    const view = table && table.view;
    if (!view || table.events.length > 0) return 'waiting';
    if (view.step.type === 'over') return 'over';
    return table.shadowRoot.querySelector('[role=button]:not([aria-disabled]), .buttons button') ? 'mine' : 'waiting';
  })()`) as Promise<Turn>;
}

/** What the table shows and offers, to see whether a touch changed anything. */
function pictureOf(page: Page): Promise<string> {
  // An expression that gives a string.
  return page.evaluate(
    `document.querySelector('hencoop-table').shadowRoot.querySelector('.table').innerHTML`,
  ) as Promise<string>;
}

async function pressKeys(page: Page, dice: () => number): Promise<void> {
  const isInside = () => page.evaluate(`document.activeElement === document.querySelector('hencoop-table')`);
  if (!(await isInside())) {
    await page.evaluate(`document.querySelector('hencoop-table').shadowRoot.querySelector('.ask').focus()`);
  }
  for (let steps = Math.floor(dice() * 4); steps >= 0; steps--) {
    await page.keyboard.press(dice() < 0.3 ? 'Shift+Tab' : 'Tab');
  }
  if (!(await isInside())) return;
  const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];
  for (let steps = Math.floor(dice() * 5); steps > 0; steps--) {
    await page.keyboard.press(arrows[Math.floor(dice() * arrows.length)] ?? 'ArrowRight');
  }
  const isOpen = await page.evaluate(
    `document.querySelector('hencoop-table').shadowRoot.activeElement?.matches('[role=button]:not([aria-disabled], [aria-pressed=true]), .buttons button') ?? false`,
  );
  if (isOpen) await page.keyboard.press(dice() < 0.5 ? 'Enter' : 'Space');
}

async function drag(page: Page, from: Target, dice: () => number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y - 14, { steps: 2 });
  // What is open now that the thing is lifted; a place away from all things is enough where nothing else is asked.
  const onto = (await targets(page)).filter(
    ({ zone, x, y }) => zone !== null && Math.hypot(x - from.x, y - from.y) > 12,
  );
  const elsewhere = from.zone === 'own' ? 'middle' : 'own';
  // An expression that gives a point.
  const away = (await page.evaluate(`(() => {
    const box = document.querySelector('hencoop-table').shadowRoot.querySelector('.${elsewhere}').getBoundingClientRect();
    return { x: box.left + box.width / 2, y: Math.min(innerHeight - 4, Math.max(4, box.top + 4)) };
  })()`)) as { x: number; y: number };
  const to = (dice() < 0.5 ? onto[Math.floor(dice() * onto.length)] : undefined) ?? away;
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** One touch by somebody who tries this and that. */
async function touchOnce(page: Page, way: Way, dice: () => number): Promise<void> {
  if (way === 'keys') return pressKeys(page, dice);
  const all = await targets(page);
  // Once a card is picked, buttons often end the move: they count as much as everything on the table.
  const buttons = all.filter(({ zone }) => zone === null);
  const open = buttons.length > 0 && dice() < 0.5 ? buttons : all;
  const chosen = open[Math.floor(dice() * open.length)];
  if (chosen === undefined) return;
  if (way === 'drag' && chosen.zone !== null) return drag(page, chosen, dice);
  // It may have been scrolled away by a look at the others.
  const [still] = (await targets(page)).filter(({ label, zone }) => label === chosen.label && zone === chosen.zone);
  await page.mouse.click((still ?? chosen).x, (still ?? chosen).y);
}

/** How often the player touches the table without any change before it counts as stuck. */
const MAX_IDLE = 400;

/**
 * Plays until the game is over. `between` runs whenever the table waits for somebody else, for what a page asks then.
 * @returns how many touches it took.
 */
export async function playToEnd(
  page: Page,
  way: Way,
  {
    seed = 1,
    maxTouches = 2000,
    between = async () => {},
  }: {
    readonly seed?: number;
    readonly maxTouches?: number;
    readonly between?: (page: Page) => Promise<void>;
  } = {},
): Promise<number> {
  const dice = diceOf(seed);
  let touches = 0;
  let idle = 0;
  let before = '';
  for (;;) {
    const turn = await turnOf(page);
    if (turn === 'over') return touches;
    if (turn === 'waiting') {
      await between(page);
      await page.waitForTimeout(5);
    } else {
      await touchOnce(page, way, dice);
      touches++;
    }
    const picture = await pictureOf(page);
    idle = picture === before ? idle + 1 : 0;
    before = picture;
    if (idle > MAX_IDLE || touches > maxTouches) {
      throw new Error(
        `the table is stuck after ${touches} touches (${turn}): ${picture.replace(/<[^>]+>/g, ' ').slice(0, 400)}`,
      );
    }
  }
}
