import type { AnyMove } from './base.js';
import { requireSeat } from './defineGame.js';
import { at } from './errors.js';
import { deepFreeze } from './freeze.js';
import type { Game, GameTypes, SetupConfig } from './game.js';
import type { AnyKind } from './moveKinds.js';
import type { AnyForm, AnyStatement } from './moveStatement.js';
import type { Seat } from './seats.js';

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
 */
export function moveIndex<G extends GameTypes>(
  game: Game<G>,
  { seats, options }: Pick<SetupConfig<G['Options']>, 'seats' | 'options'> = {},
): MoveIndex<G['Move']> {
  const table = game.setup({ seats, options, seed: 'moves' });
  const first = possibleMoves(game.moves, table);
  const lists = Array.from(
    { length: table.seats },
    (_, seat) =>
      // The statement has the fields of a move of its type.
      deepFreeze(first.map((move) => seenBy(game.moves, move, seat, table))) as readonly G['Move'][],
  );
  const byKey = new Map(lists.flatMap((list) => list.map((move, number) => [keyOf(move), number] as const)));
  const byMove = new WeakMap<G['Move'], number>();

  function of(move: G['Move']): number {
    const known = byMove.get(move);
    if (known !== undefined) return known;
    const number = byKey.get(keyOf(move));
    if (number === undefined) {
      throw new RangeError(
        `move: expected a move that ${game.id} can allow, got ${JSON.stringify(move)?.slice(0, 200)}`,
      );
    }
    if (Object.isFrozen(move)) byMove.set(move, number);
    return number;
  }

  return Object.freeze({
    size: first.length,
    of,
    at(number: number, seat: Seat) {
      requireSeat(seat, table.seats);
      const move = at(lists, seat)[number];
      if (move === undefined) throw new RangeError(`number: expected 0 to ${first.length - 1}, got ${number}`);
      return move;
    },
  });
}

/** Fields are in the same order in all moves of a type. */
const keyOf = (move: AnyMove) => Object.values(move).join(' ');

/** A move whose fields are read by name. */
interface Fields extends AnyMove {
  readonly [field: string]: unknown;
}

/** The possible moves of seat 0, in the order of the statement and of the values of its kinds. */
function possibleMoves(statement: AnyStatement, table: unknown): readonly Fields[] {
  return Object.entries(statement).flatMap(
    ([type, { fields = {}, forms = [{ fields, ...statement[type] } as AnyForm] }]) =>
      forms.flatMap((form) => {
        const all = Object.entries(form.fields).reduce<readonly Fields[]>(
          (moves, [name, kind]) =>
            moves.flatMap((move) => valuesOf(kind, table, move).map((value) => ({ ...move, [name]: value }))),
          [{ seat: 0, type }],
        );
        // A form is for the moves and the tables of its game.
        const { possible } = form as unknown as { readonly possible?: (move: unknown, table: unknown) => boolean };
        return possible === undefined ? all : all.filter((move) => possible(move, table));
      }),
  );
}

function valuesOf(kind: AnyKind, table: unknown, move: Fields): readonly unknown[] {
  // A kind is for the tables of its game.
  const {
    has,
    possible,
    values,
    range: [min, max] = [0, -1],
  } = kind as AnyKind & {
    readonly has: (value: unknown, table: unknown, move: Fields) => boolean;
    readonly possible?: (table: unknown, move: Fields) => readonly unknown[];
  };
  if (possible !== undefined) return possible(table, move);
  const all = values ?? Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return all.filter((value) => has(value, table, move));
}

/** The move of `seat` that means what `move` means for seat 0. */
function seenBy(statement: AnyStatement, move: Fields, seat: Seat, table: unknown): Fields {
  const { fields = {}, forms = [] } = statement[move.type] ?? {};
  const kinds = Object.assign({}, fields, ...forms.map((form) => form.fields)) as AnyForm['fields'];
  return Object.fromEntries(
    Object.entries(move).map(([name, value]) => {
      // As in `valuesOf`.
      const seen = kinds[name]?.seenBy as ((...given: unknown[]) => unknown) | undefined;
      return [name, name === 'seat' ? seat : seen === undefined || seat === 0 ? value : seen(value, seat, table, move)];
    }),
  ) as unknown as Fields;
}
