import type { Chance } from '../engine/chance.js';
import type { Draft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import type { MoveOf, TellEvent } from './rules/components.js';
import { chooseBenefit, whyNotChooseBenefit } from './rules/scoring.js';
import { place, whyNotPlace } from './rules/setup.js';
import { chooseLeader, play, takeReward, whyNotPlay, whyNotTakeReward } from './rules/tricks.js';
import { CARDS, type Card, type Move, REWARDS, type State, type Table, type Violation } from './table.js';

// The sheet is in rules/, by its headings: components, set-up, tricks with their penalties and rewards, scoring. Here are
// the switchboards.

/** BC-2.3: all who are not ready arrange at once. */
export function actors({ step }: Table): readonly Seat[] {
  switch (step.type) {
    case 'arrange':
      return step.seats;
    case 'over':
      return [];
    default:
      return [step.seat];
  }
}

/**
 * Each step has one kind of move (G-3): that is why the casts hold, here and in `playMove`. The few kinds of steps are
 * quicker to ask than the many of moves, and asking is most of the work.
 */
export function whyNot(table: Table, move: Move): Violation | null {
  switch (table.step.type) {
    case 'arrange':
      return whyNotPlace(table, move as MoveOf<'place'>);
    case 'play':
      return whyNotPlay(table, move as MoveOf<'play'>);
    case 'takeReward':
      return whyNotTakeReward(table, move as MoveOf<'takeReward'>);
    case 'chooseBenefit':
      return whyNotChooseBenefit(table.step, move as MoveOf<'chooseBenefit'>);
    default:
      return null;
  }
}

export function playMove(state: Draft<State>, move: Move, emit: TellEvent, chance: Chance): void {
  switch (state.step.type) {
    case 'arrange':
      place(state, move as MoveOf<'place'>, emit);
      break;
    case 'play':
      play(state, move as MoveOf<'play'>, emit, chance);
      break;
    case 'takeReward':
      takeReward(state, move as MoveOf<'takeReward'>, emit, chance);
      break;
    case 'chooseLeader':
      chooseLeader(state, move as MoveOf<'chooseLeader'>, emit);
      break;
    case 'chooseBenefit':
      chooseBenefit(state, move as MoveOf<'chooseBenefit'>, emit, chance);
      break;
  }
}

/** Moves by seat, shared and frozen, so that listing them makes none; a card is its own index. */
const MOVES = seatsUpTo(5).map((seat) => ({
  place: CARDS.map((card): Move => Object.freeze({ seat, type: 'place', card })),
  play: CARDS.map((card): Move => Object.freeze({ seat, type: 'play', card })),
  takeReward: REWARDS.map((reward): Move => Object.freeze({ seat, type: 'takeReward', reward })),
  chooseLeader: seatsUpTo(5).map((leader): Move => Object.freeze({ seat, type: 'chooseLeader', leader })),
}));

/** Those that are moves at every table with their seat: who may lead depends on the seats. */
export const KEPT_MOVES: readonly Move[] = MOVES.flatMap(({ place, play, takeReward }) => [
  ...place,
  ...play,
  ...takeReward,
]);

/** Exactly the legal moves, from the lists that each `whyNot` judges by; only of the rewards is it asked (BC-4.2). */
export function legal(table: Table, seat: Seat, moves: Move[]): readonly Move[] {
  const { place, play, takeReward, chooseLeader } = at(MOVES, seat);
  const { step } = table;
  switch (step.type) {
    case 'arrange':
      cardsInto(place, at(table.hands, seat), moves);
      break;
    case 'play':
      if (step.advantage === 'leadAnyCard') cardsInto(play, at(table.rows, seat), moves);
      else endsInto(play, at(table.rows, seat), moves);
      break;
    case 'takeReward':
      for (const move of takeReward) if (whyNot(table, move) === null) moves.push(move);
      break;
    case 'chooseLeader':
      for (let leader = 0; leader < table.seats; leader++) moves.push(at(chooseLeader, leader));
      break;
    case 'chooseBenefit':
      moves.push(Object.freeze({ seat, type: 'chooseBenefit', benefit: 'none' }));
      for (const benefit of step.benefits) {
        if (benefit !== 'cancelGame') moves.push(Object.freeze({ seat, type: 'chooseBenefit', benefit }));
      }
      for (const game of step.games)
        moves.push(Object.freeze({ seat, type: 'chooseBenefit', benefit: 'cancelGame', game }));
      break;
  }
  return moves;
}

function cardsInto(own: readonly Move[], cards: readonly (Card | null)[], moves: Move[]): void {
  for (let i = 0; i < cards.length; i++) cardInto(own, cards[i], moves);
}

/** BC-3.1: the ends of the row, which are one move where they are one card. */
function endsInto(own: readonly Move[], row: readonly (Card | null)[], moves: Move[]): void {
  cardInto(own, row[0], moves);
  if (row.length > 1) cardInto(own, row[row.length - 1], moves);
}

/** The move with a card that the holder of the table sees; only the own ones are asked for. */
function cardInto(own: readonly Move[], card: Card | null | undefined, moves: Move[]): void {
  if (card !== null && card !== undefined) moves.push(at(own, card));
}
