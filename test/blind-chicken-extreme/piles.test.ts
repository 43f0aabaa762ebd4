import { type BlindChickenExtremeTypes, blindChickenExtreme, REWARDS } from 'hencoop/blind-chicken-extreme';
import { expect, it } from 'vitest';
import { type Around, checkAround } from '../support/eachEvent.js';

const AROUND: Around<BlindChickenExtremeTypes> = {
  placed({ seat, card }, before, after) {
    expect(after.rows[seat]).toEqual([...(before.rows[seat] ?? []), card]);
    expect(after.hands[seat]).toEqual(before.hands[seat]?.filter((other) => other !== card));
  },
  played({ seat, card, index, faceDown }, before, after) {
    expect(before.rows[seat]?.[index]).toBe(card);
    expect(after.rows[seat]).toEqual(before.rows[seat]?.toSpliced(index, 1));
    expect(after.trick).toEqual([...before.trick, { seat, card, faceDown }]);
  },
  revealed({ cards }, before, after) {
    expect(cards).toEqual(before.trick.map(({ card }) => card));
    expect(after.trick.map(({ card }) => card)).toEqual(cards);
  },
  turnedDown({ seat }, before, after) {
    expect(after.piles[seat]).toEqual([...(before.piles[seat] ?? []), ...before.trick.map(({ card }) => card)]);
  },
  penaltyTaken({ seat, penalty }, before, after) {
    expect(after.penalties[seat]).toEqual([...(before.penalties[seat] ?? []), penalty]);
  },
  rewardTaken({ seat, reward }, before, after) {
    expect(after.rewards[seat]).toEqual([...(before.rewards[seat] ?? []), reward]);
    expect(after.rewardsLeft).toEqual(REWARDS.filter((left) => after.rewardsLeft.includes(left)));
  },
  benefitChosen(event, before, after) {
    const canceled = event.benefit === 'cancelGame' ? [event.game] : [];
    expect(after.canceled[event.seat]).toEqual([...(before.canceled[event.seat] ?? []), ...canceled]);
  },
  scored({ tallies }, before, after) {
    expect(after.scores).toEqual(before.scores.map((games, seat) => [...games, tallies[seat]?.total]));
  },
};

it('places cards at the right end of a row, lists a trick in the order of play, and puts it on top of a pile (BC-2.3, BC-3.1, BC-3.4)', () => {
  const configs = [2, 3, 5].map((seats) => ({ seats }));
  expect(checkAround(blindChickenExtreme, configs, AROUND)).toEqual(Object.keys(AROUND));
});
