import { askForMove, moveRequest } from './asking.js';
import type { Context } from './context.js';
import { UsageError } from './flags.js';
import { human } from './human.js';
import { paragraph } from './lines.js';
import type { TerminalWords } from './locales/locale.js';
import { percentIn } from './markText.js';
import type { Prompts } from './prompts.js';
import { loadGameOf } from './starting.js';

const book = () => import('./puzzleBook.js');

/**
 * Asks the puzzle of the day until the answer is right, and rates each answer. If there is no one to ask, it shows only
 * the position.
 * @throws UsageError if the game has no puzzles.
 */
export async function askPuzzle(context: Context, openPrompts: (() => Prompts) | null): Promise<void> {
  const { flags, say, out } = context;
  const { answer, matchText, openPuzzle, PUZZLE_GAMES, puzzleOfTheDay, puzzleWords } = await book();
  const { game } = flags;
  if (game !== undefined && !PUZZLE_GAMES.includes(game)) {
    throw new UsageError(({ expected, oneOf }) => expected('puzzle', oneOf(PUZZLE_GAMES), JSON.stringify(game)));
  }
  const puzzle = await puzzleOfTheDay(new Date().toISOString().slice(0, 10), flags.game);
  const terminalGame = await loadGameOf(puzzle.game, say);
  const open = openPuzzle(puzzle, terminalGame.entry);
  const words = await puzzleWords(say.language);
  const { seat, remembered } = open;
  out(`${say.puzzle.title(terminalGame.title)} (${words.difficulties[puzzle.difficulty]})\n`);
  out(`${terminalGame.tableText(remembered)}\n`);
  const match = matchText(puzzle, words);
  out(paragraph(match === '' ? [say.puzzle.task] : [match, say.puzzle.task]));
  if (openPrompts === null) return out(paragraph([say.puzzle.noAnswer]));
  const request = moveRequest(terminalGame, remembered, { remembered, learned: [] }, seat);
  const you = human(openPrompts(), say);
  const percent = percentIn(say.language);
  for (;;) {
    const move = await askForMove(terminalGame, remembered, request, you, out);
    const { isRight, chance, best, second } = answer(open, move);
    if (isRight) {
      const chances = say.puzzle.right(percent(best.chance), percent(second.chance));
      return out(`${paragraph([chances])}\n${say.puzzle.theme}${say.colon}${words.themes[puzzle.theme]}`);
    }
    out(`${paragraph([wrongText(say, chance, best.chance, second.chance, percent)])}\n`);
  }
}

function wrongText(
  { puzzle }: TerminalWords,
  chance: number | null,
  best: number,
  second: number,
  percent: (share: number) => string,
): string {
  return chance === null ? puzzle.atMost(percent(second), percent(best)) : puzzle.wrong(percent(chance), percent(best));
}
