/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The part of the element's fuzz that runs in the page: hostile properties, views, events and input in random order.

import type { GameTypes } from 'hencoop';
import { defineElement, type ElementGame, type ElementLocale, type HencoopTable } from 'hencoop/element';
import { enElement } from 'hencoop/element/en';
import { type AnyGame, GAMES } from 'hencoop/games';
import { HOSTILE, mutated, type Random, randomFrom } from '../../../test/fuzz/hostile.js';
import { TRAPS } from '../../../test/fuzz/list.js';
import { NAMES } from '../../../test/fuzz/shown.js';

/** The results of fuzzing one game. */
export interface ElementReport {
  readonly tries: number;
  /** How often the element refused a value. */
  readonly refused: number;
  /** The faults, each with its try. */
  readonly faults: readonly string[];
}

const VALUES: readonly unknown[] = [...HOSTILE, ...TRAPS, ...NAMES];
const ATTRIBUTES = ['readonly', 'confirm', 'speed', 'theme', 'names', 'onclick', 'style', 'view'];
const KEYS = ['Enter', ' ', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a', '\u0000'];
const POINTERS = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'pointermove',
  'pointerover',
  'pointerleave',
  'click',
  'contextmenu',
];
const PLANTED =
  'hc-planted, script, img, iframe, object, embed, link, meta, base, form, foreignObject, a[href^="javascript" i]';

/** A table with a game on it. */
interface TableInPlay {
  readonly table: HencoopTable;
  readonly game: AnyGame;
  /** The game and its texts, as passed to the element. */
  readonly shown: ElementGame;
  readonly words: ElementLocale;
  state: GameTypes['State'];
}

async function fuzzElement(id: string, tries: number, seed: number): Promise<ElementReport> {
  const doors = GAMES.find((each) => each.id === id);
  if (doors === undefined) throw new RangeError(`expected a game, got ${id}`);
  const [shown, words, game] = await Promise.all([doors.element(), doors.locales.en(), doors.game()]);
  defineElement(shown, { ...words, words: enElement });
  const faults: string[] = [];
  let at = 'before the first try';
  let refused = 0;
  const note = (what: string, error: unknown) => {
    if (error instanceof RangeError && error.message.length < 600) refused++;
    else faults.push(`${at}: ${what}: ${error instanceof Error ? error.stack : String(error)}`);
  };
  addEventListener('error', ({ error, message }) => {
    // Ignore the browser's notice about a layout in two rounds.
    if (!message.startsWith('ResizeObserver loop')) note('an error on the window', error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => note('an unhandled rejection', reason));
  const random = randomFrom(seed);
  const table = document.createElement('hencoop-table');
  const played: TableInPlay = {
    table,
    game,
    shown,
    words: { ...words, words: enElement },
    state: game.setup({ seed: id }),
  };
  document.body.append(table);
  for (let tried = 0; tried < tries; tried++) {
    at = `try ${tried}`;
    try {
      act(played, random);
    } catch (error) {
      note('a property', error);
    }
    // An event shown later may fail later.
    if (random(4) === 0) await new Promise((resolve) => setTimeout(resolve));
    if (tried % 10 === 9) {
      at = `after try ${tried}`;
      await recover(played, (what) => faults.push(`${at}: ${what}`));
    }
  }
  table.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { tries, refused, faults };
}

/** One hostile action of a page or a player. */
function act({ table, game, shown, words, state }: TableInPlay, random: Random): void {
  const any = VALUES[random(VALUES.length)];
  const view = game.view(state, random(3) === 0 ? null : random(state.seats));
  const [move] = game.isOver(state) ? [] : game.legalMoves(state);
  const happened = move === undefined ? [] : game.apply === undefined ? [] : eventsOf(game, state, move, view.viewer);
  const set = (name: string, value: unknown) => void Reflect.set(table, name, value);
  const acts: readonly (() => void)[] = [
    () => set('view', random(2) === 0 ? any : mutated(view, random)),
    () => set('view', view),
    () => set('events', random(2) === 0 ? any : mutated(happened, random)),
    () => set('events', random(2) === 0 ? happened : [any]),
    () => set('names', random(2) === 0 ? any : Array.from({ length: 6 }, () => VALUES[random(VALUES.length)])),
    () => set('names', () => any),
    () => set('locale', random(2) === 0 ? any : mutated(words, random)),
    () => defineElement(any as never, (random(2) === 0 ? any : words) as never),
    () => defineElement(shown, (any ?? {}) as never),
    () => set('pending', random(2) === 0 ? any : mutated(move, random)),
    () => set('hint', random(2) === 0 ? any : mutated(move, random)),
    () => set(['readonly', 'confirm', 'speed', 'theme', 'clauseLink'][random(5)] ?? 'speed', any),
    () => set('clauseLink', () => any),
    () =>
      table.setAttribute(
        ATTRIBUTES[random(ATTRIBUTES.length)] ?? 'speed',
        typeof any === 'string' ? any.slice(0, 1_000) : 'x',
      ),
    () => table.refuse((random(2) === 0 ? any : mutated({ clause: 'G-1', params: { actors: [0] } }, random)) as never),
    () => table.arrange((random(2) === 0 ? any : [0, -1, 1e9]) as never),
    () => table.skip(),
    () => (table.isConnected ? table.remove() : document.body.append(table)),
    () => touch(table, random),
    () => touch(table, random),
    () => touch(table, random),
  ];
  acts[random(acts.length)]?.();
}

function eventsOf(game: AnyGame, state: GameTypes['State'], move: GameTypes['Move'], viewer: number | null) {
  const attempt = game.tryApply(state, move);
  return attempt.ok ? attempt.events.flatMap((event) => game.redact(event, viewer) ?? []) : [];
}

/** A pointer or a key on some element of the table. */
function touch(table: HencoopTable, random: Random): void {
  const elements = [...(table.shadowRoot?.querySelectorAll('[role=button], button, .table, .card, svg') ?? [])];
  const target = elements[random(Math.max(1, elements.length))] ?? table;
  const how = { bubbles: true, composed: true, cancelable: true };
  if (random(3) === 0) {
    const key = KEYS[random(KEYS.length)] ?? 'Enter';
    target.dispatchEvent(new KeyboardEvent('keydown', { ...how, key, shiftKey: random(3) === 0 }));
    return;
  }
  const type = POINTERS[random(POINTERS.length)] ?? 'click';
  const { left, top } = target.getBoundingClientRect();
  const point = { clientX: left + random(60) - 10, clientY: top + random(60) - 10 };
  const pointer = {
    pointerId: 1 + random(2),
    isPrimary: random(4) > 0,
    button: random(3),
    pointerType: random(2) === 0 ? 'touch' : 'mouse',
  };
  target.dispatchEvent(new PointerEvent(type, { ...how, ...point, ...pointer }));
}

/** Checks that the table still works: with valid values, it shows a valid view and later events. */
async function recover(played: TableInPlay, fault: (what: string) => void): Promise<void> {
  const { table, game } = played;
  table.skip();
  if (!table.isConnected) document.body.append(table);
  for (const name of ATTRIBUTES) table.removeAttribute(name);
  Object.assign(table, {
    names: [],
    locale: undefined,
    pending: null,
    hint: null,
    readonly: false,
    confirm: false,
    speed: 0,
    theme: 'auto',
    clauseLink: null,
  });
  const viewer = 0;
  table.view = game.view(played.state, viewer);
  const root = table.shadowRoot;
  const part = root?.querySelector<HTMLElement>('.table');
  if (root == null || part == null || part.hidden) fault('expected a right view to be shown');
  const planted = root?.querySelector(PLANTED);
  if (planted != null) fault(`expected no markup of a name, got <${planted.tagName}>`);
  for (const element of root?.querySelectorAll('*') ?? []) {
    const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
    if (handler !== undefined) fault(`expected no handler, got ${handler}`);
  }
  const [move] = game.isOver(played.state) ? [] : game.legalMoves(played.state);
  if (move === undefined) {
    played.state = game.setup({ seed: 'again' });
    return;
  }
  table.events = eventsOf(game, played.state, move, viewer);
  played.state = game.apply(played.state, move);
  await table.settled;
  if (table.events.length > 0) fault('expected no event that still waits');
  if (JSON.stringify(table.view?.step) !== JSON.stringify(played.state.step))
    fault('expected the table after the move');
}

Object.assign(globalThis, { fuzzElement });
