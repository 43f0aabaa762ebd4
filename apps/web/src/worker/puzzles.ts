// Rebuilds puzzles from seeds that never leave the worker.
import { answer, type OpenPuzzle, openPuzzle, type Puzzle, puzzleOfTheDay, puzzlesOf } from '@hencoop/puzzles';
import type { GameTypes } from 'hencoop';
import { isGameId } from 'hencoop/games';
import { dateOf } from '../daily.js';
import type { GameId, Move } from '../protocol.js';
import type { PuzzleAsk, PuzzleReplies } from '../puzzleAsk.js';
import { refuse } from '../refusal.js';
import { isFields, isWord, shortText } from './guards.js';
import type { HostState } from './hostState.js';

/** Answers a request about puzzles, given as any value. */
export async function askedAboutPuzzles(
  { config }: HostState,
  given: unknown,
): Promise<PuzzleReplies[PuzzleAsk['what']]> {
  const ask = askIn(given);
  if (ask.what === 'day') {
    const { game, id } = await puzzleOfTheDay(dateOf(config.now()));
    return isGameId(game) ? { game, id } : refuse('failed', 'a puzzle of a game that the page does not have');
  }
  const puzzles = await puzzlesIn(ask.game);
  if (ask.what === 'list') return puzzles.map(({ id, difficulty }) => ({ id, difficulty }));
  const puzzle = puzzles.find(({ id }) => id === ask.id);
  if (puzzle === undefined) return refuse('notSaved', `id: expected the id of a puzzle, got ${shortText(ask.id)}`);
  const open = await opened(config.load, ask.game, puzzle);
  const { theme } = puzzle;
  switch (ask.what) {
    case 'open': {
      const { id, seat, remembered: view } = open;
      return { id, seat, view, options: puzzle.options };
    }
    case 'answer': {
      const { isRight, chance, best, second } = judged(open, ask.move);
      return { isRight, chance, best: best.chance, second: second.chance, theme: isRight ? theme : null };
    }
    case 'solution': {
      const [best, second] = open.judged;
      if (best === undefined || second === undefined) return refuse('failed', 'a puzzle without a solution');
      return { move: best.move, best: best.chance, second: second.chance, theme };
    }
  }
}

async function puzzlesIn(game: GameId): Promise<readonly Puzzle[]> {
  try {
    return await puzzlesOf(game);
  } catch (error) {
    // The message lists the games that have puzzles.
    if (error instanceof RangeError) return refuse('invalid', error.message);
    throw error;
  }
}

async function opened(load: HostState['config']['load'], game: GameId, puzzle: Puzzle): Promise<OpenPuzzle<GameTypes>> {
  const { entry } = await load(game);
  return openPuzzle(puzzle, await entry());
}

function judged(open: OpenPuzzle<GameTypes>, move: Move) {
  try {
    return answer(open, move);
  } catch (error) {
    if (error instanceof RangeError) return refuse('invalid', error.message);
    throw error;
  }
}

const WHATS: readonly string[] = ['list', 'day', 'open', 'answer', 'solution'] satisfies readonly PuzzleAsk['what'][];

function askIn(given: unknown): PuzzleAsk {
  const { what, game, id } = isFields(given) ? given : {};
  if (typeof what !== 'string' || !WHATS.includes(what)) {
    return refuse('invalid', `ask.what: expected one of ${WHATS.join(', ')}, got ${shortText(what)}`);
  }
  if (what !== 'day' && !isGameId(game)) refuse('invalid', `ask.game: expected a game, got ${shortText(game)}`);
  if (what !== 'day' && what !== 'list' && !isWord(id)) {
    refuse('invalid', `ask.id: expected the id of a puzzle, got ${shortText(id)}`);
  }
  // The fields have been checked; the puzzle judges the move.
  return given as PuzzleAsk;
}
