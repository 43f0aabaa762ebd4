import type { AnyMove } from './base.js';

type KeysOf<Move> = Move extends unknown ? keyof Move : never;
type ValueOf<Move, Field> = Move extends unknown ? (Field extends keyof Move ? Move[Field] : never) : never;
type Choice<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** Some fields of a move: those picked so far. An array may hold only its first items. */
export type PartialMove<Move extends AnyMove> = { readonly [Field in KeysOf<Move>]?: ValueOf<Move, Field> | undefined };

/** The moves and values that remain once some fields are picked. */
export interface Narrowed<Move extends AnyMove> {
  /** The moves that match everything picked, in their original order. */
  readonly moves: readonly Move[];
  /**
   * For every field of those moves, its remaining values without repetition; for a field that holds an array, the items
   * that can come after those picked.
   */
  readonly open: { readonly [Field in KeysOf<Move>]?: readonly Choice<ValueOf<Move, Field>>[] };
}

/**
 * What can still be picked once some fields of a move are picked: after a card its targets, after a target the cells.
 * Works on any list of moves, of any game.
 *
 * @example
 * ```ts
 * import { narrow } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 *
 * const state = chicken.setup({ seats: 2, seed: 'hen' });
 * narrow(chicken.legalMoves(state), { type: 'play' }).open.card; // the cards that may be played
 * ```
 */
export function narrow<Move extends AnyMove>(moves: readonly Move[], partial: PartialMove<Move>): Narrowed<Move> {
  const picked = Object.entries(partial).filter(([, value]) => value !== undefined);
  const left = moves.filter((move) => picked.every(([field, value]) => agrees(fieldOf(move, field), value)));
  const open: Record<string, unknown[]> = {};
  const known = new Set<string>();
  for (const move of left) {
    for (const [field, value] of Object.entries(move)) {
      const choice = Array.isArray(value) ? value[pickedItems(partial, field)] : value;
      const key = `${field} ${JSON.stringify(choice)}`;
      if (choice === undefined || known.has(key)) continue;
      known.add(key);
      open[field] = [...(open[field] ?? []), choice];
    }
  }
  // Every choice is listed under the field that it was read from.
  return { moves: left, open: open as Narrowed<Move>['open'] };
}

function fieldOf(move: object, field: string): unknown {
  return Object.hasOwn(move, field) ? (move as Record<string, unknown>)[field] : undefined;
}

/** How many items of an array field are already picked. */
function pickedItems(partial: object, field: string): number {
  const picked = fieldOf(partial, field);
  return Array.isArray(picked) ? picked.length : 0;
}

/** Whether `value` equals what was picked, or, for an array, starts with it. */
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
