import { type CrazyChickenTypes, crazyChicken } from 'hencoop/crazy-chicken';
import { expect, it } from 'vitest';
import { type Around, checkAround } from '../support/eachEvent.js';

const AROUND: Around<CrazyChickenTypes> = {
  drew({ seat, from, card }, before, after) {
    expect(card).toBe(before[from].at(-1));
    expect(after[from]).toEqual(before[from].slice(0, -1));
    expect(after.hands[seat]).toEqual([...(before.hands[seat] ?? []), card]);
  },
  laid({ seat, chicken, count }, before, after) {
    expect(after.sets[seat]).toEqual([...(before.sets[seat] ?? []), { chicken, count }]);
  },
  setDiscarded({ chicken, count, to }, before, after) {
    expect(after[to]).toEqual([...before[to], ...Array.from({ length: count }, () => chicken)]);
  },
  discarded({ chicken, to }, before, after) {
    expect(after[to]).toEqual([...before[to], chicken]);
  },
};

it('draws the last card of a pile, puts cards last on a discard pile, and last into a hand (CC-3.2, CC-4.4, CC-5.1)', () => {
  expect(checkAround(crazyChicken, [{}], AROUND)).toEqual(Object.keys(AROUND));
});
