// Estimates the chance to win after each move of a decision, from its seat's knowledge.
import { type GameTypes, playOn } from 'hencoop';
import { type GameBots, moveKey, type Plan } from 'hencoop/bots';
import { at, finishDraft, following, OVER, quick, standardError, winsOf } from '../inside.js';

/** A plan, and the chance to win at the end of each of its tries. */
export interface Tried<G extends GameTypes> {
  readonly plan: Plan<G>;
  readonly chances: Float64Array;
  readonly mean: number;
  /** Whether the game was over in every try right after the first move. */
  readonly endsAtOnce: boolean;
}

/** How to try plans. */
export interface Trial {
  readonly tries: number;
  readonly seed: string;
  /** Whether to play each try to the end of the match, instead of as far as the game's bots look. */
  readonly toEnd?: boolean;
}

/** The possible plans from a view. */
interface Ways<G extends GameTypes> {
  /** The plans that the game's bots try. */
  readonly usual: readonly Plan<G>[];
  /** All other legal moves, each as a plan of one move. */
  readonly others: readonly Plan<G>[];
}

/** Every plan from a view: the bots' plans, and each legal move that begins none of them. */
export function waysFrom<G extends GameTypes>(bots: GameBots<G>, view: G['View'], seed: string): Ways<G> {
  const moves = bots.game.legalMoves(view);
  const { plans, onlyPlans = false } = bots.method(view.seats);
  const planned = plans?.(view, moves, seed) ?? [];
  const begun = new Set(planned.map(({ move }) => move));
  const alone = moves.filter((move) => !begun.has(move)).map((move): Plan<G> => ({ move }));
  return onlyPlans && begun.size > 1
    ? { usual: planned, others: alone }
    : { usual: [...planned, ...alone], others: [] };
}

/** Tries all plans in the same worlds, with the same chance events. */
export function tryAll<G extends GameTypes>(
  bots: GameBots<G>,
  view: G['View'],
  plans: readonly Plan<G>[],
  { tries, seed, toEnd = false }: Trial,
): Tried<G>[] {
  const { game } = bots;
  const seat = at(game.actors(view), 0);
  const { until, policy = bots.policy, chanceToWin, worlds = bots.worlds } = bots.method(view.seats);
  const ends =
    until === undefined || toEnd ? undefined : (state: G['State'], played: number) => until(state, played, view);
  const imagined = worlds(view, `${seed}/worlds`);
  const results = plans.map(() => ({ chances: new Float64Array(tries), overAtOnce: 0 }));
  for (let number = 0; number < tries; number++) {
    const world = imagined.next();
    const tryout = `${seed}/playout/${number}`;
    plans.forEach(({ move, next }, index) => {
      const result = at(results, index);
      const draft = game.rules.copy(world);
      const state = finishDraft<G['State']>(draft);
      const chance = quick(`${tryout}/chance`);
      game.rules.play(draft, move, game.rules.evolve, chance);
      if (state.step.type === OVER) result.overAtOnce += 1;
      if (!ends?.(state, 0)) {
        const usual = policy(tryout, view);
        playOn(game, draft, next === undefined ? usual : following<G>(next, seat, usual), chance, ends);
      }
      result.chances[number] =
        state.step.type === OVER
          ? winsOf(game.outcome(state)?.ranking ?? [], seat)
          : (chanceToWin?.(state, seat) ?? 1 / state.seats);
    });
  }
  return plans.map((plan, index) => {
    const { chances, overAtOnce } = at(results, index);
    return {
      plan,
      chances,
      mean: chances.reduce((sum, value) => sum + value, 0) / tries,
      endsAtOnce: overAtOnce === tries,
    };
  });
}

/** The standard error of the difference between two plans that were tried in the same worlds. */
export function errorBetween<G extends GameTypes>(first: Tried<G>, second: Tried<G>): number {
  let [sum, squares] = [0, 0];
  for (const [index, chance] of first.chances.entries()) {
    const lead = chance - (second.chances[index] ?? 0);
    sum += lead;
    squares += lead * lead;
  }
  return standardError(first.chances.length, sum, squares);
}

/** The best plan of each move, best move first. */
export function bestOfEach<G extends GameTypes>(tried: readonly Tried<G>[]): Tried<G>[] {
  const best = new Map<string, Tried<G>>();
  for (const way of tried.slice().sort((a, b) => b.mean - a.mean)) {
    const key = moveKey(way.plan.move);
    if (!best.has(key)) best.set(key, way);
  }
  return [...best.values()];
}
