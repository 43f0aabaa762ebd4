import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { seedrandomAsModule } from '../../support/seedrandom.js';

/** Code that a page loads. */
export interface Loaded {
  readonly text: string;
  /** The size of its files, gzipped one by one. */
  readonly bytes: number;
  /** The sources that it contains code of. */
  readonly sources: readonly string[];
}

/** A bundled page: the code loaded before it runs, and the chunks imported later. */
export interface PageBundle {
  readonly atOnce: Loaded;
  readonly later: Loaded;
}

const FOLDER = 'bundled';
const START = `${FOLDER}/stdin.js`;

/**
 * Bundles a page from the TypeScript of an ES module. `hencoop/…` means the sources of this project, or with `built`
 * the package as its users get it.
 */
export async function bundlePage(
  code: string,
  { built = false, minify = false }: { readonly built?: boolean; readonly minify?: boolean } = {},
): Promise<PageBundle> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    ...(built ? { tsconfigRaw: '{}' } : { tsconfig: 'tsconfig.json' }),
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    minify,
    write: false,
    metafile: true,
    platform: 'browser',
    plugins: [seedrandomAsModule],
    format: 'esm',
    charset: 'utf8',
    logLevel: 'silent',
  });
  const reached = reachedFrom(START, metafile);
  const loaded = (isIn: (path: string) => boolean): Loaded => {
    const files = outputFiles.filter(({ path }) => isIn(relative('.', path)));
    const outputs = Object.entries(metafile.outputs).filter(([path]) => isIn(path));
    return {
      text: files.map(({ text }) => text).join('\n'),
      bytes: files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0),
      sources: outputs.flatMap(([, { inputs }]) =>
        Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? [source] : [])),
      ),
    };
  };
  return { atOnce: loaded((path) => reached.has(path)), later: loaded((path) => !reached.has(path)) };
}

/** The chunks loaded before this one runs, including itself. */
function reachedFrom(start: string, { outputs }: Metafile): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const { kind, path: next } of outputs[path]?.imports ?? []) if (kind === 'import-statement') reached.add(next);
  }
  return reached;
}
