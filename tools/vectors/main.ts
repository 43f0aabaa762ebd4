// The vectors for ports to other languages, described in docs/port.md: npm run vectors. With a folder, writes them there;
// with a game too, only its file. With --check, fails if the table or the samples in the repository are out of date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../../test/vectors/format.js';
import { buildAll, writeVectors } from '../generate/vectors.js';
import { output } from '../lib/files.js';

const words = process.argv.slice(2);
const [folder = 'vectors', only] = words.filter((word) => !word.startsWith('--'));
const all = await buildAll(only);
mkdirSync(folder, { recursive: true });
for (const vectors of all) {
  const path = join(folder, `${vectors.game}.json`);
  const text = textOf(vectors);
  writeFileSync(path, text);
  const { positions, folds } = vectors;
  const moves = positions.reduce((sum, position) => sum + position.moves.length, 0);
  const size = (text.length / 1e6).toFixed(1);
  console.log(`${path}: ${positions.length} positions, ${moves} moves, ${folds.length} folds, ${size} MB`);
}
if (words.includes('--check')) await writeVectors(output(true, 'npx tsx tools/generate.ts vectors'), all);
