import { puzzlesOf } from '@hencoop/puzzles';
import { expect, it } from 'vitest';
import { MINES } from '../../../tools/puzzles/mines.js';

/** A match that was played by the bots of today: `easy`, then `strong` played otherwise when earlier puzzles were found. */
const MATCH = 177;

it('the miner finds a stored puzzle again, with the same chances', async () => {
  const mine = MINES.find(({ id }) => id === 'chicken');
  const stored = (await puzzlesOf('chicken')).filter(({ seed }) => seed === `puzzles/${MATCH}`);
  expect(stored.length).toBeGreaterThan(0);
  const match = mine?.play(MATCH);
  const found = (match?.found ?? []).map(({ moves, judged }) => ({
    moves: match?.moves.slice(0, moves).join(' '),
    judged: judged.map(([token, chance, error]) => ({ token, chance: chance / 1000, error: error / 1000 })),
  }));
  expect(found).toEqual(stored.map(({ moves, judged }) => ({ moves, judged })));
});
