import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../../vitest.config.js';

/** The files that walk through many games: they come after all others, so that most mutants die in milliseconds. */
const WALKS =
  /\/(?:laws|playthrough|memory|schema|corpus|notation|properties|takeBack|undo|honesty|duel|pondering|knownTo)\.test\.ts$/;
const isWalk = ({ moduleId }: TestSpecification) => Number(WALKS.test(moduleId));

class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => isWalk(a) - isWalk(b));
  }
}

const { projects: _, ...test } = config.test ?? {};
export default defineConfig({
  ...config,
  test: {
    ...test,
    // Tables that the rules cache must have been built by the mutant.
    isolate: true,
    setupFiles: ['./tools/mutation/skip.ts'],
    // Counting what a test covers slows it down. Stryker ends endless loops.
    testTimeout: 3_600_000,
    sequence: { sequencer: ExamplesFirst },
    // Set by tools/mutation/run.ts.
    include: process.env['HENCOOP_MUTATION_TESTS']?.split(' ') ?? [],
  },
});
