import { existsSync, readFileSync } from 'node:fs';
import type { Sheet } from '../../src/engine/sheet.js';

/** The ids of all games, in the order of the documentation: the one list that scripts, tests and builds read. */
export const GAMES: readonly string[] = JSON.parse(readFileSync(new URL('../../games.json', import.meta.url), 'utf8'));

/** The rule sheet of a game. */
export async function sheetOf(game: string): Promise<Sheet> {
  const module: { sheet: Sheet } = await import(`../../src/${game}/sheet.ts`);
  return module.sheet;
}

/** The name of a game in code: `crazyChicken` for `crazy-chicken`. */
export const camelCase = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The name of a game in the names of functions and types: `CrazyChicken` for `crazy-chicken`. */
export function pascalCase(id: string): string {
  const name = camelCase(id);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The languages that games and bots may speak; each is an entry point of every game that has it, and of the bots. */
const LANGUAGES = ['en', 'de'];

/** An entry point of the package. */
export interface Entry {
  /** What users import: `hencoop/chicken/sheet`. */
  readonly name: string;
  /** Its source file. */
  readonly source: string;
  /** Its file in `dist`, without an ending: `chicken/sheet`. */
  readonly output: string;
}

const entry = (name: string, output: string, source = output): Entry => ({ name, source: `src/${source}.ts`, output });

/** Entry points that belong to no game; each is a folder with an `index.ts`. */
const SHARED = ['bots', 'define', 'record', 'referee', 'fair', 'svg', 'table', 'testkit'];

/** Every entry point that is code. The patterns in the `exports` of package.json and the `paths` of tsconfig.json match these. */
export const ENTRIES: readonly Entry[] = [
  entry('hencoop', 'index'),
  ...GAMES.flatMap((game) => [
    entry(`hencoop/${game}`, `${game}/index`),
    entry(`hencoop/${game}/sheet`, `${game}/sheet`),
    entry(`hencoop/${game}/schema`, `${game}/schema`),
    entry(`hencoop/${game}/wire`, `${game}/wire`),
    entry(`hencoop/${game}/bots`, `${game}/bots/index`),
    ...LANGUAGES.map((language) => entry(`hencoop/${game}/${language}`, `${game}/locales/${language}`)),
    entry(`hencoop/${game}/table`, `${game}/table/index`, `table/kits/${game}`),
    ...LANGUAGES.map((language) =>
      entry(`hencoop/${game}/table/${language}`, `${game}/table/${language}`, `table/kits/${language}/${game}`),
    ),
  ]),
  ...SHARED.map((folder) => entry(`hencoop/${folder}`, `${folder}/index`)),
  ...LANGUAGES.map((language) => entry(`hencoop/bots/${language}`, `bots/locales/${language}`)),
].filter(({ source }) => existsSync(new URL(`../../${source}`, import.meta.url)));
