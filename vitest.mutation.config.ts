import { defineConfig } from 'vitest/config';
import house from './vitest.config.js';

const mutated = process.env['HENCOOP_MUTATED'] ?? 'engine';

// Only the tests of the room that is mutated; for the engine those of the engine, the testkit's tiny game and Chicken.
export default defineConfig({
  ...house,
  test: {
    ...house.test,
    include:
      mutated === 'engine'
        ? ['test/engine/**/*.test.ts', 'test/testkit/peck/*.test.ts', 'test/chicken/{rules,schema,laws}.test.ts']
        : [`test/${mutated}/**/*.test.ts`],
  },
});
