import { PUZZLE_GAMES, puzzlesOf } from '@hencoop/puzzles';
import { describe, expect, it } from 'vitest';
import { exactLead, LEAD } from '../puzzles/lookAt.js';
import { MINES } from '../puzzles/mines.js';

const isNightly = process.env['HENCOOP_EFFORT'] === 'nightly';

/** A match between the current bots; in earlier matches, `easy` and `strong` played differently. */
const MATCH = 177;

describe.each(PUZZLE_GAMES)('the puzzles of %s', (game) => {
  it(`agree with exact chances in solved endings${isNightly ? '' : ' (sample)'}`, async () => {
    const mine = MINES.find(({ id }) => id === game);
    for (const puzzle of (await puzzlesOf(game)).slice(0, isNightly ? undefined : 5)) {
      const lead = mine?.confirmExactly(puzzle) ?? null;
      expect(lead ?? LEAD, puzzle.id).toBeGreaterThanOrEqual(LEAD);
      if (puzzle.exact) expect(lead, puzzle.id).not.toBeNull();
    }
  });

  it(`hold up in other worlds${isNightly ? '' : ' (sample)'}`, async () => {
    const mine = MINES.find(({ id }) => id === game);
    const all = await puzzlesOf(game);
    const seed = `confirm/${isNightly ? 'all' : Math.floor(Math.random() * 1_000_000)}`;
    const first = isNightly ? 0 : Math.floor(Math.random() * all.length);
    for (const puzzle of isNightly ? all : all.slice(first, first + 2)) {
      const found = mine?.confirm(puzzle, { tries: isNightly ? 1000 : 400, seed });
      // A lead of barely a tenth may look a little smaller in other worlds.
      expect((found?.lead ?? 0) + 4 * (found?.error ?? 0), `${puzzle.id}, seed ${seed}`).toBeGreaterThanOrEqual(
        0.6 * LEAD,
      );
      expect(found?.lead ?? 0, `${puzzle.id}, seed ${seed}`).toBeGreaterThan(0);
    }
  });
});

it("a move's exact lead is over the best other move, and below 0 if that is better", () => {
  const values = new Map([
    ['stop', 0.5],
    ['play', 0.75],
    ['chickenOut', 0.25],
  ]);
  expect(exactLead(values, 'play')).toBe(0.25);
  expect(exactLead(values, 'stop')).toBe(-0.25);
});

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
