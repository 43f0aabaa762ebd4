import tychei from 'seedrandom/lib/tychei.js';
import type { Worlds } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import { perSeat, seatsUpTo } from '../../engine/seats.js';
import type { BlindChickenExtremeTypes, Card, View } from '../table.js';
import { sortKeysFor, TASTE, type Taste } from './heuristic.js';
import { imagined } from './worlds.js';

/** The fraction of worlds in which opponents keep their rows in order; in the rest, cards lie anywhere. */
const ORDERLY = 0.5;

/** Draws whether the opponents keep their rows in order, in one world or playout. */
export function isOrderly(fraction: () => number): boolean {
  return fraction() < ORDERLY;
}

/** A random variation of {@link TASTE}, since opponents do not play exactly by it. */
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
 * Worlds of a view. In some of them the opponents have arranged their rows from low to high, each to a different taste.
 * Players play only from the ends of a row, so the rest lies between the cards already played: such a world deals
 * matching cards where it can. The other worlds are drawn uniformly, so that nothing is assumed for certain.
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
      // This caller may write to the world; it stays consistent with the view, which hides these rows.
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
        // Keep the world's list objects, since `even` writes into them.
        for (const [slot, card] of taken.entries()) row[slot] = card;
      }
      return world;
    },
  };
}

/** The cards that each seat has played in this game, as far as the viewer remembers the tricks. */
function playedBy(view: View): Card[][] {
  const { seats } = view;
  const played: Card[][] = perSeat(seats, () => []);
  for (const [owner, pile] of view.piles.entries()) {
    for (let start = 0; start < pile.length; start += seats) {
      const cards = pile.slice(start, start + seats).filter((card) => card !== null);
      if (cards.length < seats) continue;
      // The highest card took each trick in a pile: only the last trick of a game may differ.
      const numbers: readonly number[] = cards;
      const winner = numbers.indexOf(Math.max(...numbers));
      for (const [index, card] of cards.entries()) at(played, (owner - winner + index + seats) % seats).push(card);
    }
  }
  for (const { seat, card } of view.trick) if (card !== null) at(played, seat).push(card);
  return played;
}

/** The span of the rest of a row: among the gaps between the played cards, the one that most cards fit. */
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

/** Takes `count` cards out of `cards`, fitting ones first. */
function takeFitting(cards: Card[], count: number, fits: (card: Card) => boolean): Card[] {
  const taken = [...cards.filter(fits), ...cards.filter((card) => !fits(card))].slice(0, count);
  for (const card of taken) cards.splice(cards.indexOf(card), 1);
  return taken;
}
