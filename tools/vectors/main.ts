// The vectors for ports to other languages, described in docs/port.md: npm run vectors. With a folder, writes them there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TARGETS } from '../../test/fuzz/targets.js';
import { textOf, vectorsOf } from '../../test/vectors/vectors.js';

/** Long enough for several rounds, or a whole game. */
const LENGTH = 150;

const [folder = 'vectors'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { id, on } of TARGETS) {
  const vectors = on((game, kit) => vectorsOf(game, kit, kit.setups, LENGTH));
  const path = join(folder, `${id}.json`);
  const text = textOf(vectors);
  writeFileSync(path, text);
  const turns = vectors.games.reduce((sum, game) => sum + game.turns.length, 0);
  console.log(`${path}: ${vectors.games.length} games, ${turns} positions, ${(text.length / 1e6).toFixed(1)} MB`);
}
