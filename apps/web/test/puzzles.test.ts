import { openPuzzle, PUZZLE_GAMES, puzzleOfTheDay, puzzlesOf } from '@hencoop/puzzles';
import { type GameId, gameById, isGameId } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/engine/errors.js';
import { solvedIn } from '../src/page/puzzles/solved.js';
import { hashOf, routeOf } from '../src/page/router.js';
import type { JudgedAnswer, ListedPuzzle, ShownPuzzle, Solution } from '../src/puzzleAsk.js';
import { Page } from './page.js';

const IDS = PUZZLE_GAMES.filter(isGameId);

async function opened(game: GameId, index: number) {
  const entry: AnyEntry = await gameById(game).entry();
  return openPuzzle(at(await puzzlesOf(game), index), entry);
}

describe.each(IDS)('the puzzles of %s on the page', (game) => {
  it('are listed, opened, answered and solved', async () => {
    const page = new Page();
    const puzzles = await puzzlesOf(game);
    const listed = (await page.ask({ type: 'puzzle', ask: { what: 'list', game } })) as readonly ListedPuzzle[];
    expect(listed).toEqual(puzzles.map(({ id, difficulty }) => ({ id, difficulty })));
    const puzzle = at(puzzles, 0);
    const { id, theme } = puzzle;
    const open = await opened(game, 0);
    const [best, second] = [at(open.judged, 0), at(open.judged, 1)];
    const shown = (await page.ask({ type: 'puzzle', ask: { what: 'open', game, id } })) as ShownPuzzle;
    expect(shown).toEqual({ id, seat: open.seat, view: open.remembered, options: puzzle.options });
    const chances = { best: best.chance, second: second.chance };
    const wrong = await page.ask({ type: 'puzzle', ask: { what: 'answer', game, id, move: second.move } });
    expect(wrong).toEqual({ isRight: false, chance: second.chance, ...chances, theme: null });
    const right = (await page.ask({
      type: 'puzzle',
      ask: { what: 'answer', game, id, move: best.move },
    })) as JudgedAnswer;
    expect(right).toEqual({ isRight: true, chance: best.chance, ...chances, theme });
    const solution = (await page.ask({ type: 'puzzle', ask: { what: 'solution', game, id } })) as Solution;
    expect(solution).toEqual({ move: best.move, ...chances, theme });
  });

  it('reveal to the page no seed, no hidden card, and no solution before the page requests it', async () => {
    const puzzles = await puzzlesOf(game);
    for (const [index, { id, seed, moves }] of puzzles.slice(0, 5).entries()) {
      const page = new Page();
      const open = await opened(game, index);
      await page.ask({ type: 'puzzle', ask: { what: 'list', game } });
      await page.ask({ type: 'puzzle', ask: { what: 'open', game, id } });
      await page.ask({ type: 'puzzle', ask: { what: 'answer', game, id, move: at(open.judged, 1).move } });
      const sent = page.sent.join('\n');
      expect(sent).not.toContain('"seed"');
      expect(sent).not.toContain(JSON.stringify(seed));
      expect(sent).not.toContain('"judged"');
      if (moves !== '') expect(sent).not.toContain(moves);
      expect(sent).not.toContain(JSON.stringify(at(open.judged, 0).move));
      // The page holds only the seat's remembered view.
      expect(sent.split('"view":')).toHaveLength(2);
      expect(sent).toContain(JSON.stringify(open.remembered));
    }
  });
});

describe('puzzles on the page', () => {
  it("include today's puzzle", async () => {
    const page = new Page({ now: () => Date.UTC(2026, 11, 24, 18) });
    const { game, id } = await puzzleOfTheDay('2026-12-24');
    expect(await page.ask({ type: 'puzzle', ask: { what: 'day' } })).toEqual({ game, id });
  });

  it.each([
    [{}, 'ask: expected an object'],
    [{ ask: {} }, 'ask.what: expected one of list, day, open, answer, solution, got undefined'],
    [{ ask: { what: 'seed' } }, 'ask.what: expected one of'],
    [{ ask: { what: 'list', game: 'chess' } }, 'ask.game: expected a game, got "chess"'],
    [{ ask: { what: 'open', game: 'chicken' } }, 'ask.id: expected the id of a puzzle, got undefined'],
    [{ ask: { what: 'open', game: 'chicken', id: 'chess-1-1' } }, 'id: expected the id of a puzzle, got "chess-1-1"'],
  ])('refuse %j', async (request, message) => {
    const refusal = await new Page().refusal({ type: 'puzzle', ...request });
    expect(refusal.message).toContain(message);
  });

  it('accept only a legal move as an answer', async () => {
    const page = new Page();
    const { id } = at(await puzzlesOf('chicken'), 0);
    for (const move of [null, 7, 'D', {}, { seat: 9, type: 'draw' }]) {
      const refusal = await page.refusal({ type: 'puzzle', ask: { what: 'answer', game: 'chicken', id, move } });
      expect(refusal).toMatchObject({
        type: 'invalid',
        message: expect.stringContaining('move: expected a legal move'),
      });
    }
  });

  it('have addresses', () => {
    for (const route of [
      { page: 'puzzles', game: null, id: null },
      { page: 'puzzles', game: 'chicken', id: null },
      { page: 'puzzles', game: 'chicken', id: 'chicken-1-74' },
    ] as const) {
      expect(routeOf(hashOf(route))).toEqual(route);
    }
    expect(routeOf('#/puzzles/chess/7')).toEqual({ page: 'puzzles', game: null, id: null });
  });

  it('keep the solved ones, and drop everything else from storage', () => {
    expect(solvedIn(null)).toEqual([]);
    expect(solvedIn('no JSON')).toEqual([]);
    expect(solvedIn('{"a":1}')).toEqual([]);
    expect(solvedIn(JSON.stringify(['a', 7, 'a', 'b', 'x'.repeat(101)]))).toEqual(['a', 'b']);
  });
});
