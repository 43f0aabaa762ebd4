import { join } from 'node:path';
import { camelCase, GAMES } from '../lib/games.js';
import { bundleInMemory } from './inMemory.js';

/** The worker that runs the laws of a game. */
const source = (id: string) => `
  import { ${camelCase(id)} } from 'hencoop/${id}';
  import { ${camelCase(id)}Kit } from 'hencoop/${id}/testkit';
  import { host } from './worker.ts';
  host(${camelCase(id)}, ${camelCase(id)}Kit);
`;

/** Bundles a worker for the laws of each game into `laws` below `out`. Games share common code. */
export async function buildLaws(out: string): Promise<void> {
  const modules = Object.fromEntries(GAMES.map((id) => [id, source(id)]));
  await bundleInMemory(modules, 'tools/site/laws', join(out, 'laws'));
}
