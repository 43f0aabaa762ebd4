import { TARGETS } from '../../test/fuzz/targets.js';
import { textOf, vectorsOf } from '../../test/vectors/vectors.js';
import type { Output } from '../lib/files.js';

/** Enough to catch a wrong port; `npm run vectors` writes many more games and moves. */
const GAMES = 1;
const LENGTH = 9;

/** Writes test/vectors/<game>.json: a small sample of the vectors for ports. */
export function vectors(output: Output): void {
  for (const { id, on } of TARGETS) {
    const text = on((game, kit) => textOf(vectorsOf(game, kit, kit.setups.slice(0, GAMES), LENGTH)));
    output.file(`test/vectors/${id}.json`, text);
  }
}
