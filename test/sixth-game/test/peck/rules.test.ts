import { describe, expect, it } from 'vitest';
import { DECK, peck, type State } from '../../src/peck/index.js';

const start = peck.setup({ seed: 'peck' });
const position = (fields: Partial<State>): State => ({ ...start, ...fields });

describe('the rules of Peck', () => {
  it('PK-1.1, PK-2.1: twelve cards, three to each player', () => {
    expect(DECK).toHaveLength(12);
    expect(start.hands.map((hand) => hand.length)).toEqual([3, 3]);
    expect(start.drawPile).toHaveLength(6);
  });

  it('PK-3.1: all choose at once, a card that they hold', () => {
    const state = position({ hands: [[1], [2]] });
    expect(peck.actors(state)).toEqual([0, 1]);
    expect(peck.whyNot(state, { seat: 0, type: 'choose', card: 2 })).toMatchObject({ clause: 'G-4' });
  });

  it('PK-3.2: the highest card scores the die', () => {
    let state = position({
      hands: [
        [1, 2, 3],
        [4, 4, 4],
      ],
    });
    state = peck.apply(state, { seat: 0, type: 'choose', card: 3 });
    state = peck.apply(state, { seat: 1, type: 'choose', card: 4 });
    expect(state.shown).toEqual([3, 4]);
    expect(peck.score(state)[0]).toBe(0);
    expect(peck.score(state)[1]).toBeGreaterThan(0);
  });

  it('PK-4.1, PK-4.2, PK-4.3: a card may be drawn with fewer than two, from a pile that has one', () => {
    const state = position({ step: { type: 'draw', seat: 0 }, hands: [[1, 2, 3], [4]] });
    expect(peck.whyNot(state, { seat: 0, type: 'draw' })).toEqual({ clause: 'PK-4.3', params: { have: 3 } });
    const empty = position({ step: { type: 'draw', seat: 0 }, hands: [[1], [4]], drawPile: [] });
    expect(peck.whyNot(empty, { seat: 0, type: 'draw' })).toEqual({ clause: 'PK-4.2', params: {} });
    expect(peck.legalMoves(empty)).toEqual([{ seat: 0, type: 'pass' }]);
  });

  it('PK-5.1: the game ends after the last round, and the most points win', () => {
    const state = position({ step: { type: 'draw', seat: 1 }, round: 3, scores: [2, 3] });
    expect(peck.outcome(peck.apply(state, { seat: 1, type: 'pass' }))).toEqual({
      ranking: [[1], [0]],
      reason: 'rounds',
    });
  });
});
