// 3 Play

import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at, top } from '../../engine/errors.js';
import { leftOf } from '../../engine/seats.js';
import { winnerOf } from '../cards.js';
import type { Advantage, Card, FaceDown, Played, State, Table, Violation } from '../table.js';
import { bearsSign, isLastTrick } from '../trick.js';
import { takePenalty, takeRewardOrGoOn } from './4-rewards.js';
import type { EmitEvent, MoveOf } from './types.js';

/** The advantage of the player whose turn it is. It ends with the lead, since the turn passes without it (BC-4.4). */
function advantageNow({ step }: Table): Advantage | null {
  return step.type === 'play' ? step.advantage : null;
}

/**
 * Whether the card at `index` is playable: at an end of the row (BC-3.1), or any card for a lead with that advantage
 * (BC-4.4).
 */
export function isPlayable(table: Table, row: Table['rows'][number], index: number): boolean {
  return index === 0 || index === row.length - 1 || advantageNow(table) === 'leadAnyCard';
}

export function whyNotPlay(table: Table, { seat, card }: MoveOf<'play'>): Violation | null {
  const row = at(table.rows, seat);
  const index = indexInRow(row, card);
  if (index < 0) return { clause: 'G-4', params: { card } };
  if (isPlayable(table, row, index)) return null;
  return { clause: 'BC-3.1', params: { card, ends: [at(row, 0), top(row)].filter((end) => end !== null) } };
}

/** PERF(inline): compares the ends before searching, since nearly all plays are from an end (BC-3.1). */
function indexInRow(row: readonly (Card | null)[], card: Card): number {
  const last = row.length - 1;
  return row[0] === card ? 0 : row[last] === card ? last : row.indexOf(card);
}

export function play(state: Draft<State>, { seat, card }: MoveOf<'play'>, emit: EmitEvent, chance: Chance): void {
  // BC-3.4: the previous trick lies open until this lead.
  if (state.taker !== null) emit(state, { type: 'turnedDown', seat: state.taker });
  const index = indexInRow(at(state.rows, seat), card);
  emit(state, { type: 'played', seat, card, index, faceDown: whyFaceDown(state, card) });
  if (state.trick.length < state.seats) {
    emit(state, { type: 'turnPassed', to: leftOf(seat, state.seats), advantage: null });
  } else completeTrick(state, emit, chance);
}

/**
 * Why the card is played face down, if it is. BC-3.2: it bears the sign, unless the player is last in the trick.
 * BC-4.4: it is led with the advantage, which is the reason shown even if it bears the sign (BC-4.4a).
 */
export function whyFaceDown(table: Table, card: Card): FaceDown | null {
  if (table.trick.length === 0 && advantageNow(table) === 'leadFaceDown') return 'leadFaceDown';
  return table.trick.length < table.seats - 1 && bearsSign(table, card) ? 'sign' : null;
}

function completeTrick(state: Draft<State>, emit: EmitEvent, chance: Chance): void {
  if (hasFaceDown(state.trick)) {
    emit(state, { type: 'revealed', cards: state.trick.map(({ card }) => card) });
  }
  const { seat, card } = winnerOf(state.trick, isLastTrick(state));
  emit(state, { type: 'trickTaken', seat, card });
  takePenalty(state, seat, emit);
  takeRewardOrGoOn(state, seat, emit, chance);
}

function hasFaceDown(trick: readonly Played[]): boolean {
  for (let index = 0; index < trick.length; index++) if (at(trick, index).faceDown !== null) return true;
  return false;
}
