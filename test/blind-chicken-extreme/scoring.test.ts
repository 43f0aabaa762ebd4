import { blindChickenExtreme, type RedactedEvent, type View } from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';
import { enBlindChickenExtremeScoring } from '../../src/blind-chicken-extreme/locales/enSetup.js';
import { blindChickenExtremeScoring } from '../../src/blind-chicken-extreme/scoring.js';

const rowsOf = blindChickenExtremeScoring(enBlindChickenExtremeScoring);

const view: View = {
  ...blindChickenExtreme.view(blindChickenExtreme.setup({ seats: 2, seed: 'scoring' }), null),
  scores: [
    [4, -7],
    [2, 5],
  ],
};

const scored: RedactedEvent = {
  type: 'scored',
  tallies: [
    { chickens: -2, penalties: -6, rewards: 3, noChicken: 0, total: -5 },
    { chickens: 0, penalties: 0, rewards: 0, noChicken: 3, total: 3 },
  ],
};

describe('the score calculation of Blind Chicken Extreme', () => {
  it('lists chickens, penalties, rewards and a pile without a chicken, each only if it counts (BC-5.1)', () => {
    expect(rowsOf(view, [scored])).toEqual([
      {
        items: [
          { cards: [], words: 'chickens', points: -2 },
          { cards: [], words: 'penalties', points: -6 },
          { cards: [], words: 'rewards', points: 3 },
        ],
        notes: [],
        rank: 2,
        standing: 'best game: +4',
      },
      { items: [{ cards: [], words: 'no chicken', points: 3 }], notes: [], rank: 1, standing: 'best game: +5' },
    ]);
  });

  it('shows the chickens of a pile that the view knows, and after a benefit only those that count (BC-5.2)', () => {
    const [hen = 0, rooster = 0, chick = 0] = view.options.cards.chickens;
    const seen = { ...view, piles: [[hen, rooster, 0, chick], []] } satisfies View;
    const itemsWith = (chickens: number, benefit: 'ignoreChickens' | 'none') => {
      const tally = { chickens, penalties: 0, rewards: 0, noChicken: 0, total: chickens } as const;
      const tallies = [tally, { ...tally, chickens: 0, total: 0 }];
      return rowsOf(seen, [
        { type: 'benefitChosen', seat: 0, benefit },
        { ...scored, tallies },
      ])[0]?.items;
    };
    const one = (card: number) => ({ cards: [card], points: -1 });
    expect(itemsWith(-3, 'none')).toEqual([one(hen), one(rooster), one(chick)]);
    expect(itemsWith(-1, 'ignoreChickens')).toEqual([one(chick)]);
    // A pile that does not show them all counts in words.
    expect(itemsWith(-2, 'none')).toEqual([{ cards: [], words: 'chickens', points: -2 }]);
  });

  it('gives back the points of a canceled game to the seat that canceled it (BC-5.2)', () => {
    const canceled: RedactedEvent = { type: 'benefitChosen', seat: 0, benefit: 'cancelGame', game: 2 };
    const [first, second] = rowsOf(view, [canceled, scored]);
    expect(first?.items.at(-1)).toEqual({ cards: [], words: 'game 2 canceled', points: 7 });
    expect(first?.notes).toEqual([]);
    expect(second).toEqual({
      items: [{ cards: [], words: 'no chicken', points: 3 }],
      notes: [],
      rank: 1,
      standing: 'best game: +5',
    });
  });

  it('names the benefit that a seat chose, if any (BC-5.2)', () => {
    const notesWith = (benefit: 'ignoreChickens' | 'none') =>
      rowsOf(view, [{ type: 'benefitChosen', seat: 1, benefit }, scored]).map(({ notes }) => notes);
    expect(notesWith('ignoreChickens')).toEqual([[], ['chickens before the last trick ignored']]);
    expect(notesWith('none')).toEqual([[], []]);
  });

  it('is empty for each seat until the game has been scored', () => {
    expect(rowsOf(view, [])).toEqual([
      { items: [], notes: [], rank: 2, standing: 'best game: +4' },
      { items: [], notes: [], rank: 1, standing: 'best game: +5' },
    ]);
  });

  it('tells the best game of each seat, or the games that no longer count (BC-5.2)', () => {
    const after = {
      ...view,
      scores: [
        [-4, -7],
        [2, 5],
      ],
      canceled: [[], [1]],
    };
    expect(rowsOf(after, []).map(({ standing }) => standing)).toEqual(['best game: −4', 'game 1 canceled']);
  });
});
