import type { GameBots } from '../bots/gameBots.js';
import type { Measure, Measures } from '../bots/measures.js';
import { Slices } from '../bots/slices.js';
import { failed } from '../engine/failed.js';
import type { GameTypes } from '../engine/game.js';
import { isWhole } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import { readTable } from '../engine/readTable.js';
import type { Seat } from '../engine/seats.js';
import { CONFIG_NAMES, checkBots, readTrials } from './config.js';
import { type Compared, runAll, type Tries, triesOf } from './tries.js';

/** Why one move is better than another: a measure that differs between their playouts. */
export interface Reason {
  /** The name of the measure, from `measures` of the game's bots. */
  readonly measure: string;
  /** Whether the figures are chances, from 0 to 1, or numbers. */
  readonly unit: Measure<GameTypes>['unit'];
  /** The average after the better move. */
  readonly best: number;
  /** The average after the other move. */
  readonly played: number;
  /** The standard error of the difference. */
  readonly error: number;
}

/** How many standard errors above 0 a reason must be; strict, since one of several measures may look good by chance. */
const SURE = 3;

/** The default maximum number of reasons. */
const MOST = 2;

/** The measures that clearly favor the better move, strongest first. */
export function reasonsIn<G extends GameTypes>(
  measures: Measures<G>,
  measured: { readonly [name: string]: Compared },
  most = MOST,
): readonly Reason[] {
  const found = Object.entries(measures).flatMap(([measure, { unit, better, least }]) => {
    const compared = measured[measure];
    if (compared === undefined) return [];
    const { best, played, error } = compared;
    const gain = better === 'more' ? best - played : played - best;
    return gain < least || gain <= SURE * error ? [] : [{ strength: gain / least, measure, unit, best, played, error }];
  });
  return found
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ strength: _, ...reason }) => reason);
}

/** Options of {@link reasonsBetween}. */
export interface ReasonsConfig {
  /** The number of playouts of each move, from 2 to 100,000; default 200. */
  readonly playouts?: number | undefined;
  /** The maximum number of reasons; default 2. */
  readonly most?: number | undefined;
  /** Makes the answer repeatable; default `'analysis'`. */
  readonly seed?: string | undefined;
  /** Cancels the work: the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Why `best` is better than `other`: the game's measures that clearly differ between their playouts, strongest first.
 * Empty if the playouts do not show that `best` is better. The answer depends only on what the viewer may know.
 *
 * @param bots - The bots of the game, for the playouts.
 * @param view - The remembered view of the seat to move.
 * @param best - A legal move of that seat, such as a bot's choice.
 * @param other - Another legal move of that seat.
 *
 * @example
 * ```ts
 * import { reasonsBetween } from 'hencoop/analysis';
 * import { chicken } from 'hencoop/chicken';
 * import { chickenBots } from 'hencoop/chicken/bots';
 *
 * const view = chicken.view(chicken.setup({ seats: 2, seed: 'mixed' }), 0);
 * const play = { seat: 0, type: 'play', card: 4 } as const;
 * const reasons = await reasonsBetween(chickenBots, view, play, { seat: 0, type: 'withdraw' });
 * reasons[0]?.measure; // 'handPoints'
 * ```
 *
 * @throws RangeError if an entry of `config` is invalid, `bots` and `view` do not match, or a move is not legal.
 */
export async function reasonsBetween<G extends GameTypes>(
  bots: GameBots<G>,
  view: G['View'],
  best: G['Move'],
  other: G['Move'],
  config: ReasonsConfig = {},
): Promise<readonly Reason[]> {
  checkBots(bots);
  const { playouts, seed, signal } = readTrials(config, [...CONFIG_NAMES, 'most']);
  const { most = MOST } = config;
  if (!isWhole(most) || most < 1) refuseOption('config.most', 'a whole number from 1', most);
  const { game, measures } = bots;
  const seat = readTable(game.id, view, () => view.viewer);
  if (!isWhole(seat)) refuseOption('view', 'the view of a seat', "a spectator's");
  const legal = readTable(game.id, view, () => game.legalMoves(view));
  // A view of no step of the game has no list.
  const isLegal = (move: G['Move']) => legal?.some((one) => deepEqual(one, move));
  if (!isLegal(best)) refuseOption('best', 'a legal move of the viewer', best);
  if (!isLegal(other)) refuseOption('other', 'a legal move of the viewer', other);
  const tries = await triedOut(bots, { seat, view, best, other }, { playouts, seed, signal });
  const chances = tries.chances();
  return chances.best > chances.played ? reasonsIn(measures, tries.measured(), most) : [];
}

/** Plays both moves out in worlds of a view that may come from anywhere. */
async function triedOut<G extends GameTypes>(
  bots: GameBots<G>,
  { seat, view, best, other }: { seat: Seat; view: G['View']; best: G['Move']; other: G['Move'] },
  { playouts, seed, signal }: Pick<ReturnType<typeof readTrials>, 'playouts' | 'seed' | 'signal'>,
): Promise<Tries> {
  try {
    const worlds = bots.method(view.seats).worlds ?? bots.worlds;
    const known = { seat, view, worlds: (worldSeed: string) => worlds(view, worldSeed) };
    const tries = triesOf({ bots, seed }, known, best, other);
    await runAll(tries, playouts, new Slices(signal));
    return tries;
  } catch (error) {
    throw signal?.aborted ? error : failed(error, 'view', 'playing on from it');
  }
}
