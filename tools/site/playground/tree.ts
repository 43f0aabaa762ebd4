// The legal moves as a tree: at each node the field from `narrow`, with a branch for each value.
import { type AnyMove, narrow, type PartialMove, pick } from 'hencoop';

/** One value of a field, and its branch. */
export interface Choice {
  readonly value: unknown;
  /** The pick with this value. */
  readonly picked: PartialMove<AnyMove>;
  /** The number of remaining moves. */
  readonly count: number;
  /** The move that it completes, if any. */
  readonly move: AnyMove | null;
  /** Whether something can still be picked. */
  readonly goesOn: boolean;
}

/** A field, and its values. */
export interface Branch {
  readonly field: string;
  readonly choices: readonly Choice[];
}

/** The field to ask for next, with its values; `null` once nothing is left to ask. */
export function branchOf(moves: readonly AnyMove[], picked: PartialMove<AnyMove> = {}): Branch | null {
  const { next, open } = narrow(moves, picked);
  if (next === null) return null;
  const choices = (open[next] ?? []).map((value): Choice => {
    const more = pick(moves, picked, next, value);
    const { moves: left, next: later, move } = narrow(moves, more);
    return { value, picked: more, count: left.length, move, goesOn: later !== null };
  });
  return { field: next, choices };
}
