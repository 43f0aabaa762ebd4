import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from './vitest.config.js';

const mutated = process.env['HENCOOP_MUTATED'] ?? 'engine';
const only = process.env['HENCOOP_MUTATION_TESTS'];

/** Runs examples first and laws last, so that most mutants die in milliseconds. */
const rankOf = ({ moduleId }: TestSpecification) =>
  [
    /\/laws\.test\.ts$/,
    /\/playthrough\.test\.ts$/,
    /\/memory\.test\.ts$/,
    /\/schema\.test\.ts$/,
    /\/rules(?:\.test|\/.*)\.ts$/,
    /\/(?:worlds|determinize)\.test\.ts$/,
  ].findIndex((name) => name.test(moduleId));

class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rankOf(b) - rankOf(a));
  }
}

const ENGINE = [
  'test/engine/**/*.test.ts',
  'test/project/own-tables.test.ts',
  'test/testkit/peck.test.ts',
  'test/chicken/{rules,schema,laws}.test.ts',
];

// Only the tests of the game that is mutated; for the engine its own, those of the small test game and those of Chicken.
const { projects: _, ...test } = config.test ?? {};
export default defineConfig({
  ...config,
  test: {
    ...test,
    // Tables that the rules cache must have been built by the mutant.
    isolate: true,
    // Counting what a test covers slows it down. Stryker ends endless loops.
    testTimeout: 300_000,
    sequence: { sequencer: ExamplesFirst },
    include: mutated === 'engine' ? ENGINE : [`test/${mutated}/**/${only ?? '*'}.test.ts`],
    // Bots are not mutated, and their tests take long.
    exclude: ['**/types.test.ts', 'test/sixth-game/**', 'test/*/bots/**'],
  },
});
