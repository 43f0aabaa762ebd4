import { join } from 'node:path';
import type { GameTypes } from 'hencoop';
import { type AnyDoors, GAMES } from 'hencoop/games';
import { midgame } from '../../test/svg/midgames.js';
import { camelCase, pascalCase } from '../lib/games.js';
import { bundleInMemory } from './inMemory.js';

/** The modules of a live table: one for the page, one for its worker. */
async function sources({ id, entry }: AnyDoors): Promise<{ readonly [name: string]: string }> {
  const name = camelCase(id);
  const words = `en${pascalCase(id)}`;
  const loaded = await entry();
  // Seat 0's view of the table in the picture: the site has no state for it.
  const picture = loaded.game.view(midgame<GameTypes>(loaded).state, 0);
  return {
    [id]: `
      import { ${words}, ${words}Labels } from 'hencoop/${id}/en';
      import { ${name}Element } from 'hencoop/${id}/element';
      import { enElement } from 'hencoop/element/en';
      import { start as startTable } from './page.ts';
      const locale = { game: ${words}, labels: ${words}Labels, words: enElement };
      export const start = (...given) => startTable(${name}Element, locale, ...given);
    `,
    [`${id}-worker`]: `
      import { ${name} } from 'hencoop/${id}';
      import { ${name}Bots } from 'hencoop/${id}/bots';
      import { host } from './worker.ts';
      host(${name}, ${name}Bots, ${JSON.stringify(picture)});
    `,
  };
}

/** Bundles the live tables of all games into `live` below `out`. Games share common code. */
export async function buildLiveTables(out: string): Promise<void> {
  const modules: { readonly [name: string]: string } = Object.assign({}, ...(await Promise.all(GAMES.map(sources))));
  await bundleInMemory(modules, 'tools/site/live', join(out, 'live'));
}
