import type { Draft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Tell } from '../engine/game.js';
import { only, type Seat, seatsUpTo } from '../engine/seats.js';
import {
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
import { indexOfCard } from './rules/hand.js';
import { kindOf, type Path, repertoireOf } from './rules/repertoire.js';
import { closeGap, endPlays } from './rules/turn.js';
import { coopEnd, foxPlace, isChicken, NEIGHBOURS, type Place } from './rules/yard.js';
import { type Card, type ChickenRoundupTypes, type Move, RANKS, type State, type Table, type Violation } from './table.js';

export { outcome, score } from './rules/endOfTurn.js';
export { setUp } from './rules/setup.js';

export function actors(table: Table): readonly Seat[] {
  return table.step.type === 'over' ? [] : only(table.step.seat);
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

export function playMove(state: Draft<State>, move: Move, tell: Tell<ChickenRoundupTypes>): void {
  switch (move.type) {
    case 'diagram':
      playDiagram(state, move, tell);
      break;
    case 'catch':
      playCatch(state, move, tell);
      break;
    case 'farmer':
      playFarmer(state, move, tell);
      break;
    case 'foxTrot':
      playFoxTrot(state, move, tell);
      break;
    case 'dog':
      playDog(state, move, tell);
      break;
    case 'parade':
      playParade(state, move, tell);
      break;
    case 'endPlays':
      endPlays(state, move.seat, tell);
      break;
    case 'closeGap':
      closeGap(state, move.seat, move.toward, tell);
      break;
  }
}

const END_PLAYS = seatsUpTo(2).map((seat): Move => Object.freeze({ seat, type: 'endPlays' }));
const CLOSE_GAP = seatsUpTo(2).map((seat): Move[] => [
  Object.freeze({ seat, type: 'closeGap', toward: 'west' }),
  Object.freeze({ seat, type: 'closeGap', toward: 'east' }),
]);

/** Card by card its action, then card by card the catches, then the end of the plays. */
export function candidates(table: Table, seat: Seat, offer: (move: Move) => void): void {
  if (table.step.type === 'closeGap') {
    for (const move of at(CLOSE_GAP, seat)) offer(move);
    return;
  }
  // The own hand is never hidden.
  const hand = at(table.hands, seat) as readonly Card[];
  const prey = at(NEIGHBOURS, foxPlace(table.yard));
  for (let i = 0; i < hand.length; i++) {
    if (isFirstOfItsKind(hand, i)) offerPlays(table, seat, at(hand, i), offer);
  }
  for (let i = 0; i < hand.length; i++) {
    if (isFirstOfItsKind(hand, i)) offerCatches(table, seat, at(hand, i), prey, offer);
  }
  offer(at(END_PLAYS, seat));
}

/** CR-3.4, G-7: equal cards are one move. */
function isFirstOfItsKind(hand: readonly Card[], index: number): boolean {
  return indexOfCard(hand, at(hand, index)) === index;
}

function offerPlays(table: Table, seat: Seat, card: Card, offer: (move: Move) => void): void {
  if (card.action === 'parade') {
    const parades = at(repertoireOf(table.options).parades, seat);
    offerParades(table, parades[coopEnd(table.options, seat)], card, Number.POSITIVE_INFINITY, offer);
    return;
  }
  const plays = at(kindOf(table.options, card).plays, seat);
  for (let i = 0; i < plays.length; i++) offer(plays[i] as Move);
}

/** Only as far as the rank falls: what does not, leads nowhere. */
function offerParades(table: Table, path: Path, card: Card, before: number, offer: (move: Move) => void): void {
  const chicken = table.yard[path.place];
  if (!isChicken(chicken) || RANKS[chicken.colour] >= before) return;
  offer(at(path.plays, RANKS[card.colour] - 1));
  for (const longer of path.longer) offerParades(table, longer, card, RANKS[chicken.colour], offer);
}

function offerCatches(
  table: Table,
  seat: Seat,
  card: Card,
  prey: readonly Place[],
  offer: (move: Move) => void,
): void {
  const catches = at(kindOf(table.options, card).catches, seat);
  for (const place of prey) offer(at(catches, place));
}
