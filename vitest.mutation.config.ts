import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import house from './vitest.config.js';

const mutated = process.env['HENCOOP_MUTATED'] ?? 'engine';

/** Examples first, laws last: most mutants die in milliseconds. */
const rankOf = ({ moduleId }: TestSpecification) =>
  ['/laws.test.ts', '/playthrough.test.ts', '/memory.test.ts', '/schema.test.ts', '/rules.test.ts'].findIndex((name) =>
    moduleId.endsWith(name),
  );

class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rankOf(b) - rankOf(a));
  }
}

const ENGINE = ['test/engine/**/*.test.ts', 'test/testkit/peck/*.test.ts', 'test/chicken/{rules,schema,laws}.test.ts'];

// Only the tests of the room that is mutated; for the engine its own, those of the tiny game and of Chicken. Each file keeps
// its worker to itself, as ever: what the rules keep from one game to the next must have been made with the mutant.
export default defineConfig({
  ...house,
  test: {
    ...house.test,
    sequence: { sequencer: ExamplesFirst },
    include: mutated === 'engine' ? ENGINE : [`test/${mutated}/**/*.test.ts`],
    exclude: ['**/types.test.ts'],
  },
});
