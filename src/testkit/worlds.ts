import type { Game, GameTypes } from '../engine/game.js';
import { canonical } from '../engine/json.js';
import { shortJson } from './difference.js';
import { nameOf } from './laws/must.js';

/** One of the worlds behind a view. */
export interface World<State> {
  /** The state; its seed is ignored. */
  readonly state: State;
  /** The number of ways to deal this state, with copies of a card told apart. Default 1. */
  readonly weight?: number;
}

/** Ten cards have 3.6 million orders. */
const MAX_LAID = 10;

/**
 * Every distinct order of `cards`, with the number of permutations that produce it, copies of a card told apart. Use it for
 * small positions: the number of permutations is a factorial.
 * @throws RangeError if there are more than ten cards.
 */
export function everyLayout<Card>(
  cards: readonly Card[],
): { readonly layout: readonly Card[]; readonly weight: number }[] {
  if (cards.length > MAX_LAID) throw new RangeError(`cards: expected at most ${MAX_LAID}, got ${cards.length}`);
  const found = new Map<string, { layout: Card[]; weight: number }>();
  const lay = (layout: Card[], left: readonly Card[]) => {
    if (left.length === 0) {
      const key = JSON.stringify(layout);
      const known = found.get(key);
      if (known === undefined) found.set(key, { layout, weight: 1 });
      else known.weight++;
      return;
    }
    left.forEach((card, index) => {
      lay([...layout, card], [...left.slice(0, index), ...left.slice(index + 1)]);
    });
  };
  lay([], cards);
  return [...found.values()];
}

/**
 * Law 8, the distribution: checks that `determinize` returns exactly the worlds in `worlds`, written out by hand, in
 * proportion to their weights. Uses Pearson's chi-square over `samples` worlds and fails beyond six standard deviations
 * (Wilson and Hilferty), which a sound sampler reaches about once in a billion runs. A sampler that returns the truth, favors
 * some worlds or misses some will fail.
 * @throws Error if a world is impossible, or the frequencies are off; it names that world, or the one furthest off.
 */
export function evenlyDeterminized<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  worlds: readonly World<G['State']>[],
  { samples = 200 * worlds.length, seed = 'even' }: { readonly samples?: number; readonly seed?: string } = {},
): void {
  const keys = new Map<string, string>();
  const keyOf = (state: G['State']) => {
    // PERF(memo): a game writes the fields of equal worlds in the same order, and there are few worlds.
    const text = JSON.stringify({ ...state, seed: '' });
    const key = keys.get(text) ?? canonical(JSON.parse(text));
    keys.set(text, key);
    return key;
  };
  const from = `determinize from the view of ${nameOf(view.viewer)}`;
  const seen = new Map(worlds.map(({ state }) => [keyOf(state), 0]));
  if (seen.size !== worlds.length) throw new Error('worlds: expected each world only once');
  for (let sample = 0; sample < samples; sample++) {
    const key = keyOf(game.determinize(view, `${seed}/${sample}`));
    const count = seen.get(key);
    if (count === undefined)
      throw new Error(`${from}: an impossible world was imagined: ${shortJson(JSON.parse(key))}`);
    seen.set(key, count + 1);
  }
  const weights = worlds.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let chiSquare = 0;
  let worst = { off: 0, message: '' };
  for (const { state, weight = 1 } of worlds) {
    const expected = (samples * weight) / weights;
    const count = seen.get(keyOf(state)) ?? 0;
    const off = (count - expected) ** 2 / expected;
    chiSquare += off;
    if (off > worst.off)
      worst = { off, message: `${count} times instead of ${expected.toFixed(1)}: ${shortJson(state)}` };
  }
  const deviations = standardDeviations(chiSquare, worlds.length - 1);
  if (deviations > 6) {
    throw new Error(
      `${from}: worlds are not imagined evenly (${deviations.toFixed(1)} standard deviations); ${worst.message}`,
    );
  }
}

/** How unlikely a chi-square value is, in standard deviations of a normal distribution. */
function standardDeviations(chiSquare: number, freedom: number): number {
  if (freedom === 0) return 0;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}
