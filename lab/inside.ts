// Everything the lab imports from the library and the terminal besides their public entry points.
import type { GameTypes } from 'hencoop';
import type { CountedPosition as Counted } from '../test/support/counts.js';

export { commandFor, MAX_THREADS, parseWords, readCommand, wholeNumber } from '../apps/terminal/src/arena/command.js';
export {
  type DuelFigures,
  resultsOf,
  type TournamentResults,
  writeResults,
} from '../apps/terminal/src/arena/figures.js';
export { type Loaded, loadGame, loadGames } from '../apps/terminal/src/arena/games.js';
export { openPool, type Pool } from '../apps/terminal/src/arena/pool.js';
export { onFile, Refusal } from '../apps/terminal/src/arena/refusal.js';
export { run } from '../apps/terminal/src/arena/run.js';
export { machine, type Progress, type Site } from '../apps/terminal/src/arena/site.js';
export {
  boundsText,
  iterationsText,
  milliseconds,
  paceText,
  percent,
  summary,
} from '../apps/terminal/src/arena/table.js';
export {
  freshDealKey,
  keyOf,
  nameOf,
  type PlayedDeal,
  prepare,
  type Task,
  type Tournament,
  tasksOf,
} from '../apps/terminal/src/arena/tournament.js';
export { checkWritable } from '../apps/terminal/src/ownFiles.js';
export { dealsPlayed } from '../apps/terminal/test/runArena.js';
export type { PuzzleData } from '../packages/puzzles/src/puzzle.js';
export { byThumbs, method as blindChickenMethod } from '../src/blind-chicken-extreme/bots/method.js';
export {
  ANSWERS as BLIND_ANSWERS,
  CARD_QUESTIONS,
  firstAnswers,
  KINDS as BLIND_KINDS,
  kindOf,
  readCard,
  readTable as readBlindTable,
  TABLE_QUESTIONS,
} from '../src/blind-chicken-extreme/bots/questions.js';
export { standardError } from '../src/bots/moveStats.js';
export { following } from '../src/bots/plan.js';
export { winsOf } from '../src/bots/rankValue.js';
export { chanceToWin } from '../src/chicken/bots/method.js';
export { solve as solveEnding } from '../src/chicken-out/bots/ending.js';
export { countOf } from '../src/chicken-out/bots/knowledge.js';
export { countWith, EMPTY, type Tally, tallyAfter, tallyOf } from '../src/chicken-out/bots/tally.js';
export { hiddenCards } from '../src/chicken-out/view.js';
export { sizeOf } from '../src/crazy-chicken/bots/heuristic.js';
export { copiesIn } from '../src/crazy-chicken/movegen.js';
export { minToLay } from '../src/crazy-chicken/rules.js';
export { OVER } from '../src/engine/base.js';
export { quick } from '../src/engine/chance.js';
export { finishDraft } from '../src/engine/draft.js';
export { at } from '../src/engine/errors.js';
export { nextSeat } from '../src/engine/seats.js';
export { everyResult } from '../src/testkit/count.js';

export type CountedPosition = Counted<GameTypes['State']>;

/** The positions of a game whose trees docs/counts.md counts. */
export async function countedPositions(id: string): Promise<readonly CountedPosition[]> {
  const { positions }: { positions: readonly CountedPosition[] } = await import(`../test/${id}/counts.ts`);
  return positions;
}
