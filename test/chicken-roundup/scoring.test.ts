import { chickenRoundup, type View } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { enChickenRoundupScoring } from '../../src/chicken-roundup/locales/enSetup.js';
import { chickenRoundupScoring } from '../../src/chicken-roundup/scoring.js';

const rowsOf = chickenRoundupScoring(enChickenRoundupScoring);

const viewWith = (...stacks: View['stacks']): View => ({
  ...chickenRoundup.view(chickenRoundup.setup({ seats: 2, seed: 'scoring' }), null),
  stacks,
});

describe('the score calculation of Chicken Roundup', () => {
  it('counts one point for each chicken that came home (CR-9.2)', () => {
    const view = viewWith(['red farmer', 'gold dog', 'white dog', 'gold parade'], []);
    expect(rowsOf(view, [])).toEqual([
      {
        items: [
          { cards: ['gold dog', 'gold parade'], points: 2 },
          { cards: ['red farmer'], points: 1 },
          { cards: ['white dog'], points: 1 },
        ],
        notes: [],
        rank: 1,
        standing: '4 chickens home, 2 of them gold',
      },
      { items: [], notes: [], rank: 2, standing: '0 chickens home, 0 of them gold' },
    ]);
  });

  it('lists the colors in the order that decides a tie: gold, silver, red, black, white (CR-9.2)', () => {
    const stack = ['white dog', 'black dog', 'red dog', 'silver dog', 'gold dog'] as const;
    const [row] = rowsOf(viewWith(stack, []), []);
    expect(row?.items.flatMap(({ cards }) => cards)).toEqual([...stack].reverse());
  });
});
