// 9 End

import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import { leftOf, rank, type Seat } from '../../engine/seats.js';
import { colorOf } from '../cards.js';
import { type Card, type ChickenRoundupTypes, COLORS, type Color, type State, type Table } from '../table.js';

/** CR-3.1: the other player is next; CR-9.1: unless the last turn is over. */
export function passTurn(state: Draft<State>, seat: Seat, emit: Emit<ChickenRoundupTypes>): void {
  const { turnsLeft } = state;
  if (turnsLeft === 0) emit(state, { type: 'gameEnded', reason: 'rooster' });
  else {
    const to = leftOf(seat, state.seats);
    emit(state, { type: 'turnPassed', to, turnsLeft: turnsLeft === null ? null : turnsLeft - 1 });
  }
}

/** CR-9.2: one point per stacked chicken, also before the end (G-8). */
export function score(table: Table): number[] {
  return table.stacks.map((stack) => stack.length);
}

/** CR-9.2: the higher score, then more gold, silver, red, black, white; still tied, a draw. */
export function ranking(table: Table): Seat[][] {
  return rank(table.seats, (a, b) => lead(table, b, a));
}

/** The lead of seat `a` over seat `b` in the first count in which they differ; 0 if there is none. */
function lead(table: Table, a: Seat, b: Seat): number {
  const difference = (count: (stack: readonly Card[]) => number) =>
    count(at(table.stacks, a)) - count(at(table.stacks, b));
  const ofColor = (color: Color) => (stack: readonly Card[]) => stack.filter((card) => colorOf(card) === color).length;
  const counts = [(stack: readonly Card[]) => stack.length, ...[...COLORS].reverse().map(ofColor)];
  return counts.map(difference).find((points) => points !== 0) ?? 0;
}
