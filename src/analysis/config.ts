import { checkConfig, checkGame, hasMethod } from '../engine/given.js';
import { isWhole } from '../engine/guards.js';
import { refuseOption, refuseUnknown } from '../engine/options.js';

/** @throws RangeError unless `bots` has a game and a method, as the bots of a game have. */
export function checkBots(bots: { readonly game: unknown } | null | undefined): void {
  hasMethod('bots', 'the bots of a game', bots, 'method');
  checkGame(bots?.game);
}

/** What everything here takes. */
interface RunConfig {
  readonly seed?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What every analysis takes. */
interface TrialsConfig extends RunConfig {
  readonly playouts?: number | undefined;
}

/** The names of its entries. */
export const CONFIG_NAMES: readonly string[] = ['playouts', 'seed', 'signal'];

/** @throws RangeError naming the path of an invalid entry, or of one that is not among `names`. */
export function readTrials(config: TrialsConfig, names: readonly string[]) {
  const run = readRun(config, names);
  const { playouts = 200 } = config;
  if (!isWhole(playouts) || playouts < 2 || playouts > 100_000) {
    refuseOption('config.playouts', 'a whole number from 2 to 100000', playouts);
  }
  return { ...run, playouts };
}

/** @throws RangeError naming the path of an invalid seed or signal, or of an entry that is not among `names`. */
export function readRun(config: RunConfig, names: readonly string[]) {
  checkConfig(config);
  refuseUnknown('config', { ...config }, names);
  const { seed = 'analysis', signal } = config;
  if (typeof seed !== 'string' || seed.length > 900) {
    refuseOption('config.seed', 'a string of at most 900 characters', seed);
  }
  if (signal !== undefined && typeof signal?.throwIfAborted !== 'function') {
    refuseOption('config.signal', 'an AbortSignal', signal);
  }
  return { seed, signal };
}
