import tychei from 'seedrandom/lib/tychei.js';
import type { Worlds } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { perSeat, seatsUpTo } from '../../engine/seats.js';
import type { BlindChickenExtremeTypes, Card, View } from '../table.js';
import { sortKeysFor, TASTE, type Taste } from './heuristic.js';
import { imagined } from './worlds.js';

/** The fraction of worlds in which the others keep their rows in order; in the rest, cards lie anywhere. */
const ORDERLY = 0.5;

/** Whether the others keep their rows in order in one world, or in one playout. */
export function isOrderly(fraction: () => number): boolean {
  return fraction() < ORDERLY;
}

/** A taste like that of the rules of thumb, but not the same: nobody knows exactly how the others play. */
export function someTaste(fraction: () => number): Taste {
  const around = (middle: number, reach: number) => middle + (2 * fraction() - 1) * reach;
  return {
    chickenShift: around(TASTE.chickenShift, 8),
    pigShift: around(TASTE.pigShift, 15),
    pigWorth: around(TASTE.pigWorth, 1),
    fear: around(TASTE.fear, 0.2),
    thrift: around(TASTE.thrift, 0.3),
    rewards: TASTE.rewards,
  };
}

/**
 * Worlds of a view. In some of them the others have arranged their rows from low to high, each to a different taste. In
 * a row that is played from its ends only, the cards that are left lie between those that were played: such a world gives a
 * player such cards where it can. These worlds are likely ones; the rest are evenly drawn, so that nothing is taken for
 * certain.
 */
export function arranged(view: View, seed: string): Worlds<BlindChickenExtremeTypes> {
  const even = imagined(view, seed);
  const fraction = tychei(`${seed}/rivals`);
  const played = playedBy(view);
  const rivals = seatsUpTo(view.seats).filter(
    (seat) =>
      seat !== view.viewer && at(view.rows, seat).length > 0 && at(view.rows, seat).every((card) => card === null),
  );
  return {
    next() {
      const world = even.next();
      if (!isOrderly(fraction)) return world;
      // The world is this caller's to write to; it stays one of the view, which hides these rows.
      const rows = world.rows as Card[][];
      const tastes = rivals.map(() => sortKeysFor(someTaste(fraction))(view));
      const left = rivals.flatMap((seat) => at(rows, seat));
      const spans = rivals.map((seat, index) => spanOf(at(played, seat), left, at(tastes, index)));
      // Deal first to the player with the fewest candidates.
      const order = [...rivals.keys()].sort((a, b) => at(spans, a).fitting - at(spans, b).fitting);
      for (const index of order) {
        const sortKeys = at(tastes, index);
        const { low, high } = at(spans, index);
        const row = at(rows, at(rivals, index));
        const taken = takeFitting(left, row.length, (card) => at(sortKeys, card) > low && at(sortKeys, card) < high);
        taken.sort((a, b) => at(sortKeys, a) - at(sortKeys, b));
        // The lists of the world stay the same ones, as `even` writes into them.
        for (const [slot, card] of taken.entries()) row[slot] = card;
      }
      return world;
    },
  };
}

/** Which cards each seat has played in this game, as far as the viewer remembers the tricks. */
function playedBy(view: View): Card[][] {
  const { seats } = view;
  const played: Card[][] = perSeat(seats, () => []);
  for (const [owner, pile] of view.piles.entries()) {
    for (let start = 0; start < pile.length; start += seats) {
      const cards = pile.slice(start, start + seats).filter((card) => card !== null);
      if (cards.length < seats) continue;
      // The tricks in a pile were taken by their highest cards: only the last trick of a game is not.
      const numbers: readonly number[] = cards;
      const winner = numbers.indexOf(Math.max(...numbers));
      for (const [index, card] of cards.entries()) at(played, (owner - winner + index + seats) % seats).push(card);
    }
  }
  for (const { seat, card } of view.trick) if (card !== null) at(played, seat).push(card);
  return played;
}

/** The span of the rest of a row: of all spans that the cards played leave, the one that most cards fit. */
function spanOf(played: readonly Card[], left: readonly Card[], sortKeys: readonly number[]) {
  const bounds = [-Infinity, ...played.map((card) => at(sortKeys, card)).sort((a, b) => a - b), Infinity];
  let best = { low: -Infinity, high: Infinity, fitting: -1 };
  for (let index = 1; index < bounds.length; index++) {
    const [low, high] = [at(bounds, index - 1), at(bounds, index)];
    let fitting = 0;
    for (const card of left) if (at(sortKeys, card) > low && at(sortKeys, card) < high) fitting++;
    if (fitting > best.fitting) best = { low, high, fitting };
  }
  return best;
}

/** Takes `count` cards out of `cards`, first those that fit. */
function takeFitting(cards: Card[], count: number, fits: (card: Card) => boolean): Card[] {
  const taken = [...cards.filter(fits), ...cards.filter((card) => !fits(card))].slice(0, count);
  for (const card of taken) cards.splice(cards.indexOf(card), 1);
  return taken;
}
