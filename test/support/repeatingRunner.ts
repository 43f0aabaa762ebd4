import { TestRunner } from 'vitest';

/** The fields that the runner uses to count tests. */
type Task = Parameters<TestRunner['onBeforeRunTask']>[0];

/** Runs each test `HENCOOP_REPEATS` times: `npm run check -- flakes`. It fails if one of them fails. */
export default class RepeatingRunner extends TestRunner {
  override async onBeforeRunTask(test: Task): Promise<void> {
    if (test.type === 'test') test.repeats = Number(process.env['HENCOOP_REPEATS'] ?? 1) - 1;
    await super.onBeforeRunTask(test);
  }
}
