// Bundles each game with everything that a page needs into one file for CDNs, which defines <hencoop-table>.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { LANGUAGES } from '../../src/engine/languages.js';
import { camelCase, ENTRIES, GAMES, pascalCase } from '../lib/games.js';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The built file of an entry point. */
function fileOf(name: string): string {
  const entry = ENTRIES.find((each) => each.name === `hencoop/${name}`);
  if (entry === undefined) throw new Error(`expected an entry point, got hencoop/${name}`);
  return `./dist/${entry.output}.js`;
}

for (const game of GAMES) {
  const own = ['', '/bots', '/schema', '/element', ...LANGUAGES.map((language) => `/${language}`)];
  const shared = ['element', ...LANGUAGES.map((language) => `element/${language}`)];
  const element = `${camelCase(game)}Element`;
  const words = `en${pascalCase(game)}`;
  const contents = [
    ...[...own.map((part) => `${game}${part}`), ...shared].map((name) => `export * from '${fileOf(name)}';`),
    `import { ${element} } from '${fileOf(`${game}/element`)}';`,
    `import { ${words}, ${words}Labels } from '${fileOf(`${game}/en`)}';`,
    `import { defineElement } from '${fileOf('element')}';`,
    `import { enElement } from '${fileOf('element/en')}';`,
    `defineElement(${element}, { game: ${words}, labels: ${words}Labels, words: enElement });`,
  ].join('\n');
  await build({
    stdin: { contents, resolveDir: '.' },
    outfile: `dist/cdn/${game}.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    banner: { js: `/* hencoop ${version}, with zod and seedrandom: see ../licenses.txt */` },
    // The chunks import each other for an order that bundling keeps.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
}
