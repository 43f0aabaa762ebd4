import { puzzlesOf } from '@hencoop/puzzles';
import { expect, it } from 'vitest';
import { MINES } from '../../../tools/puzzles/mines.js';

it('the miner finds a stored puzzle again, with the same chances', async () => {
  const mine = MINES.find(({ id }) => id === 'chicken');
  const stored = (await puzzlesOf('chicken')).filter(({ seed }) => seed === 'puzzles/0');
  expect(stored.length).toBeGreaterThan(0);
  const match = mine?.play(0);
  const found = (match?.found ?? []).map(({ moves, judged }) => ({
    moves: match?.moves.slice(0, moves).join(' '),
    judged: judged.map(([token, chance, error]) => ({ token, chance: chance / 1000, error: error / 1000 })),
  }));
  expect(found).toEqual(stored.map(({ moves, judged }) => ({ moves, judged })));
});
