/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The part of the touch counts that runs in the page: plays whole games on a table, and counts what each touch costs.
import type { AnyEvent, GameTypes } from 'hencoop';
import { defineElement, type ElementGame, type ElementLocale, type HencoopTable } from 'hencoop/element';
import { enElement } from 'hencoop/element/en';
import { type AnyGame, GAMES } from 'hencoop/games';
import { type Random, randomFrom } from '../../../test/fuzz/hostile.js';

/** The costs of one touch until the table is quiet. */
export interface TouchCounts {
  /** The moves made after the touch, the player's and the others'. */
  readonly moves: number;
  /** The groups of events that move something. */
  readonly groups: number;
  /** The runs of events that move nothing and are drawn on their own: before something moves, or without it. */
  readonly still: number;
  /** The drawings of the table until the answer to the touch, and after it. */
  readonly before: number;
  readonly after: number;
  /** The scenes drawn, of any part in any size. */
  readonly scenes: number;
  /** The layouts that scripts forced until the answer, and after it. */
  readonly forcedBefore: number;
  readonly forcedAfter: number;
  /** The zones of the table after the touch, by name. */
  readonly zones: { readonly [name: string]: string };
}

/** The current counts. */
const counts = { drawings: 0, scenes: 0, forced: 0 };
/** Whether something was written since the last layout. */
let isWritten = false;
const observer = new MutationObserver((records) => note(records));

/** Whether a record of an observer changed anything. */
function isChange({ type, target, attributeName, oldValue }: MutationRecord): boolean {
  // Only elements have attributes.
  return type !== 'attributes' || (target as Element).getAttribute(attributeName ?? '') !== oldValue;
}

function note(records: readonly MutationRecord[]): void {
  isWritten ||= records.some(isChange);
}

/** Counts a layout if something was written since the last one. */
function read(): void {
  note(observer.takeRecords());
  if (isWritten) counts.forced++;
  isWritten = false;
}

const METHODS: readonly (readonly [object, string])[] = [
  [Element.prototype, 'getBoundingClientRect'],
  [Element.prototype, 'getClientRects'],
  [Element.prototype, 'scrollIntoView'],
  [SVGGraphicsElement.prototype, 'getBBox'],
  [SVGGraphicsElement.prototype, 'getScreenCTM'],
  [SVGGraphicsElement.prototype, 'getCTM'],
  [HTMLElement.prototype, 'focus'],
  [SVGElement.prototype, 'focus'],
  [ShadowRoot.prototype, 'elementsFromPoint'],
  [globalThis, 'getComputedStyle'],
];
const GETTERS: readonly (readonly [object, RegExp])[] = [
  [Element.prototype, /^(client|scroll)(Width|Height|Left|Top)$/],
  [HTMLElement.prototype, /^offset(Width|Height|Left|Top|Parent)$/],
];

/** Makes everything that needs a layout count it. */
function watchReads(): void {
  for (const [owner, name] of METHODS) {
    const original: (...given: readonly unknown[]) => unknown = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: unknown, ...given: readonly unknown[]) {
      read();
      return Reflect.apply(original, this, given);
    });
  }
  for (const [owner, names] of GETTERS) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      const { get } = descriptor;
      if (get === undefined || !names.test(name)) continue;
      Object.defineProperty(owner, name, {
        ...descriptor,
        get(this: unknown) {
          read();
          return Reflect.apply(get, this, []);
        },
      });
    }
  }
}

/** A game that counts its drawings. Every drawing of a table asks for the pending step once. */
function counting(game: ElementGame): ElementGame {
  return {
    ...game,
    scene(view, options) {
      counts.scenes++;
      if (options.part === 'status') counts.drawings++;
      return game.scene(view, options);
    },
  };
}

/** A game in play on a table. */
interface Played {
  readonly table: HencoopTable;
  readonly shown: ElementGame;
  readonly game: AnyGame;
  readonly locale: ElementLocale['game'];
  readonly random: Random;
  state: GameTypes['State'];
}

const task = () => new Promise((resolve) => setTimeout(resolve));

/** The events that move something, and the runs of others that are drawn on their own. */
interface Groups {
  readonly groups: number;
  readonly still: number;
}

/** Shows events as a page does, and counts their groups. */
async function deliver(
  { table, shown, locale }: Played,
  events: readonly AnyEvent[],
  view: GameTypes['View'],
): Promise<Groups> {
  let [groups, still] = [0, 0];
  let isRun = false;
  let before = view;
  for (const event of events) {
    const dice = shown.dice?.(event, { width: 84, locale }) ?? null;
    const moves = dice !== null || shown.flights(event, before).length > 0;
    if (moves) groups++;
    if (moves && isRun) still++;
    isRun = !moves;
    before = shown.game.evolve(before, event);
  }
  if (groups === 0) still++;
  table.events = events;
  await table.settled;
  return { groups, still };
}

/** Makes a move, and shows its events. */
async function make(played: Played, move: GameTypes['Move'], before: GameTypes['View']): Promise<Groups> {
  const { game, table } = played;
  const attempt = game.tryApply(played.state, move);
  if (!attempt.ok) throw new Error(`an illegal move: ${JSON.stringify(move)}`);
  const events = attempt.events.flatMap((event) => game.redact(event, before.viewer) ?? []);
  played.state = attempt.state;
  if (table.pending !== null) table.pending = null;
  await Promise.resolve();
  return deliver(played, events, before);
}

const PARTS = ['title', 'middle', 'heard', 'face', 'ask', 'buttons', 'own'] as const;

/** The places of the parts of a table, in tenths of a pixel. */
function zonesOf({ shadowRoot }: HencoopTable): TouchCounts['zones'] {
  const placeOf = (element: Element | null | undefined) => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
  };
  const others = [...(shadowRoot?.querySelectorAll('.others > svg') ?? [])];
  return Object.fromEntries([
    ...PARTS.map((name) => [name, placeOf(shadowRoot?.querySelector(`.${name}`))] as const),
    ...others.map((chip, index) => [`other ${index}`, placeOf(chip)] as const),
  ]);
}

const OPEN = '.buttons button:not([aria-disabled]), [data-state~=open][role=button]';

/** One touch, and everything that follows until it is the player's turn again. */
async function touch(played: Played, seat: number): Promise<TouchCounts> {
  const { table, game, random } = played;
  const open = [...(table.shadowRoot?.querySelectorAll(OPEN) ?? [])];
  const target = open[random(Math.max(1, open.length))];
  if (target === undefined) throw new Error('expected something to touch');
  let chosen: GameTypes['Move'] | null = null;
  const heard = (event: Event) => {
    // The element's contract.
    chosen = (event as CustomEvent<GameTypes['Move']>).detail;
    table.pending = chosen;
  };
  table.addEventListener('move', heard);
  const start = { ...counts };
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await task();
  const asked = { ...counts };
  let [moves, groups, still] = [0, 0, 0];
  let next: GameTypes['Move'] | null = chosen;
  while (next !== null) {
    const view: GameTypes['View'] | null = table.view;
    if (view === null) throw new Error('expected a view');
    chosen = null;
    const moving = await make(played, next, view);
    moves++;
    groups += moving.groups;
    still += moving.still;
    await task();
    const actors = game.isOver(played.state) ? [] : game.actors(played.state);
    const others = actors.includes(seat) ? [] : game.legalMoves(played.state, actors[0]);
    // The cards of a row follow one another.
    next = chosen ?? others[random(Math.max(1, others.length))] ?? null;
  }
  table.removeEventListener('move', heard);
  return {
    moves,
    groups,
    still,
    before: asked.drawings - start.drawings,
    after: counts.drawings - asked.drawings,
    scenes: counts.scenes - start.scenes,
    forcedBefore: asked.forced - start.forced,
    forcedAfter: counts.forced - asked.forced,
    zones: zonesOf(table),
  };
}

/** Plays a game on a table of this size until it is over, and counts each touch. */
async function countTouches(id: string, size: readonly [number, number], most: number, players: 'fewest' | 'most' | 3) {
  const doors = GAMES.find((each) => each.id === id);
  if (doors === undefined) throw new RangeError(`expected a game, got ${id}`);
  const [element, words, game] = await Promise.all([doors.element(), doors.locales.en(), doors.game()]);
  const { min, max } = doors.seats;
  const seats = players === 'fewest' ? min : players === 'most' ? max : Math.min(players, max);
  const shown = counting(element);
  defineElement(shown, { ...words, words: enElement });
  const table = document.createElement('hencoop-table');
  table.style.cssText = `width:${size[0]}px;height:${size[1]}px`;
  // Motion is as short as possible, and nothing pauses.
  table.speed = 1_000;
  table.addEventListener('shown', (event) => event.preventDefault());
  document.body.append(table);
  const state = game.setup({ seats, seed: 'touches' });
  const played: Played = { table, shown, game, locale: words.game, random: randomFrom(7), state };
  const seat = game.actors(state)[0] ?? 0;
  table.view = game.view(state, seat);
  const root = table.shadowRoot;
  if (root === null) throw new Error('expected a table');
  for (const node of [table, root]) {
    observer.observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeOldValue: true,
    });
  }
  const touches: TouchCounts[] = [];
  // The first touch loads the code of motion.
  for (let made = 0; made <= most && !game.isOver(played.state); made++) {
    const counted = await touch(played, seat);
    if (made > 0) touches.push(counted);
  }
  return touches;
}

watchReads();
Object.assign(globalThis, { countTouches });
