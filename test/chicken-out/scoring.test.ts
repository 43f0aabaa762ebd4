import { chickenOut, type RedactedEvent, type View } from 'hencoop/chicken-out';
import { describe, expect, it } from 'vitest';
import { enChickenOutScoring } from '../../src/chicken-out/locales/enSetup.js';
import { chickenOutScoring } from '../../src/chicken-out/scoring.js';

const rowsOf = chickenOutScoring(enChickenOutScoring);

/** The last of three games for three after its end: the second seat went out first, then the first. */
function viewWith(piles: View['piles'], games = 3): View {
  const state = chickenOut.setup({ seats: 3, seed: 'scoring', options: { games } });
  return { ...chickenOut.view(state, null), piles, wentOut: [1, 0] };
}

const ended = (points: readonly number[], foxes: readonly number[] | null): RedactedEvent => ({
  type: 'gameEnded',
  reason: 'wentOut',
  points,
  foxes,
});

describe('the score calculation of Chicken Out!', () => {
  it('counts places if the game scores ranks, and tells who went out and how many cards are left (CO-5.4)', () => {
    expect(rowsOf(viewWith([[], [], [null, null]]), [ended([1, 2, 0], null)])).toEqual([
      {
        items: [{ cards: [], words: 'place 1', points: 1 }],
        notes: ['out in the same count'],
        rank: 1,
        standing: 'in the last game: out in the same count',
      },
      {
        items: [{ cards: [], words: 'place 2', points: 2 }],
        notes: ['out of cards first'],
        rank: 1,
        standing: 'in the last game: out of cards first',
      },
      {
        items: [{ cards: [], words: 'place 0', points: 0 }],
        notes: ['2 cards left'],
        rank: 1,
        standing: 'in the last game: 2 cards left',
      },
    ]);
  });

  it('adds nothing up in a single game that scores ranks: who went out, and the cards left, decide (CO-5.3, CO-5.4)', () => {
    const rows = rowsOf(viewWith([[], [], [null, null]], 1), [ended([2, 1, 3], null)]);
    expect(rows.map(({ items }) => items)).toEqual([[], [], []]);
    expect(rows.map(({ standing }) => standing)).toEqual([
      'out in the same count',
      'out of cards first',
      '2 cards left',
    ]);
  });

  it('counts the cards left in a single game that scores them (CO-5.4)', () => {
    const rows = rowsOf(viewWith([[], [], [null, null]], 1), [ended([0, 0, 11], [0, 0, 1])]);
    expect(rows.map(({ items, standing }) => [items.map(({ points }) => points), standing])).toEqual([
      [[], 'out in the same count'],
      [[], 'out of cards first'],
      [[1, 10], '2 cards left'],
    ]);
  });

  it('counts chickens and foxes separately if the game scores cards, and omits zeros (CO-5.4)', () => {
    const piles = [[], [null], [null, null, null]];
    expect(rowsOf(viewWith(piles), [ended([0, 1, 21], [0, 0, 2])]).map(({ items }) => items)).toEqual([
      [],
      [{ cards: [], words: '1 chicken', points: 1 }],
      [
        { cards: [], words: '1 chicken', points: 1 },
        { cards: [], words: '2 foxes', points: 20 },
      ],
    ]);
  });

  it('has no points until the game has ended', () => {
    expect(rowsOf(viewWith([[], [], [null]]), []).map(({ items }) => items.map(({ points }) => points))).toEqual([
      [0],
      [0],
      [0],
    ]);
  });
});
