import { describe, expect, it } from 'vitest';
import { type Card, DECK, type Move, peck, type State } from '../../src/peck/index.js';

const start = peck.setup({ seed: 'peck' });
const drawing: Pick<State, 'step'> = { step: { type: 'draw', seat: 0 } };
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
    expect(peck.whyNot(state, { seat: 0, type: 'choose', grain: 2 })).toEqual({
      clause: 'G-4',
      params: { card: 2, have: 0 },
    });
  });

  it('PK-3.2: the highest card scores the die', () => {
    let state = position({
      hands: [
        [1, 2, 3],
        [4, 4, 4],
      ],
    });
    state = peck.apply(state, { seat: 0, type: 'choose', grain: 3 });
    state = peck.apply(state, { seat: 1, type: 'choose', grain: 4 });
    expect(state.shown).toEqual([3, 4]);
    expect(peck.score(state)[0]).toBe(0);
    expect(peck.score(state)[1]).toBeGreaterThan(0);
  });

  it('PK-4.1: cards come from the front or the back of the pile, and the turn passes', () => {
    const state = position({ ...drawing, hands: [[1], [4]], drawPile: [1, 2, 3, 4] });
    const drawn = (row: 'front' | 'back', count: number) => peck.apply(state, { seat: 0, type: 'draw', row, count });
    expect(drawn('front', 2)).toMatchObject({ hands: [[1, 4, 3], [4]], drawPile: [1, 2], step: { seat: 1 } });
    expect(drawn('back', 2)).toMatchObject({ hands: [[1, 1, 2], [4]], drawPile: [3, 4], step: { seat: 1 } });
    expect(peck.apply(state, { seat: 0, type: 'pass' })).toMatchObject({ step: { type: 'draw', seat: 1 } });
  });

  it('PK-4.2, PK-4.3: no more cards than the pile holds, and at most three in hand', () => {
    const three: Move = { seat: 0, type: 'draw', row: 'back', count: 3 };
    const full = position({ ...drawing, hands: [[1], [4]] });
    expect(peck.whyNot(full, three)).toEqual({ clause: 'PK-4.3', params: { have: 1 } });
    expect(peck.whyNot(full, { ...three, count: 2 })).toBeNull();
    const short = position({ ...drawing, hands: [[], [4]], drawPile: [1, 2] });
    expect(peck.whyNot(short, three)).toEqual({ clause: 'PK-4.2', params: { need: 3, have: 2 } });
    expect(peck.legalMoves({ ...short, drawPile: [] })).toEqual([{ seat: 0, type: 'pass' }]);
  });

  it('PK-4.4: shed cards lie open, and the same player goes on', () => {
    const state = position({ ...drawing, round: 3, hands: [[3, 1], [4]] });
    const { step, shed, hands } = peck.apply(state, { seat: 0, type: 'shed', grains: [1, 3] });
    expect({ step, shed, hands }).toEqual({ step: state.step, shed: [1, 3], hands: [[], [4]] });
  });

  it('PK-4.5: shed cards are named from the lowest to the highest, as often as they are held', () => {
    const state = position({ ...drawing, round: 3, hands: [[3, 1], [4]] });
    const shed = (...grains: readonly Card[]) => peck.whyNot(state, { seat: 0, type: 'shed', grains });
    expect(shed(1, 3)).toBeNull();
    expect(shed(3, 1)).toEqual({ clause: 'PK-4.5', params: {} });
    expect(shed(1, 1)).toEqual({ clause: 'G-4', params: { card: 1, have: 1 } });
    expect(shed(2)).toEqual({ clause: 'G-4', params: { card: 2, have: 0 } });
  });

  it('PK-4.6: a card stays for each remaining round', () => {
    const legal = (round: number) =>
      peck
        .legalMoves(position({ ...drawing, round, hands: [[2, 2], [4]] }))
        .flatMap((move) => (move.type === 'shed' ? [move.grains] : []));
    expect([1, 2, 3].map(legal)).toEqual([[], [[2]], [[2], [2, 2]]]);
    const state = position({ ...drawing, round: 2, hands: [[2, 2], [4]] });
    expect(peck.whyNot(state, { seat: 0, type: 'shed', grains: [2, 2] })).toEqual({
      clause: 'PK-4.6',
      params: { need: 1, have: 0 },
    });
  });

  it('PK-5.1: the game ends after the last round, and the most points win', () => {
    const state = position({ step: { type: 'draw', seat: 1 }, round: 3, scores: [2, 3] });
    expect(peck.outcome(peck.apply(state, { seat: 1, type: 'pass' }))).toEqual({
      ranking: [[1], [0]],
      reason: 'rounds',
    });
  });
});
