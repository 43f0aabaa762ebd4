import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkConfig, checkGame } from '../engine/given.js';
import { isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import { perSeat } from '../engine/seats.js';
import { LONGEST_SEED, requireSeed } from '../engine/seed.js';
import type { Bot } from './bot.js';
import { botSeed } from './botSeed.js';
import { type MatchConfig, playMatch } from './match.js';
import { winsOf } from './rankValue.js';
import { type DealResult, type Strength, strengthOf } from './strength.js';

/** Creates a bot for one match from a seed. */
export type BotMaker<G extends GameTypes> = (config: { readonly seed: string }) => Bot<G>;

/** The deals on which two bots are compared. */
export interface DuelConfig<G extends GameTypes> extends MatchConfig<G> {
  /** The number of seats at each table: 2 or more, within the game's range. */
  readonly seats: number;
  /** The number of deals, 1 to 1,000,000. Each is played once per seat. */
  readonly deals: number;
}

const MAX_DEALS = 1_000_000;

/**
 * Plays one deal once per seat: `candidate` sits at each seat in turn, `rival` at all others. Each bot gets the seed
 * that {@link botSeed} draws for its game and seat.
 * @throws RangeError if an argument is not a game or a bot factory, or `seats`, `seed` or `options` is invalid.
 */
export function playDeal<G extends GameTypes>(
  game: Game<G>,
  candidate: BotMaker<NoInfer<G>>,
  rival: BotMaker<NoInfer<G>>,
  config: Omit<DuelConfig<NoInfer<G>>, 'deals'>,
): DealResult {
  checkGame(game);
  checkConfig(config);
  const { seats, seed, options } = config;
  checkPlayers(game, { candidate, rival }, seats);
  requireSeed('seed', seed);
  let [wins, margin] = [0, 0];
  for (let own = 0; own < seats; own++) {
    const bots = perSeat(seats, (seat) => (seat === own ? candidate : rival)({ seed: botSeed(seed, seat, own) }));
    const result = playMatch(game, bots, { seed, options });
    const sum = result.scores.reduce((total, score) => total + score, 0);
    const score = at(result.scores, own);
    wins += winsOf(result.ranking, own) / seats;
    margin += (score - (sum - score) / (seats - 1)) / seats;
  }
  return { wins, margin };
}

/**
 * Measures how strong `candidate` is against `rival` over `deals` deals, played one after another. Deal `n` has the
 * seed `seed/n`. The same bots and config give the same result.
 *
 * @example
 * ```ts
 * import { uniform } from 'hencoop';
 * import { duel, policyBot, search } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * const searching = ({ seed }: { seed: string }) => search(chicken, { iterations: 20, seed });
 * const random = ({ seed }: { seed: string }) => policyBot(chicken, uniform, { seed });
 * const { games, wins } = duel(chicken, searching, random, { seats: 2, deals: 5, seed: 'hen' });
 * games; // 10
 * wins.mean > 0.5; // true
 * ```
 *
 * @throws RangeError if an argument is not a game or a bot factory, or `seats`, `deals`, `seed` or `options` is
 * invalid.
 */
export function duel<G extends GameTypes>(
  game: Game<G>,
  candidate: BotMaker<NoInfer<G>>,
  rival: BotMaker<NoInfer<G>>,
  config: DuelConfig<NoInfer<G>>,
): Strength {
  checkDeals(config);
  const { seats, deals, seed, options } = config;
  const results = perSeat(deals, (deal) =>
    playDeal(game, candidate, rival, { seats, seed: `${seed}/${deal}`, options }),
  );
  return strengthOf(results, seats);
}

/** @throws RangeError if `config.deals` or `config.seed` is invalid. */
export function checkDeals(config: { readonly deals: unknown; readonly seed: unknown }): void {
  checkConfig(config);
  const { deals, seed } = config;
  if (!(isWhole(deals) && deals >= 1 && deals <= MAX_DEALS)) {
    refuseOption('deals', `a whole number from 1 to ${MAX_DEALS}`, deals);
  }
  // The number of the deal follows.
  requireSeed('seed', seed, LONGEST_SEED - `/${deals - 1}`.length);
}

/**
 * @throws RangeError if a player is not a function, or the game cannot be played against rivals with this many seats.
 */
function checkPlayers<G extends GameTypes>(
  game: Game<G>,
  players: { readonly [name: string]: unknown },
  seats: unknown,
): void {
  for (const [name, maker] of Object.entries(players)) {
    if (typeof maker !== 'function') refuseOption(name, 'a function that makes a bot', maker);
  }
  const min = Math.max(2, game.seats.min);
  if (!(isWhole(seats) && seats >= min && seats <= game.seats.max)) {
    refuseOption('seats', `a whole number from ${min} to ${game.seats.max}`, seats);
  }
}
