import { deal } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at, InternalError, top } from '../engine/errors.js';
import type { Emit, Outcome } from '../engine/game.js';
import { leftOf, perSeat, rank, type Seat } from '../engine/seats.js';
import {
  CHICKENS,
  type Chicken,
  type CrazyChickenTypes,
  DECK,
  type EndReason,
  HAND_SIZE,
  type LaidSet,
  LEAST_SET,
  type Move,
  PILES,
  PLACES,
  type Place,
  pileOf,
  type RoundEnd,
  type State,
  type Table,
  type Violation,
} from './table.js';

type TellEvent = Emit<CrazyChickenTypes>;

// 2 Set-up of a round

/**
 * CC-2.1: three cards to each hand from the top (G-6), the rest in two equal halves, the upper one draw pile A
 * (CC-2.1a). CC-2.2: both discard places are empty.
 */
export function beginRound(state: Draft<State>, round: number, starter: Seat, emit: TellEvent, chance: Chance): void {
  const rest = chance.shuffle(`deal/${round}`, DECK);
  const hands = deal(rest, state.seats, starter, HAND_SIZE);
  const half = rest.length / 2;
  emit(state, { type: 'dealt', round, starter, hands, drawA: rest.slice(half), drawB: rest.slice(0, half) });
}

// 3 Drawing

/** CC-3.4 answers before CC-3.2: a pile that the first draw emptied is closed, not empty. */
function whyNotDraw(table: Table, { from }: Extract<Move, { type: 'draw' }>): Violation | null {
  if (table.step.type === 'drawAgain' && table.step.closed === from)
    return { clause: 'CC-3.4', params: { pile: from } };
  if (pileOf(table, from).length === 0) return { clause: 'CC-3.2', params: { pile: from } };
  return null;
}

/** CC-3.2: the top card. CC-3.3: it is seen before the second pile is chosen. CC-6.2: an emptied pile ends nothing yet. */
function draw(state: Draft<State>, { seat, from }: Extract<Move, { type: 'draw' }>, emit: TellEvent): void {
  emit(state, { type: 'drew', seat, from, card: top(pileOf(state, from)) });
}

// 4 Laying

/** How many cards of this type are in a hand. */
function held(hand: readonly (Chicken | null)[], chicken: Chicken): number {
  let copies = 0;
  for (let i = 0; i < hand.length; i++) if (hand[i] === chicken) copies++;
  return copies;
}

/** Whether at least `count` cards of this type are in a hand. */
function holds(hand: readonly (Chicken | null)[], chicken: Chicken, count: number): boolean {
  let missing = count;
  for (let i = 0; i < hand.length; i++) if (hand[i] === chicken && --missing === 0) return true;
  return false;
}

/** How many cards of this type lie before a player. */
function shown(sets: readonly LaidSet[], chicken: Chicken): number {
  for (let i = 0; i < sets.length; i++) if (sets[i]?.chicken === chicken) return at(sets, i).count;
  return 0;
}

function whyNotLay(table: Table, { seat, chicken, count }: Extract<Move, { type: 'lay' }>): Violation | null {
  const hand = at(table.hands, seat);
  if (!holds(hand, chicken, count)) return { clause: 'G-4', params: { need: count, have: held(hand, chicken) } };
  if (count < LEAST_SET) return { clause: 'CC-4.1', params: { need: LEAST_SET, have: count } };
  const theirs = shown(at(table.sets, leftOf(seat, table.seats)), chicken);
  if (count <= theirs) return { clause: 'CC-4.2', params: { need: theirs + 1, have: count } };
  const own = shown(at(table.sets, seat), chicken);
  if (count <= own) return { clause: 'CC-4.3', params: { need: own + 1, have: count } };
  return null;
}

/** The new set lies at once; a smaller one of its type, the opponent's (CC-4.2) or the own (CC-4.3), makes way. */
function lay(
  state: Draft<State>,
  { seat, chicken, count }: Extract<Move, { type: 'lay' }>,
  emit: TellEvent,
  chance: Chance,
): void {
  const opponent = leftOf(seat, state.seats);
  const theirs = shown(at(state.sets, opponent), chicken);
  const own = shown(at(state.sets, seat), chicken);
  emit(state, { type: 'laid', seat, chicken, count });
  if (theirs > 0) displace(state, opponent, chicken, theirs, emit, chance);
  else if (own > 0) displace(state, seat, chicken, own, emit, chance);
  else endTurn(state, emit, chance);
}

/** CC-4.4: the owner, or by option the player whose turn it is, chooses the place. CC-4.5: where there is a choice. */
function displace(
  state: Draft<State>,
  owner: Seat,
  chicken: Chicken,
  count: number,
  emit: TellEvent,
  chance: Chance,
): void {
  const place = placeToFill(state);
  const chooser = state.options.displacedChooser === 'owner' ? owner : state.turn;
  emit(state, { type: 'displaced', owner, chicken, count, chooser: place === null ? chooser : null });
  if (place !== null) putAway(state, place, emit, chance);
}

/** The displaced set goes onto a discard pile whole, and the turn that displaced it is over (CC-4.4). */
function putAway(state: Draft<State>, to: Place, emit: TellEvent, chance: Chance): void {
  if (state.aside === null) throw new InternalError('no set lies aside');
  const { owner, chicken, count } = state.aside;
  emit(state, { type: 'setDiscarded', owner, chicken, count, to });
  endTurn(state, emit, chance);
}

// 5 Discarding one card

/** CC-5.2: where the next cards must go, the first place if both are empty; `null` where both hold cards. */
function placeToFill(table: Table): Place | null {
  if (table.discardA.length === 0) return 'discardA';
  return table.discardB.length === 0 ? 'discardB' : null;
}

function whyNotDiscard(table: Table, { seat, chicken, to }: Extract<Move, { type: 'discard' }>): Violation | null {
  if (!holds(at(table.hands, seat), chicken, 1)) return { clause: 'G-4', params: { need: 1, have: 0 } };
  const instead = placeToFill(table);
  if (instead !== null && instead !== to) return { clause: 'CC-5.2', params: { to, instead } };
  return null;
}

/** CC-5.1: any card of the hand, also one just drawn. */
function discard(
  state: Draft<State>,
  { seat, chicken, to }: Extract<Move, { type: 'discard' }>,
  emit: TellEvent,
  chance: Chance,
): void {
  emit(state, { type: 'discarded', seat, chicken, to });
  endTurn(state, emit, chance);
}

// 6 End of a round

/** CC-6.1: the end of the round is tested at the end of a turn only. */
function endTurn(state: Draft<State>, emit: TellEvent, chance: Chance): void {
  const reason = endOfRound(state);
  if (reason === null) emit(state, { type: 'turnPassed', to: leftOf(state.turn, state.seats) });
  else endRound(state, reason, emit, chance);
}

const SIX_TYPES = 6;

/**
 * CC-6.1: why the round ends with this turn, the first reason that holds (CC-6.2a), or `null` where it goes on.
 * No type lies before both players (CC-4.6), so their sets add up to the types shown.
 */
function endOfRound(table: Table): RoundEnd | null {
  let types = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const own = at(table.sets, seat).length;
    if (own >= SIX_TYPES) return 'sixTypes';
    types += own;
  }
  if (types === CHICKENS.length) return 'nineTypes';
  return table.drawA.length === 0 || table.drawB.length === 0 ? 'drawPile' : null;
}

function endRound(state: Draft<State>, reason: RoundEnd, emit: TellEvent, chance: Chance): void {
  emit(state, { type: 'roundEnded', reason });
  emit(state, { type: 'scored', points: perSeat(state.seats, (seat) => pointsShown(at(state.sets, seat))) });
  // CC-7.1
  if (state.round >= state.options.rounds) emit(state, { type: 'gameEnded', reason: 'rounds' });
  // CC-2.3: the starting player changes every round.
  else beginRound(state, state.round + 1, leftOf(state.starter, state.seats), emit, chance);
}

/** What the sets before a player count: the number of every type, however many cards (CC-6.3, CC-1.1). */
export function pointsShown(sets: readonly LaidSet[]): number {
  let points = 0;
  for (const { chicken } of sets) points += chicken;
  return points;
}

// 7 End of the game

/** CC-7.1: the most points win. CC-7.2: on a tie, the most points in a single round; still tied, a draw. */
export function outcome(table: Table): Outcome<EndReason> {
  const { scores, bestRounds } = table;
  const ranking = rank(table.seats, (a, b) => at(scores, b) - at(scores, a) || at(bestRounds, b) - at(bestRounds, a));
  return { ranking, reason: 'rounds' };
}

// The switchboards

/** The player whose turn it is, or the one who says where a displaced set goes (CC-4.4). */
export function actors(table: Table): readonly Seat[] {
  return table.step.type === 'over' ? [] : [table.step.seat];
}

export function whyNot(table: Table, move: Move): Violation | null {
  switch (move.type) {
    case 'draw':
      return whyNotDraw(table, move);
    case 'lay':
      return whyNotLay(table, move);
    case 'discard':
      return whyNotDiscard(table, move);
    case 'discardSet':
      return null;
  }
}

export function playMove(state: Draft<State>, move: Move, emit: TellEvent, chance: Chance): void {
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
      putAway(state, move.to, emit, chance);
      break;
  }
}

/** The moves of both seats, shared and frozen, so that listing moves makes none. */
const MOVES = perSeat(2, (seat) => ({
  draws: PILES.map((from) => Object.freeze({ seat, type: 'draw', from } as const)),
  /** By type, and by count. */
  lays: CHICKENS.map((chicken) =>
    perSeat(chicken + 1, (count): Move => Object.freeze({ seat, type: 'lay', chicken, count })),
  ),
  /** By type, the first place and the second. */
  discards: CHICKENS.map((chicken) => PLACES.map((to): Move => Object.freeze({ seat, type: 'discard', chicken, to }))),
  discardSets: PLACES.map((to): Move => Object.freeze({ seat, type: 'discardSet', to })),
}));

/** Those that can be legal at all, in one list: the others only fill their places. */
export const KEPT_MOVES: readonly Move[] = MOVES.flatMap(({ draws, lays, discards, discardSets }) => [
  ...draws,
  ...lays.flatMap((byCount) => byCount.slice(LEAST_SET)),
  ...discards.flat(),
  ...discardSets,
]);

/** Exactly the legal moves, drawn from what each `whyNot` above asks. */
export function legal(table: Table, seat: Seat, moves: Move[]): readonly Move[] {
  const { draws, discardSets } = at(MOVES, seat);
  switch (table.step.type) {
    case 'draw':
    case 'drawAgain':
      for (let i = 0; i < draws.length; i++) if (whyNotDraw(table, at(draws, i)) === null) moves.push(at(draws, i));
      return moves;
    case 'layOrDiscard':
      cardsInto(table, seat, moves);
      return moves;
    case 'discardSet':
      moves.push(...discardSets);
      return moves;
    case 'over':
      return moves;
  }
}

/** By type (equal cards are one move, G-7), the sets and the discards. */
function cardsInto(table: Table, seat: Seat, moves: Move[]): void {
  const { lays, discards } = at(MOVES, seat);
  const copies = tally(at(table.hands, seat));
  const place = placeToFill(table);
  const firstPlace = place === 'discardB' ? 1 : 0;
  const lastPlace = place === 'discardA' ? 0 : 1;
  for (let type = 0; type < CHICKENS.length; type++) {
    const chicken = at(CHICKENS, type);
    const most = at(copies, chicken);
    if (most === 0) continue;
    if (most >= LEAST_SET) {
      const larger = at(lays, type);
      const least = Math.max(LEAST_SET, shownByAnybody(table, chicken) + 1);
      for (let count = least; count <= most; count++) moves.push(at(larger, count));
    }
    const ofType = at(discards, type);
    for (let to = firstPlace; to <= lastPlace; to++) moves.push(at(ofType, to));
  }
}

/** How many cards of this type lie before a player, whoever it is: never before both (CC-4.6). */
function shownByAnybody(table: Table, chicken: Chicken): number {
  let most = 0;
  for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, shown(at(table.sets, seat), chicken));
  return most;
}

const NO_COPIES: readonly number[] = Array.from({ length: Math.max(...CHICKENS) + 1 }, () => 0);

/** How many cards of each type a hand shows, by the number on them, in one go. */
function tally(hand: readonly (Chicken | null)[]): readonly number[] {
  const copies = NO_COPIES.slice();
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (card !== null) copies[card] = at(copies, card) + 1;
  }
  return copies;
}
