import { shortSeed } from '../engine/chance.js';
import { checkConfig, checkGame, hasMethod } from '../engine/given.js';
import { isWhole } from '../engine/guards.js';
import { refuseOption, refuseUnknown } from '../engine/options.js';
import { requireSeed } from '../engine/seed.js';

/** @throws RangeError if `bots` lacks a game or a method. */
export function checkBots(bots: { readonly game: unknown } | null | undefined): void {
  hasMethod('bots', 'the bots of a game', bots, 'method');
  checkGame(bots?.game);
}

/** The options of everything here. */
interface RunConfig {
  readonly seed?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The options of every analysis. */
interface TrialsConfig extends RunConfig {
  readonly playouts?: number | undefined;
}

/** The entries of {@link TrialsConfig}. */
export const CONFIG_NAMES: readonly string[] = ['playouts', 'seed', 'signal'];

/** @throws RangeError if an entry is invalid or not among `names`; the message names its path. */
export function readTrials(config: TrialsConfig, names: readonly string[]) {
  const run = readRun(config, names);
  const { playouts = 200 } = config;
  if (!isWhole(playouts) || playouts < 2 || playouts > 100_000) {
    refuseOption('config.playouts', 'a whole number from 2 to 100000', playouts);
  }
  return { ...run, playouts };
}

/**
 * @throws RangeError if the seed or signal is invalid, or an entry is not among `names`; the message names its path.
 */
export function readRun(config: RunConfig, names: readonly string[]) {
  checkConfig(config);
  refuseUnknown('config', { ...config }, names);
  const { seed = 'analysis', signal } = config;
  requireSeed('config.seed', seed);
  if (signal !== undefined && typeof signal?.throwIfAborted !== 'function') {
    refuseOption('config.signal', 'an AbortSignal', signal);
  }
  return { seed: shortSeed(seed), signal };
}
