import type { Bot } from '../bots/bot.js';
import type { BotMaker } from '../bots/duel.js';
import type { GameBots, LevelName } from '../bots/gameBots.js';
import { type MatchConfig, type MatchResult, turnsOf } from '../bots/match.js';
import { winsOf } from '../bots/rankValue.js';
import { Slices } from '../bots/slices.js';
import { type Interval, meanInterval, winsInterval } from '../bots/strength.js';
import { at } from '../engine/errors.js';
import type { GameTypes } from '../engine/game.js';
import { isSeat, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import { perSeat, type Seat } from '../engine/seats.js';
import { checkBots, readRun } from './config.js';

/** The deal to play. */
export interface ParSetup<G extends GameTypes> extends MatchConfig<G> {
  /** The number of players; by default the game's default. */
  readonly seats?: number | undefined;
}

/** Who plays a deal for its par, and how often. */
export interface ParConfig<G extends GameTypes> {
  /** The seat whose result counts. */
  readonly seat: Seat;
  /** The player at `seat`: a level, or a function that creates a bot; default `'strong'`. */
  readonly player?: LevelName | BotMaker<G> | undefined;
  /** The player at every other seat; by default the same as `player`. */
  readonly others?: LevelName | BotMaker<G> | undefined;
  /** How often to play the deal, from 2 to 10,000; default 20. */
  readonly games?: number | undefined;
  /** Makes the par repeatable by seeding the bots; default `'analysis'`. */
  readonly seed?: string | undefined;
  /** Cancels the play, even in the middle of a game: requesting the next estimate throws its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The result that bots reach on a deal: averages with 95 % confidence intervals. */
export interface Par {
  /** The number of games so far. */
  readonly games: number;
  /** The final points of the seat, as the game's `score` returns them. */
  readonly points: Interval;
  /** Its final rank, from 1; tied seats share the best rank. The bounds stay within the ranks of the table. */
  readonly rank: Interval;
  /** Its chance to win; a shared first place counts as a fraction. */
  readonly wins: Interval;
}

const MOST_GAMES = 10_000;

/**
 * The par of a deal: the result that bots reach at one of its seats. Plays the deal again and again, and yields an
 * estimate after each game from the second on. Other tasks run between games and, every few milliseconds, between
 * moves.
 *
 * Only the bots' own randomness varies between games. All shuffles and rolls come from the deal's seed, in later rounds
 * too, so the same moves bring the same cards. `'easy'` and `'medium'` play without randomness: if only they play, all
 * games are the same, and the bounds of points and rank are equal. Levels that search play differently with each seed.
 *
 * @param bots - The bots of the game.
 * @param setup - The deal: its seed, seats and options.
 *
 * @example
 * ```ts
 * import { parOf } from 'hencoop/analysis';
 * import { chickenBots } from 'hencoop/chicken/bots';
 *
 * const deal = { seats: 3, seed: 'farm', options: { maxRounds: 1 } };
 * for await (const { games, points } of parOf(chickenBots, deal, { seat: 0, others: 'medium', games: 5 })) {
 *   if (games === 5) points.low <= points.mean && points.mean <= points.high; // true
 * }
 * ```
 *
 * @throws RangeError if `bots` are not a game's bots, or an entry of `setup` or `config` is invalid; the message names
 * its path.
 * @throws IllegalMoveError if a bot plays an illegal move; thrown by the generator.
 */
export function parOf<G extends GameTypes>(
  bots: GameBots<G>,
  setup: ParSetup<G>,
  config: ParConfig<NoInfer<G>>,
): AsyncGenerator<Par, void, undefined> {
  return estimates(bots, setup, readConfig(bots, seatsOf(bots, setup), config));
}

async function* estimates<G extends GameTypes>(
  { game }: GameBots<G>,
  { seed: deal, options }: ParSetup<G>,
  { seats, seat, player, others, games, seed, signal }: ReturnType<typeof readConfig<G>>,
): AsyncGenerator<Par, void, undefined> {
  const results: MatchResult[] = [];
  const slices = new Slices(signal);
  for (let number = 0; number < games; number++) {
    await slices.pause();
    const players = perSeat(seats, (of) => (of === seat ? player : others)({ seed: `${seed}/${number}/${of}` }));
    results.push(await played(turnsOf(game, players, { seed: deal, options }, 'choose'), slices, signal));
    if (number > 0) yield parIn(results, seat);
  }
}

/** Plays a match, pausing for other tasks every few milliseconds. */
async function played<G extends GameTypes>(
  turns: ReturnType<typeof turnsOf<G>>,
  slices: Slices,
  signal: AbortSignal | undefined,
): Promise<MatchResult> {
  let turn = turns.next();
  while (!turn.done) {
    const { bot, view } = turn.value;
    const choice = await bot.choose(view, { signal });
    if (slices.isOver) await slices.pause();
    // A bot that answers without a move plays an illegal one.
    turn = turns.next(choice?.move);
  }
  return turn.value;
}

function parIn(results: readonly MatchResult[], seat: Seat): Par {
  const seats = at(results, 0).scores.length;
  const rank = meanInterval(results.map(({ ranking }) => rankIn(ranking, seat)));
  return {
    games: results.length,
    points: meanInterval(results.map(({ scores }) => at(scores, seat))),
    rank: { ...rank, low: Math.max(1, rank.low), high: Math.min(seats, rank.high) },
    wins: winsInterval(results.map(({ ranking }) => winsOf(ranking, seat))),
  };
}

function rankIn(ranking: MatchResult['ranking'], seat: Seat): number {
  const index = ranking.findIndex((seats) => seats.includes(seat));
  return 1 + ranking.slice(0, index).flat().length;
}

/** The number of seats of the deal. @throws RangeError if the game rejects the deal. */
function seatsOf<G extends GameTypes>(bots: GameBots<G>, setup: ParSetup<G>): number {
  checkBots(bots);
  if (typeof setup !== 'object' || setup === null) refuseOption('setup', 'an object', setup);
  if (typeof setup.seed !== 'string') refuseOption('setup.seed', 'a string', setup.seed);
  return bots.game.setup(setup).seats;
}

const NAMES = ['seat', 'player', 'others', 'games', 'seed', 'signal'];

function readConfig<G extends GameTypes>(bots: GameBots<G>, seats: number, config: ParConfig<G>) {
  const run = readRun(config, NAMES);
  const { seat, player = 'strong', others = player, games = 20 } = config;
  if (!isSeat(seat, seats)) refuseOption('config.seat', `a seat from 0 to ${seats - 1}`, seat);
  if (!isWhole(games) || games < 2 || games > MOST_GAMES) {
    refuseOption('config.games', `a whole number from 2 to ${MOST_GAMES}`, games);
  }
  const makerOf = (name: string, given: LevelName | BotMaker<G>): BotMaker<G> => {
    if (typeof given === 'function') return given;
    const names = bots.levelNamesAt(seats);
    if (!names.includes(given)) {
      refuseOption(`config.${name}`, `one of ${names.join(', ')}, or a function that makes a bot`, given);
    }
    return ({ seed }): Bot<G> => bots.level(given, { seed });
  };
  return { ...run, seats, seat, games, player: makerOf('player', player), others: makerOf('others', others) };
}
