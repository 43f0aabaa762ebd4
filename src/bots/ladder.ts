import tychei from 'seedrandom/lib/tychei.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkConfig, checkGame, checkText } from '../engine/given.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import { perSeat } from '../engine/seats.js';
import { type BotMaker, checkDeals, type DuelConfig, playDeal } from './duel.js';
import { checkResults, checkSeats, type DealResult, type Interval, type Strength, strengthOf } from './strength.js';

/** The deals that one bot has played against another. */
export interface Pairing {
  /** The name of the bot that sat alone against rivals, at every seat in turn. */
  readonly candidate: string;
  /** The name of the bot that sat at all the other seats. */
  readonly rival: string;
  /** The result of each deal; an index stands for the same deal in all pairings. */
  readonly results: readonly DealResult[];
}

/** Where a bot stands among others. */
export interface Rung {
  /** The name of the bot. */
  readonly name: string;
  /** Its Elo above the anchor, or above the average of all bots. */
  readonly elo: Interval;
}

/** How {@link ladderOf} reads the results. */
export interface LadderConfig {
  /** The number of seats at each table, 2 or more. */
  readonly seats: number;
  /** The bot that stands at 0; by default the average of all does. */
  readonly anchor?: string | undefined;
  /** Makes the intervals repeatable; default `'ladder'`. */
  readonly seed?: string | undefined;
}

/** The result of a round robin. */
export interface RoundRobin {
  /** The bots, the strongest first. */
  readonly ladder: readonly Rung[];
  /** The strength of each candidate against one rival, in the order in which the duels were played. */
  readonly duels: readonly { readonly candidate: string; readonly rival: string; readonly strength: Strength }[];
}

/** How often the heights are fitted again to find the intervals, and how many of these lie outside at each end. */
const REFITS = 400;
const OUTSIDE = 10;
/** The fit stops once no bot moves by more than this factor less 1. */
const PRECISION = 1e-7;
const MAX_STEPS = 10_000;
/** Their pairings can still be listed. */
const MAX_NAMES = 1_000;

/**
 * Every two bots play a duel on the same deals. At tables with more than two seats both have a turn as the candidate,
 * since one against several is another game than several against one.
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
 * @throws RangeError for fewer than two bots, something else than functions that make bots, an anchor that does not
 *   play, and invalid seats, deals, seed or options.
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
 * The duels of a round robin: the candidate and the rival of each.
 * @throws RangeError for something else than a list of two to 1,000 names, and for a number of seats below 2.
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
 * Fits one Elo to every bot, the strongest first. The model is that of `eloOf`: each seat of a table wins with a chance in
 * proportion to `10^(elo / 400)` of its bot (Bradley-Terry, Luce). In addition to the deals played, each duel counts one in
 * which all seats won alike, so that a bot that won everything stands at a finite height. The intervals come from fitting
 * again and again with each deal weighted at random (Bayesian bootstrap); a deal has the same weight in all duels, of which
 * some may have more deals than others.
 *
 * @throws RangeError without duels, for a duel without deals or with something else than their results, for an anchor that does
 *   not play, and for an invalid number of seats or seed.
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
    // The weights are distributed exponentially.
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

/** How often the two sides of one duel have won, counted in deals. */
interface Tables {
  readonly candidate: number;
  readonly rival: number;
  readonly won: number;
  readonly lost: number;
}

/** The wins of every duel, each deal counted by its weight, and one deal that all seats win alike. */
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

/** The strengths that make these wins the most likely, by Hunter's MM algorithm (2004); their product is 1. */
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

/** They may come from storage. */
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
