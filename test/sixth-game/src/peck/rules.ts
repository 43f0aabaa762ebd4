import type { Chance } from '../../../../src/engine/chance.js';
import type { Draft } from '../../../../src/engine/draft.js';
import type { Emit as EmitOf } from '../../../../src/engine/game.js';
import { rank, type Seat } from '../../../../src/engine/seats.js';
import { DECK, FACES, HAND_SIZE, MAX_AFTER_DRAWING } from './cards.js';
import type { Card, Move, PeckTypes, State, Table, Violation } from './table.js';

type Emit = EmitOf<PeckTypes>;
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

// 2 Set-up

/** PK-2.1 */
export function deal(state: Draft<State>, emit: Emit, chance: Chance): void {
  const cards = chance.shuffle('deal', DECK);
  const hands = state.hands.map(() => cards.splice(0, HAND_SIZE));
  emit(state, { type: 'dealt', hands, drawPile: cards });
}

// 3 Choosing

function whyNotChoose(table: Table, { seat, grain }: MoveOf<'choose'>): Violation | null {
  return copiesIn(table.hands[seat], grain) > 0 ? null : { clause: 'G-4', params: { card: grain, have: 0 } };
}

function copiesIn(cards: readonly (Card | null)[] = [], card: Card): number {
  return cards.filter((each) => each === card).length;
}

/** PK-3.1 */
function playChoose(state: Draft<State>, { seat, grain }: MoveOf<'choose'>, emit: Emit, chance: Chance): void {
  emit(state, { type: 'chose', seat, card: grain });
  if (state.chosen.every((cards) => cards.length > 0)) reveal(state, emit, chance);
}

/** PK-3.2 */
function reveal(state: Draft<State>, emit: Emit, chance: Chance): void {
  const cards = state.chosen.flat();
  const highest = Math.max(...cards);
  emit(state, { type: 'revealed', cards });
  const [die = 1] = chance.roll(`die/${state.round}`, FACES, 1);
  emit(state, { type: 'rolled', die, winners: [...cards.keys()].filter((seat) => cards[seat] === highest) });
  emit(state, { type: 'turnPassed', to: 0 });
}

// 4 Drawing

/** PK-4.2, PK-4.3 */
export function whyNotDraw(table: Table, { seat, count }: MoveOf<'draw'>): Violation | null {
  const have = table.hands[seat]?.length ?? 0;
  const { length } = table.drawPile;
  if (length < count) return { clause: 'PK-4.2', params: { need: count, have: length } };
  return have + count <= MAX_AFTER_DRAWING ? null : { clause: 'PK-4.3', params: { have } };
}

/** PK-4.1 */
function playDraw(state: Draft<State>, { seat, row, count }: MoveOf<'draw'>, emit: Emit): void {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = state.drawPile.at(row === 'front' ? -1 : 0);
    if (card !== undefined) emit(state, { type: 'drew', seat, row, card });
  }
  endTurn(state, seat, emit);
}

/** PK-4.5, PK-4.6 */
export function whyNotShed(table: Table, { seat, grains }: MoveOf<'shed'>): Violation | null {
  const { hands, options, round } = table;
  if (grains.some((grain, index) => grain < (grains[index - 1] ?? grain))) return { clause: 'PK-4.5', params: {} };
  for (const card of grains) {
    const have = copiesIn(hands[seat], card);
    if (have < copiesIn(grains, card)) return { clause: 'G-4', params: { card, have } };
  }
  const need = options.rounds - round;
  const have = (hands[seat]?.length ?? 0) - grains.length;
  return have >= need ? null : { clause: 'PK-4.6', params: { need, have } };
}

/** PK-4.4: the turn goes on. */
function playShed(state: Draft<State>, { seat, grains }: MoveOf<'shed'>, emit: Emit): void {
  emit(state, { type: 'laidOut', seat, cards: [...grains] });
}

function endTurn(state: Draft<State>, seat: Seat, emit: Emit): void {
  if (seat + 1 < state.seats) emit(state, { type: 'turnPassed', to: seat + 1 });
  else if (state.round === state.options.rounds) emit(state, { type: 'gameEnded' });
  else emit(state, { type: 'roundBegan', round: state.round + 1 });
}

// 5 End of the game

/** PK-5.1 */
export function ranking({ seats, scores }: Table): Seat[][] {
  return rank(seats, (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

// Switchboards

export function actors(table: Table): readonly Seat[] {
  const { step } = table;
  if (step.type === 'draw') return [step.seat];
  return [...table.chosen.keys()].filter((seat) => table.chosen[seat]?.length === 0);
}

export function whyNot(table: Table, move: Move): Violation | null {
  if (move.type === 'choose') return whyNotChoose(table, move);
  if (move.type === 'draw') return whyNotDraw(table, move);
  return move.type === 'shed' ? whyNotShed(table, move) : null;
}

export function play(state: Draft<State>, move: Move, emit: Emit, chance: Chance): void {
  if (move.type === 'choose') playChoose(state, move, emit, chance);
  else if (move.type === 'draw') playDraw(state, move, emit);
  else if (move.type === 'shed') playShed(state, move, emit);
  else endTurn(state, move.seat, emit);
}
