import { type Chance, quick } from '../engine/chance.js';
import { type Draft, finishDraft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import { type Policy, playOn, uniform } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';
import type { Bot, Candidate } from './bot.js';
import { bestLine } from './ending.js';
import { candidateOf, count, type MoveStats, mean, noStats, share, standardError } from './moveStats.js';
import { rankValue } from './rankValue.js';
import {
  decided,
  type Findings,
  readThinking,
  type Task,
  type Think,
  type ThinkConfig,
  thinker,
  untried,
} from './think.js';
import { type Worlds, worlds } from './worlds.js';

/** Makes a policy for one playout: repeatable by `seed`, and informed by the view of the seat that thinks. */
export type PolicyOf<G extends GameTypes> = (seed: string, view: G['View']) => Policy<G>;

/** A way to go on from a view: a legal move, and perhaps more moves of the same seat after it. */
export interface Plan<G extends GameTypes> {
  /** The first move of the plan, a legal one. */
  readonly move: G['Move'];
  /**
   * The next move of the plan, one of `moves`, after `played` moves of it; `null` once the plan has none, and the policy
   * goes on. Called in every try, so that it keeps nothing between two calls.
   */
  readonly next?: ((moves: readonly G['Move'][], table: G['Table'], played: number) => G['Move'] | null) | undefined;
}

/** How {@link search} decides, besides the time it has. */
export interface SearchMethod<G extends GameTypes> {
  /** How all seats play in playouts; by default uniformly at random. It is made once for each playout. */
  readonly policy?: PolicyOf<G> | undefined;
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
  /** The best move where it is known without a search, else `null`. */
  readonly solve?: ((view: G['View'], moves: readonly G['Move'][]) => G['Move'] | null) | undefined;
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

/** A plan that is tried, with its results. */
interface Arm<G extends GameTypes> {
  readonly plan: Plan<G>;
  readonly stats: MoveStats;
  /** What its tries were worth more than those of the favorite in the same worlds, and the squares of that. */
  lead: number;
  leadSquares: number;
}

/** The playouts of a search so far. */
interface Spent {
  playouts: number;
}

/** How many lines of an ending count as a playout. They take less time than one from the beginning of a game. */
const LINES_A_PLAYOUT = 8;

/** Goes on after the move of a plan, which `draft` has made, and returns where that ends. */
type GoOn<G extends GameTypes> = (draft: Draft<G['State']>, plan: Plan<G>, chance: Chance, seed: string) => G['State'];

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
  const thinking = readThinking(config, FUNCTIONS, ['margin', 'onlyPlans']);
  const { until, plans, onlyPlans = false, solve, isEnding, favorite, margin = 1 } = config;
  if (!(typeof margin === 'number' && margin >= 0)) refuseOption('config.margin', 'a number, 0 or more', margin);
  const policyOf: PolicyOf<G> = config.policy ?? uniform<G>;
  const value = config.value ?? ((state: G['State'], seat: Seat) => rankValue(game, state, seat));
  const { chanceToWin } = config;
  const judge =
    chanceToWin === value ? null : (chanceToWin ?? ((state: G['State'], seat: Seat) => share(game, state, seat)));
  const worldsOf = config.worlds ?? ((view: G['View'], seed: string) => worlds(game, view, seed));

  /** How tries go on after their first move: by the policy, or in an ending by the best moves. */
  function goingOn({ view, seat }: Task<G>, isEnd: boolean, spent: Spent): GoOn<G> {
    const ends = until === undefined ? until : (state: G['State'], played: number) => until(state, played, view);
    if (isEnd) {
      return (draft, _, chance) => {
        const { end, lines } = bestLine(game, finishDraft<G['State']>(draft), { until: ends, value }, chance);
        spent.playouts += lines / LINES_A_PLAYOUT;
        return end;
      };
    }
    return (draft, { next }, chance, seed) => {
      spent.playouts += 1;
      const end = finishDraft<G['State']>(draft);
      if (ends?.(end, 0)) return end;
      const policy = policyOf(seed, view);
      playOn(game, draft, next === undefined ? policy : following<G>(next, seat, policy), chance, ends);
      return end;
    };
  }

  /** Plays one plan out in a world, and counts it. Returns its value. */
  function tryOut({ plan, stats }: Arm<G>, world: G['State'], seat: Seat, goOn: GoOn<G>, seed: string): number {
    const draft = game.rules.copy(world);
    const chance = quick(`${seed}/chance`);
    game.rules.play(draft, plan.move, game.rules.evolve, chance);
    const end = goOn(draft, plan, chance, seed);
    const worth = value(end, seat);
    count(game, stats, end, seat, worth, judge === null ? worth : judge(end, seat));
    return worth;
  }

  /** The arms to try: the plans, and each move that begins none of them. In an ending, the moves alone. */
  function armsOf({ view, moves, seed }: Task<G>, isEnd: boolean): Arm<G>[] {
    const planned = isEnd ? [] : (plans?.(view, moves, `${seed}/plans`) ?? []);
    const begun = new Set(planned.map(({ move }) => move));
    const leftOut = onlyPlans && planned.length > 0;
    const alone = leftOut ? [] : moves.filter((move) => !begun.has(move)).map((move): Plan<G> => ({ move }));
    return [...planned, ...alone].map((plan) => ({ plan, stats: noStats(), lead: 0, leadSquares: 0 }));
  }

  function* think(task: Task<G>): ReturnType<Think<G>> {
    const { view, moves, seat, seed, budget } = task;
    const known = moves.length === 1 ? at(moves, 0) : solve?.(view, moves);
    if (known !== null && known !== undefined) return decided<G>(known, moves);
    const points = at(game.score(view), seat);
    const spent: Spent = { playouts: 0 };
    const isEnd = isEnding?.(view) ?? false;
    const arms = armsOf(task, isEnd);
    const goOn = goingOn(task, isEnd, spent);
    const liked = favorite?.(`${seed}/favorite`, view)(moves, view, seat);
    const home = arms.find(({ plan }) => plan.move === liked);
    const imagined = worldsOf(view, `${seed}/worlds`);
    const rounds = roundsFor(arms.length);
    let rivals: Arm<G>[] = arms;
    let world = 0;
    const findings = (): Findings<G> => {
      const sorted = rivals.slice().sort((a, b) => mean(b.stats) - mean(a.stats));
      const chosen =
        home === undefined
          ? at(sorted, 0)
          : (sorted.find((arm) => arm !== home && isClearlyBetter(arm, margin)) ?? home);
      return { move: chosen.plan.move, analysis: analysisOf(moves, arms, chosen, points), worlds: world };
    };
    let before = 0;
    for (let round = 1; round <= rounds; round++) {
      do {
        before = spent.playouts;
        const state = imagined.next();
        const playoutSeed = `${seed}/playout/${world}`;
        // The same chance for every move, so that as little as possible but the move differs.
        const base = home === undefined ? 0 : tryOut(home, state, seat, goOn, playoutSeed);
        for (const arm of rivals) {
          if (arm === home) continue;
          const lead = tryOut(arm, state, seat, goOn, playoutSeed) - base;
          arm.lead += lead;
          arm.leadSquares += lead * lead;
        }
        world += 1;
        yield findings;
      } while (budget.allows(round / rounds, spent.playouts, spent.playouts - before));
      const sorted = rivals.slice().sort((a, b) => mean(b.stats) - mean(a.stats));
      rivals = sorted.filter((arm, rank) => rank < sorted.length / 2 || arm === home);
    }
    return findings();
  }

  return thinker(game, thinking, think);
}

/** Plays the moves of a plan at `seat`, then the policy. */
export function following<G extends GameTypes>(
  next: NonNullable<Plan<G>['next']>,
  planner: Seat,
  policy: Policy<G>,
): Policy<G> {
  let played = 1;
  let goesOn = true;
  return (moves, table, seat) => {
    // Called every time: a policy may keep track of what it sees.
    const usual = policy(moves, table, seat);
    if (goesOn && seat === planner) {
      const move = next(moves, table, played);
      if (move !== null) {
        played += 1;
        return move;
      }
      goesOn = false;
    }
    return usual;
  };
}

/** How many times the worse half of `arms` arms can be dropped until one is left; at least 1. */
function roundsFor(arms: number): number {
  let rounds = 0;
  for (let left = arms; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return Math.max(1, rounds);
}

/** Whether an arm leads the favorite by more than `margin` standard errors. */
function isClearlyBetter<G extends GameTypes>({ stats, lead, leadSquares }: Arm<G>, margin: number): boolean {
  const { visits } = stats;
  return visits > 0 && lead / visits > margin * standardError(visits, lead, leadSquares);
}

/**
 * The best arm of every legal move: first the chosen one, then those that were tried longest, the best first, then the moves
 * that were not tried.
 */
function analysisOf<G extends GameTypes>(
  moves: readonly G['Move'][],
  arms: readonly Arm<G>[],
  chosen: Arm<G>,
  points: number,
): Candidate<G>[] {
  const ranked = arms.slice().sort((a, b) => b.stats.visits - a.stats.visits || mean(b.stats) - mean(a.stats));
  const listed = new Set<G['Move']>();
  const analysis: Candidate<G>[] = [];
  for (const { plan, stats } of [chosen, ...ranked]) {
    if (listed.has(plan.move)) continue;
    listed.add(plan.move);
    analysis.push(candidateOf<G>(plan.move, stats, points));
  }
  for (const move of moves) if (!listed.has(move)) analysis.push(untried<G>(move));
  return analysis;
}
