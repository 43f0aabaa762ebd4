import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import { uniform } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';
import { type Arm, analysisOf, armOf, isClearlyBetter, ranked } from './arm.js';
import type { Bot } from './bot.js';
import { share } from './moveStats.js';
import type { Plan, PolicyOf } from './plan.js';
import { rankValue } from './rankValue.js';
import {
  type Budget,
  decided,
  type Findings,
  readThinking,
  type Task,
  type Think,
  type ThinkConfig,
  thinker,
} from './think.js';
import { triesOf } from './tries.js';
import { type Worlds, worlds } from './worlds.js';

/** A solver that works in short steps, such as a generator. */
export interface Solving<G extends GameTypes> {
  /** Takes a step. The last one returns the best move, or `null` if unknown. */
  next(): { readonly done?: false | undefined } | { readonly done: true; readonly value: G['Move'] | null };
}

/** How {@link search} decides, apart from its budget. */
export interface SearchMethod<G extends GameTypes> {
  /** How all seats play in playouts; by default uniformly at random. Created anew for each playout. */
  readonly policy?: PolicyOf<G> | undefined;
  /**
   * Whether `policy` plays the same for every seed; default false. If so, and the view allows only one world, tries
   * without dice or shuffles cannot differ, so each is played only once.
   */
  readonly isSteady?: boolean | undefined;
  /**
   * Ends playouts early. Called after the tried move and after each later move, with the number of later moves and the
   * view of the thinking seat. By default playouts end with the game.
   */
  readonly until?: ((state: G['State'], played: number, view: G['View']) => boolean) | undefined;
  /** The value to `seat` of the state at the end of a playout; higher is better. Default: {@link rankValue}. */
  readonly value?: ((state: G['State'], seat: Seat) => number) | undefined;
  /**
   * The chance of `seat`, from 0 to 1, to win the match from the state at the end of a playout. Used only in the
   * analysis: the bot chooses moves by `value`. By default only tries that reach the end of the game count.
   */
  readonly chanceToWin?: ((state: G['State'], seat: Seat) => number) | undefined;
  /** Imagines the worlds of a view. Default: {@link worlds}. */
  readonly worlds?: ((view: G['View'], seed: string) => Worlds<G>) | undefined;
  /** The plans to try. Legal moves that begin no plan are tried alone, as are all moves by default. */
  readonly plans?: ((view: G['View'], moves: readonly G['Move'][], seed: string) => readonly Plan<G>[]) | undefined;
  /** Whether to try only `plans`, if there are any; default false. */
  readonly onlyPlans?: boolean | undefined;
  /**
   * The best move if it is known without a search, else `null`. `playouts` is the budget (with a time limit, one per
   * millisecond): skip slow solvers when it is small. A slow solver should return a generator, so that other tasks run
   * between its steps; the bot gives up on it after half of its time.
   */
  readonly solve?:
    | ((view: G['View'], moves: readonly G['Move'][], playouts: number) => Solving<G> | G['Move'] | null)
    | undefined;
  /**
   * Whether the position is small enough to play every try out by brute force, with best moves for all seats, instead
   * of with `policy`. The bot then tries no plans, and eight lines count as one playout. Meant for lines without dice
   * or shuffles, which would differ in each line. By default never.
   */
  readonly isEnding?: ((view: G['View']) => boolean) | undefined;
  /** A policy whose move the bot plays unless another is clearly better: see `margin`. */
  readonly favorite?: PolicyOf<G> | undefined;
  /**
   * By how many standard errors another move must beat the move of `favorite` in the same worlds: 0 or more; default 1.
   */
  readonly margin?: number | undefined;
}

/** How {@link search} decides. Requires `iterations` or `milliseconds`. */
export interface SearchConfig<G extends GameTypes> extends ThinkConfig, SearchMethod<G> {}

const FUNCTIONS = ['policy', 'until', 'value', 'chanceToWin', 'worlds', 'plans', 'solve', 'isEnding', 'favorite'];

/**
 * A bot for any game. It imagines worlds that its view allows, tries each legal move in the same worlds, plays each try
 * out, and drops the worse half of the moves each round (successive halving), so that most playouts go to the moves
 * that are hard to tell apart.
 *
 * It sees only a view, so it cannot know more than its seat; a remembered view lets it use everything the seat has
 * seen.
 *
 * @example
 * ```ts
 * import { search } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * const bot = search(chicken, { iterations: 100, seed: 'fox' });
 * const state = chicken.setup({ seats: 2, seed: 'hen' });
 * const { move } = bot.chooseNow(chicken.view(state, 0));
 * chicken.whyNot(state, move); // null
 * ```
 *
 * @throws RangeError if `game` is not a game or an entry of `config` is invalid; the message names its path.
 */
export function search<G extends GameTypes>(game: Game<G>, config: SearchConfig<G>): Bot<G> {
  const thinking = readThinking(config, FUNCTIONS, ['margin', 'onlyPlans', 'isSteady']);
  const { until, plans, onlyPlans = false, solve, isEnding, isSteady = false, favorite, margin = 1 } = config;
  if (!(typeof margin === 'number' && margin >= 0)) refuseOption('config.margin', 'a number, 0 or more', margin);
  const policyOf: PolicyOf<G> = config.policy ?? uniform<G>;
  const value = config.value ?? ((state: G['State'], seat: Seat) => rankValue(game, state, seat));
  const { chanceToWin } = config;
  const judge =
    chanceToWin === value ? null : (chanceToWin ?? ((state: G['State'], seat: Seat) => share(game, state, seat)));
  const worldsOf = config.worlds ?? ((view: G['View'], seed: string) => worlds(game, view, seed));

  /** The arms to try: the plans, and each move that begins no plan. In an ending, only the moves. */
  function armsOf({ view, moves, seed }: Task<G>, isEnd: boolean): Arm<G>[] {
    const planned = isEnd ? [] : (plans?.(view, moves, `${seed}/plans`) ?? []);
    const begun = new Set(planned.map(({ move }) => move));
    const leftOut = onlyPlans && planned.length > 0;
    const alone = leftOut ? [] : moves.filter((move) => !begun.has(move)).map((move): Plan<G> => ({ move }));
    return [...planned, ...alone].map(armOf);
  }

  function* think(task: Task<G>): ReturnType<Think<G>> {
    const { view, moves, seat, seed, budget } = task;
    const solving = moves.length === 1 ? at(moves, 0) : (solve?.(view, moves, budget.playouts) ?? null);
    const known = isSolving(solving) ? yield* inTime(solving, budget) : solving;
    if (known !== null) return decided<G>(known, moves);
    const points = at(game.score(view), seat);
    const isEnd = isEnding?.(view) ?? false;
    const arms = armsOf(task, isEnd);
    const liked = favorite?.(`${seed}/favorite`, view)(moves, view, seat);
    const home = arms.find(({ plan }) => plan.move === liked);
    const imagined = worldsOf(view, `${seed}/worlds`);
    const isFixed = imagined.isOnly === true && (isEnd || isSteady);
    const tries = triesOf(game, task, { policyOf, until, value, judge, isEnd, isFixed });
    const rounds = roundsFor(arms.length);
    let rivals: Arm<G>[] = arms;
    let world = 0;
    const findings = (): Findings<G> => {
      const chosen =
        home === undefined
          ? at(ranked(rivals), 0)
          : (ranked(rivals).find((arm) => arm !== home && isClearlyBetter(arm, margin)) ?? home);
      return { move: chosen.plan.move, analysis: analysisOf(moves, arms, chosen, points), worlds: world };
    };
    let before = 0;
    for (let round = 1; round <= rounds; round++) {
      do {
        before = tries.playouts();
        const state = imagined.next();
        const playoutSeed = `${seed}/playout/${world}`;
        // Every move gets the same chance, so that little but the move differs.
        const base = home === undefined ? 0 : tries.tryOut(home, state, playoutSeed);
        for (const arm of rivals) {
          if (arm === home) continue;
          const lead = tries.tryOut(arm, state, playoutSeed) - base;
          arm.lead += lead;
          arm.leadSquares += lead * lead;
          // With many moves, a world takes long.
          yield;
          if (world > 0 && budget.isFinished()) return findings();
        }
        world += 1;
        yield findings;
        if (rivals.every(({ onlyEnd }) => onlyEnd !== null)) return findings();
      } while (budget.allows(round / rounds, tries.playouts(), tries.playouts() - before));
      const half = rivals.length / 2;
      rivals = ranked(rivals).filter((arm, rank) => rank < half || arm === home);
    }
    return findings();
  }

  return thinker(game, thinking, think);
}

/** Moves are plain JSON, so only a solver has a function. */
function isSolving<G extends GameTypes>(solving: Solving<G> | G['Move'] | null): solving is Solving<G> {
  return solving !== null && typeof (solving as Partial<Solving<G>>).next === 'function';
}

/** The move that the solver finds within half of the time, else `null`. */
function* inTime<G extends GameTypes>(solving: Solving<G>, budget: Budget): Generator<undefined, G['Move'] | null> {
  for (;;) {
    const step = solving.next();
    if (step.done) return step.value;
    yield;
    if (!budget.allows(1 / 2, 0, 0)) return null;
  }
}

/** How often half of `arms` arms can be dropped until one is left; at least 1. */
function roundsFor(arms: number): number {
  let rounds = 0;
  for (let left = arms; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return Math.max(1, rounds);
}
