import { type Chicken, crazyChicken, type State } from 'hencoop/crazy-chicken';
import { crazyChickenBots, plausibleWorlds } from 'hencoop/crazy-chicken/bots';
import { crazyChickenKit as kit } from 'hencoop/crazy-chicken/testkit';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/crazy-chicken/testkit/position.js';

const MANY = 400;

/** Seat 1 shows two 9s and holds four cards, of which seat 0 remembers the first, a 6. */
const state = position({
  hands: [
    [16, 12, 8],
    [6, 14, 16, 7],
  ],
  sets: [[{ chicken: 7, count: 4 }], [{ chicken: 9, count: 2 }]],
  drawA: [9, 9, 18, 20, 12, 8, 6, 7],
  drawB: [18, 20, 14, 16, 12, 8, 7, 9],
  step: { type: 'draw', seat: 0 },
});
const seen = crazyChicken.view(state, 0);
const view = { ...seen, hands: seen.hands.map((hand, seat) => (seat === 1 ? [6 as const, null, null, null] : hand)) };

/** How many of many worlds have such a hand at seat 1. */
function countOf(imagined: { next(): State }, holds: (hand: readonly Chicken[]) => boolean): number {
  let worlds = 0;
  for (let count = 0; count < MANY; count++) if (holds(imagined.next().hands[1] ?? [])) worlds += 1;
  return worlds;
}

describe('plausible worlds of Crazy Chicken', () => {
  const uses: { readonly [what: string]: (hand: readonly Chicken[]) => boolean } = {
    'a set that it could have laid': (hand) =>
      hand.some((card, index) => card !== 9 && card !== 7 && hand.indexOf(card) !== index),
    'cards of the cheap type that it shows': (hand) => hand.includes(9),
    'cards of a type that cannot be displaced': (hand) => hand.includes(7),
  };

  it.each(Object.entries(uses))('seldom give the opponent %s', (_, holds) => {
    const plausible = countOf(plausibleWorlds(view, 'seldom'), holds);
    expect(plausible).toBeGreaterThan(0);
    expect(plausible).toBeLessThan(0.75 * countOf(crazyChickenBots.worlds(view, 'seldom'), holds));
  });

  it('keep the visible and the remembered cards in place', () => {
    const imagined = plausibleWorlds(view, 'whole');
    const cards = [...kit.cards(state)].sort();
    for (let count = 0; count < MANY; count++) {
      const world = imagined.next();
      expect(world.hands[0]).toEqual(state.hands[0]);
      expect(world.hands[1]?.[0]).toBe(6);
      expect(world.hands[1]).toHaveLength(4);
      expect([...kit.cards(world)].sort()).toEqual(cards);
    }
  });
});
