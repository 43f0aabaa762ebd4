// Makes the bots of one commit into files that no later change touches: npx tsx lab/pool/freeze.ts 712bd6f
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { camelCase, GAMES } from '../../tools/lib/games.js';

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('expected the commit whose bots are frozen, got none');
const folder = mkdtempSync(join(tmpdir(), 'hencoop-frozen-'));
try {
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json'], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const game of GAMES) {
    writeFileSync(
      join(folder, `${game}.ts`),
      `export { ${camelCase(game)}Bots as bots } from './src/${game}/bots/index.js';\n` +
        `export { method } from './src/${game}/bots/method.js';\n` +
        "export { ismcts, search, worlds } from './src/bots/index.js';\n",
    );
    await build({
      entryPoints: [join(folder, `${game}.ts`)],
      outfile: `lab/pool/frozen/${game}.js`,
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      banner: {
        js: `// The bots of commit ${commit}, with the rules that they play by: made by lab/pool/freeze.ts.`,
      },
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}
