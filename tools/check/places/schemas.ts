import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKED, run } from '../../lib/packed.js';
import type { Packages, Place } from './place.js';

/** The oldest zod that package.json admits, and the newest release. */
const VERSIONS = ['4.3.0', '^4.3.0'];

/** What the packed package says of good and bad values in a project with this zod of its own. */
function judged({ project }: Packages, zod: string): string {
  const folder = project(['hencoop'], [], { type: 'module', dependencies: { zod } });
  const copies = run(folder, 'npm', 'ls', 'zod', '--all', '--parseable').trim().split('\n');
  if (copies.length !== 1) throw new Error(`zod ${zod}: expected one copy, got ${copies}`);
  copyFileSync(join(PACKED, 'schemas.mjs'), join(folder, 'schemas.mjs'));
  return run(folder, process.execPath, 'schemas.mjs');
}

/** Projects that have chosen a version of zod. */
export const schemas: readonly Place[] = [
  {
    name: 'beside the oldest and the newest zod',
    quick: true,
    visit: (packages) => {
      const [oldest = '', newest = ''] = VERSIONS.map((version) => judged(packages, version));
      const other = newest.split('\n');
      const differing = oldest.split('\n').findIndex((line, index) => line !== other[index]);
      if (oldest !== newest)
        throw new Error(`${oldest.split('\n')[differing]}\nwith the newest zod: ${other[differing]}`);
    },
  },
];
