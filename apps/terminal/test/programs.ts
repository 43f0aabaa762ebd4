import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The folder in which users run the programs. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'hencoop-terminal-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const heuristic = fileURLToPath(new URL('./programs/heuristic.ts', import.meta.url));
const source = (file: string) => join(ROOT, 'apps/terminal/src', file);
buildSync({
  absWorkingDir: ROOT,
  entryPoints: { main: source('main.ts'), bin: source('bin.ts'), arena: source('arena/entry.ts'), heuristic },
  outdir: folder,
  tsconfig: 'apps/terminal/tsconfig.json',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
});
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');

/**
 * The terminal's programs, bundled once for all tests of a process: starting one from its sources takes
 * five times as long. `main` is what `npm run play --` runs, `bin` what `npx hencoop` runs,
 * and `heuristic` a bot that speaks the protocol.
 */
export const PROGRAMS = {
  main: join(folder, 'main.js'),
  bin: join(folder, 'bin.js'),
  heuristic: join(folder, 'heuristic.js'),
};
