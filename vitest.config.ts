import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@hencoop\/([a-z-]+)$/,
        replacement: fileURLToPath(new URL('packages/$1/src/index.ts', import.meta.url)),
      },
      { find: /^hencoop$/, replacement: source('index.ts') },
      { find: /^hencoop\/([a-z-]+)\/(sheet|schema|wire)$/, replacement: source('$1/$2.ts') },
      { find: /^hencoop\/([a-z-]+)\/([a-z]{2})$/, replacement: source('$1/locales/$2.ts') },
      { find: /^hencoop\/([a-z-]+)\/table$/, replacement: source('table/kits/$1.ts') },
      { find: /^hencoop\/([a-z-]+)\/table\/([a-z]{2})$/, replacement: source('table/kits/$2/$1.ts') },
      { find: /^hencoop\/([a-z-]+)\/bots$/, replacement: source('$1/bots/index.ts') },
      { find: /^hencoop\/([a-z-]+)$/, replacement: source('$1/index.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts', 'examples/*/test/*.test.ts', 'packages/*/test/*.test.ts', 'arena/test/*.test.ts'],
    // The sixth game is tested in a copy of the tree: npm run check:sixth-game
    exclude: [...configDefaults.exclude, 'test/sixth-game/**'],
    // Vitest's own default leaves one core idle.
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    typecheck: { enabled: false },
  },
});
