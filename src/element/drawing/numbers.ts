// Moves that differ only in a number: a button for each, or one button between two that change the number.
import type { AnyMove } from '../../engine/base.js';
import type { PartialMove } from '../../engine/narrow.js';
import { buttonMoves, isUntouched } from '../picking/touch.js';
import type { RenderState } from './renderState.js';

type Shown = Pick<RenderState, 'voice' | 'view' | 'kinds' | 'moves' | 'picking' | 'hint'>;

/** From this many buttons on, labels that differ only in a number show only the number. */
const MANY = 3;
/** More buttons than these would be too small to touch. */
const MOST = 5;

/**
 * If many labels differ only in their first number: the numbers, and the shared rest, "Lay … × Billy (20)"; else
 * `null`.
 */
export function numbersOf({ voice, view }: Pick<Shown, 'voice' | 'view'>, moves: readonly AnyMove[]) {
  if (moves.length < MANY) return null;
  const labels = moves.map((move) => voice.label(move, view));
  const [shared = '', ...others] = new Set(labels.map((label) => label.replace(/\d+/, '…')));
  return others.length > 0 ? null : { each: labels.map((label) => /\d+/.exec(label)?.[0] ?? label), shared };
}

/** A choice of a number, and the moves with one less and one more; `null` at the ends. */
export interface Stepped {
  readonly move: AnyMove;
  readonly less: AnyMove | null;
  readonly more: AnyMove | null;
}

/** The number that the viewer has stepped to, at first that of a hint or the largest; `null` if a few buttons suffice. */
export function steppedOf(shown: Shown): Stepped | null {
  const { kinds, moves, picking, hint } = shown;
  if (isUntouched(picking.readings)) return null;
  const choices = buttonMoves(kinds, moves, picking.readings);
  if (choices.length <= MOST || numbersOf(shown, choices) === null) return null;
  const wanted = JSON.stringify(picking.stepped ?? hint[0]);
  const found = choices.findIndex((move) => JSON.stringify(move) === wanted);
  const index = found < 0 ? choices.length - 1 : found;
  const [less = null, move = null, more = null] = [choices[index - 1], choices[index], choices[index + 1]];
  return move === null ? null : { move, less, more };
}

/** What is picked with the number on the button. */
export function withNumber(shown: Shown): readonly PartialMove<AnyMove>[] {
  const { kinds, picking } = shown;
  const { readings } = picking;
  const stepped = steppedOf(shown);
  if (stepped === null) return readings;
  const numbers = Object.entries(stepped.move).filter(([field]) => kinds.get(field)?.counts !== undefined);
  return [...readings, { ...readings[0], ...Object.fromEntries(numbers) }];
}
