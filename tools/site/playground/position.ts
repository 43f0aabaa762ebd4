// The content of the playground: a state with its history, or a view.
import type { GameTypes } from 'hencoop';
import { type AnyEntry, advance, type History, movesSoFar, present, read, replay, startHistory } from 'hencoop/record';
import { pack, unpack } from './packed.js';

export type State = GameTypes['State'];
export type View = GameTypes['View'];
export type Move = GameTypes['Move'];

/** A state with its history, including undone moves, or a view without a state. */
export type Position =
  | { readonly kind: 'state'; readonly history: History<State, Move> }
  | { readonly kind: 'view'; readonly view: View };

/** A problem in a value, and its path: `hands[0][2]`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

export type ReadPosition =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** The maximum number of moves in a record. The library's records have up to a few hundred. */
const MAX_MOVES = 2_000;

/** `hands[0][2]` for `['hands', 0, 2]`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

const refused = (path: string, message: string) => ({ ok: false, issues: [{ path, message }] }) as const;

/** The table to show: the current state, or the view. */
export const tableOf = (position: Position): State | View =>
  position.kind === 'state' ? present(position.history) : position.view;

/** Reads a state, a view or a record as a position; returns all problems that the game's schema finds. */
export function readPosition(value: unknown, entry: AnyEntry): ReadPosition {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && Object.hasOwn(value, 'format')) return readRecord(value, entry);
  const isView = isObject && Object.hasOwn(value, 'viewer');
  const { state, view } = entry.schemas;
  const result = isView ? view.safeParse(value) : state.safeParse(value);
  if (!result.success) {
    return { ok: false, issues: result.error.issues.map(({ path, message }) => ({ path: pathOf(path), message })) };
  }
  // The schema of views parses values with a viewer, the schema of states values with a seed.
  const table = result.data as State & View;
  if (isView) return { ok: true, position: { kind: 'view', view: table } };
  return { ok: true, position: { kind: 'state', history: startHistory<State, Move>(table) } };
}

function readRecord(value: object, entry: AnyEntry): ReadPosition {
  const reading = read(value, [entry], { max: MAX_MOVES });
  if (!reading.ok) {
    const { issue } = reading;
    return refused(
      'path' in issue ? issue.path : '',
      'message' in issue ? issue.message : `the record is ${issue.type}`,
    );
  }
  const { stored } = reading;
  if (!('moves' in stored)) return refused('format', 'expected a record, a state or a view, got a log of events');
  try {
    let history: History<State, Move> | null = null;
    for (const { move, state } of replay(entry, stored)) {
      history = history === null || move === null ? startHistory<State, Move>(state) : advance(history, move, state);
    }
    if (history !== null) return { ok: true, position: { kind: 'state', history: { ...history, now: 0 } } };
    return refused('', 'expected a record with a set-up');
  } catch (error) {
    return refused('moves', error instanceof Error ? error.message : String(error));
  }
}

/** Plays moves from a state; returns the history, or the refusal of a move as a sentence. */
export function playedFrom(
  { game }: AnyEntry,
  start: State,
  moves: readonly unknown[],
): { readonly history: History<State, Move>; readonly refusedAt: number | null } {
  let history = startHistory<State, Move>(start);
  for (const [index, move] of moves.entries()) {
    const attempt = game.tryApply(present(history), move as Move);
    if (!attempt.ok) return { history, refusedAt: index };
    // The rules have accepted the move.
    history = advance(history, move as Move, attempt.state);
  }
  return { history, refusedAt: null };
}

/**
 * Packs a state for a link, with the moves from the start of its history, or without them if that is too long. Returns
 * `null` if even the state is too long.
 */
export async function packState(history: History<State, Move>): Promise<string | null> {
  const start = history.moments[0]?.state;
  const moves = movesSoFar(history);
  const whole = start === undefined ? null : await pack({ state: start, moves });
  return whole ?? (await pack({ state: present(history), moves: [] }));
}

/** Packs one viewer's view for a link. It gets only the view, so it cannot leak anything else. */
export const packView = (view: View): Promise<string | null> => pack({ view });

const hasOnly = (value: unknown, names: readonly string[]): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === [...names].sort().join();

/** The id of a table's game. */
export const gameOf = (table: unknown): unknown =>
  typeof table === 'object' && table !== null && 'game' in table ? table.game : undefined;

/** The table in a packed link, still unchecked: a state with moves, or a view. */
export async function unpackTable(
  type: 'state' | 'view',
  packed: string,
): Promise<
  | { readonly ok: true; readonly table: unknown; readonly moves: readonly unknown[] }
  | { readonly ok: false; readonly message: string }
> {
  const unpacked = await unpack(packed);
  if (!unpacked.ok) return unpacked;
  const { value } = unpacked;
  if (type === 'view' && hasOnly(value, ['view'])) return { ok: true, table: value['view'], moves: [] };
  if (type === 'state' && hasOnly(value, ['state', 'moves'])) {
    const { state, moves } = value;
    if (Array.isArray(moves) && moves.length <= MAX_MOVES) return { ok: true, table: state, moves };
  }
  return { ok: false, message: `The link is damaged: it holds no ${type}.` };
}

/** Reads a packed link as a position of its game. */
export function openTable(
  type: 'state' | 'view',
  table: unknown,
  moves: readonly unknown[],
  entry: AnyEntry,
): ReadPosition {
  const reading = readPosition(table, entry);
  if (!reading.ok) return reading;
  const { position } = reading;
  if (position.kind !== type) return refused('', `expected a ${type}, got a ${position.kind}`);
  if (position.kind === 'view') return reading;
  const { history, refusedAt } = playedFrom(entry, present(position.history), moves);
  if (refusedAt !== null) return refused(`moves[${refusedAt}]`, 'expected a legal move, got an illegal one');
  return { ok: true, position: { kind: 'state', history } };
}
