// The legal moves as a series of questions: at each step the field that `narrow` asks for, and its values.
import type { AnyMove } from '../engine/base.js';
import { narrow, type PartialMove, pick } from '../engine/narrow.js';

/** One value of a field. */
export interface Choice {
  readonly value: unknown;
  /** The pick with this value. */
  readonly picked: PartialMove<AnyMove>;
  /** The move that this value completes; `null` if more questions follow. */
  readonly move: AnyMove | null;
}

/** The next question. */
export interface Asked {
  /** The field to choose; `null` once only one move is left. */
  readonly field: string | null;
  readonly choices: readonly Choice[];
  /** The move that the pick so far completes. */
  readonly move: AnyMove | null;
}

/** The next question after a pick. */
export function asked(moves: readonly AnyMove[], picked: PartialMove<AnyMove>): Asked {
  const { next, open, move } = narrow(moves, picked);
  if (next === null) return { field: null, choices: [], move };
  const choices = (open[next] ?? []).map((value): Choice => {
    const more = pick(moves, picked, next, value);
    const left = narrow(moves, more);
    return { value, picked: more, move: left.next === null ? left.move : null };
  });
  return { field: next, choices, move };
}
