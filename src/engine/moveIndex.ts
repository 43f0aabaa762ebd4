import type { AnyMove, TableBase } from './base.js';
import { requireSeat } from './defineGame.js';
import { at } from './errors.js';
import { deepFreeze } from './freeze.js';
import type { Game, GameTypes, SetupConfig } from './game.js';
import { isWhole } from './guards.js';
import type { AnyKind, FieldCheck } from './moveKinds.js';
import type { AnyStatement } from './moveStatement.js';
import { refuseOption } from './options.js';
import { perSeat, type Seat } from './seats.js';

/** A number for each move that can be legal in some position: see {@link moveIndex}. */
export interface MoveIndex<Move extends AnyMove> {
  /** How many numbers there are, from 0 to `size - 1`. */
  readonly size: number;
  /**
   * The number of a move, as its own seat sees the table. Takes constant time, and least for a move that was asked before.
   * @throws RangeError if no position of this game can allow the move
   */
  readonly of: (move: Move) => number;
  /**
   * The move of `seat` with this number.
   * @throws RangeError if `number` or `seat` is out of range
   */
  readonly at: (number: number, seat: Seat) => Move;
}

/**
 * Numbers every move that can be legal in some position of a game with these seats and options, for programs that learn.
 * A number means the same for every seat, as that seat sees the table: the leader two seats to the left, the cell in
 * front of one's own coop. The numbers of a game stay the same while its `rulesVersion` does.
 *
 * @example
 * ```ts
 * import { moveIndex } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 *
 * const index = moveIndex(chicken, { seats: 2 });
 * index.size; // 10
 * index.of({ seat: 1, type: 'draw' }); // 8
 * index.at(8, 0); // { seat: 0, type: 'draw' }
 * ```
 *
 * @throws RangeError if the game has no such seats or options
 */
export function moveIndex<G extends GameTypes>(
  game: Game<G>,
  config: Pick<SetupConfig<G['Options']>, 'seats' | 'options'> = {},
): MoveIndex<G['Move']> {
  const table = game.setup({ ...config, seed: 'moves' });
  const listed = game.rules.possible ?? ((_, seat) => allMoves(game.moves, table, seat) as readonly G['Move'][]);
  const lists = perSeat(table.seats, (seat) => deepFreeze(listed(table, seat)));
  const { length: size } = at(lists, 0);
  const byKey = new Map(lists.flatMap((list) => list.map((move, number) => [keyOf(move), number] as const)));
  const byMove = new WeakMap<G['Move'], number>(lists.flatMap((list) => list.map((move, number) => [move, number])));

  function of(move: G['Move']): number {
    const known = byMove.get(move);
    if (known !== undefined) return known;
    const isMove = game.whyNot(table, move)?.clause !== 'G-0';
    const number = isMove ? byKey.get(keyOf(move)) : undefined;
    if (number === undefined) refuseOption('move', `a move that ${game.id} can allow`, move);
    if (Object.isFrozen(move)) byMove.set(move, number);
    return number;
  }

  function moveAt(number: number, seat: Seat): G['Move'] {
    requireSeat(seat, table.seats);
    if (!isWhole(number) || number < 0 || number >= size) {
      refuseOption('number', `a whole number from 0 to ${size - 1}`, number);
    }
    return at(at(lists, seat), number);
  }

  return Object.freeze({ size, of, at: moveAt });
}

/** Fields are in the same order in all moves of a type. */
const keyOf = (move: object) => Object.values(move).join(' ');

/** All moves that a statement allows `seat`, in its order. Seats in fields are counted from `seat` on. */
function allMoves(statement: AnyStatement, table: TableBase, seat: Seat): readonly object[] {
  return Object.entries(statement).flatMap(([type, { fields = {}, tokens = [], forms = [{ fields, tokens }] }]) =>
    forms.flatMap((form) =>
      Object.entries(form.fields).reduce<readonly object[]>(
        (moves, [name, kind]) =>
          moves.flatMap((move) =>
            valuesOf(kind, table, seat)
              // The statement of a game has kinds for its tables.
              .filter((value) => (kind.has as FieldCheck<unknown>)(value, table, { ...move }))
              .map((value) => ({ ...move, [name]: value })),
          ),
        [{ seat, type }],
      ),
    ),
  );
}

function valuesOf({ of, range, isSeat }: AnyKind, { seats }: TableBase, seat: Seat): readonly unknown[] {
  if (isSeat) return perSeat(seats, (away) => (seat + away) % seats);
  if (of !== undefined) return of;
  if (range === undefined) {
    throw new RangeError(
      'game.movegen.possible: expected a function, since the statement does not list all values, got none',
    );
  }
  const [from, to] = range;
  return perSeat(to - from + 1, (index) => from + index);
}
