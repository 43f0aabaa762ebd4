import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.js';
import { BIN } from './packed.js';

/** The folders of the packages around the library. */
export const PACKAGES: readonly string[] = readdirSync('packages')
  .map((name) => join('packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')));

const changedAt = (file: string) => statSync(file).mtimeMs;

/** Builds the library, unless a complete build is newer than all changes and removals of its sources. */
export function buildLibrary(): void {
  const folders = ['src', 'apps/terminal/src', 'tools/build'];
  const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'support/seedrandom.ts', ...folders];
  // A folder changes when a file in it is removed.
  for (const folder of folders) sources.push(...filesBelow(folder, ''));
  // The program is the last file that the build writes.
  if (existsSync(BIN) && sources.every((file) => changedAt(file) < changedAt(BIN))) return;
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds a package against the library's dist, unless its build is newer than its sources and that dist. */
export function build(folder: string): void {
  const settings = join(folder, 'tsconfig.build.json');
  const isCode = existsSync(settings);
  const built = join(folder, isCode ? 'dist/index.d.ts' : 'dist/chicken.state.json');
  const own = isCode ? [...filesBelow(join(folder, 'src'), '.ts'), settings] : ['tools/build/jsonSchemas.ts'];
  const sources = [...own, 'dist/index.d.ts'];
  if (!existsSync(built) || sources.some((file) => changedAt(file) >= changedAt(built))) rebuild(folder);
}

/** Builds a package against the library's dist from scratch. */
export function rebuild(folder: string): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  try {
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    // The compiler writes files despite errors.
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    throw error;
  }
}
