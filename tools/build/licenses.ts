// Writes the licenses of seedrandom and zod, whose code dist contains, to dist/licenses.txt.
import { readFileSync, writeFileSync } from 'node:fs';

const { version }: { version: string } = JSON.parse(readFileSync('node_modules/seedrandom/package.json', 'utf8'));
const source = readFileSync('node_modules/seedrandom/seedrandom.js', 'utf8');
const [, license] =
  /^\/\*\n(Copyright \d+ David Bau\.\n[\s\S]+?OR OTHER DEALINGS IN THE SOFTWARE\.)\n\s*\*\//.exec(source) ?? [];
if (license === undefined) throw new Error('expected the license at the start of seedrandom.js');
const zod: { version: string } = JSON.parse(readFileSync('node_modules/zod/package.json', 'utf8'));
const texts = [
  `The files in this folder contain code of seedrandom ${version}:\n\n${license}\n`,
  `The files in the folder cdn also contain code of zod ${zod.version}:\n\n${readFileSync('node_modules/zod/LICENSE', 'utf8')}`,
];
writeFileSync('dist/licenses.txt', texts.join('\n'));
