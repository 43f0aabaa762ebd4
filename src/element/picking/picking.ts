// The player's picks as plain data.
import type { AnyMove } from '../../engine/base.js';
import { NOTHING_PICKED, type Readings, type Thing } from './touch.js';

/** A refusal, as `whyNot` and `tryApply` report it. */
export interface Refusal {
  /** The id of the clause that forbids the move, such as `CH-3.1`. */
  readonly clause: string;
  /** The parameters of the clause, for the sentence below the table. */
  readonly params: object;
}

/** The player's picks, and the refusal of the last touch. */
export interface Picking {
  /** Every meaning that the touches so far could have. */
  readonly readings: Readings<AnyMove>;
  /** The readings before each touch. */
  readonly steps: readonly Readings<AnyMove>[];
  /** The things of each touch. */
  readonly touched: readonly (readonly Thing[])[];
  /** Whether the picked move waits for one more touch. */
  readonly isWaiting: boolean;
  readonly refusal: Refusal | null;
  /** The move with the number that the player has stepped to; `null` before the first step. */
  readonly stepped: AnyMove | null;
  /** The row of the facts that was asked for last. */
  readonly told: number | null;
  /** The card of the shelf that was tapped. */
  readonly lifted: number | null;
  /** The zone that the dragged thing comes from; `null` if nothing is dragged. */
  readonly draggedFrom: string | null;
}

/** Nothing is picked. */
export const EMPTY: Picking = {
  readings: NOTHING_PICKED,
  steps: [],
  touched: [],
  isWaiting: false,
  refusal: null,
  stepped: null,
  told: null,
  lifted: null,
  draggedFrom: null,
};

/** The readings before the last touch, if another touch can still replace it. */
export function insteadOf({ isWaiting, steps }: Picking): Readings<AnyMove> {
  return isWaiting ? (steps.at(-1) ?? []) : [];
}

/** Takes back the last touch. */
export function takeBack({ steps, touched }: Picking): Picking {
  const readings = steps.at(-1) ?? NOTHING_PICKED;
  return { ...EMPTY, readings, steps: steps.slice(0, -1), touched: touched.slice(0, -1) };
}
