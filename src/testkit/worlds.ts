import type { Game, GameTypes } from '../engine/game.js';
import { text } from './same.js';

/** One world that a view could be of. `weight` is how many ways of dealing single copies lead to it; 1 unless given. */
export interface World<State> {
  readonly state: State;
  readonly weight?: number;
}

/**
 * Every different way to lay `cards` into as many places, each with the number of ways in which single copies can be
 * laid so. For small positions: the number of ways grows as fast as a factorial.
 */
export function everyLayout<Card>(
  cards: readonly Card[],
): { readonly layout: readonly Card[]; readonly weight: number }[] {
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
 * Law 8, the distribution: `determinize` gives every world of `worlds`, written out by the test, as often as its weight
 * says, and no other. Pearson's chi-square over `samples` worlds, refused beyond six standard deviations (Wilson and
 * Hilferty), which a sound sampler reaches about once in a thousand million runs. A sampler that returns the truth,
 * favours some worlds, or forgets some, fails.
 * @throws Error naming the world that is never, or most wrongly, given.
 */
export function evenlyDeterminized<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  worlds: readonly World<G['State']>[],
  { samples = 200 * worlds.length, seed = 'even' }: { readonly samples?: number; readonly seed?: string } = {},
): void {
  const keyOf = (state: G['State']) => JSON.stringify({ ...state, seed: '' });
  const seen = new Map(worlds.map(({ state }) => [keyOf(state), 0]));
  if (seen.size !== worlds.length) throw new Error('worlds: each only once is needed');
  for (let sample = 0; sample < samples; sample++) {
    const key = keyOf(game.determinize(view, `${seed}/${sample}`));
    const count = seen.get(key);
    if (count === undefined) throw new Error(`a world that cannot be was imagined: ${text(JSON.parse(key))}`);
    seen.set(key, count + 1);
  }
  const weights = worlds.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let chiSquare = 0;
  let worst = { off: 0, words: '' };
  for (const { state, weight = 1 } of worlds) {
    const expected = (samples * weight) / weights;
    const count = seen.get(keyOf(state)) ?? 0;
    const off = (count - expected) ** 2 / expected;
    chiSquare += off;
    if (off > worst.off) worst = { off, words: `${count} times instead of ${expected.toFixed(1)}: ${text(state)}` };
  }
  const deviations = standardDeviations(chiSquare, worlds.length - 1);
  if (deviations > 6) {
    throw new Error(`worlds are not imagined evenly (${deviations.toFixed(1)} standard deviations); ${worst.words}`);
  }
}

/** How far out a chi-square value lies, as a normal deviate. */
function standardDeviations(chiSquare: number, freedom: number): number {
  if (freedom === 0) return 0;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}
