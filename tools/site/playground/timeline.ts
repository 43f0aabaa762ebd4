// The moments of a history as rows: the line that was played first, and each branch below the move that it replaces.
import type { History } from 'hencoop/record';

/** One row of the time travel. */
export interface Row {
  /** The index of the moment. */
  readonly index: number;
  /** How many moves led here. */
  readonly ply: number;
  /** 0 on the first line, one more for each branch that leads away from it. */
  readonly depth: number;
  /** Whether the present moment is here or further along this line. */
  readonly leadsHere: boolean;
}

/** The moments that lead from the start to the present, both included. */
function pathTo({ moments, now }: History<unknown, unknown>): Set<number> {
  const path = new Set<number>();
  for (let index: number | null = now; index !== null; index = moments[index]?.before ?? null) path.add(index);
  return path;
}

/** Every moment, each once, in the order of a game with variations: a move, the moves that were tried instead, the next move. */
export function rowsOf(history: History<unknown, unknown>): Row[] {
  const after = new Map<number, number[]>();
  history.moments.forEach(({ before }, index) => {
    if (before !== null) after.set(before, [...(after.get(before) ?? []), index]);
  });
  const path = pathTo(history);
  const rows: Row[] = [];
  // A list of lines still to write, instead of calls within calls: games are long.
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
