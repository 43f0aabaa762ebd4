import {
  actionOf,
  type Card,
  cardOf,
  chickenRoundup,
  ownAction,
  type Step,
  type Violation,
} from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';

describe('the types of Chicken Roundup', () => {
  it('refuse values that do not exist', () => {
    const state = chickenRoundup.setup({ seed: 'types' });
    const card = 'gold dog';
    const uncalled = () => {
      // @ts-expect-error a cell that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'farmer', card, target: 'M5' });
      // @ts-expect-error a color that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'dog', card: 'green dog', end: 'west' });
      // @ts-expect-error an action that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'farmer', card: 'gold famer', target: 'M1' });
      // @ts-expect-error nor with the two words the other way around
      chickenRoundup.apply(state, { seat: 0, type: 'farmer', card: 'farmer gold', target: 'M1' });
      // @ts-expect-error a custom action is not a plain string
      const unchecked = cardOf('gold', 'longHop');
      const own: Card = cardOf('gold', ownAction('longHop'));
      // @ts-expect-error the parts of a card are separate words
      const part: 'gold farmer' = actionOf(own);
      // @ts-expect-error an end that does not exist
      chickenRoundup.apply(state, { seat: 0, type: 'dog', card, end: 'north' });
      // @ts-expect-error a catch is paid, not played
      chickenRoundup.apply(state, { seat: 0, type: 'catch', card, target: 'M1' });
      // @ts-expect-error a place of a diagram is a pair
      chickenRoundup.setup({ options: { diagrams: [{ name: 'hop', cycles: [[[0], [1]]], cards: [] }] } });
      // @ts-expect-error a third play
      const third: Step = { type: 'plays', seat: 0, play: 3 };
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CR-5.1', params: { card } };
      return [unchecked, part, third, params];
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
