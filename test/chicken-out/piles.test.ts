import { type ChickenOutTypes, chickenOut, type State } from 'hencoop/chicken-out';
import { expect, it } from 'vitest';
import { type Around, checkAround } from '../support/eachEvent.js';

/** CO-4.5: under a pile, the first played card of the series comes up first. */
function liesUnder(seat: number, before: State, after: State): void {
  expect(after.piles[seat]).toEqual([...before.series.toReversed(), ...(before.piles[seat] ?? [])]);
}

const AROUND: Around<ChickenOutTypes> = {
  played({ seat, card }, before, after) {
    expect(card).toBe(before.piles[seat]?.at(-1));
    expect(after.piles[seat]).toEqual(before.piles[seat]?.slice(0, -1));
    expect(after.series).toEqual([...before.series, card]);
  },
  eggLaid({ seat, pile }, _, after) {
    expect(after.piles[seat]).toEqual(pile);
  },
  busted({ seat }, before, after) {
    liesUnder(seat, before, after);
  },
  chickenedOut({ seat }, before, after) {
    liesUnder(seat, before, after);
  },
  made21({ to }, before, after) {
    if (to === null) expect(after.leftGame).toEqual([...before.leftGame, ...before.series]);
    else liesUnder(to, before, after);
  },
  wentOut({ seat }, before, after) {
    expect(after.wentOut).toEqual([...before.wentOut, seat]);
  },
};

it('plays the last card of a pile, lists the series in the order of play, and puts it under a pile in reverse (CO-3.1, CO-4.5)', () => {
  const configs = [{ seats: 3 }, { seats: 5, options: { passOn: true } }, { seats: 2, options: { layAnEgg: true } }];
  expect(checkAround(chickenOut, configs, AROUND)).toEqual(Object.keys(AROUND));
});
