import { OVER } from '../engine/base.js';
import { quick } from '../engine/chance.js';
import { finishDraft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { isWhole } from '../engine/guards.js';
import { refuseOption, refuseUnknown } from '../engine/options.js';
import { type Policy, playOn, type Until, uniform } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';
import type { Bot, Candidate, Choice } from './bot.js';
import { worlds } from './worlds.js';

/** How {@link search} decides. One of `iterations` and `milliseconds` must be given. */
export interface SearchConfig<G extends GameTypes> {
  /** How many playouts decide a move: the same number gives the same moves on every machine. 1 to 10,000,000. */
  readonly iterations?: number | undefined;
  /** How long to think about a move, up to 600,000. What is found in that time depends on the machine. */
  readonly milliseconds?: number | undefined;
  /** Makes every choice repeatable; default `'bot'`. */
  readonly seed?: string | undefined;
  /** How all seats play in playouts; by default uniformly at random. It is made once for each playout, from a seed. */
  readonly policy?: ((seed: string) => Policy<G>) | undefined;
  /** Ends playouts early, asked after every move; by default they end with the game. */
  readonly until?: Until<G> | undefined;
  /** What the state at the end of a playout is worth to `seat`: more is better. By default {@link placing}. */
  readonly value?: ((state: G['State'], seat: Seat) => number) | undefined;
  /** The clock, in milliseconds; default `performance.now`. */
  readonly now?: (() => number) | undefined;
}

const MAX_ITERATIONS = 10_000_000;
const MAX_MILLISECONDS = 600_000;
/** How long a choice runs before other tasks get a turn, in milliseconds. */
const SLICE = 8;

/**
 * How many of the other seats `seat` is ahead of, less those ahead of it, as a fraction: 1 for a sole winner, 0 for
 * everybody in a tie, -1 for a sole loser. While the game goes on, 0.
 */
export function placing<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): number {
  const ranking = game.outcome(state)?.ranking ?? [];
  let before = 0;
  for (const place of ranking) {
    if (place.includes(seat)) {
      const behind = state.seats - before - place.length;
      return state.seats === 1 ? 0 : (behind - before) / (state.seats - 1);
    }
    before += place.length;
  }
  return 0;
}

/** What has been learned about one move. */
interface Tally<G extends GameTypes> {
  readonly move: G['Move'];
  visits: number;
  sum: number;
  squares: number;
  wins: number;
}

/**
 * A bot for any game. It imagines worlds that its view allows, tries each legal move in the same worlds, plays each try
 * out, and drops the worse half of the moves round by round (successive halving), so that most playouts go into the
 * moves that are hard to tell apart.
 *
 * It sees a view and nothing else, so it cannot know more than its seat; a remembered view lets it use what the seat has
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
 * @throws RangeError naming the path of an invalid entry of `config`.
 */
export function search<G extends GameTypes>(game: Game<G>, config: SearchConfig<G>): Bot<G> {
  const { iterations, milliseconds, seed, now, ...play } = readConfig(config);
  const policyOf = play.policy ?? uniform<G>;
  const value = play.value ?? ((state: G['State'], seat: Seat) => placing(game, state, seat));

  /** Plays one try out, and counts it. */
  function tryOut(tally: Tally<G>, world: G['State'], seat: Seat, playoutSeed: string): void {
    const draft = game.rules.copy(world);
    const chance = quick(`${playoutSeed}/chance`);
    game.rules.play(draft, tally.move, game.rules.evolve, chance);
    playOn(game, draft, policyOf(playoutSeed), chance, play.until);
    const end = finishDraft<G['State']>(draft);
    const worth = value(end, seat);
    tally.visits += 1;
    tally.sum += worth;
    tally.squares += worth * worth;
    const first = end.step.type === OVER ? (game.outcome(end)?.ranking[0] ?? []) : [];
    if (first.includes(seat)) tally.wins += 1 / first.length;
  }

  /** Thinks world by world; between two of them, whoever drives it may stop. */
  function* think(view: G['View']): Generator<undefined, Choice<G>, undefined> {
    const moves = game.legalMoves(view);
    const seat = view.viewer;
    if (moves.length === 0 || seat === null) {
      throw new RangeError('view: expected a view whose viewer has a legal move, got one without');
    }
    const imagined = worlds(game, view, seed);
    const rounds = roundsFor(moves.length);
    const startedAt = now();
    let rivals = moves.map((move): Tally<G> => ({ move, visits: 0, sum: 0, squares: 0, wins: 0 }));
    let dropped: readonly Tally<G>[] = [];
    let world = 0;
    for (let round = 1; round <= rounds; round++) {
      const worldsLeft = iterations === undefined ? Infinity : Math.floor(iterations / rounds / rivals.length);
      const endsAt = milliseconds === undefined ? Infinity : startedAt + (milliseconds * round) / rounds;
      for (let left = worldsLeft; ; left--) {
        const state: G['State'] = imagined.next();
        // The same playouts for every move, so that as little as possible but the move differs.
        for (const tally of rivals) tryOut(tally, state, seat, `${seed}/playout/${world}`);
        world += 1;
        yield;
        if (left <= 1 || now() >= endsAt) break;
      }
      const sorted = rivals.slice().sort(byValue);
      const kept = Math.ceil(sorted.length / 2);
      dropped = [...sorted.slice(kept), ...dropped];
      rivals = sorted.slice(0, kept);
    }
    const candidates = [...rivals, ...dropped].map(candidateOf);
    return { move: at(candidates, 0).move, candidates, worlds: world };
  }

  return {
    async choose(view, { signal } = {}) {
      const thinking = think(view);
      let pausedAt = now();
      for (;;) {
        signal?.throwIfAborted();
        const step = thinking.next();
        if (step.done) return step.value;
        if (now() - pausedAt < SLICE) continue;
        await new Promise((resume) => setTimeout(resume));
        pausedAt = now();
      }
    },
    chooseNow(view) {
      const thinking = think(view);
      for (;;) {
        const step = thinking.next();
        if (step.done) return step.value;
      }
    },
  };
}

/** How many times the worse half of `moves` moves can be dropped until one is left; 0 for a forced move. */
function roundsFor(moves: number): number {
  let rounds = 0;
  for (let left = moves; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return rounds;
}

function byValue<G extends GameTypes>(a: Tally<G>, b: Tally<G>): number {
  return b.sum / b.visits - a.sum / a.visits;
}

function candidateOf<G extends GameTypes>({ move, visits, sum, squares, wins }: Tally<G>): Candidate<G> {
  if (visits === 0) return { move, visits, value: 0, plusMinus: 0, chanceToWin: 0 };
  const value = sum / visits;
  // Rounding can bring the variance of equal values below 0.
  const variance = visits < 2 ? 0 : Math.max(0, squares / visits - value * value) / (visits - 1);
  return { move, visits, value, plusMinus: Math.sqrt(variance), chanceToWin: wins / visits };
}

const NAMES = ['iterations', 'milliseconds', 'seed', 'policy', 'until', 'value', 'now'];

function readConfig<G extends GameTypes>(config: SearchConfig<G>) {
  refuseUnknown('config', { ...config }, NAMES);
  const { iterations, milliseconds, seed = 'bot', policy, until, value, now = () => performance.now() } = config;
  if ((iterations === undefined) === (milliseconds === undefined)) {
    throw new RangeError('config: expected either iterations or milliseconds');
  }
  if (iterations !== undefined && !(isWhole(iterations) && iterations >= 1 && iterations <= MAX_ITERATIONS)) {
    refuseOption('config.iterations', `a whole number from 1 to ${MAX_ITERATIONS}`, iterations);
  }
  if (milliseconds !== undefined && !(milliseconds >= 0 && milliseconds <= MAX_MILLISECONDS)) {
    refuseOption('config.milliseconds', `a number from 0 to ${MAX_MILLISECONDS}`, milliseconds);
  }
  if (typeof seed !== 'string') refuseOption('config.seed', 'a string', seed);
  return { iterations, milliseconds, seed, policy, until, value, now };
}
