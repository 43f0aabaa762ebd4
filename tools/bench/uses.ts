// What a page downloads for each use of the built package: the chunks that its imports reach, without those that it loads
// later, minified and gzipped. Fails if one exceeds its budget in budgets.json. Run `npm run build` first.
import { budgets, type EntryBudget, problemWith } from '../lib/budgets.js';
import { isMain } from '../lib/files.js';
import { camelCase, GAMES, pascalCase } from '../lib/games.js';
import { bundlePage } from '../lib/pageBundle.js';

/** The code of a page for each use of one game. */
const OF_GAME: { readonly [use: string]: (game: string) => string } = {
  rules: (game) => `export { ${camelCase(game)} } from 'hencoop/${game}';`,
  'a card': (game) => `
    import { enSvg } from 'hencoop/${game}/en';
    import { draw${pascalCase(game)}Card } from 'hencoop/${game}/svg';
    export const draw = (card) => draw${pascalCase(game)}Card(card, { locale: enSvg });`,
  'a table': (game) => `
    import { enSvg } from 'hencoop/${game}/en';
    import { draw${pascalCase(game)} } from 'hencoop/${game}/svg';
    export const draw = (view) => draw${pascalCase(game)}(view, { locale: enSvg });`,
  'German sentences': (game) => `
    import { describe } from 'hencoop';
    import { de } from 'hencoop/${game}/de';
    export const say = (event) => describe(event, null, de);`,
  'the element': (game) => `
    import { en, enLabels } from 'hencoop/${game}/en';
    import { ${camelCase(game)}Element } from 'hencoop/${game}/element';
    import { defineElement } from 'hencoop/element';
    import { enElement } from 'hencoop/element/en';
    defineElement(${camelCase(game)}Element, { game: en, labels: enLabels, words: enElement });`,
  'its records': (game) => `
    import { ${camelCase(game)}Entry } from 'hencoop/${game}/record';
    import { read } from 'hencoop/record';
    export const open = (value) => read(value, [${camelCase(game)}Entry]);`,
  bots: (game) => `export { ${camelCase(game)}Bots } from 'hencoop/${game}/bots';`,
};

const OF_ALL: { readonly [use: string]: string } = {
  'hencoop/record alone': "export * from 'hencoop/record';",
  'hencoop: narrow': "export { narrow } from 'hencoop';",
  'hencoop/games before any game': "export { GAMES } from 'hencoop/games';",
};

/** Every use, by its name in budgets.json. */
export const USES: { readonly [use: string]: string } = {
  ...Object.fromEntries(
    GAMES.flatMap((game) => Object.entries(OF_GAME).map(([use, page]) => [`${game}: ${use}`, page(game)])),
  ),
  ...OF_ALL,
};

/** Prints every use, and reports each that is over its budget, or has none. */
export async function checkUses(): Promise<void> {
  const held = budgets().uses;
  for (const [use, page] of Object.entries(USES)) {
    const { bytes } = (await bundlePage(page, { built: true, minify: true })).atOnce;
    const limit = held[use];
    const budget: EntryBudget | undefined = typeof limit === 'number' ? { max: limit } : limit;
    const problem = problemWith(bytes, budget);
    const kB = (size: number) => (size / 1000).toFixed(2);
    const most = budget === undefined ? '' : ` of ${kB(budget.max)}`;
    console.log(`${use.padEnd(40)} ${kB(bytes).padStart(6)} kB${most}${problem === null ? '' : `  ${problem}`}`);
    if (budget?.goal !== undefined) console.log(`  over its goal of ${kB(budget.goal)}: ${budget.reason}`);
    if (problem !== null) process.exitCode = 1;
  }
  for (const use of Object.keys(held).filter((name) => USES[name] === undefined)) {
    console.error(`budgets.json: no such use: ${use}`);
    process.exitCode = 1;
  }
}

if (isMain(import.meta.url)) await checkUses();
