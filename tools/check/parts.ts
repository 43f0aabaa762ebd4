// Every check of the repository. `npm run check -- NAME` runs one; CONTRIBUTING.md and the workflows are made from this
// table.

import type { Part } from './part.js';

const LIBRARY = ['src/', 'tools/build/'];
const SERVER = [...LIBRARY, 'packages/', 'examples/server/', 'support/'];
const PAGE = [...LIBRARY, 'apps/web/', 'packages/client/', 'packages/puzzles/', 'tools/check/browser/', 'tools/site/'];
const DOCS = ['docs/', 'README.md', 'CHANGELOG.md', 'tools/site/', 'etc/', ...PAGE];

const TSX = 'npx tsx';
const SERVER_TSX = `${TSX} --tsconfig packages/server/tsconfig.json`;
const PLAYWRIGHT = 'npx playwright test -c tools/check/browser/playwright.config.ts';
const VITEST = 'npx vitest run';

const gate: readonly Omit<Part, 'tier'>[] = [
  { name: 'build', checks: 'the package, built', command: 'npm run build', of: LIBRARY },
  { name: 'web-build', checks: 'the page, built', command: 'npm run web:build', of: PAGE },
  {
    name: 'style',
    checks: 'format, lint, lengths of functions and files',
    command: 'npx biome check . --error-on-warnings',
    of: ['/'],
  },
  { name: 'words', checks: 'spellings that are plain errors', command: `${TSX} tools/check/words.ts`, of: ['/'] },
  {
    name: 'structure',
    checks: 'imports, circles, lists of games, files without type checks',
    command: `${TSX} tools/check/structure.ts`,
    of: ['/'],
  },
  {
    name: 'unused',
    checks: 'unused files, exports and dependencies',
    command: 'npx knip -c tools/check/knip.json',
    of: ['/'],
  },
  { name: 'types', checks: 'the compiler, over every folder', command: `${TSX} tools/check/types.ts`, of: ['/'] },
  { name: 'pages', checks: 'generated pages are up to date', command: `${TSX} tools/generate.ts --check`, of: ['/'] },
  // The README tells users of a clone to run this one.
  {
    name: 'test',
    checks: 'the library: an example of every clause, and the laws on enough random games to prove them',
    command: 'npm test',
    of: [...LIBRARY, 'test/', 'vitest.config.ts', 'docs/', 'README.md'],
  },
  {
    name: 'test-parts',
    checks: 'packages and applications: the fast half of their tests',
    command: `${VITEST} --project parts`,
    starts: 'servers',
    of: [...SERVER, 'apps/', 'examples/', 'tools/', 'vitest.config.ts'],
  },
  {
    name: 'packages',
    checks: 'the other packages, built and complete',
    command: `${TSX} tools/check/packages.ts`,
    needs: ['build'],
    of: [...LIBRARY, 'packages/'],
  },
  {
    name: 'api',
    checks: 'API reports; every entry has a comment',
    command: `${TSX} tools/generate.ts --check api`,
    needs: ['packages'],
    of: [...LIBRARY, 'packages/', 'etc/'],
  },
  {
    name: 'package',
    checks: 'the exports and files of the tarball, by publint, attw and a list of ours',
    command: `npx publint --strict && ${TSX} tools/check/resolution.ts && ${TSX} tools/check/tarball.ts`,
    needs: ['build'],
    of: LIBRARY,
  },
  {
    name: 'size',
    checks: 'the size of every entry point and of common uses',
    command: `${TSX} tools/bench/size.ts`,
    needs: ['build'],
    of: [...LIBRARY, 'packages/client/', 'tools/bench/'],
  },
  {
    name: 'published',
    checks: 'the packages, packed from a fresh clone and installed together, with the examples in their READMEs',
    command: `${TSX} tools/check/published.ts`,
    starts: 'servers',
    of: SERVER,
  },
  {
    name: 'places',
    checks:
      'the packed packages in the places where people use them: compilers, test runners, frameworks; the quick half',
    command: `${TSX} tools/check/places/main.ts`,
    needs: ['packages'],
    of: [...LIBRARY, 'packages/', 'tools/check/places/'],
  },
  { name: 'docs', checks: 'the docs site builds', command: 'npm run docs', needs: ['build', 'web-build'], of: DOCS },
  {
    name: 'vectors',
    checks:
      '[the vectors for ports](docs/port.md): none is missing, the Python port passes them, and each planted fault fails',
    command:
      'npm run vectors -- --check && python3 examples/python-chicken/check.py vectors/chicken.json && python3 tools/vectors/faults.py vectors/chicken.json',
    of: ['src/', 'tools/vectors/', 'test/', 'examples/python-chicken/'],
  },
  {
    name: 'sixth-game',
    checks: '[adding a game](docs/adding-a-game.md): adds one to a copy, builds it, and lets bots play it everywhere',
    command: `${TSX} tools/check/sixthGame.ts played`,
    starts: 'browsers',
    of: ['/'],
  },
  {
    name: 'web',
    checks: 'a whole match of each game on the page, with axe, alternating between a phone and a laptop',
    command: `${PLAYWRIGHT} --project web --grep @gate`,
    needs: ['web-build'],
    starts: 'browsers',
    of: PAGE,
  },
  {
    name: 'online',
    checks: 'two players and a spectator online, from setup to rematch',
    command: `${PLAYWRIGHT} --project online --grep @gate`,
    needs: ['web-build'],
    starts: 'browsers',
    of: [...SERVER, ...PAGE],
  },
  {
    name: 'kill',
    checks: 'kills servers, databases and sockets during play, ten times for each of eight kinds',
    command: `${SERVER_TSX} packages/server/kill/main.ts`,
    starts: 'servers',
    of: SERVER,
  },
  {
    name: 'play',
    checks: 'a game in the terminal',
    command: 'npm run play < /dev/null; npm run play -- chicken --watch --seats 4 --seed hen',
    of: ['src/', 'apps/terminal/'],
  },
  {
    name: 'replay',
    checks: 'a recorded game, replayed in the terminal',
    command: 'npm run play -- --replay "$(ls test/corpus/0.1.0/chicken-roundup/*.record.txt | head -n 1)" --seat 1',
    of: ['src/', 'apps/terminal/', 'test/corpus/'],
  },
];

const jobs: readonly Omit<Part, 'tier'>[] = [
  {
    name: 'test-parts-rest',
    checks: 'packages and applications: the other half of their tests',
    command: `${VITEST} --project parts-rest --project parts-rest-alone`,
    starts: 'servers',
    of: [...SERVER, 'apps/', 'examples/', 'tools/', 'vitest.config.ts'],
  },
  {
    name: 'web-rest',
    checks:
      'every game to its end by touch, drag and keyboard; axe and layout on every screen; lessons, puzzles, reviews, budgets',
    command: `${PLAYWRIGHT} --project web --grep-invert '@gate|@nightly|@figures'`,
    needs: ['web-build'],
    starts: 'browsers',
    of: PAGE,
  },
  {
    name: 'element',
    checks: '`<hencoop-table>`, the inspector, and a page without a bundler, in Chromium',
    command: `${PLAYWRIGHT} --project element`,
    needs: ['build'],
    starts: 'browsers',
    of: [...LIBRARY, 'tools/check/browser/', 'test/sixth-game/'],
  },
  {
    name: 'online-rest',
    checks: 'the other online games: three players, take-backs, a free seat, reviews, the worker, plain files',
    command: `${PLAYWRIGHT} --project online --grep-invert @gate`,
    needs: ['web-build'],
    starts: 'browsers',
    of: [...SERVER, ...PAGE, 'examples/durable-object/'],
  },
  {
    name: 'site',
    checks: 'the docs site: links, search, keyboard, axe, policy, size, live tables, the playground and its links',
    command: `${PLAYWRIGHT} --project site`,
    needs: ['docs'],
    starts: 'browsers',
    of: DOCS,
  },
  {
    name: 'lighthouse',
    checks: 'Lighthouse on the docs site: 95 or more except for performance',
    command: `${TSX} tools/check/lighthouse.ts`,
    needs: ['docs'],
    starts: 'browsers',
    of: DOCS,
  },
  {
    name: 'routing',
    checks: 'two processes behind our `nginx.conf`: a match stays on one, and continues after a kill',
    command: `${TSX} tools/check/routing.ts`,
    starts: 'servers',
    of: SERVER,
  },
  {
    name: 'databases',
    checks: 'two databases with two server processes each',
    command: `${TSX} tools/check/databases.ts`,
    starts: 'servers',
    of: SERVER,
  },
  {
    name: 'kill-more',
    checks: '25 kills of each kind',
    command: `${SERVER_TSX} packages/server/kill/main.ts 25`,
    starts: 'servers',
    of: SERVER,
  },
  {
    name: 'places-rest',
    checks: 'the other places: all compilers, bundlers, runtimes and browsers; and the command, as packed',
    command: `${TSX} tools/check/places/main.ts --rest && ${TSX} tools/check/consumers.ts && ${TSX} tools/check/terminal.ts && ${TSX} tools/check/runtimes.ts`,
    needs: ['packages', 'web-build'],
    starts: 'browsers',
    of: [...PAGE, 'packages/', 'apps/terminal/', 'test/packed/', 'tools/check/places/'],
  },
  {
    name: 'guides',
    checks: 'every guide, followed from an empty folder',
    command: `${TSX} tools/check/guides.ts && ${TSX} tools/check/guides.ts docs/guides/next-and-nuxt.md`,
    needs: ['build'],
    starts: 'browsers',
    of: ['docs/guides/', ...LIBRARY, 'packages/'],
  },
  {
    name: 'sixth-game-checks',
    checks: 'like `sixth-game`, plus the checks and tests of the repository with the new game',
    command: `${TSX} tools/check/sixthGame.ts`,
    starts: 'browsers',
    of: ['/'],
  },
  {
    name: 'adapters',
    checks: 'kills processes of the Colyseus adapter during play',
    command: `${TSX} --tsconfig packages/colyseus/tsconfig.json packages/colyseus/test/kill.ts`,
    starts: 'servers',
    of: SERVER,
  },
  {
    name: 'colyseus',
    checks: 'the tests and kills of the Colyseus adapter on Colyseus 0.18, which needs Node 22',
    command: `${TSX} tools/check/colyseus.ts`,
    starts: 'servers',
    of: [...LIBRARY, 'packages/colyseus/'],
  },
  {
    name: 'image',
    checks: 'the server image: the Dockerfile’s steps in a clean folder, run as process 1',
    command: `${TSX} tools/check/image.ts`,
    starts: 'servers',
    of: [...SERVER, ...PAGE],
  },
  {
    name: 'clone',
    checks: "the README's command in a fresh clone",
    command: `${PLAYWRIGHT} --project clone`,
    needs: ['web-build'],
    starts: 'browsers',
    of: [...SERVER, ...PAGE],
  },
  {
    name: 'lab',
    checks: '[the lab](lab/README.md): its tests, its pages, and its queue while workers are killed',
    command: `${VITEST} --project lab && npm run lab -- pages --check && npm run lab -- queue-test`,
    starts: 'servers',
    of: ['lab/', 'src/', 'apps/terminal/'],
  },
  {
    name: 'touches',
    checks: 'the time of a touch on the table beside that at commit e2aac585, and what games leave in memory',
    command: `${TSX} tools/bench/touches.ts e2aac585`,
    of: [...LIBRARY, 'tools/bench/'],
  },
  {
    name: 'operation',
    checks: '[the operations guide](docs/operating.md): backups, upgrade, rollback, PgBouncer, nginx, Caddy, alerts',
    command: `${SERVER_TSX} packages/server/operation/main.ts`,
    starts: 'servers',
    of: [...SERVER, 'docs/operating.md'],
  },
];

const night: readonly Omit<Part, 'tier'>[] = [
  {
    name: 'tests',
    checks: 'all tests with the most effort: longer walks, more games',
    command: `HENCOOP_EFFORT=nightly ${VITEST}`,
    of: ['/'],
  },
  {
    name: 'web-night',
    checks: 'every game with every input, language and size; axe on every screen, size and color scheme',
    command: `${PLAYWRIGHT} --project web-nightly --project site-nightly`,
    needs: ['docs'],
    of: DOCS,
  },
  {
    name: 'fuzz',
    checks: 'malformed values against [every entry point](test/fuzz/doors.ts)',
    command: `${TSX} tools/check/fuzz.ts`,
    of: [...LIBRARY, 'test/fuzz/'],
  },
  { name: 'fuzz-bots', checks: 'bots in random positions', command: `${TSX} tools/check/fuzzBots.ts`, of: LIBRARY },
  {
    name: 'fuzz-element',
    checks: 'malformed values against the element, and a page without a bundler, in Chromium',
    command: `HENCOOP_EFFORT=nightly ${PLAYWRIGHT} --project element`,
    needs: ['build'],
    of: [...LIBRARY, 'tools/check/browser/'],
  },
  {
    name: 'kill-night',
    checks: '200 kills of each kind',
    command: `${SERVER_TSX} packages/server/kill/main.ts 200`,
    of: SERVER,
  },
  {
    name: 'web-figures',
    checks: 'measures the time to the first hand and the smoothness of animations; asserts nothing about them',
    command: `${PLAYWRIGHT} --project figures`,
    needs: ['web-build'],
    of: PAGE,
  },
  {
    name: 'load',
    checks: 'measures how [the server scales](docs/scaling.md), and writes that page',
    command: `${SERVER_TSX} packages/server/load/main.ts`,
    of: SERVER,
  },
  {
    name: 'flood',
    checks: "floods of each operation, below a sender's limits, leave others' median time within twice its calm value",
    command: `${SERVER_TSX} packages/server/load/main.ts 5 flood`,
    of: SERVER,
  },
  {
    name: 'flakes',
    checks: 'every test with random values or waits, 200 times; resumes on the same commit',
    command: `${TSX} tools/check/flakes.ts --minutes 120`,
    of: ['/'],
  },
  {
    name: 'busy',
    checks: 'every part that starts servers or browsers, ten times on a busy machine; resumes on the same commit',
    command: `${TSX} tools/check/busyRuns.ts --minutes 240`,
    of: ['/'],
  },
];

export const PARTS: readonly Part[] = [
  ...gate.map((part) => ({ ...part, tier: 'gate' as const })),
  ...jobs.map((part) => ({ ...part, tier: 'job' as const })),
  ...night.map((part) => ({ ...part, tier: 'night' as const })),
];
