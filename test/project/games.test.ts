import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as hencoop from 'hencoop';
import { GAME_ENTRIES } from 'hencoop/record';
import * as svg from 'hencoop/svg';
import { describe, expect, it } from 'vitest';
import { GAMES as OFFERED } from '../../examples/terminal/src/games.js';
import { ALL_GAMES } from '../../packages/server/src/index.js';
import { camelCase, ENTRIES, GAMES, pascalCase, sheetOf } from '../../scripts/lib/games.js';

const sorted = (ids: Iterable<string>) => [...ids].sort();

describe('games.json', () => {
  it('lists every folder of src that holds a game', () => {
    const folders = readdirSync('src').filter((folder) => existsSync(`src/${folder}/table.ts`));
    expect(sorted(GAMES)).toEqual(folders.sort());
  });

  it('lists the games that hencoop/record, the server and the terminal know', () => {
    expect(sorted(Object.keys(GAME_ENTRIES))).toEqual(sorted(GAMES));
    expect(sorted(ALL_GAMES.map(({ id }) => id))).toEqual(sorted(GAMES));
    expect(sorted(OFFERED.map(({ id }) => id))).toEqual(sorted(GAMES));
  });
});

describe.each(GAMES)('%s', async (game) => {
  const { title } = await sheetOf(game);

  it('is exported by hencoop', () => {
    expect(hencoop).toHaveProperty([camelCase(game), 'id'], game);
  });

  it('can be drawn, table and card', () => {
    expect(svg).toHaveProperty(`draw${pascalCase(game)}`);
    expect(svg).toHaveProperty(`draw${pascalCase(game)}Card`);
  });

  it('has its rules, sheet and schemas as entry points', () => {
    const names = ENTRIES.map(({ name }) => name);
    for (const part of ['', '/sheet', '/schema']) expect(names).toContain(`hencoop/${game}${part}`);
  });

  it('has a page that the list of games links to, and is named in the changelog', () => {
    expect(existsSync(`docs/games/${game}.md`)).toBe(true);
    expect(readFileSync('docs/games.md', 'utf8')).toContain(`](games/${game}.md)`);
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n- ${title}`);
  });
});
