import type { Game, GameTypes } from 'hencoop';
import { type Candidate, type Choice, moveKey } from 'hencoop/bots';
import type { Thought } from './messages.js';

type Move = GameTypes['Move'];

/** The choice of `move`, with a program's thoughts on it and other moves. Thoughts on illegal moves are dropped. */
export function choiceOf(
  game: Game<GameTypes>,
  view: GameTypes['View'],
  move: Move,
  thoughts: readonly Thought[],
  milliseconds: number,
): Choice<GameTypes> {
  const found = new Map<string, Candidate<GameTypes>>([[moveKey(move), candidateOf({}, move)]]);
  for (const thought of thoughts) {
    const { move: one } = thought;
    if (isLegal(game, view, one)) found.set(moveKey(one), candidateOf(thought, one));
  }
  return { move, analysis: [...found.values()], worlds: 0, milliseconds };
}

/** Whether a move from a program is legal for the viewer. */
export function isLegal(game: Game<GameTypes>, view: GameTypes['View'], move: Move | undefined): move is Move {
  // A view answers for its viewer alone.
  return move !== undefined && move.seat === view.viewer && game.whyNot(view, move) === null;
}

/** Fields that the protocol lacks are 0. A line counts only if it begins with its move. */
function candidateOf({ iterations = 0, value = 0, chanceToWin, line = [] }: Thought, move: Move): Candidate<GameTypes> {
  const [first] = line;
  const begins = first !== undefined && moveKey(first) === moveKey(move);
  const [visits, chance] = [iterations, chanceToWin ?? null];
  return { move, visits, value, plusMinus: 0, points: 0, chanceToWin: chance, line: begins ? line : [move] };
}
