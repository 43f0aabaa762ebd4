import { resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

/** Entry points for esbuild, each a text by its name, which imports as a file in `folder` would. */
export function inMemory(
  modules: { readonly [name: string]: string },
  folder: string,
): Pick<BuildOptions, 'entryPoints' | 'plugins'> {
  const plugin: Plugin = {
    name: 'in memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^memory:/ }, ({ path }) => ({ path: path.slice('memory:'.length), namespace: 'memory' }));
      onLoad({ filter: /.*/, namespace: 'memory' }, ({ path }) => {
        const contents = modules[path];
        return contents === undefined ? null : { contents, loader: 'ts', resolveDir: resolve(folder) };
      });
    },
  };
  return { entryPoints: Object.keys(modules).map((name) => ({ in: `memory:${name}`, out: name })), plugins: [plugin] };
}
