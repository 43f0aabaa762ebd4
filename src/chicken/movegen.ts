import { at } from '../engine/errors.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import { circleIndex, hasKind, KIND_SETS, type KindSet, kindsIn } from './kindSet.js';
import { SEATS } from './options.js';
import { fits, whyNotDraw } from './rules.js';
import { KINDS, type Move, type Table, VALUES } from './table.js';

/** All moves by seat, interned. */
const MOVES = seatsUpTo(SEATS.max).map((seat) => ({
  plays: KINDS.map((card): Move => Object.freeze({ seat, type: 'play', card })),
  draw: Object.freeze({ seat, type: 'draw' } as const),
  withdraw: Object.freeze({ seat, type: 'withdraw' } as const),
}));

/** All interned moves in one list. */
export const INTERNED_MOVES: readonly Move[] = MOVES.flatMap(({ plays, draw, withdraw }) => [...plays, draw, withdraw]);

/** The kinds that fit on each value, in the order of {@link VALUES}. */
const FITTING: readonly KindSet[] = VALUES.map((value) => kindsIn(KINDS.filter((card) => fits(card, value))));

/** Caches the frozen lists of moves, by seat, playable kinds and whether drawing is legal. */
const LISTS: readonly (readonly Move[])[][] = seatsUpTo(SEATS.max).map(() => []);

/**
 * The plays of cards in hand, equal cards once (G-7). Drawing and withdrawing are moves even if nothing else is legal
 * (G-9).
 */
export function legal(table: Table, seat: Seat): readonly Move[] {
  const playable = kindsIn(at(table.hands, seat)) & at(FITTING, circleIndex(table.topValue));
  const mayDraw = whyNotDraw(table, seat) === null;
  const lists = at(LISTS, seat);
  const key = mayDraw ? playable + KIND_SETS : playable;
  const known = lists[key];
  if (known !== undefined) return known;
  const list = listOf(seat, playable, mayDraw);
  lists[key] = list;
  return list;
}

function listOf(seat: Seat, playable: KindSet, mayDraw: boolean): readonly Move[] {
  const { plays, draw, withdraw } = at(MOVES, seat);
  const moves = plays.filter((_, index) => hasKind(playable, at(KINDS, index)));
  if (mayDraw) moves.push(draw);
  moves.push(withdraw);
  return Object.freeze(moves);
}
