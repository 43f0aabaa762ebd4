import { type BuildOptions, build } from 'esbuild';

/** Bundles a page's code from a spec, with its imports of the library, into one file. */
export async function bundled(page: string, more: Pick<BuildOptions, 'format' | 'plugins'> = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    ...more,
  });
  return outputFiles[0]?.text ?? '';
}
