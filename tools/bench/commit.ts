// The library at another commit, to compare with.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { workshop } from './process.js';

/** Extracts the files of a commit to a folder, which is removed when the process ends. */
export function filesOf(commit: string): string {
  const folder = join(workshop, 'commit');
  mkdirSync(folder);
  const files = execFileSync('git', ['archive', commit, 'src', 'package.json', 'tsconfig.json'], {
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  return folder;
}

/** Resolves the library's files in `src` of `tree`, and its dependencies here. */
export function from(tree: string): Plugin {
  const here = resolve('src');
  return {
    name: 'tree',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: /^\.|^\// }, async ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === 'found') return undefined;
        const file = isAbsolute(path) ? path : join(resolveDir, path);
        if (!file.startsWith(`${here}/`)) return undefined;
        return find(join(tree, 'src', file.slice(here.length)), { resolveDir, kind, pluginData: 'found' });
      });
    },
  };
}
