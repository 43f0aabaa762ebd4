// 5 Actions of the named cards

import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Tell } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import {
  type Card,
  type Cell,
  type ChickenRoundupTypes,
  type End,
  type Move,
  RANKS,
  type State,
  type Table,
  type Violation,
} from '../table.js';
import { discard, holds } from './hand.js';
import { ownCard } from './repertoire.js';
import { finishPlay } from './turn.js';
import {
  cardsOn,
  cellAt,
  coopEnd,
  firstCard,
  foxPlace,
  isChicken,
  lastCard,
  NEIGHBOURS,
  outward,
  type Place,
  placeOf,
  ROW_PLACES,
  rowOf,
} from './yard.js';

type TellEvent = Tell<ChickenRoundupTypes>;
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** G-4, and CR-3.1: a card is played for its own action. */
function whyNotCard(table: Table, { seat, type, card }: MoveOf<'farmer' | 'dog' | 'foxTrot' | 'parade'>) {
  if (!holds(table, seat, card)) return { clause: 'G-4', params: { card } } as const;
  // These types of moves are called like the actions.
  if (card.action !== type) return { clause: 'CR-3.1', params: { card, type } } as const;
  return null;
}

/** The chicken on a cell where the rules have found one. */
function chickenOn(table: Table, cell: Cell): Card {
  return table.yard[placeOf(cell)] as Card;
}

export function whyNotFarmer(table: Table, move: MoveOf<'farmer'>): Violation | null {
  const { target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  return isChicken(table.yard[placeOf(target)]) ? null : { clause: 'CR-5.1', params: { target } };
}

/** CR-5.1: any chicken goes from the yard to the discard pile. */
export function playFarmer(state: Draft<State>, { seat, card, target }: MoveOf<'farmer'>, tell: TellEvent): void {
  discard(state, seat, card, tell);
  tell(state, { type: 'taken', cell: target, card: chickenOn(state, target) });
  finishPlay(state, seat, tell);
}

const ENDS: { readonly [Only in End | 'both']: readonly End[] } = {
  west: ['west'],
  east: ['east'],
  both: ['west', 'east'],
};

/** CR-5.2: the ends to which the dog may send the fox. CR-5.2a: alone in the middle row it is written `west`. */
function dogEnds(table: Table): readonly End[] {
  const row = rowOf(foxPlace(table.yard));
  if (row === 'M') return cardsOn(table.yard, ROW_PLACES.M) === 1 ? ENDS.west : ENDS.both;
  return coopEnd(table.options, row === 'S' ? 0 : 1) === 'west' ? ENDS.east : ENDS.west;
}

export function whyNotDog(table: Table, move: MoveOf<'dog'>): Violation | null {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const ends = dogEnds(table);
  return ends.includes(move.end) ? null : { clause: 'CR-5.2', params: { ends } };
}

/** CR-5.2: behind the last card on that side, also where it is already (CR-3.4); no gap can arise. */
export function playDog(state: Draft<State>, { seat, card, end }: MoveOf<'dog'>, tell: TellEvent): void {
  const fox = foxPlace(state.yard);
  const row = ROW_PLACES[rowOf(fox)];
  const last = (end === 'west' ? firstCard(state.yard, row) : lastCard(state.yard, row)) ?? fox;
  discard(state, seat, card, tell);
  tell(state, { type: 'chased', from: cellAt(fox), to: cellAt(last) });
  finishPlay(state, seat, tell);
}

export function whyNotFoxTrot(table: Table, move: MoveOf<'foxTrot'>): Violation | null {
  const { card, target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const chicken = table.yard[placeOf(target)];
  if (isChicken(chicken) && chicken.colour === card.colour) return null;
  return { clause: 'CR-5.3', params: { target, colour: card.colour } };
}

/** CR-5.3: the fox catches a chicken of the colour of the card, anywhere in the yard. */
export function playFoxTrot(state: Draft<State>, { seat, card, target }: MoveOf<'foxTrot'>, tell: TellEvent): void {
  discard(state, seat, card, tell);
  catchChicken(state, seat, target, tell);
}

/** CR-5.4: a chicken beside the fox, paid with any card (CR-3.2). */
export function whyNotCatch(table: Table, { seat, pay, target }: MoveOf<'catch'>): Violation | null {
  if (!holds(table, seat, pay)) return { clause: 'G-4', params: { card: pay } };
  const place = placeOf(target);
  if (isChicken(table.yard[place]) && isBesideFox(table, place)) return null;
  return { clause: 'CR-5.4', params: { target } };
}

function isBesideFox(table: Table, place: Place): boolean {
  const neighbours = at(NEIGHBOURS, place);
  for (let i = 0; i < neighbours.length; i++) if (table.yard[neighbours[i] as Place] === 'fox') return true;
  return false;
}

/** CR-5.4: first the payment goes to the discard pile (CR-3.3). */
export function playCatch(state: Draft<State>, { seat, pay, target }: MoveOf<'catch'>, tell: TellEvent): void {
  tell(state, { type: 'paid', seat, card: ownCard(state.options, pay) });
  catchChicken(state, seat, target, tell);
}

/** The chicken goes to the hand, the fox to its cell, the gap closes. */
function catchChicken(state: Draft<State>, seat: Seat, to: Cell, tell: TellEvent): void {
  tell(state, { type: 'caught', seat, from: cellAt(foxPlace(state.yard)), to, card: chickenOn(state, to) });
  finishPlay(state, seat, tell);
}

/** CR-5.5: from the cell in front of the own coop over touching chickens, each strictly lower than the one before. */
export function whyNotParade(table: Table, move: MoveOf<'parade'>): Violation | null {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const front = at(outward(table.options, move.seat), 0);
  let reachable: readonly Place[] = [front];
  let before = Number.POSITIVE_INFINITY;
  for (const cell of move.path) {
    const place = placeOf(cell);
    const chicken = table.yard[place];
    if (!reachable.includes(place) || !isChicken(chicken) || RANKS[chicken.colour] >= before) {
      return { clause: 'CR-5.5', params: { cell, start: cellAt(front) } };
    }
    reachable = at(NEIGHBOURS, place);
    before = RANKS[chicken.colour];
  }
  return null;
}

/** CR-5.6: it ends the plays, and is this turn's sending in; the turn goes on with the fox (CR-7.3). */
export function playParade(state: Draft<State>, { seat, card, path }: MoveOf<'parade'>, tell: TellEvent): void {
  discard(state, seat, card, tell);
  tell(state, { type: 'paraded', seat, path: path.slice() });
  finishPlay(state, seat, tell, 'exposedFox');
}

