import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as hencoop from 'hencoop';
import { GAMES, gameById, isGameId, LANGUAGES, loadEntry } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { camelCase, ENTRIES, pascalCase } from '../../tools/lib/games.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';
import { moduleOf } from '../support/entryPoints.js';

describe('hencoop/games', () => {
  it('lists every game folder in src', () => {
    const folders = readdirSync('src').filter((folder) => existsSync(`src/${folder}/table.ts`));
    expect(GAMES.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  it('refuses an unknown game id', async () => {
    const expected = `game: expected one of ${GAMES.map(({ id }) => id).join(', ')}, got "go"`;
    expect(() => gameById('go' as never)).toThrow(new RangeError(expected));
    await expect(loadEntry('toString' as never)).rejects.toThrow(RangeError);
    expect(['chicken', 'go', 'toString', null, 7].map(isGameId)).toEqual([true, false, false, false, false]);
  });
});

/** The sources, direct and behind doors, that a page loads if it consists of this line. */
async function loadedBy(
  line: string,
): Promise<{ readonly atOnce: readonly string[]; readonly later: readonly string[] }> {
  const { atOnce, later } = await bundlePage(line);
  return { atOnce: atOnce.sources, later: later.sources };
}

describe('the modules that a page loads', () => {
  it('exclude the list of games if it imports from hencoop', async () => {
    const { atOnce, later } = await loadedBy("import { narrow } from 'hencoop'; console.log(narrow);");
    expect(atOnce).toContain('src/engine/narrow.ts');
    expect([...atOnce, ...later].filter((source) => /games\.ts$|doors\.ts$/.test(source))).toEqual([]);
    expect(later).toEqual([]);
  });

  it('include every game, and no testkit, behind the doors of hencoop/games', async () => {
    const { atOnce, later } = await loadedBy("import { GAMES } from 'hencoop/games'; console.log(GAMES);");
    for (const { id } of GAMES) {
      expect(atOnce.filter((source) => source.startsWith(`src/${id}/`))).toEqual([`src/${id}/doors.ts`]);
      expect(later).toContain(`src/${id}/rules${existsSync(`src/${id}/rules.ts`) ? '' : '/index'}.ts`);
    }
    expect([...atOnce, ...later].filter((source) => /src\/(?:[\w-]+\/)?testkit\/|fast-check/.test(source))).toEqual([]);
  });
});

/** Every part behind a game's doors, including the ones grouped by language. */
function partsBehind(doors: object, path = ''): [path: string, load: () => Promise<unknown>][] {
  return Object.entries(doors).flatMap(([name, door]): [string, () => Promise<unknown>][] => {
    if (typeof door === 'function') return [[`${path}${name}`, door]];
    return typeof door === 'object' ? partsBehind(door, `${path}${name}.`) : [];
  });
}

describe.each(GAMES)('$id', (doors) => {
  const { id, title } = doors;

  it('is exported by hencoop', () => {
    expect(hencoop).toHaveProperty([camelCase(id), 'id'], id);
  });

  it('has the title and the number of seats of its rules', async () => {
    const game = await doors.game();
    expect({ id: game.id, title: game.title, seats: game.seats }).toEqual({ id, title, seats: doors.seats });
    expect((await doors.entry()).game).toBe(game);
    expect(await loadEntry(id)).toBe(await doors.entry());
    expect((await doors.bots()).game.id).toBe(id);
  });

  it('has each of its parts as an entry point', () => {
    const names = ENTRIES.map(({ name }) => name);
    const parts = ['', '/sheet', '/schema', '/record', '/bots', '/svg', '/element', '/text', '/testkit'];
    const languages = LANGUAGES.map((language) => `/${language}`);
    for (const part of [...parts, ...languages]) expect(names).toContain(`hencoop/${id}${part}`);
  });

  it('loads each of its parts', async () => {
    const parts = partsBehind(doors);
    expect(parts.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        ...['game', 'entry', 'sheet', 'bots', 'svg', 'element', 'text'],
        ...LANGUAGES.flatMap((language) => [`locales.${language}`, `setup.${language}`, `rules.${language}`]),
      ]),
    );
    for (const [path, load] of parts) {
      const loaded = await load();
      expect(loaded, path).not.toBeUndefined();
      // A door of several parts has each of them.
      if (typeof loaded === 'object') expect(Object.values(loaded ?? {}), path).not.toContain(undefined);
    }
  });

  it('can be drawn, table and card', async () => {
    const svg = await moduleOf(`hencoop/${id}/svg`);
    expect(await doors.svg()).toMatchObject({
      draw: svg[`draw${pascalCase(id)}`],
      drawCard: svg[`draw${pascalCase(id)}Card`],
      scene: svg[`${camelCase(id)}Scene`],
      cardScene: svg[`${camelCase(id)}CardScene`],
    });
  });

  it('has a page that the list of games links to, and is named in the changelog', () => {
    expect(existsSync(`docs/games/${id}.md`)).toBe(true);
    expect(readFileSync('docs/games.md', 'utf8')).toContain(`](games/${id}.md)`);
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n- ${title}`);
  });
});
