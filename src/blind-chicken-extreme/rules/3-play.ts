// 3 Play

import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at, top } from '../../engine/errors.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { HIGHEST, SOW } from '../cards.js';
import type { Advantage, Card, FaceDown, Played, State, Table, Violation } from '../table.js';
import { bearsSign, isLastTrick } from '../trick.js';
import { takePenalty, takeRewardOrGoOn } from './4-rewards.js';
import type { EmitEvent, MoveOf } from './types.js';

/** The cards that `seat` may play: the ends of the row (BC-3.1), or any card of it to lead with that advantage (BC-4.4). */
export function playableCards(table: Table, seat: Seat): readonly (Card | null)[] {
  const row = at(table.rows, seat);
  return row.length <= 2 || advantageNow(table) === 'leadAnyCard' ? row : [at(row, 0), top(row)];
}

/** The advantage of the player whose turn it is. It ends with the lead, since the next turn is passed without it (BC-4.4). */
function advantageNow({ step }: Table): Advantage | null {
  return step.type === 'play' ? step.advantage : null;
}

export function whyNotPlay(table: Table, { seat, card }: MoveOf<'play'>): Violation | null {
  const playable = playableCards(table, seat);
  if (playable.includes(card)) return null;
  if (!at(table.rows, seat).includes(card)) return { clause: 'G-4', params: { card } };
  return { clause: 'BC-3.1', params: { card, ends: playable.filter((end) => end !== null) } };
}

export function play(state: Draft<State>, { seat, card }: MoveOf<'play'>, emit: EmitEvent, chance: Chance): void {
  // BC-3.4: the previous trick lies open until this lead.
  if (state.taker !== null) emit(state, { type: 'turnedDown', seat: state.taker });
  const place = indexInRow(at(state.rows, seat), card);
  emit(state, { type: 'played', seat, card, place, faceDown: whyFaceDown(state, card) });
  if (state.trick.length < state.seats) {
    emit(state, { type: 'turnPassed', to: leftOf(seat, state.seats), advantage: null });
  } else completeTrick(state, emit, chance);
}

/** PERF(inline): the ends are compared before searching, since hardly any other card is played (BC-3.1). */
function indexInRow(row: readonly Card[], card: Card): number {
  const last = row.length - 1;
  return row[0] === card ? 0 : row[last] === card ? last : row.indexOf(card);
}

/**
 * Why the card is played face down, if it is. BC-3.2: it bears the sign, but the last player of the trick plays openly.
 * BC-4.4: it is led with the advantage, and with or without the sign that is the reason shown (BC-4.4a).
 */
function whyFaceDown(table: Table, card: Card): FaceDown | null {
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
  for (const { faceDown } of trick) if (faceDown !== null) return true;
  return false;
}

/** BC-3.1: the highest card takes the trick; BC-3.3: but in the last one the sow takes it from the highest of all. */
export function winnerOf(trick: readonly Played<never>[], isLast: boolean): Played<never> {
  let highest = at(trick, 0);
  let sow: Played<never> | null = null;
  for (const played of trick) {
    if (played.card > highest.card) highest = played;
    if (played.card === SOW) sow = played;
  }
  return isLast && sow !== null && highest.card === HIGHEST ? sow : highest;
}
