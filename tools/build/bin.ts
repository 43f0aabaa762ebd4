// Bundles the terminal into the program that `npx hencoop` runs. It imports the library by its name, as any user does, so
// that the package holds the library once.
// The arena is a second file, which loads on request.
import { basename } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { ARENA, BIN } from '../lib/packed.js';

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
      name: 'arena-apart',
      setup: ({ onResolve }) =>
        onResolve({ filter: /\/arena\/entry\.js$/ }, () => ({ path: `./${basename(ARENA)}`, external: true })),
    },
  ],
});
await build({ ...options, entryPoints: ['apps/terminal/src/arena/entry.ts'], outfile: ARENA });
