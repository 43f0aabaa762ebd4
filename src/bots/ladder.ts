import tychei from 'seedrandom/lib/tychei.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkConfig, checkGame, checkText } from '../engine/given.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import { perSeat } from '../engine/seats.js';
import { type BotMaker, checkDeals, type DuelConfig, playDeal } from './duel.js';
import { checkResults, checkSeats, type DealResult, type Interval, type Strength, strengthOf } from './strength.js';

/** The deals that one bot played against another. */
export interface Pairing {
  /** The bot that sat alone against rivals, at every seat in turn. */
  readonly candidate: string;
  /** The bot at all other seats. */
  readonly rival: string;
  /** The result of each deal. An index means the same deal in all pairings. */
  readonly results: readonly DealResult[];
}

/** A bot's place on the ladder. */
export interface Rung {
  /** The name of the bot. */
  readonly name: string;
  /** Its Elo relative to the anchor, or to the average of all bots. */
  readonly elo: Interval;
}

/** Options of {@link ladderOf}. */
export interface LadderConfig {
  /** The number of seats at each table, 2 or more. */
  readonly seats: number;
  /** The bot whose Elo is 0. By default the average Elo is 0. */
  readonly anchor?: string | undefined;
  /** Makes the intervals repeatable; default `'ladder'`. */
  readonly seed?: string | undefined;
}

/** The result of a round robin. */
export interface RoundRobin {
  /** The bots, strongest first. */
  readonly ladder: readonly Rung[];
  /** The strength of each candidate against one rival, in the order of play. */
  readonly duels: readonly { readonly candidate: string; readonly rival: string; readonly strength: Strength }[];
}

/** The number of refits behind the intervals, and how many of them lie outside at each end. */
const REFITS = 400;
const OUTSIDE = 10;
/** The fit stops once no strength changes by more than this fraction. */
const PRECISION = 1e-7;
const MAX_STEPS = 10_000;
/** Up to this many names, all pairings can be listed. */
const MAX_NAMES = 1_000;

/**
 * Plays a duel between every two bots, all on the same deals. At tables with more than two seats each bot of a pair
 * takes a turn as candidate, since one against several differs from several against one.
 *
 * @example
 * ```ts
 * import { uniform } from 'hencoop';
 * import { policyBot, roundRobin, search } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * const searching = (iterations: number) => ({ seed }: { seed: string }) => search(chicken, { iterations, seed });
 * const players = {
 *   random: ({ seed }: { seed: string }) => policyBot(chicken, uniform, { seed }),
 *   few: searching(5),
 *   many: searching(40),
 * };
 * const { ladder, duels } = roundRobin(chicken, players, { seats: 2, deals: 5, seed: 'hen', anchor: 'random' });
 * duels.length; // 3
 * ladder.at(-1)?.name; // 'random'
 * ```
 *
 * @throws RangeError if there are fewer than two bots, a player is not a function, the anchor does not play, or
 * `seats`, `deals`, `seed` or `options` is invalid.
 */
export function roundRobin<G extends GameTypes>(
  game: Game<G>,
  players: { readonly [name: string]: BotMaker<NoInfer<G>> },
  config: DuelConfig<NoInfer<G>> & Pick<LadderConfig, 'anchor'>,
): RoundRobin {
  checkGame(game);
  checkDeals(config);
  const { seats, deals, seed, options, anchor } = config;
  if (!isRecord(players)) refuseOption('players', 'an object of functions that make bots', players);
  const names = Object.keys(players);
  checkAnchor(anchor, names);
  const pairings = pairingsOf(names, seats).map(([candidate, rival]): Pairing => {
    const [own, other] = [players[candidate], players[rival]] as [BotMaker<G>, BotMaker<G>];
    const results = perSeat(deals, (deal) => playDeal(game, own, other, { seats, seed: `${seed}/${deal}`, options }));
    return { candidate, rival, results };
  });
  return {
    ladder: ladderOf(pairings, { seats, anchor }),
    duels: pairings.map(({ candidate, rival, results }) => ({
      candidate,
      rival,
      strength: strengthOf(results, seats),
    })),
  };
}

/**
 * The duels of a round robin, as pairs of candidate and rival.
 * @throws RangeError if `names` is not a list of two to 1,000 names, or `seats` is below 2.
 */
export function pairingsOf(names: readonly string[], seats: number): (readonly [string, string])[] {
  if (!Array.isArray(names) || names.length > MAX_NAMES || !names.every((name) => typeof name === 'string')) {
    refuseOption('players', `a list of at most ${MAX_NAMES} names`, names);
  }
  checkSeats(seats);
  if (names.length < 2) refuseOption('players', 'at least two', names.length);
  return names.flatMap((candidate, index) =>
    names
      .filter((rival, other) => (seats === 2 ? other > index : rival !== candidate))
      .map((rival) => [candidate, rival] as const),
  );
}

/**
 * Fits an Elo to every bot, strongest first. The model matches `eloOf`: each seat wins with a chance proportional to
 * `10^(elo / 400)` of its bot (Bradley-Terry, Luce). Each duel gets one extra deal that all seats win alike, so that a
 * bot that won everything still has a finite Elo. The intervals come from refits with random weights per deal (Bayesian
 * bootstrap); a deal has the same weight in all duels, and duels may differ in length.
 *
 * @throws RangeError if there are no duels, a duel has no deals or holds anything but results, the anchor does not
 * play, or `seats` or `seed` is invalid.
 */
export function ladderOf(pairings: readonly Pairing[], config: LadderConfig): Rung[] {
  checkConfig(config);
  const { seats, anchor, seed = 'ladder' } = config;
  checkSeats(seats);
  checkText('seed', seed);
  checkPairings(pairings);
  const fewest = Math.min(...pairings.map(({ results }) => results.length));
  if (pairings.length === 0 || fewest === 0)
    refuseOption('pairings', 'at least one duel, each of at least one deal', 0);
  const names = [...new Set(pairings.flatMap(({ candidate, rival }) => [candidate, rival]))];
  checkAnchor(anchor, names);

  const heightsOf = (strengths: readonly number[]) => {
    const heights = strengths.map((strength) => 400 * Math.log10(strength));
    const zero =
      anchor === undefined
        ? heights.reduce((sum, height) => sum + height, 0) / heights.length
        : at(heights, names.indexOf(anchor));
    return heights.map((height) => height - zero);
  };
  const equal = names.map(() => 1);
  const strengths = fitted(
    tablesOf(pairings, names, seats, () => 1),
    seats,
    equal,
  );
  const fraction = tychei(seed);
  const weighted = perSeat(REFITS, () =>
    // The weights follow an exponential distribution.
    heightsOf(
      fitted(
        tablesOf(pairings, names, seats, () => -Math.log(1 - fraction())),
        seats,
        strengths,
      ),
    ),
  );
  return heightsOf(strengths)
    .map((mean, index): Rung => {
      const heights = weighted.map((all) => at(all, index)).sort((a, b) => a - b);
      return {
        name: at(names, index),
        elo: { low: at(heights, OUTSIDE), mean, high: at(heights, REFITS - 1 - OUTSIDE) },
      };
    })
    .sort((a, b) => b.elo.mean - a.elo.mean);
}

/** The wins of both sides of one duel, in deals. */
interface Tables {
  readonly candidate: number;
  readonly rival: number;
  readonly won: number;
  readonly lost: number;
}

/** The wins of every duel: the sum of its weighted deals, plus one deal that all seats win alike. */
function tablesOf(
  pairings: readonly Pairing[],
  names: readonly string[],
  seats: number,
  weight: () => number,
): Tables[] {
  const most = Math.max(...pairings.map(({ results }) => results.length));
  const weights = perSeat(most, weight);
  return pairings.map(({ candidate, rival, results }) => {
    let won = weight() / seats;
    let lost = weight() * (1 - 1 / seats);
    results.forEach(({ wins }, deal) => {
      won += at(weights, deal) * wins;
      lost += at(weights, deal) * (1 - wins);
    });
    return { candidate: names.indexOf(candidate), rival: names.indexOf(rival), won, lost };
  });
}

/** The maximum-likelihood strengths, by Hunter's MM algorithm (2004); their product is 1. */
function fitted(tables: readonly Tables[], seats: number, from: readonly number[]): number[] {
  let strengths = from.slice();
  for (let step = 0; step < MAX_STEPS; step++) {
    const wins = strengths.map(() => 0);
    const expected = strengths.map(() => 0);
    for (const { candidate, rival, won, lost } of tables) {
      const share = (won + lost) / (at(strengths, candidate) + (seats - 1) * at(strengths, rival));
      wins[candidate] = at(wins, candidate) + won;
      wins[rival] = at(wins, rival) + lost;
      expected[candidate] = at(expected, candidate) + share;
      expected[rival] = at(expected, rival) + (seats - 1) * share;
    }
    const next = strengths.map((_, index) => at(wins, index) / at(expected, index));
    const middle = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length);
    const centered = next.map((strength) => strength / middle);
    const moved = Math.max(...centered.map((strength, index) => Math.abs(strength / at(strengths, index) - 1)));
    strengths = centered;
    if (moved < PRECISION) break;
  }
  return strengths;
}

function checkAnchor(anchor: string | undefined, names: readonly string[]): void {
  if (anchor === undefined || names.includes(anchor)) return;
  refuseOption('anchor', `one of ${names.join(', ').slice(0, 200)}`, anchor);
}

/** Checks pairings, which may come from storage. */
function checkPairings(pairings: unknown): void {
  if (!Array.isArray(pairings)) refuseOption('pairings', 'a list of duels', pairings);
  for (const [index, pairing] of pairings.entries()) {
    const path = `pairings[${index}]`;
    const { candidate, rival, results }: { readonly [name: string]: unknown } = isRecord(pairing) ? pairing : {};
    checkText(`${path}.candidate`, candidate);
    checkText(`${path}.rival`, rival);
    checkResults(`${path}.results`, results);
  }
}
