/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A player in a browser: plays on the first <hencoop-table> of a page by tapping, by dragging or by the keyboard, with real
// input only. What it can touch it takes from what the table offers to people: buttons and things with that role.

import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';

/** How the player plays. */
export const WAYS = ['tap', 'drag', 'keys'] as const;
export type Way = (typeof WAYS)[number];

/** A point of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that can be touched. */
interface Target {
  /** Its place among everything that can be touched. */
  readonly index: number;
  readonly label: string;
  /** The part of the table in which it lies; `null` for a button that is not a thing on the table. */
  readonly zone: 'others' | 'middle' | 'own' | null;
}

/** What the player sees of the table. */
interface Sight {
  /** `asked`: a dialog lies over the table, or there is no table. */
  readonly turn: 'mine' | 'waiting' | 'over' | 'asked';
  readonly targets: readonly Target[];
  /** Differs whenever the table, or the page in place of it, looks different. */
  readonly picture: number;
}

const OPEN = '[role=button]:not([aria-disabled], [aria-pressed=true]), .buttons button, .shelf button';

/** Numbers from 0 to below 1, the same for every run of a seed. */
export function diceOf(seed: number): () => number {
  let state = seed * 2 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const oneOf = <Item>(items: readonly Item[], dice: () => number): Item | undefined =>
  items[Math.floor(dice() * items.length)];

const see = (page: Page): Promise<Sight> =>
  page.evaluate((open) => {
    // The first element of this name is the library's, or not there.
    const table = document.querySelector('hencoop-table') as HencoopTable | null;
    const root = table?.shadowRoot;
    const isShown = table?.events.length === 0;
    const isOver = isShown && table.view?.step.type === 'over';
    const isAsked = !isOver && (root == null || document.querySelector('dialog[open]') !== null);
    const markup = isAsked ? document.body.innerHTML : (root?.querySelector('.table')?.innerHTML ?? '');
    let picture = markup.length;
    for (let at = 0; at < markup.length; at++) picture = (Math.imul(picture, 31) + markup.charCodeAt(at)) | 0;
    const found = isAsked || isOver || !isShown ? [] : [...(root?.querySelectorAll(open) ?? [])];
    const targets = found.map((element, index) => ({
      index,
      label: element.getAttribute('aria-label') ?? element.textContent ?? '',
      // One of the three classes.
      zone: (element.closest('.others, .middle, .own')?.classList[0] ?? null) as 'others' | 'middle' | 'own' | null,
    }));
    const turn = isOver ? 'over' : isAsked ? 'asked' : targets.length > 0 ? 'mine' : 'waiting';
    return { turn, targets, picture } as const;
  }, OPEN);

/**
 * A point of a target that nothing covers; `null` for one that is covered. Unless the player holds something, it scrolls there
 * first, as a person does.
 */
const pointOf = (page: Page, { index, label }: Target, mayScroll = true): Promise<Point | null> =>
  page.evaluate(
    ({ open, index, label, mayScroll }) => {
      const root = document.querySelector('hencoop-table')?.shadowRoot;
      const element = [...(root?.querySelectorAll(open) ?? [])][index];
      // The table may have been drawn again since the player looked.
      if (root == null || element === undefined) return null;
      if ((element.getAttribute('aria-label') ?? element.textContent ?? '') !== label) return null;
      for (const block of ['nearest', 'center'] as const) {
        if (mayScroll) element.scrollIntoView({ block, inline: block });
        const { left, top, width, height } = element.getBoundingClientRect();
        // Things overlap: one of their edges is free.
        for (const up of [0.5, 0.2, 0.8]) {
          for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
            const [x, y] = [left + width * across, top + height * up];
            const under = root.elementFromPoint(x, y);
            if (under !== null && element.contains(under)) return { x, y };
          }
        }
      }
      return null;
    },
    { open: OPEN, index, label, mayScroll },
  );

/** A finger or a mouse. */
export interface Pointer {
  tap(at: Point): Promise<void>;
  press(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  release(): Promise<void>;
}

function mouseOf({ mouse }: Page): Pointer {
  return {
    tap: ({ x, y }) => mouse.click(x, y),
    async press({ x, y }) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y, { steps: 2 }),
    release: () => mouse.up(),
  };
}

async function fingerOf(page: Page): Promise<Pointer> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  return {
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    press: async (at) => void (await send('touchStart', [at])),
    move: async (to) => void (await send('touchMove', [to])),
    release: async () => void (await send('touchEnd', [])),
  };
}

/** The finger or the mouse of a page. */
export const pointerOf = async (page: Page, isTouch: boolean): Promise<Pointer> =>
  isTouch ? await fingerOf(page) : mouseOf(page);

/** The part of the table that has the focus, and which of everything that can be touched; `null` outside the table. */
const focusOf = (page: Page): Promise<{ readonly zone: string; readonly index: number } | null> =>
  page.evaluate((open) => {
    const root = document.querySelector('hencoop-table')?.shadowRoot;
    const active = root?.activeElement;
    if (root == null || active == null) return null;
    const index = [...root.querySelectorAll(open)].indexOf(active);
    return { zone: active.closest('.others, .middle, .own, .buttons')?.classList[0] ?? '', index };
  }, OPEN);

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'] as const;

/** How many presses of Tab lead anywhere on the page. */
const MAX_TABS = 120;
const MAX_ARROWS = 14;

/** Goes to the zone of a target by Tab, then on by arrows to it or to anything else that is open, and chooses that. */
async function pressKeys(page: Page, target: Target, dice: () => number): Promise<void> {
  const zone = target.zone ?? 'buttons';
  const tab = dice() < 0.3 ? 'Shift+Tab' : 'Tab';
  let focus = await focusOf(page);
  for (let tabs = 0; focus?.zone !== zone; tabs++) {
    if (tabs > MAX_TABS)
      throw new Error(`Tab does not lead to the part ${zone} of the table, where "${target.label}" is`);
    await page.keyboard.press(tab);
    focus = await focusOf(page);
  }
  for (let steps = 0; focus !== null && focus.index !== target.index && steps < MAX_ARROWS; steps++) {
    if (focus.index >= 0 && steps > 4) break;
    await page.keyboard.press(target.zone === null ? 'Tab' : (oneOf(ARROWS, dice) ?? 'ArrowRight'));
    focus = await focusOf(page);
  }
  if (focus !== null && focus.index >= 0) await page.keyboard.press(dice() < 0.5 ? 'Enter' : 'Space');
}

async function drag(page: Page, pointer: Pointer, target: Target, dice: () => number): Promise<void> {
  const from = await pointOf(page, target);
  if (from === null) return;
  await pointer.press(from);
  await pointer.move({ x: from.x + 6, y: from.y - 14 });
  // The choices that are open now that the thing is lifted; a place away from all things is enough where there are none.
  const onto: Point[] = [];
  for (const other of (await see(page)).targets) {
    const at = other.zone === null ? null : await pointOf(page, other, false);
    if (at !== null && Math.hypot(at.x - from.x, at.y - from.y) > 12) onto.push(at);
  }
  const elsewhere = target.zone === 'own' ? 'middle' : 'own';
  const away = await page.evaluate((part) => {
    const root = document.querySelector('hencoop-table')?.shadowRoot;
    const zone = root?.querySelector(`.${part}`);
    if (root == null || zone == null) return null;
    const { left, top, width, bottom } = zone.getBoundingClientRect();
    for (let y = Math.max(top, 0) + 4; y < Math.min(bottom, innerHeight); y += 12) {
      const [x, under] = [left + width / 2, root.elementFromPoint(left + width / 2, y)];
      if (under !== null && zone.contains(under)) return { x, y };
    }
    return null;
  }, elsewhere);
  const to = (dice() < 0.5 ? oneOf(onto, dice) : undefined) ?? away ?? from;
  await pointer.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await pointer.move(to);
  await pointer.release();
}

/** How long the table may wait for others without any change, and how often it may be touched without any. */
const MAX_WAIT = 60_000;
const MAX_IDLE = 150;

/** After this many touches without any change a player taps: not every two things are on a screen together. */
const MAX_DRAGS = 20;

/** How somebody plays. */
export interface Playing {
  readonly seed?: number;
  readonly maxTouches?: number;
  /** Whether the page has a touch screen. */
  readonly isTouch?: boolean;
  /** Runs whenever a dialog lies over the table, or the page shows no table. */
  readonly answer?: (page: Page) => Promise<void>;
  /** Runs before each touch and each answer; `true` ends the play. */
  readonly isEnough?: (page: Page) => Promise<boolean> | boolean;
}

/**
 * Plays until the game is over.
 * @returns how many touches it took.
 */
export async function playToEnd(
  page: Page,
  way: Way,
  { seed = 1, maxTouches = 600, isTouch = false, answer = async () => {}, isEnough = () => false }: Playing = {},
): Promise<number> {
  const dice = diceOf(seed);
  const pointer = await pointerOf(page, isTouch);
  let touches = 0;
  let idle = 0;
  let changed = performance.now();
  let before = 0;
  for (;;) {
    const { turn, targets, picture } = await see(page);
    if (picture !== before) [idle, changed, before] = [0, performance.now(), picture];
    else idle += turn === 'mine' ? 1 : 0;
    if (turn === 'over') return touches;
    if (idle > MAX_IDLE || touches > maxTouches || performance.now() - changed > MAX_WAIT) {
      const shown = await page.evaluate(
        () => document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.table')?.textContent ?? '',
      );
      throw new Error(`the table is stuck after ${touches} touches (${turn}): ${shown.slice(0, 600)}`);
    }
    if (turn !== 'waiting' && (await isEnough(page))) return touches;
    if (turn === 'asked') await answer(page);
    if (turn !== 'mine') {
      await page.waitForTimeout(4);
      continue;
    }
    // Once a card is picked, buttons often end the move: they count as much as everything on the table.
    const buttons = targets.filter(({ zone }) => zone === null);
    const target = oneOf(buttons.length > 0 && dice() < 0.5 ? buttons : targets, dice);
    if (target === undefined) continue;
    touches++;
    if (way === 'keys') await pressKeys(page, target, dice);
    else if (way === 'drag' && target.zone !== null && idle < MAX_DRAGS) await drag(page, pointer, target, dice);
    else {
      const at = await pointOf(page, target);
      if (at !== null) await pointer.tap(at);
    }
  }
}

/** Presses Enter on a thing of the table until `answer` is there: a press while the table is drawn again can be lost. */
export async function pressUntil(thing: Locator, answer: Locator): Promise<void> {
  await expect(async () => {
    if (!(await answer.isVisible())) await thing.press('Enter', { timeout: 5000 });
    await answer.waitFor({ timeout: 5000 });
  }).toPass();
}
