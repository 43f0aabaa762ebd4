import { run } from '../../lib/packed.js';
import type { Place } from './place.js';

/** Projects that have other versions of our dependencies already. */
export const installs: readonly Place[] = [
  {
    name: 'beside fast-check 3',
    quick: true,
    visit: ({ project }) => {
      project(['hencoop'], [], { devDependencies: { 'fast-check': '^3.0.0' } });
    },
  },
  {
    name: 'beside ioredis 5',
    quick: false,
    visit: ({ project }) => {
      // As in a project with BullMQ.
      project(['hencoop', '@hencoop/server'], [], { dependencies: { ioredis: '^5.0.0' } });
    },
  },
  {
    name: 'beside an old fast-check, the testkit',
    quick: false,
    visit: ({ project }) => {
      const folder = project(['hencoop'], [], { type: 'module', devDependencies: { 'fast-check': '^3.0.0' } });
      const wanted = 'hencoop/testkit needs fast-check 4 or later, got 3.';
      const load = `import('hencoop/testkit').then(() => 'loaded', ({ message }) => message)`;
      const require = `(() => { try { require('hencoop/testkit'); } catch ({ message }) { return message; } })()`;
      for (const how of [load, require]) {
        const message = run(folder, process.execPath, '-e', `Promise.resolve(${how}).then(console.log)`);
        if (!message.startsWith(wanted)) throw new Error(`expected "${wanted}…", got "${message.trim()}"`);
      }
    },
  },
];
