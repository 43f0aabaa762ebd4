import { CELLS, type Cell, type ChickenRoundupTypes, chickenRoundup, type State } from 'hencoop/chicken-roundup';
import { expect, it } from 'vitest';
import { type Around, checkAround } from '../support/eachEvent.js';

const on = ({ yard }: State, cell: Cell) => yard[CELLS.indexOf(cell)];

/** CR-7.2: the chickens on `cells` are stacked in this order, the last on top. */
function areStacked(seat: number, cells: readonly Cell[], before: State, after: State): void {
  expect(after.stacks[seat]).toEqual([...(before.stacks[seat] ?? []), ...cells.map((cell) => on(before, cell))]);
}

const AROUND: Around<ChickenRoundupTypes> = {
  dealt({ deck }, _, after) {
    expect(after.deck).toEqual(deck);
    // CR-2.2: in the last quarter.
    expect(deck.indexOf('rooster')).toBeLessThan(20);
  },
  drawn({ seat, card, to }, before, after) {
    expect(card).toBe(before.deck.at(-1));
    expect(after.deck).toEqual(before.deck.slice(0, -1));
    if (to === 'hand') expect(after.hands[seat]).toEqual([...(before.hands[seat] ?? []), card]);
    else if (to !== 'aside') expect(on(after, to)).toBe(card);
  },
  played({ card }, before, after) {
    expect(after.discardPile).toEqual([...before.discardPile, card]);
  },
  paid({ card }, before, after) {
    expect(after.discardPile).toEqual([...before.discardPile, card]);
  },
  taken({ card }, before, after) {
    expect(after.discardPile).toEqual([...before.discardPile, card]);
  },
  caught({ seat, card, to }, before, after) {
    expect(on(before, to)).toBe(card);
    expect(after.hands[seat]).toEqual([...(before.hands[seat] ?? []), card]);
  },
  paraded({ seat, path }, before, after) {
    areStacked(seat, path, before, after);
  },
  sentIn({ seat, cells }, before, after) {
    areStacked(seat, cells, before, after);
  },
  chickenLost({ seat, card }, before, after) {
    expect(card).toBe(before.stacks[seat]?.at(-1));
    expect(after.stacks[seat]).toEqual(before.stacks[seat]?.slice(0, -1));
    expect(after.discardPile).toEqual([...before.discardPile, card]);
  },
};

it('draws the last card of the deck, puts cards last on the discard pile, and the last chicken on top of a stack (CR-5.6, CR-7.2, CR-8.1)', () => {
  expect(checkAround(chickenRoundup, [{}], AROUND)).toEqual(Object.keys(AROUND));
});
