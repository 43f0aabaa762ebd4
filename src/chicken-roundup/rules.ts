import type { Draft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Emit } from '../engine/game.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import {
  catchTargets,
  dogEnds,
  farmerTargets,
  foxTrotTargets,
  paradeOver,
  playCatch,
  playDog,
  playFarmer,
  playFoxTrot,
  playParade,
  whyNotCatch,
  whyNotDog,
  whyNotFarmer,
  whyNotFoxTrot,
  whyNotParade,
} from './rules/actions.js';
import { playDiagram, whyNotDiagram } from './rules/diagrams.js';
import { handOf, indexOfCard } from './rules/hand.js';
import { fits, type Needs, offering } from './rules/placing.js';
import { ENDS, type Kind, kindOf, type Path, repertoireOf } from './rules/repertoire.js';
import { closeGap, endPlays } from './rules/turn.js';
import { coopEnd, firstOf, type Glance, glanceAt, type PlaceSet, withoutFirst } from './rules/yard.js';
import {
  type Card,
  type ChickenRoundupTypes,
  type Move,
  type NamedAction,
  rankOf,
  type State,
  type Table,
  type Violation,
} from './table.js';

export { outcome, score } from './rules/endOfTurn.js';
export { setUp } from './rules/setup.js';

export function actors(table: Table): readonly Seat[] {
  return table.step.type === 'over' ? [] : [table.step.seat];
}

export function whyNot(table: Table, move: Move): Violation | null {
  switch (move.type) {
    case 'diagram':
      return whyNotDiagram(table, move);
    case 'catch':
      return whyNotCatch(table, move);
    case 'farmer':
      return whyNotFarmer(table, move);
    case 'foxTrot':
      return whyNotFoxTrot(table, move);
    case 'dog':
      return whyNotDog(table, move);
    case 'parade':
      return whyNotParade(table, move);
    case 'endPlays':
    case 'closeGap':
      return null;
  }
}

export function playMove(state: Draft<State>, move: Move, emit: Emit<ChickenRoundupTypes>): void {
  switch (move.type) {
    case 'diagram':
      playDiagram(state, move, emit);
      break;
    case 'catch':
      playCatch(state, move, emit);
      break;
    case 'farmer':
      playFarmer(state, move, emit);
      break;
    case 'foxTrot':
      playFoxTrot(state, move, emit);
      break;
    case 'dog':
      playDog(state, move, emit);
      break;
    case 'parade':
      playParade(state, move, emit);
      break;
    case 'endPlays':
      endPlays(state, move.seat, emit);
      break;
    case 'closeGap':
      closeGap(state, move.seat, move.toward, emit);
      break;
  }
}

const END_PLAYS = seatsUpTo(2).map((seat): Move => Object.freeze({ seat, type: 'endPlays' }));
const CLOSE_GAP = seatsUpTo(2).map((seat): readonly Move[] =>
  Object.freeze([
    Object.freeze({ seat, type: 'closeGap', toward: 'west' }),
    Object.freeze({ seat, type: 'closeGap', toward: 'east' }),
  ]),
);

/**
 * Exactly the legal moves: card by card its action and then the catches that it can pay for, then the end of the plays.
 * They come from the predicates by which each `whyNot` above judges.
 */
export function legal(table: Table, seat: Seat, moves: Move[]): readonly Move[] {
  if (table.step.type === 'closeGap') return at(CLOSE_GAP, seat);
  // The own hand is never hidden.
  const hand = handOf(table, seat) as readonly Card[];
  const glance = glanceAt(table.yard);
  const prey = catchTargets(glance);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    // CR-3.4, G-7: equal cards are one move.
    if (indexOfCard(hand, card) < i) continue;
    const kind = kindOf(table.options, card);
    playsInto(table, seat, kind, glance, moves);
    targetsInto(kind.catches[seat] as readonly Move[], prey, moves);
  }
  moves.push(at(END_PLAYS, seat));
  return moves;
}

function playsInto(table: Table, seat: Seat, { card, needs, plays }: Kind, glance: Glance, moves: Move[]): void {
  const own = plays[seat] as readonly Move[];
  const needed = needs[seat];
  if (needed !== undefined) {
    rearrangementsInto(own, needed, offering(glance), moves);
    return;
  }
  // What shows no diagram is a named action.
  switch (card.action as NamedAction) {
    case 'farmer':
      targetsInto(own, farmerTargets(glance), moves);
      break;
    case 'foxTrot':
      targetsInto(own, foxTrotTargets(table, card), moves);
      break;
    case 'dog': {
      const ends = dogEnds(table);
      for (let i = 0; i < ends.length; i++) moves.push(at(own, ENDS.indexOf(at(ends, i))));
      break;
    }
    case 'parade': {
      const paths = at(repertoireOf(table.options).parades, seat);
      paradesInto(table, paths[coopEnd(table.options, seat)], Number.POSITIVE_INFINITY, rankOf(card.colour) - 1, moves);
      break;
    }
  }
}

/** Of `own`, one for each of `needed`, those that fit; the needs of one rearrangement stand side by side. */
function rearrangementsInto(own: readonly Move[], needed: readonly Needs[], offered: Needs, moves: Move[]): void {
  let last: Move | undefined;
  for (let i = 0; i < needed.length; i++) {
    if (!fits(needed[i] as Needs, offered) || own[i] === last) continue;
    last = own[i] as Move;
    moves.push(last);
  }
}

/** Of `own`, one for each place, those whose target is in `targets`. */
function targetsInto(own: readonly Move[], targets: PlaceSet, moves: Move[]): void {
  for (let left = targets; left > 0; left = withoutFirst(left)) moves.push(own[firstOf(left)] as Move);
}

/** The path as far as it is, and all that go on from it. */
function paradesInto(table: Table, path: Path, before: number, played: number, moves: Move[]): void {
  const rank = paradeOver(table, path.place, before);
  if (rank === 0) return;
  moves.push(path.plays[played] as Move);
  for (let i = 0; i < path.longer.length; i++) paradesInto(table, path.longer[i] as Path, rank, played, moves);
}
