import { beforeEach, expect } from 'vitest';

// Set by run.ts: the names of the tests that a room leaves out.
const skipped = process.env['HENCOOP_MUTATION_SKIP'];

if (skipped !== undefined) {
  const pattern = new RegExp(skipped);
  beforeEach(({ skip }) => skip(pattern.test(expect.getState().currentTestName ?? '')));
}
