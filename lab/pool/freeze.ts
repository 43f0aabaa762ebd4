// Builds the bots of an old commit, with its rules, into a folder that git ignores.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { camelCase } from '../../tools/lib/names.js';

/** The commit whose bots play in the pool. The results are for these bots. */
const COMMIT = '712bd6f';
const FOLDER = 'lab/pool/.frozen';

/** The sources of a commit, as a tar archive. */
function archiveOf(commit: string): Buffer {
  try {
    return execFileSync('git', ['archive', commit, 'src', 'package.json'], {
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new Error(
      `The pool plays against the bots of commit ${commit}, which is missing from this clone: run git fetch --unshallow.`,
    );
  }
}

/** The file with the bots of a game at a commit. Builds it if it is missing. */
export async function frozenBots(game: string, commit = COMMIT): Promise<string> {
  const file = resolve(FOLDER, commit, `${game}.js`);
  if (existsSync(file)) return file;
  const archive = archiveOf(commit);
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-frozen-'));
  try {
    execFileSync('tar', ['x', '-C', folder], { input: archive });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const entry = join(folder, `${game}.ts`);
    writeFileSync(
      entry,
      `export { ${camelCase(game)}Bots as bots } from './src/${game}/bots/index.js';\n` +
        `export { method } from './src/${game}/bots/method.js';\n` +
        "export { ismcts, search, worlds } from './src/bots/index.js';\n",
    );
    // Another process may be building it too, so each writes a separate file and renames it.
    const outfile = `${file}.${process.pid}.js`;
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
    });
    renameSync(outfile, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return file;
}
