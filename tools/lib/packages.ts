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

/** Builds the library, unless it has been built to its end since its sources have changed, or one was removed. */
export function buildLibrary(): void {
  const folders = ['src', 'apps/terminal/src', 'tools/build'];
  const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'support/seedrandom.ts', ...folders];
  // A folder changes when a file in it is removed.
  for (const folder of folders) sources.push(...filesBelow(folder, ''));
  // The program is the last file that the build writes.
  if (existsSync(BIN) && sources.every((file) => changedAt(file) < changedAt(BIN))) return;
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds a package on the library's dist, unless it has been built since its sources, and that dist, have changed. */
export function build(folder: string): void {
  const built = join(folder, 'dist/index.d.ts');
  const sources = [
    ...filesBelow(join(folder, 'src'), '.ts'),
    join(folder, 'tsconfig.build.json'),
    'dist/entry/index.d.ts',
  ];
  if (!existsSync(built) || sources.some((file) => changedAt(file) >= changedAt(built))) rebuild(folder);
}

/** Builds a package on the library's dist, without a file of an earlier build. */
export function rebuild(folder: string): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  try {
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    // The compiler writes its files even where it finds errors.
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    throw error;
  }
}
