import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyTree } from './files.js';

/** The folders with installed packages: the root's, and those of workspaces with extra versions or packages. */
export const INSTALLED = [
  'node_modules',
  ...['apps', 'examples', 'packages'].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, 'node_modules')),
  ),
].filter((folder) => existsSync(folder));

/** Makes a clone in `folder` with everything that `npm ci` installs, and without build output. */
export function makeClone(folder: string): void {
  copyTree(folder);
  for (const modules of INSTALLED) symlinkSync(resolve(modules), join(folder, modules));
}
