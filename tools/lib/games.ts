import { existsSync } from 'node:fs';
import type { Sheet } from '../../src/engine/sheet.js';
import { GAMES as DOORS, type GameId, LANGUAGES } from '../../src/games.js';

export { camelCase, pascalCase } from './names.js';

/** The ids of all games, in the order of the documentation. */
export const GAMES: readonly GameId[] = DOORS.map(({ id }) => id);

/** The rule sheet of a game. */
export async function sheetOf(game: string): Promise<Sheet> {
  const module: { sheet: Sheet } = await import(`../../src/${game}/sheet.ts`);
  return module.sheet;
}

/** An entry point of the package. */
export interface Entry {
  /** The name that users import: `hencoop/chicken/sheet`. */
  readonly name: string;
  /** Its source file. */
  readonly source: string;
  /** Its file in `dist`, without extension: `entry/chicken/sheet`. */
  readonly output: string;
}

/** The parts of a game that are entry points; each is a file of this name in the game's folder. */
const PARTS = ['sheet', 'schema', 'record', 'svg', 'element', 'text', 'lesson', 'bots', 'testkit'];

/** Entry points that belong to no game; each is a file of that name, or a folder with an `index.ts`. */
const SHARED = [
  'games',
  'bots',
  'analysis',
  'define',
  'record',
  'referee',
  'fair',
  'svg',
  'element',
  'inspector',
  'lesson',
  'deal',
  'testkit',
];

/** The source of an entry point: a file of its name, a folder with an `index.ts`, or a language. */
function sourceOf(path: string): string | undefined {
  const [, folder = '', language = ''] = /^(.+)\/([a-z]{2})$/.exec(path) ?? [];
  return [`src/${path}.ts`, `src/${path}/index.ts`, `src/${folder}/locales/${language}.ts`].find((source) =>
    existsSync(new URL(`../../${source}`, import.meta.url)),
  );
}

const inEveryLanguage = (folder: string) => LANGUAGES.map((language) => `${folder}/${language}`);

/** Every entry point that is code. The patterns in the `exports` of package.json and the `paths` of tsconfig.json match these. */
export const ENTRIES: readonly Entry[] = [
  'index',
  ...GAMES.flatMap((game) => [game, ...PARTS.map((part) => `${game}/${part}`), ...inEveryLanguage(game)]),
  ...SHARED,
  ...inEveryLanguage('bots'),
  ...inEveryLanguage('element'),
  ...inEveryLanguage('inspector'),
].flatMap((path) => {
  const source = sourceOf(path);
  const name = path === 'index' ? 'hencoop' : `hencoop/${path}`;
  // Outside of `entry`, so that no pattern of `exports` offers `hencoop/index` too.
  const output = path === 'index' ? path : `entry/${path}`;
  return source === undefined ? [] : [{ name, source, output }];
});
