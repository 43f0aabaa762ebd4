import {
  ASSUMED_CARDS,
  CARDS,
  deckFor,
  blindChickenExtreme as game,
  PENALTIES,
  penaltyFor,
  REWARDS,
  type Reward,
} from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';
import { OTHER_CARDS } from '../../../src/blind-chicken-extreme/testkit/position.js';
import { eventOf, lastCards, lastTrick, options } from './helpers.js';

describe('1 Components', () => {
  it('BC-1.1, BC-1.4: 50 cards; the assumed table has ten chickens and three pigs on different cards, the 0 is neither', () => {
    expect(CARDS).toEqual(Array.from({ length: 50 }, (_, card) => card));
    expect(ASSUMED_CARDS.chickens).toEqual([17, 21, 24, 27, 31, 34, 37, 41, 44, 47]);
    expect(ASSUMED_CARDS.pigs).toEqual([25, 35, 45]);
    expect(ASSUMED_CARDS.faceDown).toEqual([18, 24, 28, 34, 38, 44, 48]);
    expect(new Set([0, ...ASSUMED_CARDS.chickens, ...ASSUMED_CARDS.pigs]).size).toBe(14);
  });

  it('BC-1.2: the sides of the penalty cards, by chickens', () => {
    expect([0, 1, 2, 3, 4, 5].map(penaltyFor)).toEqual([null, null, ...PENALTIES]);
    expect(PENALTIES).toEqual([-3, -6, -10, -15]);
  });

  it('BC-1.3: three rewards, one for each advantage', () => {
    expect(REWARDS).toEqual(['leadFaceDown', 'leadAnyCard', 'chooseLeader']);
    expect(game.setup().rewardsLeft).toEqual(REWARDS);
  });

  it("BC-1.3: writing to one table's rewards changes no other table", () => {
    (game.setup().rewardsLeft as Reward[]).pop();
    expect(game.setup().rewardsLeft).toEqual(['leadFaceDown', 'leadAnyCard', 'chooseLeader']);
  });

  it('BC-1.4: callers cannot write to a card table, the assumed one or their own, or through a view to a step', () => {
    for (const cards of [
      ASSUMED_CARDS,
      game.setup({ options: { cards: structuredClone(OTHER_CARDS) } }).options.cards,
    ]) {
      for (const list of [cards, ...Object.values(cards)]) expect(Object.isFrozen(list)).toBe(true);
    }
    const state = game.setup();
    const view = game.view(state, 0);
    if (view.step.type === 'arrange') (view.step.seats as number[]).pop();
    expect(game.actors(state)).toEqual([0, 1, 2]);
  });

  it('BC-1.4: with two players 7 chickens and 2 pigs of the assumed table are in play', () => {
    const cards = deckFor(2);
    expect(cards.filter((card) => ASSUMED_CARDS.chickens.includes(card))).toHaveLength(7);
    expect(cards.filter((card) => ASSUMED_CARDS.pigs.includes(card))).toHaveLength(2);
  });

  it('BC-1.4: another card table changes the play', () => {
    const state = lastCards([27, 28, 15], { options: options({ cards: OTHER_CARDS }) });
    const { events } = lastTrick(state, [27, 28, 15]);
    expect(eventOf(events, 'penaltyTaken')).toEqual({ type: 'penaltyTaken', seat: 1, penalty: -3 });
    expect(game.setup({ options: { cards: OTHER_CARDS } }).options.cards).toEqual(OTHER_CARDS);
  });
});
