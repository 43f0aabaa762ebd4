// The moments of a history as rows: the line played first, and each branch below the move that it replaces.
import { isRecord, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { History } from '../record/history.js';

/** A moment of a history as a row of a list. */
export interface TimelineRow {
  /** The index of the moment in {@link History.moments}. */
  readonly index: number;
  /** The number of moves before this moment. */
  readonly ply: number;
  /** The nesting depth of branches: 0 on the first line. */
  readonly depth: number;
  /** Whether the current moment is here or further along this line. */
  readonly leadsHere: boolean;
}

/** @throws RangeError if `history` is not a history, in which every moment but the first follows an earlier one. */
export function requireHistory(history: History<unknown, unknown>): void {
  const expected = 'a history, as startHistory of hencoop/record makes it';
  if (!isRecord(history) || !Array.isArray(history.moments)) refuseOption('history', expected, history);
  const { moments, now, undone } = history;
  for (const [index, moment] of moments.entries()) {
    const before = isRecord(moment) ? moment['before'] : undefined;
    const follows = index === 0 ? before === null : isWhole(before) && before >= 0 && before < index;
    if (!follows) refuseOption(`history.moments[${index}].before`, 'the index of an earlier moment', before);
  }
  const isMoment = (index: unknown) => isWhole(index) && index >= 0 && index < moments.length;
  if (!isMoment(now)) refuseOption('history.now', 'the index of a moment', now);
  if (!Array.isArray(undone) || !undone.every(isMoment)) {
    refuseOption('history.undone', 'a list of indexes of moments', undone);
  }
}

/** The moments from the start to the current one, both included. */
function pathTo({ moments, now }: History<unknown, unknown>): Set<number> {
  const path = new Set<number>();
  for (let index: number | null = now; index !== null; index = moments[index]?.before ?? null) path.add(index);
  return path;
}

/**
 * All moments of a history, in the usual order of a game with variations: a move, its alternatives, the next move.
 *
 * @example
 * ```ts
 * import { chicken, type Move, type State } from 'hencoop/chicken';
 * import { timelineOf } from 'hencoop/inspector';
 * import { advance, startHistory, undo } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'hen' });
 * const draw = { seat: 0, type: 'draw' } as const;
 * const play = { seat: 0, type: 'play', card: 4 } as const;
 * const drawn = advance(startHistory<State, Move>(start), draw, chicken.apply(start, draw));
 * const branched = advance(undo(drawn), play, chicken.apply(start, play));
 * timelineOf(branched).map(({ ply, depth }) => [ply, depth]); // [[0, 0], [1, 0], [1, 1]]
 * ```
 *
 * @throws RangeError if `history` is not a history.
 */
export function timelineOf(history: History<unknown, unknown>): TimelineRow[] {
  requireHistory(history);
  const after = new Map<number, number[]>();
  history.moments.forEach(({ before }, index) => {
    if (before === null) return;
    const others = after.get(before);
    if (others === undefined) after.set(before, [index]);
    else others.push(index);
  });
  const path = pathTo(history);
  const rows: TimelineRow[] = [];
  // An explicit stack instead of recursion: games are long.
  const lines: { readonly from: number; readonly ply: number; readonly depth: number; readonly isWhole: boolean }[] = [
    { from: 0, ply: 0, depth: 0, isWhole: true },
  ];
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    const { from, ply, depth, isWhole } = line;
    if (isWhole) rows.push({ index: from, ply, depth, leadsHere: path.has(from) });
    const [next, ...others] = after.get(from) ?? [];
    if (next === undefined) continue;
    rows.push({ index: next, ply: ply + 1, depth, leadsHere: path.has(next) });
    lines.push({ from: next, ply: ply + 1, depth, isWhole: false });
    for (const other of others.reverse()) lines.push({ from: other, ply: ply + 1, depth: depth + 1, isWhole: true });
  }
  return rows;
}
