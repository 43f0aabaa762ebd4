import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';

const GAMES = ['chicken', 'crazy-chicken', 'chicken-out', 'blind-chicken-extreme', 'chicken-roundup'];
const games = GAMES.filter((game) => existsSync(`src/${game}/index.ts`));

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'record/index': 'src/record/index.ts',
    'referee/index': 'src/referee/index.ts',
    'fair/index': 'src/fair/index.ts',
    'svg/index': 'src/svg/index.ts',
    'testkit/index': 'src/testkit/index.ts',
    ...Object.fromEntries(
      games.flatMap((game) =>
        ['index', 'sheet', 'schema'].map((file) => [`${game}/${file}`, `src/${game}/${file}.ts`]),
      ),
    ),
  },
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
  target: 'es2022',
});
