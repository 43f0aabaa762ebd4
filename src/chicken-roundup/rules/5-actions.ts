// 5 Actions of the named cards

import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { actionOf, colorOf, rankOf } from '../cards.js';
import { holds } from '../hand.js';
import type { Cell, ChickenRoundupTypes, Color, End, Move, NamedAction, State, Table, Violation } from '../table.js';
import {
  type CellIndex,
  cellAt,
  chickenOn,
  coopEnd,
  countCards,
  foxCell,
  indexOfCell,
  inFrontOfCoop,
  isChicken,
  isChickenBelow,
  MIDDLE_ROW,
  NEIGHBORS,
  outermostCard,
  rowOf,
} from '../yard.js';
import { afterPlay, closeGapsAndGoOn, discard, goOn } from './3-turn.js';

type EmitEvent = Emit<ChickenRoundupTypes>;
type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** G-4, then CR-3.1: a card is played only for its own action. These types of moves are named after the actions. */
function whyNotCard(table: Table, { seat, type, card }: MoveOf<NamedAction>): Violation | null {
  if (!holds(table, seat, card)) return { clause: 'G-4', params: { card } };
  if (actionOf(card) !== type) return { clause: 'CR-3.1', params: { card, type } };
  return null;
}

// Farmer Takes Chicken

/** CR-5.1: any chicken in the yard. */
export function farmerTakes({ yard }: Table, cell: CellIndex): boolean {
  return isChicken(yard[cell]);
}

export function whyNotFarmer(table: Table, move: MoveOf<'farmer'>): Violation | null {
  const { target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  return farmerTakes(table, indexOfCell(target)) ? null : { clause: 'CR-5.1', params: { target } };
}

/** CR-5.1: the chicken goes from the yard to the discard pile. */
export function playFarmer(state: Draft<State>, { seat, card, target }: MoveOf<'farmer'>, emit: EmitEvent): void {
  discard(state, seat, card, emit);
  emit(state, { type: 'taken', cell: target, card: chickenOn(state.yard, indexOfCell(target)) });
  closeGapsAndGoOn(state, seat, afterPlay(state), emit);
}

// Dog Chases Fox

/** The possible results of {@link dogEnds}. */
const WEST: readonly End[] = ['west'];
const EAST: readonly End[] = ['east'];
const BOTH: readonly End[] = ['west', 'east'];

/**
 * CR-5.2: the ends to which the dog can send the fox: either in the middle row, away from the coop in an outer row.
 * CR-5.2a: alone in the middle row, the fox goes west. The list is internal: never expose it.
 */
export function dogEnds({ yard, options }: Table): readonly End[] {
  const row = rowOf(foxCell(yard));
  if (row === 'M') return countCards(yard, MIDDLE_ROW) === 1 ? WEST : BOTH;
  return coopEnd(options, row === 'S' ? 0 : 1) === 'west' ? EAST : WEST;
}

export function whyNotDog(table: Table, move: MoveOf<'dog'>): Violation | null {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const ends = dogEnds(table);
  if (ends.includes(move.end)) return null;
  return rowOf(foxCell(table.yard)) === 'M'
    ? { clause: 'CR-5.2a', params: { end: 'west' } }
    : { clause: 'CR-5.2', params: { ends: ends.slice() } };
}

/** CR-5.2: the fox goes to the last card on that side, even if that is the fox itself (CR-3.4). No gap can arise. */
export function playDog(state: Draft<State>, { seat, card, end }: MoveOf<'dog'>, emit: EmitEvent): void {
  const fox = foxCell(state.yard);
  discard(state, seat, card, emit);
  emit(state, { type: 'chased', from: cellAt(fox), to: cellAt(outermostCard(state.yard, rowOf(fox), end)) });
  goOn(state, seat, afterPlay(state), emit);
}

// Fox Trot

/** CR-5.3: any chicken of the color of the card, anywhere in the yard. */
export function foxTrotCatches({ yard }: Table, cell: CellIndex, color: Color): boolean {
  const occupant = yard[cell];
  return isChicken(occupant) && colorOf(occupant) === color;
}

export function whyNotFoxTrot(table: Table, move: MoveOf<'foxTrot'>): Violation | null {
  const { card, target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  if (foxTrotCatches(table, indexOfCell(target), colorOf(card))) return null;
  return { clause: 'CR-5.3', params: { target, color: colorOf(card) } };
}

export function playFoxTrot(state: Draft<State>, { seat, card, target }: MoveOf<'foxTrot'>, emit: EmitEvent): void {
  discard(state, seat, card, emit);
  catchChicken(state, seat, target, emit);
}

// Catch with the fox

/** CR-5.4: the cells next to the fox, in its row or column, that hold a chicken. */
export function catchTargets({ yard }: Table): readonly CellIndex[] {
  const targets: CellIndex[] = [];
  for (const cell of at(NEIGHBORS, foxCell(yard))) if (isChicken(yard[cell])) targets.push(cell);
  return targets;
}

/** CR-5.4: any card can pay (CR-3.2). */
export function whyNotCatch(table: Table, { seat, pay, target }: MoveOf<'catch'>): Violation | null {
  if (!holds(table, seat, pay)) return { clause: 'G-4', params: { card: pay } };
  return catchTargets(table).includes(indexOfCell(target)) ? null : { clause: 'CR-5.4', params: { target } };
}

/** CR-5.4: first the payment goes to the discard pile (CR-3.3). */
export function playCatch(state: Draft<State>, { seat, pay, target }: MoveOf<'catch'>, emit: EmitEvent): void {
  emit(state, { type: 'paid', seat, card: pay });
  catchChicken(state, seat, target, emit);
}

/** CR-5.3, CR-5.4: the chicken goes to the hand, the fox to its cell, the gap closes. */
function catchChicken(state: Draft<State>, seat: Seat, to: Cell, emit: EmitEvent): void {
  const from = cellAt(foxCell(state.yard));
  emit(state, { type: 'caught', seat, from, to, card: chickenOn(state.yard, indexOfCell(to)) });
  closeGapsAndGoOn(state, seat, afterPlay(state), emit);
}

// Chicken Parade

/**
 * CR-5.5: it starts with any chicken in front of the player's own coop, and continues over adjacent ones, each lower.
 */
export function whyNotParade(table: Table, move: MoveOf<'parade'>): Violation | null {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const start = inFrontOfCoop(table.options, move.seat);
  let touching: readonly CellIndex[] = [start];
  let rank = Number.POSITIVE_INFINITY;
  for (const cell of move.path) {
    const index = indexOfCell(cell);
    const chicken = table.yard[index];
    if (!touching.includes(index) || !isChickenBelow(chicken, rank)) {
      return { clause: 'CR-5.5', params: { cell, start: cellAt(start) } };
    }
    rank = rankOf(colorOf(chicken));
    touching = at(NEIGHBORS, index);
  }
  return null;
}

/**
 * CR-5.6: it ends the plays and replaces this turn's sending in, so the turn continues with the fox (CR-7.3); with the
 * option `parade: 'before'` the sending in follows.
 */
export function playParade(state: Draft<State>, { seat, card, path }: MoveOf<'parade'>, emit: EmitEvent): void {
  discard(state, seat, card, emit);
  emit(state, { type: 'paraded', seat, path: path.slice() });
  closeGapsAndGoOn(state, seat, state.options.parade === 'before' ? 'sendingIn' : 'exposedFox', emit);
}
