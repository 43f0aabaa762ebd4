// Judges a stored puzzle again, in other worlds.
import { openPuzzle, type Puzzle } from '@hencoop/puzzles';
import { type GameTypes, remember } from 'hencoop';
import { moveKey } from 'hencoop/bots';
import { at } from '../inside.js';
import { bestOfEach, errorBetween, type Trial, tryAll, waysFrom } from './judge.js';
import { exactLead } from './lookAt.js';
import type { Mine } from './mine.js';

/** The solution's lead over the best other judged move, and its standard error. */
export interface Confirmed {
  readonly lead: number;
  readonly error: number;
}

/** The remembered view at a puzzle, for the bots: in Chicken Out!, it shows more than the view. */
export function knownAt<G extends GameTypes>({ bots, entry }: Mine<G>, puzzle: Puzzle): G['View'] {
  const { game } = bots;
  const { seats, seed, options, moves } = puzzle;
  // A stored puzzle has options of its game.
  const opened = game.setupWithEvents({ seats, seed, options: options as Partial<G['Options']> });
  let { state } = opened;
  const events = opened.events.slice();
  for (const token of moves === '' ? [] : moves.split(' ')) {
    const move = entry.notation.read(token, at(game.actors(state), 0));
    const attempt = move === null ? null : game.tryApply(state, move);
    if (!attempt?.ok) throw new Error(`${puzzle.id}: expected a legal move, got ${token}`);
    ({ state } = attempt);
    events.push(...attempt.events);
  }
  return remember(game, events, at(game.actors(state), 0));
}

/** The maximum number of plans per move in the last round of tries. */
const PLANS = 3;

/** Tries the judged moves of a puzzle again. If a move has many plans, a shorter round selects the best of them. */
export function confirm<G extends GameTypes>(mine: Mine<G>, puzzle: Puzzle, trial: Trial): Confirmed {
  const { bots, entry } = mine;
  const view = knownAt(mine, puzzle);
  const judged = openPuzzle(puzzle, entry).judged.map(({ move }) => moveKey(move));
  const { usual, others } = waysFrom(bots, view, `${trial.seed}/plans`);
  const ways = [...usual, ...others].filter(({ move }) => judged.includes(moveKey(move)));
  const looked = tryAll(bots, view, ways, { tries: Math.ceil(trial.tries / 4), seed: `${trial.seed}/look` });
  const plans = judged.flatMap((key) =>
    looked
      .filter(({ plan }) => moveKey(plan.move) === key)
      .sort((a, b) => b.mean - a.mean)
      .slice(0, PLANS)
      .map(({ plan }) => plan),
  );
  const tried = bestOfEach(tryAll(bots, view, plans, trial));
  const solution = tried.find(({ plan }) => moveKey(plan.move) === judged[0]);
  const rival = tried.find((way) => way !== solution);
  if (solution === undefined || rival === undefined)
    throw new Error(`${puzzle.id}: expected at least two judged moves`);
  return { lead: solution.mean - rival.mean, error: errorBetween(solution, rival) };
}

/** The solution's lead by exact chances; `null` if the position is not an ending, or too large to solve. */
export function confirmExactly<G extends GameTypes>(mine: Mine<G>, puzzle: Puzzle): number | null {
  if (mine.endings === null) return null;
  const view = knownAt(mine, puzzle);
  if (!mine.endings.begins(view)) return null;
  const values = mine.endings.values(view);
  const [solution] = openPuzzle(puzzle, mine.entry).judged;
  return values === null || solution === undefined ? null : exactLead(values, moveKey(solution.move));
}
