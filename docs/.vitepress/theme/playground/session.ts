// What the playground shows now, and what its panels can do with it.
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

/** What the page opens with, before anybody has chosen anything. */
const FIRST: Opening = { type: 'deal', game: 'chicken', seats: 3, seed: 'hen' };

type History = Extract<Position, { kind: 'state' }>['history'];

/** What is chosen. Everything else that is shown follows from it. */
const createChoice = () => ({
  loaded: shallowRef<Loaded | null>(null),
  position: shallowRef<Position | null>(null),
  source: shallowRef<Source | null>(null),
  /** What was opened last. */
  opened: shallowRef<Opening>(FIRST),
  /** What the schema finds wrong with the text of the editor. */
  issues: shallowRef<readonly Issue[]>([]),
  viewer: ref<number | null>(0),
  /** The text of the editor. */
  text: ref(''),
  /** The move that the reader types. */
  tried: ref(''),
  /** Why something could not be opened. */
  notice: ref(''),
});

type Choice = ReturnType<typeof createChoice>;

/** The events of the move that led to the present state, or of the deal that it is. */
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

/** What follows from the choice. */
function derive(choice: Choice) {
  const { loaded, position, viewer } = choice;
  const table = computed(() => (position.value === null ? null : tableOf(position.value)));
  /** What the chosen viewer sees. */
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

/** Opening and editing: the last one counts if several are under way. */
function createOpening(choice: Choice) {
  let turn = 0;

  /** Opens something; a sentence says why if that cannot be done. */
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

  /** Opens what the address names. */
  async function openAddress(fragment: string): Promise<void> {
    const address = readFragment(fragment);
    if (fragment === '') await open(FIRST);
    else if (!address.ok || !(await open(address.opening))) {
      const refusal = address.ok ? choice.notice.value : address.message;
      await open(FIRST);
      choice.notice.value = `${refusal} Here is a new game instead.`;
    }
  }

  /** Takes a text as the table. */
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
    // A record is replaced by its first state.
    show(choice, position, !typed.includes('"format"'));
  }

  return { open, openAddress, edit };
}

/** What can be done with the table that is shown. */
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
    /** Imagines the hidden cards of the view that is shown. */
    imagine(): void {
      if (view.value === null || loaded.value === null) return;
      const { entry } = loaded.value;
      const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const reading = readPosition(entry.game.determinize(view.value, seed), entry);
      if (reading.ok) begin(choice, openedAs(loaded.value, reading.position, { viewer: view.value.viewer }));
    },
    /** Keeps what the chosen viewer sees, and forgets the state. */
    keepView(): void {
      if (view.value === null || loaded.value === null) return;
      begin(choice, openedAs(loaded.value, { kind: 'view', view: view.value }));
    },
    /** A sentence for a move or an event: all that it says, to nobody in particular. */
    say: (described: { readonly type: string }): string => {
      const words = loaded.value?.words.game;
      // The words are those of the game whose moves and events are shown.
      return words === undefined ? '' : describe(described as never, null, words);
    },
  };
}

export function createSession() {
  const choice = createChoice();
  const derived = derive(choice);
  return { ...choice, ...derived, ...createOpening(choice), ...createActions(choice, derived.view) };
}

/** Everything that the panels show, and what they can do. */
export type Session = ReturnType<typeof createSession>;
