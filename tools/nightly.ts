// The long rest of the checks: `npm run nightly`, or only some parts: `npm run nightly -- laws kill`.
import { type Part, PLAYWRIGHT, runParts } from './lib/parts.js';

const PARTS: readonly Part[] = [
  { name: 'build', command: 'npm run build' },
  { name: 'web-build', command: 'npm run web:build' },
  { name: 'docs', command: 'npm run docs', needs: ['build', 'web-build'] },
  { name: 'tests', command: 'HENCOOP_EFFORT=nightly npx vitest run', wide: true },
  {
    name: 'web',
    command: `${PLAYWRIGHT} --project web-nightly --project site-nightly`,
    needs: ['web-build', 'docs'],
    wide: true,
  },
  { name: 'fuzz', command: 'npm run fuzz' },
  { name: 'fuzz-bots', command: 'npm run fuzz:bots' },
  {
    name: 'fuzz-element',
    command: `HENCOOP_EFFORT=nightly ${PLAYWRIGHT} --project element`,
    needs: ['build'],
    wide: true,
  },
  { name: 'kill', command: 'npm run kill -- 200' },
  { name: 'adapters', command: 'npm run check:adapters' },
  { name: 'colyseus', command: 'npm run check:colyseus', needs: ['adapters'] },
  { name: 'queue', command: 'npm run arena:queue-test', needs: ['adapters', 'colyseus'] },
  {
    name: 'guides',
    command: 'npm run check:guides && npm run check:guides -- docs/guides/next-and-nuxt.md',
    needs: ['build'],
  },
  { name: 'image', command: 'npm run check:image' },
  { name: 'clone', command: `${PLAYWRIGHT} --project clone`, needs: ['web-build'] },
  { name: 'lighthouse', command: 'npm run check:lighthouse', needs: ['docs'], wide: true },
  { name: 'sixth-game', command: 'npm run check:sixth-game', wide: true },
  { name: 'operation', command: 'npm run check:operation' },
  { name: 'flakes', command: 'npm run flakes -- --minutes 120', wide: true },
  { name: 'busy', command: 'npm run flakes:busy', wide: true },
  { name: 'flakes-busy', command: 'npm run flakes -- --runs 5 --busy 2 --minutes 120', wide: true },
];

await runParts(PARTS, process.argv.slice(2));
