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

/** A position as it is solved, in short steps: a generator is one. */
export interface Solving<G extends GameTypes> {
  /** The next step; the last one has the best move where it is known, else `null`. */
  next(): { readonly done?: false | undefined } | { readonly done: true; readonly value: G['Move'] | null };
}

/** How {@link search} decides, besides the time it has. */
export interface SearchMethod<G extends GameTypes> {
  /** How all seats play in playouts; by default uniformly at random. It is made once for each playout. */
  readonly policy?: PolicyOf<G> | undefined;
  /**
   * Whether `policy` plays the same for every seed; default false. Where the view allows one world only, tries without dice and
   * shuffles then cannot differ: each is played once.
   */
  readonly isSteady?: boolean | undefined;
  /**
   * Ends playouts early, asked after the move that is tried, and after every move that follows it, with the number of
   * those and the view of the seat that thinks; by default playouts end with the game.
   */
  readonly until?: ((state: G['State'], played: number, view: G['View']) => boolean) | undefined;
  /** The value of the state at the end of a playout to `seat`: more is better. By default {@link rankValue}. */
  readonly value?: ((state: G['State'], seat: Seat) => number) | undefined;
  /**
   * The chance of `seat` to win the match from the state at the end of a playout, from 0 to 1, for the analysis alone: moves
   * are chosen by `value`. By default only tries that go to the end of the game count.
   */
  readonly chanceToWin?: ((state: G['State'], seat: Seat) => number) | undefined;
  /** Imagines the worlds of a view; by default {@link worlds}. */
  readonly worlds?: ((view: G['View'], seed: string) => Worlds<G>) | undefined;
  /** The plans to try: by default each legal move. Each legal move that no plan begins with is tried alone. */
  readonly plans?: ((view: G['View'], moves: readonly G['Move'][], seed: string) => readonly Plan<G>[]) | undefined;
  /** Whether only `plans` are tried, if there are any; default false. */
  readonly onlyPlans?: boolean | undefined;
  /**
   * The best move where it is known without a search, else `null`. A bot with fewer `playouts` may do without what takes long to
   * find; one with a limit of time counts as having one a millisecond. What takes long returns short steps, as a generator does: the
   * bot lets other tasks run between two of them, and gives up after half of its time.
   */
  readonly solve?:
    | ((view: G['View'], moves: readonly G['Move'][], playouts: number) => Solving<G> | G['Move'] | null)
    | undefined;
  /**
   * Whether so few lines of play follow that each try goes on with the best moves of all seats, found by trying every line of
   * its world, instead of by `policy`. Plans are not tried then, and eight lines count as a playout. Meant for lines without dice
   * and shuffles, which would fall differently in each. By default never.
   */
  readonly isEnding?: ((view: G['View']) => boolean) | undefined;
  /** A policy whose move is played unless another is better beyond doubt: see `margin`. */
  readonly favorite?: PolicyOf<G> | undefined;
  /**
   * How many standard errors better than the move of `favorite` another must be in the same worlds, 0 or more; default 1.
   */
  readonly margin?: number | undefined;
}

/** How {@link search} decides. Requires `iterations` or `milliseconds`. */
export interface SearchConfig<G extends GameTypes> extends ThinkConfig, SearchMethod<G> {}

const FUNCTIONS = ['policy', 'until', 'value', 'chanceToWin', 'worlds', 'plans', 'solve', 'isEnding', 'favorite'];

/**
 * A bot for any game. It imagines worlds that its view allows, tries each legal move in the same worlds, plays each try
 * out, and drops the worse half of the moves round by round (successive halving), so that most playouts go into the
 * moves that are hard to tell apart.
 *
 * It sees only a view, so it cannot know more than its seat; a remembered view lets it use what the seat has
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
 * @throws RangeError for something else than a game, and naming the path of an invalid entry of `config`.
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

  /** The arms to try: the plans, and each move that begins none of them. In an ending, the moves alone. */
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
        // The same chance for every move, so that as little as possible but the move differs.
        const base = home === undefined ? 0 : tries.tryOut(home, state, playoutSeed);
        for (const arm of rivals) {
          if (arm === home) continue;
          const lead = tries.tryOut(arm, state, playoutSeed) - base;
          arm.lead += lead;
          arm.leadSquares += lead * lead;
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

/** Moves are JSON, and have no functions. */
function isSolving<G extends GameTypes>(solving: Solving<G> | G['Move'] | null): solving is Solving<G> {
  return solving !== null && typeof (solving as Partial<Solving<G>>).next === 'function';
}

/** The move that the steps find within half of the time, else `null`. */
function* inTime<G extends GameTypes>(solving: Solving<G>, budget: Budget): Generator<undefined, G['Move'] | null> {
  for (;;) {
    const step = solving.next();
    if (step.done) return step.value;
    yield;
    if (!budget.allows(1 / 2, 0, 0)) return null;
  }
}

/** How many times the worse half of `arms` arms can be dropped until one is left; at least 1. */
function roundsFor(arms: number): number {
  let rounds = 0;
  for (let left = arms; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return Math.max(1, rounds);
}
