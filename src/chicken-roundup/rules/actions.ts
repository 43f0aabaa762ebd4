// 5 Actions of the named cards

import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import {
  type Card,
  type Cell,
  type ChickenRoundupTypes,
  type End,
  type Move,
  rankOf,
  type State,
  type Table,
  type Violation,
} from '../table.js';
import { discard, holds } from './hand.js';
import { ownCard } from './repertoire.js';
import { closeGapsAndGoOn, goOnAfterPlay } from './turn.js';
import {
  cardsOn,
  cellAt,
  coopEnd,
  firstCard,
  foxPlace,
  frontOf,
  type Glance,
  glanceAt,
  includes,
  isChicken,
  lastCard,
  MIDDLE,
  NEIGHBOURS,
  type Place,
  type PlaceSet,
  placeOf,
  placesOf,
  rowOf,
  setOf,
} from './yard.js';

type TellEvent = Emit<ChickenRoundupTypes>;
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

/** CR-5.1: any chicken in the yard. */
export function farmerTargets(glance: Glance): PlaceSet {
  return glance.chickens;
}

export function whyNotFarmer(table: Table, move: MoveOf<'farmer'>): Violation | null {
  const { target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  return includes(farmerTargets(glanceAt(table.yard)), placeOf(target))
    ? null
    : { clause: 'CR-5.1', params: { target } };
}

/** CR-5.1: the chicken goes from the yard to the discard pile. */
export function playFarmer(state: Draft<State>, { seat, card, target }: MoveOf<'farmer'>, emit: TellEvent): void {
  discard(state, seat, card, emit);
  emit(state, { type: 'taken', cell: target, card: chickenOn(state, target) });
  closeGapsAndGoOn(state, seat, emit);
}

const ENDS: { readonly [Only in End | 'both']: readonly End[] } = {
  west: ['west'],
  east: ['east'],
  both: ['west', 'east'],
};

/**
 * CR-5.2: the ends to which the dog may send the fox. CR-5.2a: alone in the middle row it is written `west`. The list is
 * kept: it is lent to nobody.
 */
export function dogEnds(table: Table): readonly End[] {
  const row = rowOf(foxPlace(table.yard));
  if (row === 'M') return cardsOn(table.yard, MIDDLE) === 1 ? ENDS.west : ENDS.both;
  return coopEnd(table.options, row === 'S' ? 0 : 1) === 'west' ? ENDS.east : ENDS.west;
}

export function whyNotDog(table: Table, move: MoveOf<'dog'>): Violation | null {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const ends = dogEnds(table);
  return ends.includes(move.end) ? null : { clause: 'CR-5.2', params: { ends: ends.slice() } };
}

/** CR-5.2: behind the last card on that side, also where it is already (CR-3.4); no gap can arise. */
export function playDog(state: Draft<State>, { seat, card, end }: MoveOf<'dog'>, emit: TellEvent): void {
  const fox = foxPlace(state.yard);
  const row = placesOf(rowOf(fox));
  const last = (end === 'west' ? firstCard(state.yard, row) : lastCard(state.yard, row)) ?? fox;
  discard(state, seat, card, emit);
  emit(state, { type: 'chased', from: cellAt(fox), to: cellAt(last) });
  goOnAfterPlay(state, seat, emit);
}

/** CR-5.3: every chicken of the colour of the card, anywhere in the yard. */
export function foxTrotTargets({ yard }: Table, { colour }: Card): PlaceSet {
  let targets = 0;
  for (let place = 0; place < yard.length; place++) {
    const chicken = yard[place];
    if (isChicken(chicken) && chicken.colour === colour) targets |= 1 << place;
  }
  return targets;
}

export function whyNotFoxTrot(table: Table, move: MoveOf<'foxTrot'>): Violation | null {
  const { card, target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  if (includes(foxTrotTargets(table, card), placeOf(target))) return null;
  return { clause: 'CR-5.3', params: { target, colour: card.colour } };
}

/** CR-5.3: the fox catches the chicken. */
export function playFoxTrot(state: Draft<State>, { seat, card, target }: MoveOf<'foxTrot'>, emit: TellEvent): void {
  discard(state, seat, card, emit);
  catchChicken(state, seat, target, emit);
}

const AROUND: readonly PlaceSet[] = NEIGHBOURS.map(setOf);

/** CR-5.4: the chickens beside the fox, in its row or column. */
export function catchTargets({ chickens, fox }: Glance): PlaceSet {
  return chickens & at(AROUND, fox);
}

/** CR-5.4: any card may be the payment (CR-3.2). */
export function whyNotCatch(table: Table, { seat, pay, target }: MoveOf<'catch'>): Violation | null {
  if (!holds(table, seat, pay)) return { clause: 'G-4', params: { card: pay } };
  if (includes(catchTargets(glanceAt(table.yard)), placeOf(target))) return null;
  return { clause: 'CR-5.4', params: { target } };
}

/** CR-5.4: first the payment goes to the discard pile (CR-3.3). */
export function playCatch(state: Draft<State>, { seat, pay, target }: MoveOf<'catch'>, emit: TellEvent): void {
  emit(state, { type: 'paid', seat, card: ownCard(state.options, pay) });
  catchChicken(state, seat, target, emit);
}

/** The chicken goes to the hand, the fox to its cell, the gap closes. */
function catchChicken(state: Draft<State>, seat: Seat, to: Cell, emit: TellEvent): void {
  emit(state, { type: 'caught', seat, from: cellAt(foxPlace(state.yard)), to, card: chickenOn(state, to) });
  closeGapsAndGoOn(state, seat, emit);
}

/** CR-5.5: whether the Parade goes on over `place`, strictly lower than the `rank` before it. Answers its rank, or 0. */
export function paradeOver({ yard }: Table, place: Place, rank: number): number {
  const chicken = yard[place];
  return isChicken(chicken) && rankOf(chicken.colour) < rank ? rankOf(chicken.colour) : 0;
}

/** CR-5.5: it starts with any chicken in front of the own coop, and goes on over touching ones. */
export function whyNotParade(table: Table, move: MoveOf<'parade'>): Violation | null {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const front = frontOf(table.options, move.seat);
  let touching: readonly Place[] = [front];
  let rank = Number.POSITIVE_INFINITY;
  for (const cell of move.path) {
    const place = placeOf(cell);
    rank = touching.includes(place) ? paradeOver(table, place, rank) : 0;
    if (rank === 0) return { clause: 'CR-5.5', params: { cell, start: cellAt(front) } };
    touching = at(NEIGHBOURS, place);
  }
  return null;
}

/** CR-5.6: it ends the plays, and is this turn's sending in; the turn goes on with the fox (CR-7.3). */
export function playParade(state: Draft<State>, { seat, card, path }: MoveOf<'parade'>, emit: TellEvent): void {
  discard(state, seat, card, emit);
  emit(state, { type: 'paraded', seat, path: path.slice() });
  closeGapsAndGoOn(state, seat, emit, 'exposedFox');
}
