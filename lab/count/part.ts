// Counts some parts of a tree, and prints each as a line of JSON: npm run lab -- count starts it, once for each processor.
import { loadGame } from '../inside.js';
import { deepPositionOf, PARTS } from './position.js';
import { countBelow, cut } from './tree.js';

/** A part of a tree that is counted. */
export interface Part {
  readonly index: number;
  readonly levels: ReturnType<typeof countBelow>;
}

const [id = '', depth = '', ...indexes] = process.argv.slice(2);
const { game } = await loadGame(id);
const { state } = await deepPositionOf(id);
const { top, states } = cut(game, state, Number(depth), PARTS);
for (const index of indexes.map(Number)) {
  const part: Part = { index, levels: countBelow(game, states[index] ?? state, Number(depth) - top.length) };
  console.log(JSON.stringify(part));
}
