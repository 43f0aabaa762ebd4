import { at } from '../engine/errors.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import { SEATS } from './options.js';
import { minToLay, openPiles, whyNotDraw } from './rules.js';
import { CHICKENS, type Chicken, DISCARD_PILES, MIN_SET, type Move, PILES, type Table } from './table.js';

/** The possible sizes of a set of this type: from the minimum to all copies. */
function countsOf(chicken: Chicken): number[] {
  return Array.from({ length: chicken - MIN_SET + 1 }, (_, index) => MIN_SET + index);
}

/** All moves by seat, interned. */
const MOVES = seatsUpTo(SEATS.max).map((seat) => ({
  draws: PILES.map((from) => Object.freeze({ seat, type: 'draw', from } as const)),
  /** By type, in the order of {@link CHICKENS}; then by count, from the minimum up. */
  lays: CHICKENS.map((chicken) =>
    countsOf(chicken).map((count): Move => Object.freeze({ seat, type: 'lay', chicken, count })),
  ),
  /** By type. */
  discardsToA: CHICKENS.map((chicken): Move => Object.freeze({ seat, type: 'discard', chicken, to: 'discardA' })),
  discardsToB: CHICKENS.map((chicken): Move => Object.freeze({ seat, type: 'discard', chicken, to: 'discardB' })),
  discardSets: DISCARD_PILES.map((to): Move => Object.freeze({ seat, type: 'discardSet', to })),
}));

/** All interned moves in one list. */
export const INTERNED_MOVES: readonly Move[] = MOVES.flatMap(
  ({ draws, lays, discardsToA, discardsToB, discardSets }) => [
    ...draws,
    ...lays.flat(),
    ...discardsToA,
    ...discardsToB,
    ...discardSets,
  ],
);

/** Every move of `seat` that can be legal. */
export function possible(_: Table, seat: Seat): readonly Move[] {
  return INTERNED_MOVES.filter((move) => move.seat === seat);
}

/** Exactly the moves that the `whyNot…` of their type allows. */
export function legal(table: Table, seat: Seat, out: Move[]): readonly Move[] {
  const { draws, discardSets } = at(MOVES, seat);
  switch (table.step.type) {
    case 'draw':
    case 'drawAgain':
      for (const draw of draws) if (whyNotDraw(table, draw) === null) out.push(draw);
      return out;
    case 'layOrDiscard':
      listLaysAndDiscards(table, seat, out);
      return out;
    case 'discardSet':
      out.push(...discardSets);
      return out;
    case 'over':
      return out;
  }
}

/** For each type in the hand, equal cards once (G-7): the sets, then the discards. */
function listLaysAndDiscards(table: Table, seat: Seat, out: Move[]): void {
  const { lays, discardsToA, discardsToB } = at(MOVES, seat);
  const copies = copiesIn(at(table.hands, seat));
  const open = openPiles(table);
  const toA = open.includes('discardA');
  const toB = open.includes('discardB');
  for (let type = 0; type < CHICKENS.length; type++) {
    const chicken = at(CHICKENS, type);
    const held = at(copies, chicken);
    if (held === 0) continue;
    // The minimum is never below MIN_SET: with fewer cards, no need to compute it.
    if (held >= MIN_SET) {
      const ofType = at(lays, type);
      for (let count = minToLay(table, chicken); count <= held; count++) out.push(at(ofType, count - MIN_SET));
    }
    if (toA) out.push(at(discardsToA, type));
    if (toB) out.push(at(discardsToB, type));
  }
}

const NO_COPIES: readonly number[] = Array.from({ length: Math.max(...CHICKENS) + 1 }, () => 0);

/** The number of visible cards of each type in a hand, indexed by the number on the card. */
export function copiesIn(hand: readonly (Chicken | null)[]): readonly number[] {
  const copies = NO_COPIES.slice();
  for (const card of hand) if (card !== null) copies[card] = at(copies, card) + 1;
  return copies;
}
