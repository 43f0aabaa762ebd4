import { deal } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at, InternalError, top } from '../engine/errors.js';
import type { Emit } from '../engine/game.js';
import { leftOf, perSeat, rank, type Seat } from '../engine/seats.js';
import { DECK, HAND_SIZE, pointsShown } from './cards.js';
import {
  CHICKENS,
  type Chicken,
  type CrazyChickenTypes,
  DISCARD_PILES,
  type DiscardPile,
  type LaidSet,
  MIN_SET,
  type Move,
  pileOf,
  type RoundEnd,
  type State,
  type Table,
  type Violation,
} from './table.js';

type EmitEvent = Emit<CrazyChickenTypes>;
type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

// 2 Set-up of a round

export function begin(state: Draft<State>, emit: EmitEvent, chance: Chance): void {
  beginRound(state, 1, state.options.firstSeat, emit, chance);
}

/** CC-2.1: three cards to each hand from the top (G-6), the rest in two equal draw piles. CC-2.1a: the upper half is A. */
function beginRound(state: Draft<State>, round: number, starter: Seat, emit: EmitEvent, chance: Chance): void {
  const rest = chance.shuffle(`deal/${round}`, DECK);
  const hands = deal(rest, state.seats, starter, HAND_SIZE);
  const half = rest.length / 2;
  emit(state, { type: 'dealt', round, starter, hands, drawA: rest.slice(half), drawB: rest.slice(0, half) });
}

// 3 Drawing

/** CC-3.4 comes before CC-3.2: a pile that the first draw emptied is closed, not empty. */
export function whyNotDraw(table: Table, { from }: MoveOf<'draw'>): Violation | null {
  if (table.step.type === 'drawAgain' && table.step.closed === from) {
    return { clause: 'CC-3.4', params: { pile: from } };
  }
  if (pileOf(table, from).length === 0) return { clause: 'CC-3.2', params: { pile: from } };
  return null;
}

/**
 * CC-3.2: the top card. CC-3.3: the player sees it before choosing the second pile. CC-6.2: an empty pile ends nothing
 * yet.
 */
function draw(state: Draft<State>, { seat, from }: MoveOf<'draw'>, emit: EmitEvent): void {
  emit(state, { type: 'drew', seat, from, card: top(pileOf(state, from)) });
}

// 4 Laying

/** The set of this type among a player's sets. */
function setOf(sets: readonly LaidSet[], chicken: Chicken): LaidSet | undefined {
  return sets.find((set) => set.chicken === chicken);
}

/**
 * The minimum size of a new set: more cards than the set of its type on the table, of either player (CC-4.2, CC-4.3), or
 * two (CC-4.1). There is at most one such set (CC-4.6).
 */
export function minToLay({ seats, sets }: Table, chicken: Chicken): number {
  for (let seat = 0; seat < seats; seat++) {
    const shown = setOf(at(sets, seat), chicken);
    if (shown !== undefined) return shown.count + 1;
  }
  return MIN_SET;
}

function whyNotLay(table: Table, { seat, chicken, count }: MoveOf<'lay'>): Violation | null {
  const have = at(table.hands, seat).filter((card) => card === chicken).length;
  if (have < count) return { clause: 'G-4', params: { need: count, have } };
  const need = minToLay(table, chicken);
  if (count >= need) return null;
  if (count < MIN_SET) return { clause: 'CC-4.1', params: { need: MIN_SET, have: count } };
  const replacesOwn = setOf(at(table.sets, seat), chicken) !== undefined;
  return { clause: replacesOwn ? 'CC-4.3' : 'CC-4.2', params: { need, have: count } };
}

/** Lays the set; a smaller one of its type makes way, the opponent's (CC-4.2) or the player's own (CC-4.3). */
function lay(state: Draft<State>, { seat, chicken, count }: MoveOf<'lay'>, emit: EmitEvent, chance: Chance): void {
  const opponent = leftOf(seat, state.seats);
  const theirs = setOf(at(state.sets, opponent), chicken);
  const own = setOf(at(state.sets, seat), chicken);
  emit(state, { type: 'laid', seat, chicken, count });
  if (theirs !== undefined) displace(state, opponent, theirs, emit, chance);
  else if (own !== undefined) displace(state, seat, own, emit, chance);
  else endTurn(state, emit, chance);
}

/** CC-4.4: the owner, or with an option the active player, chooses the pile. CC-4.5: only if there is a choice. */
function displace(
  state: Draft<State>,
  owner: Seat,
  { chicken, count }: LaidSet,
  emit: EmitEvent,
  chance: Chance,
): void {
  const open = openPiles(state);
  const chooser = state.options.displacedChooser === 'owner' ? owner : state.turn;
  emit(state, { type: 'displaced', owner, chicken, count, chooser: open.length === 1 ? null : chooser });
  if (open.length === 1) discardSet(state, at(open, 0), emit, chance);
}

/** CC-4.4: discards the whole displaced set, and ends the turn that displaced it. */
function discardSet(state: Draft<State>, to: DiscardPile, emit: EmitEvent, chance: Chance): void {
  if (state.aside === null) throw new InternalError('no set lies aside');
  const { owner, chicken, count } = state.aside;
  emit(state, { type: 'setDiscarded', owner, chicken, count, to });
  endTurn(state, emit, chance);
}

// 5 Discarding one card

const ONLY_A: readonly DiscardPile[] = ['discardA'];
const ONLY_B: readonly DiscardPile[] = ['discardB'];

/** CC-5.2: the piles open for discards now: an empty one first, A before B; both if both hold cards. */
export function openPiles({ discardA, discardB }: Table): readonly DiscardPile[] {
  if (discardA.length === 0) return ONLY_A;
  return discardB.length === 0 ? ONLY_B : DISCARD_PILES;
}

function whyNotDiscard(table: Table, { seat, chicken, to }: MoveOf<'discard'>): Violation | null {
  if (!at(table.hands, seat).includes(chicken)) return { clause: 'G-4', params: { need: 1, have: 0 } };
  const open = openPiles(table);
  if (!open.includes(to)) return { clause: 'CC-5.2', params: { to, instead: at(open, 0) } };
  return null;
}

/** CC-5.1: any card in hand, even one just drawn. */
function discard(state: Draft<State>, { seat, chicken, to }: MoveOf<'discard'>, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'discarded', seat, chicken, to });
  endTurn(state, emit, chance);
}

// 6 End of a round

/**
 * Ends a turn. After a player lays a set (CC-4.1) or discards a card (CC-5.1), and any displaced set is discarded
 * (CC-4.4), the round may end (CC-6.1); otherwise the turn passes (CC-3.1).
 */
function endTurn(state: Draft<State>, emit: EmitEvent, chance: Chance): void {
  const reason = endOfRound(state);
  if (reason === null) emit(state, { type: 'turnPassed', to: leftOf(state.turn, state.seats) });
  else endRound(state, reason, emit, chance);
}

export const SIX_TYPES = 6;

/** CC-6.1: why the round ends with this turn, the first reason that holds (CC-6.2a); `null` if it continues. */
function endOfRound(table: Table): RoundEnd | null {
  let types = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const own = at(table.sets, seat).length;
    if (own >= SIX_TYPES) return 'sixTypes';
    // CC-4.6: no type counts twice.
    types += own;
  }
  if (types === CHICKENS.length) return 'nineTypes';
  return table.drawA.length === 0 || table.drawB.length === 0 ? 'drawPile' : null;
}

/** G-10: the move that ends a round also deals the next one. */
function endRound(state: Draft<State>, reason: RoundEnd, emit: EmitEvent, chance: Chance): void {
  emit(state, { type: 'roundEnded', reason });
  emit(state, { type: 'scored', points: perSeat(state.seats, (seat) => pointsShown(at(state.sets, seat))) });
  // CC-7.1
  if (state.round >= state.options.rounds) emit(state, { type: 'gameEnded', reason: 'rounds' });
  // CC-2.3: the starting player changes every round.
  else beginRound(state, state.round + 1, leftOf(state.starter, state.seats), emit, chance);
}

// 7 End of the game

/** CC-7.1: the most points win. CC-7.2: on a tie, the most points in a single round; still tied, a draw. */
export function ranking({ seats, scores, bestRounds }: Table): Seat[][] {
  return rank(seats, (a, b) => at(scores, b) - at(scores, a) || at(bestRounds, b) - at(bestRounds, a));
}

// The switchboards

export function whyNot(table: Table, move: Move): Violation | null {
  switch (move.type) {
    case 'draw':
      return whyNotDraw(table, move);
    case 'lay':
      return whyNotLay(table, move);
    case 'discard':
      return whyNotDiscard(table, move);
    // CC-4.5: this decision exists only when both piles hold cards, and then either may take the set.
    case 'discardSet':
      return null;
  }
}

export function playMove(state: Draft<State>, move: Move, emit: EmitEvent, chance: Chance): void {
  switch (move.type) {
    case 'draw':
      draw(state, move, emit);
      break;
    case 'lay':
      lay(state, move, emit, chance);
      break;
    case 'discard':
      discard(state, move, emit, chance);
      break;
    case 'discardSet':
      discardSet(state, move.to, emit, chance);
      break;
  }
}
