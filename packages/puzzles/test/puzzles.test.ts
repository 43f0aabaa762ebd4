import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  answer,
  DIFFICULTIES,
  MATCH_OPTIONS,
  matchText,
  openPuzzle,
  PUZZLE_GAMES,
  type Puzzle,
  puzzleOfTheDay,
  puzzlesOf,
  puzzleWords,
  THEMES,
} from '@hencoop/puzzles';
import { moveKey } from 'hencoop/bots';
import { GAMES, type GameId, gameById, LANGUAGES } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/engine/errors.js';

/** The lead of a solution over the second best move, in the chance to win. */
const LEAD = 0.1;

const entryOf = (game: string): Promise<AnyEntry> => gameById(game as GameId).entry();

const somePuzzle = async (): Promise<Puzzle> => at(await puzzlesOf('chicken'), 0);

describe.each(PUZZLE_GAMES)('the puzzles of %s', (game) => {
  it('have valid ids, seats, themes and difficulties, and no duplicate decisions', async () => {
    const puzzles = await puzzlesOf(game);
    const entry = await entryOf(game);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    const decisions = new Set<string>();
    for (const puzzle of puzzles) {
      expect(puzzle.game).toBe(game);
      expect(THEMES).toContain(puzzle.theme);
      expect(DIFFICULTIES).toContain(puzzle.difficulty);
      for (const option of Object.keys(puzzle.options)) expect(MATCH_OPTIONS).toContain(option);
      expect(JSON.parse(JSON.stringify(puzzle))).toEqual(puzzle);
      decisions.add(JSON.stringify(openPuzzle(puzzle, entry).remembered));
    }
    expect(decisions.size).toBe(puzzles.length);
  });

  it('replay to a decision with a legal solution that leads by at least a tenth of a win', async () => {
    const entry = await entryOf(game);
    for (const puzzle of await puzzlesOf(game)) {
      const open = openPuzzle(puzzle, entry);
      expect(open.moves.length, puzzle.id).toBeGreaterThan(1);
      const legal = open.moves.map(moveKey);
      for (const { move } of open.judged) expect(legal, puzzle.id).toContain(moveKey(move));
      const [best, second] = open.judged;
      // Chances are stored with three digits.
      expect((best?.chance ?? 0) - (second?.chance ?? 0), puzzle.id).toBeGreaterThanOrEqual(LEAD - 0.0011);
      expect((best?.chance ?? 0) - (second?.chance ?? 0), puzzle.id).toBeGreaterThan(
        3 * ((second?.error ?? 0) - 0.001),
      );
    }
  });

  it('show a view that depends only on what the seat may know', async () => {
    const entry = await entryOf(game);
    for (const puzzle of await puzzlesOf(game)) {
      const { view, remembered, seat } = openPuzzle(puzzle, entry);
      expect(view.viewer).toBe(seat);
      expect(entry.schemas.view.safeParse(view).success, puzzle.id).toBe(true);
      expect(JSON.stringify(view)).not.toContain('"seed"');
      expect(JSON.stringify(remembered)).not.toContain('"seed"');
      // The remembered view is of the same table, and a world drawn from it looks the same to the seat.
      expect(entry.game.view(remembered, seat)).toEqual(view);
      const world = entry.game.determinize(remembered, 'another world');
      expect(JSON.stringify(entry.game.view(world, seat)), puzzle.id).toBe(JSON.stringify(view));
    }
  });
});

describe('puzzles', () => {
  it('have at most 60 kB a game, compressed', () => {
    const folder = 'packages/puzzles/src/data';
    for (const file of readdirSync(folder))
      expect(gzipSync(readFileSync(`${folder}/${file}`)).length, file).toBeLessThanOrEqual(60_000);
  });

  it('cannot be written to', async () => {
    const puzzle = await somePuzzle();
    for (const part of [puzzle, puzzle.judged, puzzle.judged[0], puzzle.found, puzzle.options])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('belong to games of the library', () => {
    const ids: readonly string[] = GAMES.map(({ id }) => id);
    for (const game of PUZZLE_GAMES) expect(ids).toContain(game);
  });

  it('judge the solution as right, the second best move with its chance, and an unrated move without one', async () => {
    for (const game of PUZZLE_GAMES) {
      const entry = await entryOf(game);
      for (const puzzle of await puzzlesOf(game)) {
        const open = openPuzzle(puzzle, entry);
        const [best, second] = open.judged;
        for (const move of open.moves) {
          const { isRight, chance, ...others } = answer(open, move);
          const judged = open.judged.find((one) => moveKey(one.move) === moveKey(move));
          expect(isRight).toBe(moveKey(move) === moveKey(best?.move ?? move));
          expect(chance).toBe(judged?.chance ?? null);
          expect(others).toEqual({ best, second });
        }
      }
    }
  });

  it('include one for each day, the same for all users, and a different one the next day', async () => {
    const day = await puzzleOfTheDay('2026-12-24');
    expect(await puzzleOfTheDay('2026-12-24')).toEqual(day);
    expect((await puzzleOfTheDay('2026-12-25')).id).not.toBe(day.id);
    expect((await puzzleOfTheDay('2026-12-24', 'chicken')).game).toBe('chicken');
    expect((await puzzleOfTheDay('1969-12-24', 'chicken')).game).toBe('chicken');
    const puzzles = await puzzlesOf('chicken');
    const month = Array.from(
      { length: Math.min(28, puzzles.length) },
      (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`,
    );
    const ids = await Promise.all(month.map(async (date) => (await puzzleOfTheDay(date, 'chicken')).id));
    expect(new Set(ids).size).toBe(month.length);
  });

  it('have texts for every theme and difficulty in every language', async () => {
    for (const language of LANGUAGES) {
      const { themes, difficulties } = await puzzleWords(language);
      expect(Object.keys(themes)).toEqual([...THEMES]);
      expect(Object.keys(difficulties)).toEqual([...DIFFICULTIES]);
      expect(new Set(Object.values(themes)).size).toBe(THEMES.length);
    }
    const german = await puzzleWords('de');
    expect(matchText({ options: { target: 20, maxRounds: 1 } }, german)).toBe(
      'Die Partie hat eine Runde. Die Partie endet bei 20 Punkten.',
    );
    expect(matchText({ options: {} }, german)).toBe('');
  });
});

describe('a value that is not a puzzle', () => {
  it.each([
    ['puzzle', null, 'puzzle: expected an object, got null'],
    ['game', { game: 'chess' }, 'puzzle.game: expected chicken, the game of the entry, got "chess"'],
    ['rules', { rules: 99 }, 'puzzle.rules: expected'],
    ['id', { id: 7 }, 'puzzle.id: expected a string, got 7'],
    ['seats', { seats: 1 }, 'seats: expected'],
    ['seed', { seed: 7 }, 'seed: expected'],
    ['options', { options: null }, 'puzzle.options: expected an object, got null'],
    ['an option', { options: { target: -1 } }, 'options.target: expected'],
    ['moves', { moves: ['D'] }, 'puzzle.moves: expected a string'],
    ['a token', { moves: 'D Z' }, 'puzzle.moves.1: expected a token like P<card>, D, W, got "Z"'],
    ['an illegal move', { moves: 'W W W W' }, 'puzzle.moves.'],
    ['judged', { judged: [] }, 'puzzle.judged: expected a list of at least two moves'],
    ['a judged token', { judged: [{}, {}] }, 'puzzle.judged.0.token: expected a string, got undefined'],
    [
      'a chance',
      { judged: [{ token: 'D', chance: 2, error: 0 }, {}] },
      'puzzle.judged.0.chance: expected a number from 0 to 1, got 2',
    ],
  ])('is refused with the name of the wrong field: %s', async (_, wrong, message) => {
    const puzzle = await somePuzzle();
    const entry = await entryOf('chicken');
    // Foreign data, of any shape.
    const foreign = (wrong === null ? null : { ...puzzle, options: { maxRounds: 1 }, ...wrong }) as Puzzle;
    expect(() => openPuzzle(foreign, entry)).toThrow(RangeError);
    expect(() => openPuzzle(foreign, entry)).toThrow(message);
  });

  it('is refused as an answer, game, day or language', async () => {
    const open = openPuzzle(await somePuzzle(), await entryOf('chicken'));
    // Foreign data, of any shape.
    for (const move of [null, 7, 'D', {}, { seat: 1 - open.seat, type: 'draw' }] as never[]) {
      expect(() => answer(open, move)).toThrow('move: expected a legal move of the puzzle');
    }
    await expect(puzzlesOf('toString')).rejects.toThrow('game: expected one of chicken');
    await expect(puzzleOfTheDay('2026-02-30')).rejects.toThrow('date: expected a day such as 2026-12-24');
    await expect(puzzleOfTheDay('tomorrow')).rejects.toThrow(RangeError);
    await expect(puzzleWords('it' as 'en')).rejects.toThrow('language: expected one of en, de, fr, got "it"');
  });
});
