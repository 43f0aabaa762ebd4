// The state of the playground, and the actions of its panels.
import { describe } from 'hencoop';
import { newsOf } from 'hencoop/inspector';
import { advance, goTo, movesSoFar, present, redo, undo } from 'hencoop/record';
import { computed, ref, shallowRef } from 'vue';
import { type Opening, readFragment } from '../../../../tools/site/playground/address.js';
import type { Source } from '../../../../tools/site/playground/code.js';
import {
  type Issue,
  type Move,
  type Position,
  readPosition,
  tableOf,
  type View,
} from '../../../../tools/site/playground/position.js';
import { pretty } from '../../../../tools/site/playground/pretty.js';
import { type Loaded, type Opened, openAny, openedAs, openText, sentenceOf } from './opening.js';

/** The table that the page opens with by default. */
const FIRST: Opening = { type: 'deal', game: 'chicken', seats: 3, seed: 'hen' };

type History = Extract<Position, { kind: 'state' }>['history'];

/** The reader's choices. Everything else on the page follows from them. */
const createChoice = () => ({
  loaded: shallowRef<Loaded | null>(null),
  position: shallowRef<Position | null>(null),
  source: shallowRef<Source | null>(null),
  /** The last opening. */
  opened: shallowRef<Opening>(FIRST),
  /** The schema errors of the editor's text. */
  issues: shallowRef<readonly Issue[]>([]),
  viewer: ref<number | null>(0),
  /** The editor's text. */
  text: ref(''),
  /** The reader's typed move. */
  tried: ref(''),
  /** Why the last opening failed. */
  notice: ref(''),
});

type Choice = ReturnType<typeof createChoice>;

/** The events of the move or deal that led to the present state. */
function newsNow({ loaded, position, source }: Choice) {
  const now = position.value;
  if (now?.kind !== 'state' || loaded.value === null) return [];
  const { entry } = loaded.value;
  const { moments, now: index } = now.history;
  const { move, before } = moments[index] ?? { move: null, before: null };
  const { seats } = present(now.history);
  if (move === null || before === null) {
    if (source.value?.type !== 'deal') return [];
    const { seats: players, seed, options } = source.value;
    return newsOf(entry.game, entry.game.setupWithEvents({ seats: players, seed, options }).events, seats);
  }
  const attempt = entry.game.tryApply(present(goTo(now.history, before)), move);
  return attempt.ok ? newsOf(entry.game, attempt.events, seats) : [];
}

/** The values derived from the choices. */
function derive(choice: Choice) {
  const { loaded, position, viewer } = choice;
  const table = computed(() => (position.value === null ? null : tableOf(position.value)));
  /** The chosen viewer's view. */
  const view = computed((): View | null => {
    if (position.value === null || loaded.value === null) return null;
    if (position.value.kind === 'view') return position.value.view;
    return loaded.value.entry.game.view(present(position.value.history), viewer.value);
  });
  const moves = computed((): readonly Move[] => {
    if (table.value === null || loaded.value === null) return [];
    if ('viewer' in table.value && table.value.viewer === null) return [];
    return loaded.value.entry.game.legalMoves(table.value);
  });
  /** The moves from the start to the present state. */
  const played = computed(() => (position.value?.kind === 'state' ? movesSoFar(position.value.history) : []));
  return { table, view, moves, played, news: computed(() => newsNow(choice)) };
}

/** Shows another position of the game; `keepsText` while the reader types it. */
function show({ position, issues, text, viewer }: Choice, next: Position, keepsText = false): void {
  const table = tableOf(next);
  position.value = next;
  issues.value = [];
  if (!keepsText) text.value = pretty(table);
  if (next.kind === 'view') viewer.value = next.view.viewer;
  else if (viewer.value !== null && viewer.value >= table.seats) viewer.value = 0;
}

function begin(choice: Choice, { game, position, source, viewer, tried }: Opened): void {
  choice.loaded.value = game;
  choice.source.value = source;
  choice.viewer.value = viewer;
  choice.tried.value = tried;
  show(choice, position);
}

/** Opening and editing: if several are in flight, the last one wins. */
function createOpening(choice: Choice) {
  let turn = 0;

  /** Opens a table; on failure, `notice` has the reason. */
  async function open(opening: Opening): Promise<boolean> {
    const mine = ++turn;
    const { opened, notice } = choice;
    try {
      const next = await openAny(opening);
      if (mine !== turn) return true;
      begin(choice, next);
      opened.value = opening;
      notice.value = '';
      return true;
    } catch (error) {
      if (mine === turn) notice.value = sentenceOf(error);
      return false;
    }
  }

  /** Opens the table in the URL. */
  async function openAddress(fragment: string): Promise<void> {
    const address = readFragment(fragment);
    if (fragment === '') await open(FIRST);
    else if (!address.ok || !(await open(address.opening))) {
      const refusal = address.ok ? choice.notice.value : address.message;
      await open(FIRST);
      choice.notice.value = `${refusal} Here is a new game instead.`;
    }
  }

  /** Parses a text as the table. */
  async function edit(typed: string): Promise<void> {
    const mine = ++turn;
    choice.text.value = typed;
    const reading = await openText(typed);
    if (mine !== turn) return;
    if (!reading.ok) {
      choice.issues.value = reading.issues;
      return;
    }
    const { game, position, source } = reading.opened;
    choice.loaded.value = game;
    choice.source.value = source;
    // Its first state replaces a record.
    show(choice, position, !typed.includes('"format"'));
  }

  return { open, openAddress, edit };
}

/** The actions on the current table. */
function createActions(choice: Choice, view: { readonly value: View | null }) {
  const { loaded, position } = choice;
  const travel = (to: (history: History) => History) => {
    if (position.value?.kind === 'state') show(choice, { kind: 'state', history: to(position.value.history) });
  };
  return {
    /** Plays a move that the rules allow. */
    play: (move: Move) =>
      travel((history) => {
        const attempt = loaded.value?.entry.game.tryApply(present(history), move);
        return attempt?.ok === true ? advance(history, move, attempt.state) : history;
      }),
    goTo: (index: number) => travel((history) => goTo(history, index)),
    back: () => travel(undo),
    forward: () => travel(redo),
    /** Imagines the hidden cards of the current view. */
    imagine(): void {
      if (view.value === null || loaded.value === null) return;
      const { entry } = loaded.value;
      const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const reading = readPosition(entry.game.determinize(view.value, seed), entry);
      if (reading.ok) begin(choice, openedAs(loaded.value, reading.position, { viewer: view.value.viewer }));
    },
    /** Keeps only the chosen viewer's view, and forgets the state. */
    keepView(): void {
      if (view.value === null || loaded.value === null) return;
      begin(choice, openedAs(loaded.value, { kind: 'view', view: view.value }));
    },
    /** A sentence for a full move or event, addressed to no seat. */
    say: (described: { readonly type: string }): string => {
      const words = loaded.value?.words.game;
      // The texts belong to the game of these moves and events.
      return words === undefined ? '' : describe(described as never, null, words);
    },
  };
}

export function createSession() {
  const choice = createChoice();
  const derived = derive(choice);
  return { ...choice, ...derived, ...createOpening(choice), ...createActions(choice, derived.view) };
}

/** All state and actions of the panels. */
export type Session = ReturnType<typeof createSession>;
