import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesBelow } from './files.js';

/** The folders of the packages around the library. */
export const PACKAGES: readonly string[] = readdirSync('packages')
  .map((name) => join('packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')));

const changedAt = (file: string) => statSync(file).mtimeMs;

/** Builds a package on the library's dist, unless it has been built since its sources, and that dist, have changed. */
export function build(folder: string): void {
  const built = join(folder, 'dist/index.d.ts');
  const sources = [
    ...filesBelow(join(folder, 'src'), '.ts'),
    join(folder, 'tsconfig.build.json'),
    'dist/entry/index.d.ts',
  ];
  if (existsSync(built) && sources.every((file) => changedAt(file) < changedAt(built))) return;
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  try {
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    // The compiler writes its files even where it finds errors.
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    throw error;
  }
}

/** Does something while the dist of a package finds the library as a package, as it does where npm has installed both. */
export function withLibrary<T>(folder: string, act: () => T): T {
  const packages = join(folder, 'dist/node_modules');
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages);
  symlinkSync(resolve('.'), join(packages, 'hencoop'));
  try {
    return act();
  } finally {
    rmSync(packages, { recursive: true, force: true });
  }
}
