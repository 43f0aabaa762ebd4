import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { entryOf, type GameId } from 'hencoop/record';
import { midgame } from '../../test/svg/midgames.js';
import { camelCase, GAMES } from '../lib/games.js';

const HERE = resolve('scripts/site/live');

/** The module of a table that a page loads, and that of its worker. */
function sources<Id extends GameId>(id: Id): { readonly [name: string]: string } {
  const name = camelCase(id);
  // A view: what seat 0 sees in the picture. The site has no state of it.
  const picture = entryOf(id).game.view(midgame(id).state, 0);
  return {
    [id]: `
      import { ${name}Table } from 'hencoop/${id}/table';
      import { start as startTable } from './page.ts';
      export const start = (place, root) => startTable(${name}Table, place, root);
    `,
    [`${id}-worker`]: `
      import { ${name} } from 'hencoop/${id}';
      import { ${name}Bots } from 'hencoop/${id}/bots';
      import { host } from './worker.ts';
      host(${name}, ${name}Bots, ${JSON.stringify(picture)});
    `,
  };
}

/** Bundles the live tables of all games into `live` below `out`. Games share what they have in common. */
export async function buildLiveTables(out: string): Promise<void> {
  // The ids in games.json are those of the records.
  const modules = Object.assign({}, ...(GAMES as readonly GameId[]).map(sources)) as {
    readonly [name: string]: string;
  };
  const inMemory: Plugin = {
    name: 'live tables',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^live:/ }, ({ path }) => ({ path: path.slice('live:'.length), namespace: 'live' }));
      onLoad({ filter: /.*/, namespace: 'live' }, ({ path }) => {
        const contents = modules[path];
        return contents === undefined ? null : { contents, loader: 'ts', resolveDir: HERE };
      });
    },
  };
  await build({
    entryPoints: Object.keys(modules).map((name) => ({ in: `live:${name}`, out: name })),
    outdir: resolve(out, 'live'),
    plugins: [inMemory],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}
