import type { GameBots } from '../bots/gameBots.js';
import { standardError } from '../bots/moveStats.js';
import { winsOf } from '../bots/placing.js';
import { search } from '../bots/search.js';
import type { Worlds } from '../bots/worlds.js';
import { OVER } from '../engine/base.js';
import { quick } from '../engine/chance.js';
import { finishDraft } from '../engine/draft.js';
import type { GameTypes } from '../engine/game.js';
import { deepEqual } from '../engine/json.js';
import { playOn } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';

/** How many standard errors better than the move that was played another must be, in worlds that the search has not seen. */
export const CERTAIN = 2;

/** What a seat knows at some moment. */
export interface Knowledge<G extends GameTypes> {
  readonly seat: Seat;
  /** The view that the seat remembers. */
  readonly view: G['View'];
  /** The worlds that are possible, in an order that `seed` fixes. */
  readonly worlds: (seed: string) => Worlds<G>;
}

/** How the moves are judged. */
export interface Trials<G extends GameTypes> {
  readonly bots: GameBots<G>;
  /** How many playouts each number is the average of. */
  readonly playouts: number;
  /** Makes every number repeatable. */
  readonly seed: string;
  readonly signal: AbortSignal | undefined;
}

/** A decision, judged: all chances are those of the seat to win the match. */
export interface Verdict<G extends GameTypes> {
  readonly best: G['Move'];
  /** With the best move, and with the move that was played. */
  readonly chanceOfBest: number;
  readonly chanceOfPlayed: number;
  /** The standard error of the difference. */
  readonly error: number;
}

/** The chance of a seat to win from here on; the result itself once the game is over. */
export function chanceHere<G extends GameTypes>(trials: Trials<G>, known: Knowledge<G>): number {
  const { seat, view } = known;
  const outcome = trials.bots.game.outcome(view);
  if (outcome !== null) return winsOf(outcome.ranking, seat);
  const tried = playouts(trials, known, [null]);
  return tried.sums[0] ?? 0;
}

/**
 * The decision to play `move`. A search looks for a better one; the two are then played out in worlds that the search has not
 * seen, the same for both, so that a lucky search does not count. The move that was played counts as the best unless the other is better by
 * more than two standard errors.
 */
export async function judgeMove<G extends GameTypes>(
  trials: Trials<G>,
  known: Knowledge<G>,
  move: G['Move'],
): Promise<Verdict<G>> {
  const found = await betterMove(trials, known, move);
  if (found === null) {
    const [chance = 0] = playouts(trials, known, [move]).sums;
    return { best: move, chanceOfBest: chance, chanceOfPlayed: chance, error: 0 };
  }
  const { sums, error } = playouts(trials, known, [found, move]);
  const [chanceOfBest = 0, chanceOfPlayed = 0] = sums;
  return chanceOfBest - chanceOfPlayed > CERTAIN * error
    ? { best: found, chanceOfBest, chanceOfPlayed, error }
    : { best: move, chanceOfBest: chanceOfPlayed, chanceOfPlayed, error: 0 };
}

/** A move that looks better than the one played; `null` if none does. */
async function betterMove<G extends GameTypes>(
  { bots, playouts, seed, signal }: Trials<G>,
  { view, worlds }: Knowledge<G>,
  move: G['Move'],
): Promise<G['Move'] | null> {
  const moves = bots.game.legalMoves(view);
  if (moves.length < 2) return null;
  const bot = search(bots.game, {
    ...bots.method(view.seats),
    worlds: (_, worldSeed) => worlds(worldSeed),
    favorite: () => (all) => all.find((one) => deepEqual(one, move)) ?? move,
    // Any move that looks better is compared.
    margin: 0,
    // Each move is tried at least a few times.
    iterations: Math.max(playouts, 4 * moves.length),
    seed: `${seed}/search`,
  });
  const choice = await bot.choose(view, { signal });
  return deepEqual(choice.move, move) ? null : choice.move;
}

/**
 * The average chance to win after each of these moves (`null` plays none), each in the same worlds with the same chance;
 * and the standard error of the difference between the first two.
 */
function playouts<G extends GameTypes>(
  { bots, playouts: count, seed }: Trials<G>,
  { seat, view, worlds }: Knowledge<G>,
  moves: readonly (G['Move'] | null)[],
): { readonly sums: readonly number[]; readonly error: number } {
  const { game, policy } = bots;
  const { until, chanceToWin } = bots.method(view.seats);
  const ends = until === undefined ? until : (state: G['State'], played: number) => until(state, played, view);
  const imagined = worlds(`${seed}/worlds`);

  function tryOut(world: G['State'], move: G['Move'] | null, tryout: string): number {
    const draft = game.rules.copy(world);
    const state = finishDraft<G['State']>(draft);
    const chance = quick(`${tryout}/chance`);
    if (move !== null) game.rules.play(draft, move, game.rules.evolve, chance);
    if (move === null || !ends?.(state, 0)) playOn(game, draft, policy(tryout, view), chance, ends);
    if (state.step.type === OVER) return winsOf(game.outcome(state)?.ranking ?? [], seat);
    return chanceToWin?.(state, seat) ?? 1 / state.seats;
  }

  const totals = moves.map(() => 0);
  let [lead, leadSquares] = [0, 0];
  for (let number = 0; number < count; number++) {
    const world = imagined.next();
    const chances = moves.map((move) => tryOut(world, move, `${seed}/playout/${number}`));
    chances.forEach((chance, index) => {
      totals[index] = (totals[index] ?? 0) + chance;
    });
    const [first = 0, second = 0] = chances;
    lead += first - second;
    leadSquares += (first - second) ** 2;
  }
  return { sums: totals.map((total) => total / count), error: standardError(count, lead, leadSquares) };
}
