import { DATA } from './data/index.js';
import { frozen } from './frozen.js';
import type { Puzzle } from './puzzle.js';
import { refuse } from './refuse.js';

/** The ids of the games that have puzzles. */
export const PUZZLE_GAMES: readonly string[] = /* @__PURE__ */ Object.freeze(Object.keys(DATA));

/**
 * Loads the puzzles of a game, and no others.
 *
 * @example
 * ```ts
 * import { puzzlesOf } from '@hencoop/puzzles';
 *
 * const puzzles = await puzzlesOf('chicken');
 * puzzles.filter(({ difficulty }) => difficulty === 'medium').length > 0; // true
 * ```
 *
 * @throws RangeError if the game has no puzzles.
 */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const load = typeof game === 'string' && Object.hasOwn(DATA, game) ? DATA[game] : undefined;
  if (load === undefined) return refuse('game', `one of ${PUZZLE_GAMES.join(', ')}`, game);
  const { puzzles, ...shared } = await load();
  return frozen(puzzles.map((puzzle): Puzzle => ({ ...puzzle, ...shared })));
}

const DAY = 86_400_000;
/**
 * Neighbors in the list come from the same match: this step spreads them out, and visits every puzzle before repeating
 * one.
 */
const STEP = 7919;

/**
 * The puzzle of a day: the same for all users of this version of the package. Without a game, the games alternate by
 * day.
 *
 * @param date - The day, as `2026-12-24`.
 *
 * @example
 * ```ts
 * import { puzzleOfTheDay } from '@hencoop/puzzles';
 *
 * const puzzle = await puzzleOfTheDay('2026-12-24', 'chicken');
 * puzzle.game; // 'chicken'
 * ```
 *
 * @throws RangeError if `date` is not a day, or the game has no puzzles.
 */
export async function puzzleOfTheDay(date: string, game?: string): Promise<Puzzle> {
  const day = dayOf(date);
  const puzzles = await puzzlesOf(game ?? PUZZLE_GAMES[modulo(day, PUZZLE_GAMES.length)] ?? '');
  const puzzle = puzzles[modulo(day * STEP, puzzles.length)];
  return puzzle ?? refuse('game', 'a game with puzzles', game);
}

/** The number of days since the beginning of 1970. */
function dayOf(date: unknown): number {
  const time =
    typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // February 30 would be a day in March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    return refuse('date', 'a day such as 2026-12-24', date);
  }
  return time / DAY;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
