// Measures what each use of the built package adds to a page before it runs: the chunks that its static imports reach,
// minified and gzipped. Fails if a use weighs more than budgets.json allows. Run `npm run build` first.
// `--write` sets each limit to 2 % above today's weight.
import { writeFileSync } from 'node:fs';
import { camelCase, ENTRIES, GAMES, pascalCase } from '../lib/games.js';
import { bundlePage } from '../lib/pageBundle.js';
import budgets from './budgets.json' with { type: 'json' };

/** The code of a page for each use of one game. */
const OF_GAME: { readonly [use: string]: (game: string) => string } = {
  'a card': (game) => `
    import { en${pascalCase(game)}Svg } from 'hencoop/${game}/en';
    import { draw${pascalCase(game)}Card } from 'hencoop/${game}/svg';
    export const draw = (card) => draw${pascalCase(game)}Card(card, { locale: en${pascalCase(game)}Svg });`,
  'a table': (game) => `
    import { en${pascalCase(game)}Svg } from 'hencoop/${game}/en';
    import { draw${pascalCase(game)} } from 'hencoop/${game}/svg';
    export const draw = (view) => draw${pascalCase(game)}(view, { locale: en${pascalCase(game)}Svg });`,
  'German sentences': (game) => `
    import { describe } from 'hencoop';
    import { de${pascalCase(game)} } from 'hencoop/${game}/de';
    export const say = (event) => describe(event, null, de${pascalCase(game)});`,
  'the element': (game) => `
    import { en${pascalCase(game)}, en${pascalCase(game)}Labels } from 'hencoop/${game}/en';
    import { ${camelCase(game)}Element } from 'hencoop/${game}/element';
    import { defineElement } from 'hencoop/element';
    import { enElement } from 'hencoop/element/en';
    defineElement(${camelCase(game)}Element, { game: en${pascalCase(game)}, labels: en${pascalCase(game)}Labels, words: enElement });`,
  'its records': (game) => `
    import { ${camelCase(game)}Entry } from 'hencoop/${game}/record';
    import { read } from 'hencoop/record';
    export const open = (value) => read(value, [${camelCase(game)}Entry]);`,
};

const CLIENT = '@hencoop/client';

/** The entries that a page may load, each with all of its exports. */
const WHOLE = [...ENTRIES.map(({ name }) => name).filter((name) => !name.endsWith('/testkit')), CLIENT];

/** Every use, by its name in budgets.json. */
const USES: { readonly [use: string]: string } = Object.fromEntries([
  ...WHOLE.map((entry) => [entry, `export * from '${entry}';`] as const),
  ['hencoop: narrow', "export { narrow } from 'hencoop';"] as const,
  ...GAMES.flatMap((game) => Object.entries(OF_GAME).map(([use, page]) => [`${game}: ${use}`, page(game)] as const)),
]);

const weights: Record<string, number> = {};
for (const [use, page] of Object.entries(USES)) {
  // `npm run build` builds only the library.
  weights[use] = (await bundlePage(page, { built: use !== CLIENT, minify: true })).atOnce.bytes;
}

let uses: { readonly [use: string]: number } = budgets.uses;
if (process.argv.includes('--write')) {
  uses = Object.fromEntries(Object.entries(weights).map(([use, bytes]) => [use, Math.ceil(bytes * 0.102) * 10]));
  writeFileSync('tools/bench/budgets.json', `${JSON.stringify({ ...budgets, uses }, null, 2)}\n`);
}
const problems = Object.keys(uses).filter((use) => USES[use] === undefined);
for (const [use, bytes] of Object.entries(weights)) {
  const limit = uses[use] ?? 0;
  console.log(`${use.padEnd(40)} ${String(bytes).padStart(6)} bytes of ${limit}`);
  if (bytes > limit) problems.push(use);
}
for (const use of problems) console.error(`${use}: no such use, or over its budget in tools/bench/budgets.json`);
if (problems.length > 0) process.exitCode = 1;
