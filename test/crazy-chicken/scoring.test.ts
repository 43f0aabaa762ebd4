import { crazyChicken } from 'hencoop/crazy-chicken';
import { expect, it } from 'vitest';
import { enCrazyChickenScoring } from '../../src/crazy-chicken/locales/enSetup.js';
import { crazyChickenScoring } from '../../src/crazy-chicken/scoring.js';
import { position } from '../../src/crazy-chicken/testkit/position.js';

it('the score calculation of Crazy Chicken lists each set with the number of its type, whatever its size (CC-6.3)', () => {
  const sets = [
    [
      { chicken: 9, count: 3 },
      { chicken: 6, count: 2 },
    ],
    [],
  ] as const;
  const view = { ...crazyChicken.view(position({ hands: [[], []], sets }), null), bestRounds: [71, 66] };
  expect(crazyChickenScoring(enCrazyChickenScoring)(view, [])).toEqual([
    {
      items: [
        { cards: [9, 9, 9], points: 9 },
        { cards: [6, 6], points: 6 },
      ],
      notes: ['2 types, each counts once'],
      rank: 1,
      standing: 'best round: 71',
    },
    { items: [], notes: [], rank: 2, standing: 'best round: 66' },
  ]);
});
