import { at } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import { SEATS } from './options.js';
import { isPlayable } from './rules/3-play.js';
import { whyNotTakeReward } from './rules/4-rewards.js';
import { benefitChoices } from './rules/5-scoring.js';
import { CARDS, type Card, type Move, REWARDS, type Table } from './table.js';

/** The interned moves of each seat; a card is its own index. */
const MOVES = seatsUpTo(SEATS.max).map((seat) => ({
  place: CARDS.map((card): Move => Object.freeze({ seat, type: 'place', card })),
  play: CARDS.map((card): Move => Object.freeze({ seat, type: 'play', card })),
  takeReward: REWARDS.map((reward) => Object.freeze({ seat, type: 'takeReward', reward } as const)),
  chooseLeader: seatsUpTo(SEATS.max).map((leader): Move => Object.freeze({ seat, type: 'chooseLeader', leader })),
}));

/**
 * The interned moves that are well-formed at every table with their seat, which excludes moves that name another seat.
 */
export const INTERNED_MOVES: readonly Move[] = MOVES.flatMap(({ place, play, takeReward }) => [
  ...place,
  ...play,
  ...takeReward,
]);

/** Every move of `seat` that can be legal at such a table. Leaders are counted clockwise from the seat itself (G-5). */
export function possible({ seats, options }: Table, seat: Seat): readonly Move[] {
  const { place, play, takeReward, chooseLeader } = at(MOVES, seat);
  // BC-5.2: no penalties to ignore is a choice, too; only a game before this one can be canceled.
  const choices = [
    ...(['none', 'ignoreChickens', 'ignorePenalties'] as const).map((benefit) => ({ benefit })),
    ...perSeat(options.games - 1, (game) => ({ benefit: 'cancelGame', game: game + 1 }) as const),
  ];
  return [
    ...place,
    ...play,
    ...takeReward,
    ...perSeat(seats, (away) => at(chooseLeader, (seat + away) % seats)),
    ...choices.map((choice): Move => Object.freeze({ seat, type: 'chooseBenefit', ...choice })),
  ];
}

/** Any card in hand may be placed, and any seat may be named as leader: no rule beyond G-0 and G-4 applies. */
export function legal(table: Table, seat: Seat, out: Move[]): readonly Move[] {
  const { place, play, takeReward, chooseLeader } = at(MOVES, seat);
  const { step } = table;
  switch (step.type) {
    case 'arrange':
      pushPlacings(place, at(table.hands, seat), out);
      break;
    case 'play':
      pushPlays(play, table, at(table.rows, seat), out);
      break;
    case 'takeReward':
      for (const move of takeReward) if (whyNotTakeReward(table, move) === null) out.push(move);
      break;
    case 'chooseLeader':
      for (let leader = 0; leader < table.seats; leader++) out.push(at(chooseLeader, leader));
      break;
    case 'chooseBenefit':
      for (const choice of benefitChoices(step)) out.push(Object.freeze({ seat, type: 'chooseBenefit', ...choice }));
      break;
  }
  return out;
}

/** Adds the placing of each card in hand. */
function pushPlacings(place: readonly Move[], hand: readonly (Card | null)[], out: Move[]): void {
  for (let index = 0; index < hand.length; index++) pushMove(place, hand[index], out);
}

/**
 * Adds a play for each playable card. PERF(inline): calls `isPlayable` only once, since it allows both ends, and all or
 * none of the cards between them.
 */
function pushPlays(play: readonly Move[], table: Table, row: readonly (Card | null)[], out: Move[]): void {
  const last = row.length - 1;
  pushMove(play, row[0], out);
  if (last > 1 && isPlayable(table, row, 1)) {
    for (let index = 1; index < last; index++) pushMove(play, row[index], out);
  }
  if (last > 0) pushMove(play, row[last], out);
}

/** Adds the move with this card. A seat sees its own cards, so none is hidden here. */
function pushMove(moves: readonly Move[], card: Card | null | undefined, out: Move[]): void {
  if (card !== null && card !== undefined) out.push(at(moves, card));
}
