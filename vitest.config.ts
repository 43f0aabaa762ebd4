import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { filesBelow } from './tools/lib/files.js';

const { HENCOOP_EFFORT } = process.env;
/** `npm run check -- night`: the same tests, which look at much more. */
const IS_NIGHTLY = HENCOOP_EFFORT === 'nightly';
/** The sixth game is tested in a copy of the tree: npm run check -- sixth-game */
const EXCLUDED = [...configDefaults.exclude, 'test/sixth-game/**'];
/** Look at the packages as well: one type-checks every snippet of the docs, one imports the packages. */
const OF_PACKAGES = ['test/project/snippets.test.ts', 'test/project/frozen-packages.test.ts'];
/** The tests in a folder that replace modules for their whole process: each gets a process to itself. */
const mocking = (folder: string) =>
  filesBelow(folder, '.test.ts').filter((file) => /\bvi\.(?:doM|m)ock\(/.test(readFileSync(file, 'utf8')));
const ALONE = mocking('test');
const PARTS_ALONE = ['apps', 'examples', 'packages'].flatMap((parent) =>
  readdirSync(parent).flatMap((name) => mocking(`${parent}/${name}/test`)),
);
/** The tests of packages and applications. */
const OF_PARTS = ['{apps,examples,packages}/*/test/*.test.ts', ...OF_PACKAGES];
/** The slow tests: a job runs them, not the gate. */
const SLOW = [
  ...OF_PACKAGES,
  'apps/terminal/test/{arena,botProtocol,terminal}.test.ts',
  'apps/web/test/{host,twoWorlds}.test.ts',
  'examples/durable-object/test/{contract,objects}.test.ts',
  'packages/colyseus/test/room.test.ts',
  'packages/server/test/{compose,database,fairness,folder,hostile,processes,promises,shipped,trouble,webhooks}.test.ts',
];

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
        test: { name: 'parts', include: OF_PARTS, exclude: [...EXCLUDED, ...SLOW, ...PARTS_ALONE] },
      },
      { extends: true, test: { name: 'parts-rest', include: SLOW, exclude: [...EXCLUDED, ...PARTS_ALONE] } },
      { extends: true, test: { name: 'parts-rest-alone', include: PARTS_ALONE, isolate: true } },
      {
        extends: true,
        test: { name: 'lab', include: ['lab/test/**/*.test.ts'], isolate: mocking('lab/test').length > 0 },
      },
    ],
  },
});
