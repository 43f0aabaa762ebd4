/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The part of the comparison of touches that runs in the page: a table, and a planned game to show on it.
import { defineElement } from '../../../src/element/index.js';
import { enElement } from '../../../src/element/locales/en.js';
import type { AnyMove } from '../../../src/engine/base.js';
import { type AnyLabels, label } from '../../../src/engine/words.js';
import { GAMES } from '../../../src/games.js';
import type { Plan, PlannedMove } from '../touchPlan.js';

/** A point to touch. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The next touch of the viewer; `null` at the end of the game. */
export interface Next {
  readonly spot: Spot | null;
  /** The viewer's moves so far for which no touch was found. */
  readonly missed: readonly string[];
}

/** The frames while something flies, and those that came too late to be shown. */
export interface Frames {
  shown: number;
  dropped: number;
}

let labels: AnyLabels;
let plan: Plan;
let chosen: AnyMove | null = null;
/** The index of the next move. */
let at = 0;
/** The touches for the next move so far. */
let touched: number[] = [];
let missed: string[] = [];

function table() {
  const found = document.querySelector('hencoop-table');
  if (found === null) throw new Error('no table');
  return found;
}

/** Shows the events of the next move. */
function play({ events }: PlannedMove): void {
  at++;
  touched = [];
  table().events = events;
}

/** Puts a new game on the table, or on a new table. */
async function begin(given: Plan, speed: number, isNew: boolean): Promise<void> {
  plan = given;
  const doors = GAMES.find(({ id }) => id === plan.id);
  if (doors === undefined) throw new Error(`no game ${plan.id}`);
  const [shown, locale] = await Promise.all([doors.element(), doors.locales.en()]);
  labels = locale.labels;
  defineElement(shown, { ...locale, words: enElement });
  [chosen, at, touched, missed] = [null, 0, [], []];
  if (isNew) {
    document.querySelector('hencoop-table')?.remove();
    document.body.append(made());
  }
  table().speed = speed;
  table().pending = null;
  table().view = plan.view;
}

function made(): HTMLElement {
  const fresh = document.createElement('hencoop-table');
  fresh.addEventListener('move', (event) => {
    // The element sends moves of its game.
    chosen = (event as CustomEvent<AnyMove>).detail;
    fresh.pending = chosen;
  });
  // Nothing pauses to be read.
  fresh.addEventListener('shown', (event) => event.preventDefault());
  return fresh;
}

const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
const task = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Resolves after the frame that answers a touch. */
async function answered(): Promise<void> {
  await frame();
  await frame();
  await task();
}

/** Plays until the viewer can touch something, and returns it; `null` at the end of the game. */
async function nextTarget(quiet: () => Promise<void>): Promise<HTMLElement | SVGElement | null> {
  for (;;) {
    const next = plan.moves[at];
    if (next === undefined) return null;
    if (next.move.seat !== 0) play(next);
    else if (chosen !== null) {
      chosen = null;
      play(next);
      table().pending = null;
    } else {
      await table().settled;
      await quiet();
      // The cards of a row follow one another.
      if (chosen !== null) continue;
      const target = targetOf(next);
      if (target !== null) return target;
      missed.push(JSON.stringify(next.move));
      play(next);
    }
  }
}

async function next(): Promise<Next> {
  const target = await nextTarget(answered);
  return { spot: target === null ? null : spotOf(target), missed };
}

/** How often cards of a row are tapped before the row is laid. */
const TAPS = 4;
/** The most touches for one move. */
const MOST = 12;

/** What to touch for a move: a card to put in order, a thing that the move names, or its button. */
function targetOf({ move, things }: PlannedMove): HTMLElement | SVGElement | null {
  const root = table().shadowRoot;
  if (root === null || touched.length >= MOST) return null;
  const buttons = [...root.querySelectorAll<HTMLElement>('.buttons button')];
  const shelf = [...root.querySelectorAll<HTMLElement>('.shelf button')];
  if (shelf.length > 0) {
    const tap = touched.length;
    touched.push(-1);
    if (tap < TAPS) return shelf[(5 * tap) % shelf.length] ?? null;
    table().arrange(rowFrom(at));
    return root.querySelector<HTMLElement>('.buttons .main');
  }
  for (const [index, { hook, value }] of things.entries()) {
    if (touched.includes(index)) continue;
    const found = root.querySelectorAll<SVGElement>(`[data-${hook}="${value}"][data-state~=open][role=button]`);
    const target = [...found].find((each) => spotOf(each) !== null);
    if (target === undefined) continue;
    touched.push(index);
    return target;
  }
  const named = label(move, labels, { view: table().view ?? undefined });
  const isNamed = (each: HTMLElement) => (each.getAttribute('aria-label') ?? each.textContent) === named;
  touched.push(-1);
  return buttons.find(isNamed) ?? (buttons.length === 1 ? (buttons[0] ?? null) : null);
}

/** The viewer's cards from a move on, in their order. */
function rowFrom(first: number): readonly number[] {
  const type = plan.moves[first]?.move.type;
  const own = plan.moves.slice(first).filter(({ move }) => move.seat === 0);
  const end = own.findIndex(({ move }) => move.type !== type);
  return own.slice(0, end < 0 ? own.length : end).flatMap(({ things }) => {
    const card = things.find(({ hook }) => hook === 'card');
    return card === undefined ? [] : [Number(card.value)];
  });
}

const GRID = [0.5, 0.15, 0.3, 0.7, 0.85, 0.05, 0.95];

/** A point at which an element can be touched; `null` if all of it is covered or outside. */
function spotOf(element: Element): Spot | null {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const down of GRID) {
    for (const across of GRID) {
      const spot = { x: left + across * width, y: top + down * height };
      const hit = table().shadowRoot?.elementFromPoint(spot.x, spot.y);
      if (hit?.closest('button, [role=button]') === element) return spot;
    }
  }
  return null;
}

/** Plays a whole game by clicks, the first moves with motion. */
async function playThrough(flown: number): Promise<void> {
  for (;;) {
    if (at >= flown) table().speed = 0;
    const target = await nextTarget(task);
    if (target === null) return;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await task();
  }
}

/** A screen shows so many frames a second. */
const RATE = 60;

/** Shows moves until something flew in so many of them, and counts the frames meanwhile. */
async function fly(moves: number): Promise<Frames> {
  const counted: Frames = { shown: 0, dropped: 0 };
  let isOn = true;
  let flew = false;
  const count = async () => {
    let before = await frame();
    while (isOn) {
      const air = table().shadowRoot?.querySelector('.air')?.childElementCount ?? 0;
      const now = await frame();
      if (air > 0) {
        flew = true;
        counted.shown++;
        counted.dropped += Math.max(0, Math.round(((now - before) / 1_000) * RATE) - 1);
      }
      before = now;
    }
  };
  const counting = count();
  let flights = 0;
  for (const planned of plan.moves) {
    flew = false;
    play(planned);
    await table().settled;
    if (flew) flights++;
    if (flights === moves) break;
  }
  isOn = false;
  await counting;
  return counted;
}

Object.assign(globalThis, { touches: { begin, next, answered, playThrough, fly } });
