// What `.ci/run` runs once it has installed everything: `tsx tools/ci.ts`, or only some parts: `tsx tools/ci.ts types web`.
import { type Part, PLAYWRIGHT, runParts } from './lib/parts.js';

const PARTS: readonly Part[] = [
  // What others need comes first.
  { name: 'build', command: 'npm run build' },
  { name: 'web-build', command: 'npm run web:build' },
  { name: 'style', command: 'npm run check:style' },
  { name: 'words', command: 'npm run check:words' },
  { name: 'structure', command: 'npm run check:structure' },
  { name: 'unused', command: 'npm run check:unused' },
  { name: 'pages', command: 'npm run check:pages' },
  { name: 'types', command: 'npm run check:types', wide: true },
  // The test command of the README; `npm ci` has run already. All of its cases are tried at night.
  { name: 'test', command: 'npm test', wide: true },
  { name: 'test-parts', command: 'npm run test:parts', wide: true },
  { name: 'web', command: `${PLAYWRIGHT} --project web --project element`, needs: ['build', 'web-build'], wide: true },
  { name: 'online', command: `${PLAYWRIGHT} --project online`, needs: ['web-build'], wide: true },
  { name: 'packages', command: 'npm run check:packages', needs: ['build'] },
  { name: 'published', command: 'npm run check:published' },
  { name: 'routing', command: 'npm run check:routing' },
  { name: 'databases', command: 'npm run check:databases' },
  { name: 'api', command: 'npm run check:api', needs: ['packages'] },
  { name: 'package', command: 'npm run check:package', needs: ['build'] },
  { name: 'size', command: 'npm run check:size', needs: ['build'] },
  { name: 'docs', command: 'npm run docs', needs: ['build', 'web-build'] },
  { name: 'consumers', command: 'npm run check:consumers', needs: ['build'] },
  { name: 'runtimes', command: 'npm run check:runtimes', needs: ['build', 'consumers'] },
  {
    name: 'guides',
    command: 'npm run check:guides -- docs/guides/page-without-a-bundler.md docs/guides/judge-moves-on-a-server.md',
    needs: ['build'],
  },
  { name: 'site', command: `${PLAYWRIGHT} --project site`, needs: ['docs'], wide: true },
  {
    name: 'vectors',
    command: 'npm run vectors && python3 examples/python-chicken/check.py vectors/chicken.json',
  },
  { name: 'sixth-game', command: 'npm run check:sixth-game -- played' },
  { name: 'kill', command: 'npm run kill -- 25' },
  { name: 'play', command: 'npm run play < /dev/null; npm run play -- chicken --watch --seats 4 --seed hen' },
  {
    name: 'replay',
    command: 'npm run play -- --replay "$(ls test/corpus/0.1.0/chicken-roundup/*.record.txt | head -n 1)" --seat 1',
  },
];

await runParts(PARTS, process.argv.slice(2));
