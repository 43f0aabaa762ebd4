import { fieldOf } from './fieldOf.js';
import type { Seat } from './seats.js';

/** The parameters of a refusal by a clause that all games share. */
export interface CommonParams {
  /** Not a move of the game at all; `path` is the first wrong field, `''` for the whole value. */
  'G-0': { readonly path: string };
  /** Not this seat's turn; `actors` are the seats that may move. */
  'G-1': { readonly actors: readonly Seat[] };
  /** The game is over. */
  'G-2': { readonly reason: string };
  /** The move does not belong to the pending step. */
  'G-3': { readonly step: string };
}

/**
 * A refusal as data: the first clause that forbids the move, and the parameters that a sentence about it uses.
 * Parameters for a clause that is not on the sheet do not compile.
 */
export type ViolationOf<
  Params extends { readonly [Number in keyof Params]: Number extends Clause ? object : never },
  Clause extends string = string,
> = {
  readonly [Clause in keyof Params]: { readonly clause: Clause; readonly params: Params[Clause] };
}[keyof Params];

/** Any violation, for code that is generic in the game. */
export interface AnyViolation {
  /** The number of the clause, as on the sheet: `CC-4.2`, or `G-1` for one that all games share. */
  readonly clause: string;
  /** Plain JSON: what is wrong with the move, and what would be legal; `{}` if the clause says it all. */
  readonly params: object;
}

const ILLEGAL_MOVE = 'HENCOOP_ILLEGAL_MOVE';

/** Thrown by `apply` for a move that the rules refuse. The state is unchanged. */
export class IllegalMoveError<V extends AnyViolation = AnyViolation> extends Error {
  /** Always `'IllegalMoveError'`. */
  override readonly name = 'IllegalMoveError';
  /** Always `HENCOOP_ILLEGAL_MOVE`: see {@link isIllegalMove}. */
  readonly code = ILLEGAL_MOVE;
  /** The clause that refuses the move, with its parameters; `explain` puts it in words. */
  readonly violation: V;
  /** @param game The id of the game: the message names the import that puts the violation in words. */
  constructor(violation: V, game: string) {
    super(
      `illegal move: ${violation.clause} ${JSON.stringify(violation.params)}; explain(error.violation, en) says why (en: hencoop/${game}/en)`,
    );
    this.violation = violation;
  }
}

/**
 * Whether `error` is an {@link IllegalMoveError}, also of another copy of the library, where `instanceof` fails: ES modules
 * and CommonJS each load a copy of their own.
 *
 * @example
 * ```ts
 * import { isIllegalMove } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 *
 * const state = chicken.setup({ seats: 2, seed: 'hen' });
 * try {
 *   chicken.apply(state, { seat: 1, type: 'draw' });
 * } catch (error) {
 *   if (isIllegalMove(error)) error.violation.clause; // 'G-1'
 * }
 * ```
 */
export function isIllegalMove(error: unknown): error is IllegalMoveError {
  return fieldOf(error, 'code') === ILLEGAL_MOVE;
}
