import { openPuzzle, PUZZLE_GAMES, puzzleOfTheDay } from '@hencoop/puzzles';
import { label } from 'hencoop';
import { type GameId, gameById } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { at } from '../../../src/engine/errors.js';
import { run } from '../src/cli.js';
import { PlayerLeft, type Prompts } from '../src/prompts.js';
import { typedForm } from '../src/typedMove.js';

/** Runs the program with these answers, moves as a user types them; `null` runs it without a terminal. */
async function solved(argv: readonly string[], answers: readonly string[] | null) {
  const out: string[] = [];
  const err: string[] = [];
  const left = (answers ?? []).slice();
  const prompts: Prompts = {
    choose: async () => {
      const next = left.shift();
      if (next === undefined) throw new PlayerLeft();
      return next;
    },
    type: async () => '',
    close() {},
  };
  const status = await run(['puzzle', ...argv], {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    command: 'npx hencoop',
    isTerminal: answers !== null,
    env: {},
    prompts: () => prompts,
  });
  // On one line, however long it is.
  return { status, out: out.join('\n'), err: err.join('\n').replaceAll(/\n +/g, ' ') };
}

// The program uses this day, whenever the tests run.
const DAY = '2026-12-24';
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(DAY) }));
afterAll(() => void vi.useRealTimers());

/** Opens the puzzle of the day. */
async function todays(game: string) {
  const puzzle = await puzzleOfTheDay(DAY, game);
  const entry: AnyEntry = await gameById(game as GameId).entry();
  return openPuzzle(puzzle, entry);
}

describe.each(PUZZLE_GAMES)('npx hencoop puzzle %s', (game) => {
  test('judges a wrong answer and the right one, with their chances', async () => {
    const { moves, judged, view } = await todays(game);
    const [best, second] = [at(judged, 0), at(judged, 1)];
    const { status, out } = await solved([game], [typedForm(second.move), typedForm(best.move)]);
    expect(status).toBe(0);
    const percent = (share: number) => share.toLocaleString('en', { style: 'percent' });
    expect(out).toContain('The puzzle of the day: ');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      `Not the best: it wins ${percent(second.chance)} of the time, the best move ${percent(best.chance)}. Try again.`,
    );
    expect(out).toMatch(/Right! [\s\S]*Theme: /);
    // The output must not contain the solution before the right answer.
    const { labels } = await gameById(game as GameId).locales.en();
    // Texts of the same game.
    const solution = label(best.move, labels as Parameters<typeof label>[1], { view });
    expect(moves.length).toBeGreaterThan(1);
    expect((await solved([game], null)).out).not.toContain(solution);
  });
});

describe('npx hencoop puzzle', () => {
  test('shows only the position without a terminal, in every language', async () => {
    const english = await solved([], null);
    expect(english.status).toBe(0);
    expect(english.out).toMatch(/which one\?\nAnswer in a terminal, or with --ask\.$/);
    expect((await solved(['--lang', 'de'], null)).out).toMatch(/^Das Rätsel des Tages: [\s\S]*welcher\?/);
    expect((await solved(['--lang', 'fr'], null)).out).toMatch(/^Le problème du jour\u00a0: [\s\S]*lequel\u202f\?/);
  });

  test('ends when the user leaves', async () => {
    expect((await solved(['chicken'], [])).status).toBe(0);
  });

  test('refuses a game without puzzles', async () => {
    const { status, err } = await solved(['chess'], null);
    expect(status).toBe(2);
    expect(err).toContain(`puzzle: expected one of ${PUZZLE_GAMES.join(', ')}, got "chess"`);
  });
});
