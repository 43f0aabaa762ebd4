import { winsOf } from '../bots/rankValue.js';
import { search } from '../bots/search.js';
import type { GameTypes } from '../engine/game.js';
import { deepEqual } from '../engine/json.js';
import { type Reason, reasonsIn } from './reasons.js';
import { endsOf, type Knowledge, runAll, type Trials, triesOf } from './tries.js';

/** By how many standard errors another move must beat the played one, in worlds that the search has not seen. */
export const CERTAIN = 2;

/** The verdict on a decision. All chances are the seat's chance to win the match. */
export interface Verdict<G extends GameTypes> {
  readonly best: G['Move'];
  /** The chance with the best move, and with the played move. */
  readonly chanceOfBest: number;
  readonly chanceOfPlayed: number;
  /** The standard error of the difference. */
  readonly error: number;
  readonly reasons: readonly Reason[];
}

/** The seat's chance to win from here; its share of the win once the game is over. */
export async function chanceHere<G extends GameTypes>(trials: Trials<G>, known: Knowledge<G>): Promise<number> {
  const { seat, view } = known;
  const outcome = trials.bots.game.outcome(view);
  if (outcome !== null) return winsOf(outcome.ranking, seat);
  const tries = triesOf(trials, known, null, null);
  await runAll(tries, trials.playouts, trials.slices);
  return tries.chances().best;
}

/**
 * Judges the decision to play `move`. A search looks for a better move; both are then played out in the same worlds,
 * which the search has not seen, so that a lucky search does not count. The played move counts as best unless the other
 * is better by more than two standard errors.
 */
export async function judgeMove<G extends GameTypes>(
  trials: Trials<G>,
  known: Knowledge<G>,
  move: G['Move'],
): Promise<Verdict<G>> {
  const { bots, playouts, slices } = trials;
  const found = await betterMove(trials, known, move);
  const tries = triesOf(trials, known, found ?? move, move);
  await runAll(tries, playouts, slices);
  const { best, played, error } = tries.chances();
  return found !== null && best - played > CERTAIN * error
    ? {
        best: found,
        chanceOfBest: best,
        chanceOfPlayed: played,
        error,
        reasons: reasonsIn(bots.measures, tries.measured()),
      }
    : { best: move, chanceOfBest: played, chanceOfPlayed: played, error: 0, reasons: [] };
}

/** A move that looks better than the played one, or `null`. */
async function betterMove<G extends GameTypes>(
  { bots, playouts, seed, signal }: Trials<G>,
  known: Knowledge<G>,
  move: G['Move'],
): Promise<G['Move'] | null> {
  const { view, worlds } = known;
  const moves = bots.game.legalMoves(view);
  if (moves.length < 2) return null;
  const bot = search(bots.game, {
    ...bots.method(view.seats),
    until: endsOf(bots, known, `${seed}/search`),
    worlds: (_, worldSeed) => worlds(worldSeed),
    favorite: () => (all) => all.find((one) => deepEqual(one, move)) ?? move,
    // Consider any move that looks better.
    margin: 0,
    // Try each move at least a few times.
    iterations: Math.max(playouts, 4 * moves.length),
    seed: `${seed}/search`,
  });
  const choice = await bot.choose(view, { signal });
  return deepEqual(choice.move, move) ? null : choice.move;
}
