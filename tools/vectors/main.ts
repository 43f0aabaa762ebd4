// The vectors for ports to other languages, described in docs/port.md: npm run vectors. With a folder, writes them there; with
// a game too, only its file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TARGETS } from '../../test/fuzz/targets.js';
import { drawnOf } from '../../test/vectors/drawn.js';
import { textOf } from '../../test/vectors/format.js';
import { EFFORT, vectorsOf } from '../../test/vectors/vectors.js';

const [folder = 'vectors', only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { id, on } of TARGETS.filter(({ id }) => only === undefined || id === only)) {
  const drawn = await drawnOf(id);
  const vectors = on((game, kit) => vectorsOf(game, kit, drawn, EFFORT));
  const path = join(folder, `${id}.json`);
  const text = textOf(vectors);
  writeFileSync(path, text);
  const { positions, setups, folds } = vectors;
  const moves = positions.reduce((sum, position) => sum + position.moves.length, 0);
  console.log(
    `${path}: ${setups.length} set-ups, ${positions.length} positions, ${moves} moves, ${folds.length} folds, ${(text.length / 1e6).toFixed(1)} MB`,
  );
}
