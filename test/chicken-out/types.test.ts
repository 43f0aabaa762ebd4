import { type Card, chickenOut, odds, type Violation } from 'hencoop/chicken-out';
import { describe, expect, it } from 'vitest';

describe('the types of Chicken Out!', () => {
  it('refuse values that do not exist', () => {
    const state = chickenOut.setup({ seed: 'types' });
    const uncalled = () => {
      // @ts-expect-error the deck decides the card
      chickenOut.apply(state, { seat: 0, type: 'play', card: 'SAME' });
      // @ts-expect-error odds need a view
      odds(state);
      // @ts-expect-error a value that the option does not have
      chickenOut.setup({ options: { scoring: 'points' } });
      // @ts-expect-error a card that does not exist
      const card: Card = 'red 1';
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CO-4.3', params: { move: 'chickenOut' } };
      return [card, params];
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
