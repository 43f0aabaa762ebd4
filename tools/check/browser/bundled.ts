import { type BuildOptions, build } from 'esbuild';

/** The code of a page that a spec writes out: modules of the library by their names, in one file. */
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
