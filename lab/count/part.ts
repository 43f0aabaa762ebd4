// Counts some parts of a tree, and prints a line of JSON for each. npm run lab -- count starts one process per processor.
import { loadGame } from '../inside.js';
import { deepPositionOf, PARTS } from './position.js';
import { countBelow, cut } from './tree.js';

/** A counted part of a tree. */
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
