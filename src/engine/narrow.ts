import type { AnyMove } from './base.js';

type ValueOf<Move, Field> = Move extends unknown ? (Field extends keyof Move ? Move[Field] : never) : never;
type Item<Value> = Value extends readonly (infer Each)[] ? Each : Value;

/** The name of a field that at least one move has. */
export type FieldOf<Move extends AnyMove> = keyof AnyMove | (Move extends unknown ? keyof Move & string : never);

/** A possible pick for a field: its value, or one item if it holds an array. */
export type ChoiceOf<Move extends AnyMove, Field extends FieldOf<Move>> = {
  readonly [Each in FieldOf<Move>]: Item<ValueOf<Move, Each>>;
}[Field];

/** The fields of a move picked so far. An array may hold only its first items. */
export type PartialMove<Move extends AnyMove> = {
  readonly [Field in FieldOf<Move>]?: ValueOf<Move, Field> | undefined;
};

/** The moves and values that remain once some fields are picked. */
export interface Narrowed<Move extends AnyMove> {
  /** The moves that match everything picked, in their original order. */
  readonly moves: readonly Move[];
  /**
   * For every field of those moves, its remaining values without repetition; for a field that holds an array, the items
   * that can come next.
   */
  readonly open: { readonly [Field in FieldOf<Move>]?: readonly ChoiceOf<Move, Field>[] };
  /**
   * The field to ask for next: the first in which these moves differ, in the order of their fields, with arrays last. So
   * the type comes first, then a card, then its target or its cells; a field with only one value left is skipped. `null`
   * once at most one move is left.
   */
  readonly next: FieldOf<Move> | null;
  /**
   * The complete move: the only one left, or the one that ends here while longer ones continue, as with a list of cells.
   * `null` until the pick is complete.
   */
  readonly move: Move | null;
}

/**
 * The choices that remain after some fields of a move are picked: the targets of a card, the cells of a target. Works on
 * any list of moves of any game.
 *
 * @example
 * ```ts
 * import { narrow } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 *
 * const moves = chicken.legalMoves(chicken.setup({ seats: 2, seed: 'hen' }));
 * narrow(moves, {}).next; // 'type'
 * narrow(moves, {}).open.type; // ['play', 'draw', 'withdraw']
 * narrow(moves, { type: 'play' }).open.card; // [4]
 * narrow(moves, { type: 'play' }).move; // { seat: 0, type: 'play', card: 4 }
 * ```
 */
export function narrow<Move extends AnyMove>(moves: readonly Move[], partial: PartialMove<Move>): Narrowed<Move> {
  const picked = Object.entries(partial).filter(([, value]) => value !== undefined);
  const left = moves.filter((move) => picked.every(([field, value]) => agrees(fieldOf(move, field), value)));
  const open: Record<string, unknown[]> = {};
  const known = new Set<string>();
  const fields = new Set<string>();
  for (const move of left) {
    for (const [field, value] of Object.entries(move)) {
      fields.add(field);
      const choice = Array.isArray(value) ? value[pickedItems(partial, field)] : value;
      const key = `${field} ${JSON.stringify(choice)}`;
      if (choice === undefined || known.has(key)) continue;
      known.add(key);
      open[field] = [...(open[field] ?? []), choice];
    }
  }
  const differing = [...fields].filter((field) => {
    const value = fieldOf(left[0], field);
    return left.some((move) => !equals(fieldOf(move, field), value));
  });
  // A move is complete if the only differing fields that it has are lists with every item picked.
  const ends = (move: Move) =>
    differing.every((field) => {
      const value = fieldOf(move, field);
      return value === undefined || (Array.isArray(value) && value.length === pickedItems(partial, field));
    });
  return {
    moves: left,
    // Every choice is listed under the field it came from, and every field belongs to one of these moves.
    open: open as Narrowed<Move>['open'],
    next: (differing.find((field) => !isList(left, field)) ?? differing[0] ?? null) as FieldOf<Move> | null,
    move: left.find(ends) ?? null,
  };
}

/**
 * The pick with `value` added for `field`: as its value, or as the next item of a field that holds an array.
 *
 * @example
 * ```ts
 * import { narrow, pick } from 'hencoop';
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 *
 * const moves = chickenRoundup.legalMoves(chickenRoundup.setup({ seed: 'hen' }));
 * const diagram = pick(moves, {}, 'type', 'diagram');
 * const [card] = narrow(moves, diagram).open.card ?? [];
 * if (card !== undefined) narrow(moves, pick(moves, diagram, 'card', card)).next; // 'cells'
 * ```
 */
export function pick<Move extends AnyMove, Field extends FieldOf<Move>>(
  moves: readonly Move[],
  partial: PartialMove<Move>,
  field: Field,
  value: ChoiceOf<Move, Field>,
): PartialMove<Move> {
  const before = fieldOf(partial, field);
  const added = isList(moves, field) ? [...(Array.isArray(before) ? before : []), value] : value;
  // The field takes this value, or a list of such items.
  return { ...partial, [field]: added } as PartialMove<Move>;
}

/** Whether a field of these moves holds an array. */
function isList(moves: readonly object[], field: string): boolean {
  return moves.some((move) => Array.isArray(fieldOf(move, field)));
}

function fieldOf(move: object | undefined, field: string): unknown {
  return move !== undefined && Object.hasOwn(move, field) ? (move as Record<string, unknown>)[field] : undefined;
}

/** How many items of an array field are already picked. */
function pickedItems(partial: object, field: string): number {
  const picked = fieldOf(partial, field);
  return Array.isArray(picked) ? picked.length : 0;
}

function equals(a: unknown, b: unknown): boolean {
  return agrees(a, b) && agrees(b, a);
}

/** Whether `value` equals the pick, or, for an array, starts with it. */
function agrees(value: unknown, picked: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(picked)) return picked.every((item, i) => agrees(value[i], item));
  if (isObject(value) && isObject(picked)) {
    const keys = Object.keys(picked);
    return (
      keys.length === Object.keys(value).length &&
      keys.every((key) => agrees(fieldOf(value, key), fieldOf(picked, key)))
    );
  }
  return Object.is(value, picked);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
