import { blindChickenExtreme as game, type RedactedEvent, type Violation } from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';

describe('the types of Blind Chicken Extreme', () => {
  it('refuse values that do not exist', () => {
    const state = game.setup({ seed: 'types' });
    const uncalled = () => {
      // @ts-expect-error a card that does not exist
      game.apply(state, { seat: 0, type: 'play', card: 50 });
      // @ts-expect-error a canceled game has a number
      game.apply(state, { seat: 0, type: 'chooseBenefit', benefit: 'cancelGame' });
      // @ts-expect-error another benefit has none
      game.apply(state, { seat: 0, type: 'chooseBenefit', benefit: 'none', game: 1 });
      // @ts-expect-error a card table is given whole
      game.setup({ options: { cards: { pigs: [25, 35, 45] } } });
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'BC-3.1', params: { card: 1 } };
      // @ts-expect-error no player sees another's placing, so there is no redacted one
      const placed: RedactedEvent = { type: 'placed', seat: 0, card: null };
      return [params, placed];
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
