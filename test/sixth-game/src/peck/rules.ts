import type { Chance } from '../../../../src/engine/chance.js';
import type { Draft } from '../../../../src/engine/draft.js';
import type { Emit as EmitOf } from '../../../../src/engine/game.js';
import { rank, type Seat } from '../../../../src/engine/seats.js';
import { DECK, FACES, HAND_SIZE, MAX_AFTER_DRAWING } from './cards.js';
import type { Move, PeckTypes, State, Table, Violation } from './table.js';

type Emit = EmitOf<PeckTypes>;

// 2 Set-up

/** PK-2.1 */
export function deal(state: Draft<State>, emit: Emit, chance: Chance): void {
  const cards = chance.shuffle('deal', DECK);
  const hands = state.hands.map(() => cards.splice(0, HAND_SIZE));
  emit(state, { type: 'dealt', hands, drawPile: cards });
}

// 3 Choosing

function whyNotChoose(table: Table, { seat, card }: Extract<Move, { type: 'choose' }>): Violation | null {
  return table.hands[seat]?.includes(card) ? null : { clause: 'G-4', params: { card } };
}

/** PK-3.1 */
function playChoose(
  state: Draft<State>,
  { seat, card }: Extract<Move, { type: 'choose' }>,
  emit: Emit,
  chance: Chance,
): void {
  emit(state, { type: 'chose', seat, card });
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

/** Why a seat may not draw: PK-4.2, PK-4.3. */
export function whyNotDraw(table: Table, seat: Seat): Violation | null {
  const have = table.hands[seat]?.length ?? 0;
  if (table.drawPile.length === 0) return { clause: 'PK-4.2', params: {} };
  return have < MAX_AFTER_DRAWING ? null : { clause: 'PK-4.3', params: { have } };
}

/** PK-4.1 */
function playDraw(state: Draft<State>, seat: Seat, emit: Emit): void {
  const card = state.drawPile.at(-1);
  if (card !== undefined) emit(state, { type: 'drew', seat, card });
  endTurn(state, seat, emit);
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
  return move.type === 'draw' ? whyNotDraw(table, move.seat) : null;
}

export function play(state: Draft<State>, move: Move, emit: Emit, chance: Chance): void {
  if (move.type === 'choose') playChoose(state, move, emit, chance);
  else if (move.type === 'draw') playDraw(state, move.seat, emit);
  else endTurn(state, move.seat, emit);
}
