import { type Event, blindChickenExtreme as game } from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';
import { eventOf } from './helpers.js';

describe('6 Who sees what', () => {
  it('BC-6.1: only its owner sees a row; no one sees piles, only their size; everyone sees penalties, rewards and scores', () => {
    const state = position({
      rows: [
        [40, 15],
        [19, 20],
        [22, 23],
      ],
      penalties: [[-3], [], []],
      scores: [[2], [3], [4]],
    });
    const seen = game.view(state, 1);
    expect(seen.rows).toEqual([
      [null, null],
      [19, 20],
      [null, null],
    ]);
    expect(seen.piles).toEqual(state.piles.map((pile) => pile.map(() => null)));
    expect(seen.penalties).toEqual([[-3], [], []]);
    expect(seen.scores).toEqual([[2], [3], [4]]);
    expect(seen).not.toHaveProperty('seed');
    expect(
      game
        .view(state, null)
        .rows.flat()
        .every((card) => card === null),
    ).toBe(true);
  });

  it('BC-6.1: hands are dealt to their owners', () => {
    const { events } = game.setupWithEvents({ seats: 2, seed: 'deal' });
    const dealt = eventOf(events, 'dealt');
    expect(game.redact(dealt as Event, 1)).toEqual({
      ...dealt,
      hands: [Array(12).fill(null), dealt?.hands[1]],
    });
  });
});
