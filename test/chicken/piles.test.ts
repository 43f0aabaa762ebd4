import { type ChickenTypes, chicken, KINDS } from 'hencoop/chicken';
import { expect, it } from 'vitest';
import { type Around, checkAround } from '../support/eachEvent.js';

const AROUND: Around<ChickenTypes> = {
  turnedUp({ card }, before, after) {
    expect(card).toBe(before.drawPile.at(-1));
    expect(after.drawPile).toEqual(before.drawPile.slice(0, -1));
    expect(after.discardPile).toEqual([card]);
  },
  eggTuckedUnder(_, before, after) {
    expect(before.drawPile.at(-1)).toBe('egg');
    expect(after.drawPile).toEqual(['egg', ...before.drawPile.slice(0, -1)]);
  },
  played({ seat, card, value }, before, after) {
    expect(after.discardPile).toEqual([...before.discardPile, card]);
    expect(after.topValue).toBe(value);
    expect(after.hands[seat]).toEqual(
      (before.hands[seat] ?? []).toSpliced((before.hands[seat] ?? []).indexOf(card), 1),
    );
  },
  drew({ seat, card }, before, after) {
    expect(card).toBe(before.drawPile.at(-1));
    expect(after.drawPile).toEqual(before.drawPile.slice(0, -1));
    expect(after.hands[seat]).toEqual([...(before.hands[seat] ?? []), card]);
  },
  roundEnded(event, before) {
    expect(event.hands).toEqual(before.hands);
    const shown = chicken.redact(event, null);
    const kinds = (shown?.type === 'roundEnded' ? shown.hands : []).map((hand) =>
      hand.map((card) => KINDS.indexOf(card)),
    );
    expect(kinds).toEqual(kinds.map((hand) => hand.toSorted((a, b) => a - b)));
  },
};

it('draws the last card of the draw pile, puts cards last on the discard pile, and last into a hand (CH-2.1, CH-3.1, CH-3.3)', () => {
  const configs = [2, 3, 5].map((seats) => ({ seats, options: { target: 10_000 } }));
  expect(checkAround(chicken, configs, AROUND)).toEqual(Object.keys(AROUND));
});
