import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const { HENCOOP_EFFORT } = process.env;
/** `npm run check -- night`: the same tests, which look at much more. */
const IS_NIGHTLY = HENCOOP_EFFORT === 'nightly';
/** The sixth game is tested in a copy of the tree: npm run check -- sixth-game */
const EXCLUDED = [...configDefaults.exclude, 'test/sixth-game/**'];
/** Look at the packages as well: one type-checks every snippet of the docs, one imports the packages. */
const OF_PACKAGES = ['test/project/snippets.test.ts', 'test/project/frozen-packages.test.ts'];
// These replace modules, which other files have loaded or load later: each has a process to itself.
const ALONE = ['test/testkit/fastCheck.test.ts', 'test/element/parts.test.ts'];
/** The tests of packages and applications. */
const OF_PARTS = ['{apps,examples,packages}/*/test/*.test.ts', ...OF_PACKAGES];
/** Those that take long: a job runs them, not the gate. */
const SLOW = [
  ...OF_PACKAGES,
  'apps/terminal/test/{arena,botProtocol,terminal}.test.ts',
  'apps/web/test/{host,twoWorlds}.test.ts',
  'examples/durable-object/test/{contract,objects}.test.ts',
  'packages/colyseus/test/room.test.ts',
  'packages/server/test/{compose,database,fairness,folder,hostile,processes,promises,shipped,trouble}.test.ts',
];
const SLOW_ALONE = ['packages/server/test/secrecy.test.ts'];

// `npm test` runs the library alone, which needs no other program; the parts are servers, pages and what starts them.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Vitest's own default leaves one core idle.
    maxWorkers: availableParallelism(),
    // A busy machine is slow, and its tests are right.
    testTimeout: IS_NIGHTLY ? 3_600_000 : 900_000,
    hookTimeout: 900_000,
    typecheck: { enabled: false },
    // A process reads the library once for all its files, which saves a third of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'library', include: ['test/**/*.test.ts'], exclude: [...EXCLUDED, ...OF_PACKAGES, ...ALONE] },
      },
      { extends: true, test: { name: 'library-alone', include: ALONE, isolate: true } },
      {
        extends: true,
        test: { name: 'parts', include: OF_PARTS, exclude: [...EXCLUDED, ...SLOW, ...SLOW_ALONE] },
      },
      { extends: true, test: { name: 'parts-rest', include: SLOW } },
      { extends: true, test: { name: 'parts-rest-alone', include: SLOW_ALONE, isolate: true } },
      { extends: true, test: { name: 'lab', include: ['lab/test/**/*.test.ts'] } },
    ],
  },
});
