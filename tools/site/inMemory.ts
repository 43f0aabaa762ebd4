import { resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** Gives esbuild entry points from texts, by name. They import like files in `folder`. */
function inMemory(
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

/** Bundles modules, given as texts by name, into `out`. They import like files in `folder`, and share common code. */
export async function bundleInMemory(
  modules: { readonly [name: string]: string },
  folder: string,
  out: string,
): Promise<void> {
  await build({
    ...inMemory(modules, folder),
    outdir: resolve(out),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}
