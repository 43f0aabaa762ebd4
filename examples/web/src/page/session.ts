// One table: what its looker knows, what of that is shown, and what the player does.
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Seat } from 'hencoop';
import type { HencoopTable } from 'hencoop/table';
import type { Delivered, Hint, Move, Player, Purpose, RedactedEvent, Table, View } from '../protocol.js';
import { Refused } from '../refused.js';
import type { Client } from './client.js';
import type { PageGame } from './games.js';
import type { Online } from './online/online.js';
import { endingOf, type Past, pastOf, roundsOf } from './past.js';
import type { Settings } from './settings.js';

/** The end of a round, before the next one is dealt. */
export interface RoundEnd {
  readonly events: readonly RedactedEvent[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly proceed: () => void;
}

/** A table that is open on the page. */
export interface Session {
  readonly game: PageGame;
  readonly saved: string | null;
  readonly purpose: Purpose;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly looker: ReadonlySignal<Seat | null>;
  /** The server's side of the table; `null` for a table of this device. */
  readonly online: Online | null;
  /** Everything that the looker has learned. */
  readonly events: ReadonlySignal<readonly RedactedEvent[]>;
  /** How many of them the table has shown. */
  readonly shown: ReadonlySignal<number>;
  /** How many of them lie behind the table that is looked at, if it is one of the past. */
  readonly past: ReadonlySignal<number | null>;
  /** The table that is looked at. */
  readonly view: ReadonlySignal<View>;
  readonly actors: ReadonlySignal<readonly Seat[]>;
  /** Who is handed the device: as long as it is not `null`, the page holds no table. */
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly roundEnd: ReadonlySignal<RoundEnd | null>;
  /** The final ranking, once the end has been shown. */
  readonly ranking: ReadonlySignal<readonly (readonly Seat[])[] | null>;
  /** Whether the game ended while it was watched. */
  readonly finished: ReadonlySignal<boolean>;
  readonly hint: ReadonlySignal<Hint | 'thinking' | null>;
  readonly playing: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly undone: ReadonlySignal<number>;
  readonly refusal: ReadonlySignal<Refused | null>;
  /** Whether the table has been on the screen. */
  readonly onScreen: ReadonlySignal<boolean>;
  /** Draws the table again, as after a change of the settings. */
  readonly redraw: () => void;
  /** Gives the session the element to show the table on; the result takes it away. */
  readonly showOn: (element: HencoopTable) => () => void;
  readonly openCurtain: () => Promise<void>;
  readonly look: (seat: Seat | null) => Promise<void>;
  readonly askHint: () => Promise<void>;
  readonly closeHint: () => void;
  readonly undo: () => Promise<void>;
  readonly goTo: (count: number | null) => void;
  readonly togglePlaying: () => void;
  readonly leave: () => void;
}

/** How the page paces what happens. */
export interface Pace {
  readonly settings: () => Settings;
  /** Whether bots pause before they move, so that a person can follow. */
  readonly pauses: boolean;
}

/** How long the table rests after a bot's move, in milliseconds, by speed. */
const RESTS: { readonly [speed: number]: number } = { 0: 400, 0.5: 1200, 1: 600, 2: 400 };

/** In this time, in milliseconds, a table that was opened reaches the screen: what can wait is loaded only then. */
const PAINTED = 50;

export function openSession(
  client: Client,
  game: PageGame,
  opened: Table,
  pace: Pace,
  online: Online | null = null,
): Session {
  const looker = signal(opened.looker);
  const events = signal(opened.events);
  const shown = signal(opened.events.length);
  const past = signal<number | null>(null);
  const actors = signal(opened.actors);
  const curtain = signal<Seat | null>(null);
  const roundEnd = signal<RoundEnd | null>(null);
  const finished = signal(false);
  const hint = signal<Hint | 'thinking' | null>(null);
  const playing = signal(false);
  const canUndo = signal(opened.canUndo);
  const undone = signal(opened.undone);
  const refusal = signal<Refused | null>(null);
  const onScreen = signal(false);
  /** Who plays at this device. */
  const persons = online === null ? opened.players.flatMap((player, seat) => (player === 'person' ? [seat] : [])) : [];

  const tables = signal<Past>(pastOf(game.evolve, opened.from, () => events.value));
  let revision = opened.revision;
  let element: HencoopTable | null = null;
  /** The first table that there is to see: the one with cards. */
  const first = opened.from === null ? 2 : 0;
  /** Grows when the table is replaced: whatever was waiting for the table before stops. */
  let generation = 0;
  /** What is to be shown; `null` for what a table that was just opened holds. */
  let queue: ({ readonly delivered: Delivered; readonly byBot: boolean } | null)[] = [];
  /** The generation whose deliveries are being shown. */
  let pumping: number | null = null;
  /** The number of events up to which the table is showing them one by one. */
  let showingUpTo = 0;
  let closed = false;
  /** How much each person has seen, so that a player who takes the device sees what happened since. */
  const seen = new Map<Seat, number>();

  const view = computed(() => tables.value.at(past.value ?? shown.value));
  const ranking = computed(() => {
    const { length } = events.value;
    return shown.value === length ? (game.outcome(tables.value.at(length))?.ranking ?? null) : null;
  });

  /** Shows what was delivered, one delivery after another. */
  async function pump(): Promise<void> {
    const current = generation;
    if (pumping === current) return;
    pumping = current;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const begun = performance.now();
      if (next !== null) take(next.delivered);
      await showNew();
      if (current !== generation) return;
      if (next?.byBot === true && pace.pauses) await rest(1, performance.now() - begun);
      // Bots go on only after what they did was seen.
      if (next === null) void begin(current, revision);
      else await ask(() => client.ask({ type: 'shown', revision }));
      if (current !== generation) return;
    }
    pumping = null;
    handOver();
  }

  /** Lets the bots begin once the table that was opened is on the screen. */
  async function begin(current: number, revision: number): Promise<void> {
    await until(() => element !== null);
    await new Promise((resolve) => setTimeout(resolve, PAINTED));
    if (current !== generation) return;
    onScreen.value = true;
    await ask(() => client.ask({ type: 'shown', revision }));
  }

  function take(delivered: Delivered): void {
    revision = delivered.revision;
    batch(() => {
      events.value = [...events.value, ...delivered.events];
      actors.value = delivered.actors;
      canUndo.value = delivered.canUndo;
    });
  }

  /** Shows the events that are not shown yet, and stops at the end of each round. */
  async function showNew(): Promise<void> {
    const current = generation;
    const parts = roundsOf(events.value.slice(shown.value));
    let before = game.score(tables.value.at(Math.max(1, shown.value)));
    for (const [index, part] of parts.entries()) {
      const end = shown.value + part.length;
      await until(() => past.value === null && element !== null);
      if (current !== generation || element === null) return;
      showingUpTo = end;
      forgetOn(element);
      // Setting it ends what the player has begun, so it is set only where it changes.
      if (element.readonly !== isReadonly()) element.readonly = isReadonly();
      element.events = part;
      await element.settled;
      if (current !== generation) return;
      shown.value = end;
      const ended = index < parts.length - 1 || ranking.value !== null;
      // Until the next round is dealt, the table of the last one offers nothing.
      if (ended) element.readonly = true;
      // The open hands lie there for a moment before anything covers them.
      if (ended && pace.pauses) await rest(3);
      if (current !== generation) return;
      if (index === parts.length - 1) continue;
      const after = game.score(tables.value.at(end));
      await new Promise<void>((proceed) => {
        roundEnd.value = { events: endingOf(part), before, after, proceed };
      });
      if (current !== generation) return;
      roundEnd.value = null;
      before = after;
    }
    if (parts.length > 0 && ranking.value !== null && opened.purpose === 'play') finished.value = true;
  }

  let waiting: (() => void)[] = [];
  /** Waits for the table to be on the page, and to be that of now. */
  async function until(ready: () => boolean): Promise<void> {
    while (!ready()) await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function wake(): void {
    const awake = waiting;
    waiting = [];
    for (const resolve of awake) resolve();
  }

  /** Waits for this many rests at the speed of the settings, of which `passed` milliseconds are over. */
  function rest(times: number, passed = 0): Promise<void> {
    const wait = times * (RESTS[pace.settings().speed] ?? 0) - passed;
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
  }

  /** Draws the curtain when it is somebody else's turn at this device. */
  function handOver(): void {
    if (opened.purpose !== 'play' || persons.length < 2 || ranking.value !== null) return;
    if (looker.value !== null && actors.value.includes(looker.value)) return;
    const next = persons.find((seat) => actors.value.includes(seat));
    if (next === undefined) return;
    if (looker.value !== null) seen.set(looker.value, events.value.length);
    curtain.value = next;
  }

  /** Replaces the table; from `seenBefore` on, events are shown as they happen. */
  function show(table: Table, seenBefore = table.events.length): void {
    generation += 1;
    queue = [null];
    revision = table.revision;
    batch(() => {
      looker.value = table.looker;
      events.value = table.events;
      shown.value = Math.min(seenBefore, table.events.length);
      tables.value = pastOf(game.evolve, table.from, () => events.value);
      past.value = null;
      actors.value = table.actors;
      canUndo.value = table.canUndo;
      undone.value = table.undone;
      curtain.value = null;
      roundEnd.value = null;
      hint.value = null;
      playing.value = false;
    });
    redraw();
    void pump();
  }

  /** What the last events showed is off the table before the next ones, unless the player wants to be reminded. */
  function forgetOn(shownOn: HencoopTable): void {
    const remembered = tables.value.at(shown.value);
    const plain = game.forget(remembered);
    // A view ends whatever the player has begun, so it is set only where it changes something.
    if (!pace.settings().memory && JSON.stringify(plain) !== JSON.stringify(remembered)) shownOn.view = plain;
  }

  /** The table that is looked at, at once. */
  function redraw(): void {
    if (element === null) return;
    element.skip();
    element.view = pace.settings().memory ? view.value : game.forget(view.value);
    element.pending = null;
    element.readonly = isReadonly();
  }

  function isReadonly(): boolean {
    return opened.purpose !== 'play' || past.value !== null || looker.value === null || online?.mayMove.value === false;
  }

  /** Asks the worker; a refusal is shown, unless another request came first or it is one of `passedOver`. */
  async function ask<Value>(request: () => Promise<Value>, passedOver: readonly string[] = []): Promise<Value | null> {
    const current = generation;
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isPassedOver = ['aborted', ...passedOver].includes(error.refusal.type);
      if (current === generation && !closed && !isPassedOver) refusal.value = error;
      return null;
    }
  }

  async function move(chosen: Move): Promise<void> {
    if (element === null) return;
    closeHint();
    refusal.value = null;
    element.pending = chosen;
    const asked = element;
    try {
      const delivered = await send(chosen);
      asked.pending = null;
      queue.push({ delivered, byBot: false });
      void pump();
    } catch (error) {
      asked.pending = null;
      if (!(error instanceof Refused)) throw error;
      const { refusal: refused } = error;
      if (refused.type === 'illegal') asked.refuse(refused.violation);
      else if (refused.type === 'stale') await look(looker.value);
      else refusal.value = error;
    }
  }

  /** Sends a move. Others may move at the same time: it is sent again if they did. @throws Refused */
  async function send(chosen: Move): Promise<Delivered> {
    const [current, sent] = [generation, heard()];
    try {
      return await client.ask({ type: 'move', revision: sent, move: chosen });
    } catch (error) {
      const isCrossed = error instanceof Refused && error.refusal.type === 'stale' && heard() > sent;
      if (isCrossed && current === generation) return send(chosen);
      throw error;
    }
  }

  /** The revision of what was delivered last, shown or not. */
  function heard(): number {
    return queue.findLast((next) => next !== null)?.delivered.revision ?? revision;
  }

  async function look(seat: Seat | null, seenBefore?: number): Promise<void> {
    const table = await ask(() => client.ask({ type: 'look', seat }));
    if (table !== null) show(table, seenBefore);
  }

  function closeHint(): void {
    hint.value = null;
    if (element !== null) element.hint = null;
  }

  function goTo(count: number | null): void {
    batch(() => {
      past.value = count === null ? null : Math.min(Math.max(first, count), events.value.length);
      hint.value = null;
      if (count === null) playing.value = false;
    });
    redraw();
    if (count !== null) return;
    wake();
  }

  async function replay(): Promise<void> {
    const current = generation;
    while (playing.value && current === generation && past.value !== null && past.value < events.value.length) {
      const event = events.value[past.value];
      if (event === undefined) break;
      if (element !== null) {
        element.events = [event];
        await element.settled;
      }
      await rest(pace.pauses ? 1 : 0);
      // The scrubber may have moved in between.
      if (playing.value && current === generation && past.value !== null) past.value += 1;
    }
    playing.value = false;
  }

  const session: Session = {
    game,
    saved: opened.saved,
    purpose: opened.purpose,
    get players() {
      return online?.players.value ?? opened.players;
    },
    get names() {
      return online?.names.value ?? opened.names;
    },
    looker,
    online,
    events,
    shown,
    past,
    view,
    actors,
    curtain,
    roundEnd,
    ranking,
    finished,
    hint,
    playing,
    canUndo,
    undone,
    refusal,
    onScreen,
    redraw,
    showOn(shownOn) {
      element = shownOn;
      redraw();
      const chosen = (event: Event) => {
        // The element's contract: the detail of `move` is a move of the game that it shows.
        void move((event as CustomEvent<Move>).detail);
      };
      const counted = () => {
        if (past.value === null && shown.value < showingUpTo) shown.value += 1;
      };
      shownOn.addEventListener('move', chosen);
      shownOn.addEventListener('shown', counted);
      wake();
      return () => {
        shownOn.removeEventListener('move', chosen);
        shownOn.removeEventListener('shown', counted);
        if (element === shownOn) element = null;
      };
    },
    async openCurtain() {
      const seat = curtain.value;
      if (seat !== null) await look(seat, seen.get(seat));
    },
    look: (seat) => look(seat),
    async askHint() {
      if (hint.value !== null || looker.value === null || past.value !== null) return;
      hint.value = 'thinking';
      // Somebody may have moved meanwhile: a hint for the table before is of no use, and no trouble either.
      const found = await ask(() => client.ask({ type: 'hint', revision }), ['stale', 'notYours']);
      if (hint.value !== 'thinking') return;
      hint.value = found;
      if (element !== null) element.hint = found?.move ?? null;
    },
    closeHint,
    async undo() {
      const table = await ask(() => client.ask({ type: 'undo' }));
      if (table !== null) show(table);
    },
    goTo(count) {
      playing.value = false;
      goTo(count);
    },
    togglePlaying() {
      if (playing.value) {
        playing.value = false;
        return;
      }
      if (past.value === null || past.value >= events.value.length) goTo(0);
      playing.value = true;
      void replay();
    },
    leave() {
      closed = true;
      generation += 1;
      unlisten();
      unfollow();
      // The worker keeps the table until another is opened, which has perhaps happened; its bots wait to be seen.
    },
  };
  queue = [null];
  const unfollow = effect(() => {
    void online?.mayMove.value;
    // At the end of a round the table offers nothing in any case.
    if (element !== null && pumping === null) element.readonly = isReadonly();
  });
  const unlisten = client.listen((happened) => {
    queue.push({ delivered: happened, byBot: true });
    void pump();
  });
  void pump();
  return session;
}
