/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A player in a browser: plays on the first <hencoop-table> of a page by tapping, dragging or keyboard, with real input
// only. It finds its targets as people do: buttons and elements with that role.

import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';

/** The input methods. */
export const WAYS = ['tap', 'drag', 'keys'] as const;
export type Way = (typeof WAYS)[number];

/** A point of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A touchable element. */
interface Target {
  /** Its index among all touchable elements. */
  readonly index: number;
  readonly label: string;
  /** Its part of the table; `null` for a button outside the drawings. */
  readonly zone: 'others' | 'middle' | 'own' | null;
}

/** The table as the player sees it. */
interface Sight {
  /** `asked`: a dialog covers the table, or there is no table. */
  readonly turn: 'mine' | 'waiting' | 'over' | 'asked';
  readonly targets: readonly Target[];
  /** Changes whenever the table, or the page in its place, looks different. */
  readonly picture: number;
}

const OPEN =
  '[role=button]:not([aria-disabled], [aria-pressed=true]), .buttons button:not([aria-disabled]), .shelf button';

/** Numbers from 0 to below 1, determined by the seed. */
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
    // The first element of this name is the library's, or missing.
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
 * An uncovered point of a target; `null` if it is covered. Scrolls there first, as a person does, unless the player is
 * holding something.
 */
const pointOf = (page: Page, { index, label }: Target, mayScroll = true): Promise<Point | null> =>
  page.evaluate(
    ({ open, index, label, mayScroll }) => {
      const root = document.querySelector('hencoop-table')?.shadowRoot;
      const element = [...(root?.querySelectorAll(open) ?? [])][index];
      // The table may have been redrawn since the player looked.
      if (root == null || element === undefined) return null;
      if ((element.getAttribute('aria-label') ?? element.textContent ?? '') !== label) return null;
      for (const block of ['nearest', 'center'] as const) {
        if (mayScroll) element.scrollIntoView({ block, inline: block });
        const { left, top, width, height } = element.getBoundingClientRect();
        // Things overlap, but one of their edges is free.
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

/** The part of the table with the focus, and the index of the focused element; `null` outside the table. */
const focusOf = (page: Page): Promise<{ readonly zone: string; readonly index: number } | null> =>
  page.evaluate((open) => {
    const root = document.querySelector('hencoop-table')?.shadowRoot;
    const active = root?.activeElement;
    if (root == null || active == null) return null;
    const index = [...root.querySelectorAll(open)].indexOf(active);
    return { zone: active.closest('.others, .middle, .own, .buttons')?.classList[0] ?? '', index };
  }, OPEN);

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'] as const;

/** How many Tab presses reach any place on the page. */
const MAX_TABS = 120;
const MAX_ARROWS = 14;

/** Moves to a target's zone by Tab, then by arrow keys to it or any other open target, and chooses that. */
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
  // The choices that are open while the thing is lifted; without any, dropping it away from all things is enough.
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

/** How long the table may wait for others, and how often it may be touched, without any change. */
const MAX_WAIT = 60_000;
const MAX_IDLE = 150;

/** After this many touches without any change, a player taps instead: two things may not fit on the screen together. */
const MAX_DRAGS = 20;

/** The options of play. */
export interface Playing {
  readonly seed?: number;
  readonly maxTouches?: number;
  /** Whether the page has a touch screen. */
  readonly isTouch?: boolean;
  /** Called whenever a dialog covers the table, or the page shows no table. */
  readonly answer?: (page: Page) => Promise<void>;
  /** Called before each touch and each answer; `true` ends the play. */
  readonly isEnough?: (page: Page) => Promise<boolean> | boolean;
}

/**
 * Plays until the game is over.
 * @returns the number of touches.
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
    // Once a card is picked, buttons often end the move: they get half the probability.
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

/** Presses Enter on a thing until `answer` appears: a press can get lost while the table is redrawn. */
export async function pressUntil(thing: Locator, answer: Locator): Promise<void> {
  await expect(async () => {
    if (!(await answer.isVisible())) await thing.press('Enter', { timeout: 5000 });
    await answer.waitFor({ timeout: 5000 });
  }).toPass();
}
