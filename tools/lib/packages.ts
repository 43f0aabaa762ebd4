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
  const built = join(folder, 'dist/index.d.ts');
  const sources = [
    ...filesBelow(join(folder, 'src'), '.ts'),
    join(folder, 'tsconfig.build.json'),
    'dist/entry/index.d.ts',
  ];
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
