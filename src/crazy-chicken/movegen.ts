import { at } from '../engine/errors.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import { minToLay, openPiles, whyNotDraw } from './rules.js';
import { CHICKENS, type Chicken, DISCARD_PILES, MIN_SET, type Move, PILES, type Table } from './table.js';

/** All moves by seat, interned. */
const MOVES = seatsUpTo(2).map((seat) => ({
  draws: PILES.map((from) => Object.freeze({ seat, type: 'draw', from } as const)),
  /** By type, in the order of {@link CHICKENS}; then by count, from the minimum of a set to all copies. */
  lays: CHICKENS.map((chicken) =>
    Array.from(
      { length: chicken - MIN_SET + 1 },
      (_, index): Move => Object.freeze({ seat, type: 'lay', chicken, count: MIN_SET + index }),
    ),
  ),
  /** By type. */
  discards: CHICKENS.map((chicken) =>
    DISCARD_PILES.map((to) => Object.freeze({ seat, type: 'discard', chicken, to } as const)),
  ),
  discardSets: DISCARD_PILES.map((to) => Object.freeze({ seat, type: 'discardSet', to } as const)),
}));

/** All interned moves in one list. */
export const INTERNED_MOVES: readonly Move[] = MOVES.flatMap(({ draws, lays, discards, discardSets }) => [
  ...draws,
  ...lays.flat(),
  ...discards.flat(),
  ...discardSets,
]);

/** Every move that the `whyNot…` of its kind lets pass. */
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

/** By type, since equal cards are one move (G-7): the sets, then the discards. */
function listLaysAndDiscards(table: Table, seat: Seat, out: Move[]): void {
  const { lays, discards } = at(MOVES, seat);
  const copies = copiesIn(at(table.hands, seat));
  const open = openPiles(table);
  for (let type = 0; type < CHICKENS.length; type++) {
    const chicken = at(CHICKENS, type);
    const held = at(copies, chicken);
    if (held === 0) continue;
    const ofType = at(lays, type);
    for (let count = minToLay(table, chicken); count <= held; count++) out.push(at(ofType, count - MIN_SET));
    for (const discard of at(discards, type)) if (open.includes(discard.to)) out.push(discard);
  }
}

const NO_COPIES: readonly number[] = Array.from({ length: Math.max(...CHICKENS) + 1 }, () => 0);

/** How many cards of each type a hand shows, by the number on them. PERF(alloc): counted in one pass. */
function copiesIn(hand: readonly (Chicken | null)[]): readonly number[] {
  const copies = NO_COPIES.slice();
  for (const card of hand) if (card !== null) copies[card] = at(copies, card) + 1;
  return copies;
}
