import type { AnyMove } from './base.js';

type KeysOf<Move> = Move extends unknown ? keyof Move : never;
type ValueOf<Move, Field> = Move extends unknown ? (Field extends keyof Move ? Move[Field] : never) : never;
type Choice<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** Some fields of a move: those that a person has picked so far. Of an array, the first items are enough. */
export type PartialMove<Move extends AnyMove> = { readonly [Field in KeysOf<Move>]?: ValueOf<Move, Field> | undefined };

/** What is left once some fields are picked. */
export interface Narrowed<Move extends AnyMove> {
  /** The moves that match everything picked, in their old order. */
  readonly moves: readonly Move[];
  /**
   * For every field of those moves, its remaining values, each once; for a field that holds an array, the items that
   * can come next after those picked.
   */
  readonly open: { readonly [Field in KeysOf<Move>]?: readonly Choice<ValueOf<Move, Field>>[] };
}

/**
 * What a person can still pick after picking some fields of a move: after a card its targets, after a target the cells.
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
      const choice = Array.isArray(value) ? value[beginning(partial, field)] : value;
      const key = `${field} ${JSON.stringify(choice)}`;
      if (choice === undefined || known.has(key)) continue;
      known.add(key);
      open[field] = [...(open[field] ?? []), choice];
    }
  }
  // Every choice was read from the field it is listed under.
  return { moves: left, open: open as Narrowed<Move>['open'] };
}

function fieldOf(move: object, field: string): unknown {
  return Object.hasOwn(move, field) ? (move as Record<string, unknown>)[field] : undefined;
}

/** How many items of an array field are picked already. */
function beginning(partial: object, field: string): number {
  const picked = fieldOf(partial, field);
  return Array.isArray(picked) ? picked.length : 0;
}

/** Whether `value` is what was picked, or, for an array, begins with it. */
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
