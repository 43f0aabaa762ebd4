// Bundles the terminal into the program that `npx hencoop` runs. It imports the library by its name, as any user does, so
// that the package holds the library once.
import { build } from 'esbuild';
import { BIN } from '../lib/packed.js';

await build({
  entryPoints: ['apps/terminal/src/bin.ts'],
  outfile: BIN,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['hencoop', 'hencoop/*'],
  tsconfigRaw: '{}',
  banner: { js: '#!/usr/bin/env node' },
});
