// Bundles the terminal into the program that `npx hencoop` runs. It imports the library by name, as users do, so that
// the package contains the library only once. The arena, the puzzles and the words of each language are separate files,
// loaded on request.
import { basename, dirname, relative } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { LANGUAGES } from '../../src/engine/languages.js';
import { ARENA, BIN, PUZZLES, terminalWords } from '../lib/packed.js';

const options: BuildOptions = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['hencoop', 'hencoop/*', 'zod/*'],
  tsconfigRaw: '{}',
};
await build({
  ...options,
  entryPoints: ['apps/terminal/src/bin.ts'],
  outfile: BIN,
  banner: { js: '#!/usr/bin/env node' },
  plugins: [
    {
      name: 'parts-on-request',
      setup({ onResolve }) {
        onResolve({ filter: /\/arena\/entry\.js$/ }, () => ({ path: `./${basename(ARENA)}`, external: true }));
        const puzzles = `./${relative(dirname(BIN), PUZZLES)}`;
        onResolve({ filter: /\/puzzleBook\.js$/ }, () => ({ path: puzzles, external: true }));
        for (const language of LANGUAGES) {
          const path = `./${basename(terminalWords(language))}`;
          onResolve({ filter: new RegExp(`/locales/${language}\\.js$`) }, () => ({ path, external: true }));
        }
      },
    },
  ],
});
await build({ ...options, entryPoints: ['apps/terminal/src/arena/entry.ts'], outfile: ARENA });
// The puzzles of each game are a separate file.
await build({
  ...options,
  entryPoints: ['apps/terminal/src/puzzleBook.ts'],
  outdir: dirname(PUZZLES),
  splitting: true,
  chunkNames: '[name]-[hash]',
  alias: { '@hencoop/puzzles': './packages/puzzles/src/index.ts' },
});
for (const language of LANGUAGES) {
  await build({
    ...options,
    entryPoints: [`apps/terminal/src/locales/${language}.ts`],
    outfile: terminalWords(language),
  });
}
