import { at } from '../engine/errors.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import { SEATS } from './options.js';
import { whyNotChickenOut, whyNotStop } from './rules.js';
import type { Move, Table } from './table.js';

/** All moves by seat, interned. */
const MOVES = seatsUpTo(SEATS.max).map((seat) => {
  const move = <Type extends Move['type']>(type: Type) => Object.freeze({ seat, type });
  return { play: move('play'), chickenOut: move('chickenOut'), stop: move('stop') };
});

/** All interned moves in one list. */
export const INTERNED_MOVES: readonly Move[] = MOVES.flatMap(({ play, chickenOut, stop }) => [play, chickenOut, stop]);

/** A card can always be played, even if no other move is legal (G-9); the step decides about other moves (G-3). */
export function legal(table: Table, seat: Seat, out: Move[]): readonly Move[] {
  const { play, chickenOut, stop } = at(MOVES, seat);
  out.push(play);
  switch (table.step.type) {
    case 'turn':
      if (whyNotChickenOut(table) === null) out.push(chickenOut);
      break;
    case 'ownCount':
    case 'extraCard':
      if (whyNotStop(table) === null) out.push(stop);
      break;
  }
  return out;
}
