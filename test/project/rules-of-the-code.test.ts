import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { IDS } from '../../support/games.js';
import { filesBelow } from '../../tools/lib/files.js';
import { ENTRIES, pascalCase } from '../../tools/lib/games.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';

const sources = filesBelow('src', '.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** The imports of a module, except those in the examples of its comments. */
const imports = (text: string) =>
  [...text.matchAll(/^(?:import|export|\}).* from '([^']+)'/gm)].map((found) => found[1] ?? '');

describe('the code keeps the rules of the project', () => {
  it('Math.random and the clock are used nowhere, except to end the thinking of a bot in time', () => {
    for (const { file, text } of sources) {
      expect(text, file).not.toMatch(/Math\.random\b|\bDate\b/);
      const clocks = [...text.matchAll(/performance\.now/g)].length;
      // The default clock, and its mention in the docs of the option.
      expect(clocks, file).toBe(file === 'src/bots/think.ts' ? 2 : 0);
    }
  });

  it('a test that replaces modules has a process to itself', () => {
    const config = readFileSync('vitest.config.ts', 'utf8');
    const tests = ['test', 'apps', 'examples', 'packages', 'tools', 'lab'].flatMap((folder) => filesBelow(folder, '.test.ts'));
    const replacing = tests.filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));
    expect(replacing.filter((file) => !config.includes(`'${file}'`))).toEqual([]);
    expect(replacing.length).toBeGreaterThan(2);
  });

  it('games never import each other', () => {
    for (const { file, text } of sources) {
      const own = IDS.find((game) => file.startsWith(`src/${game}/`));
      if (own === undefined) continue;
      for (const other of IDS.filter((game) => game !== own)) {
        expect(
          imports(text).filter((path) => path.includes(`/${other}/`)),
          file,
        ).toEqual([]);
      }
    }
  });

  it('nothing but the list of games and the index imports a game', () => {
    const shared = sources.filter(({ file }) => !IDS.some((game) => file.startsWith(`src/${game}/`)));
    const importing = shared.filter(({ text }) =>
      imports(text).some((path) => IDS.some((game) => path.includes(`/${game}/`))),
    );
    expect(importing.map(({ file }) => file).sort()).toEqual(['src/games.ts', 'src/index.ts']);
  });

  it('zod is imported by schemas only, fast-check by the testkit only', () => {
    for (const { file, text } of sources) {
      if (!file.endsWith('/schema.ts') && !file.startsWith('src/record/'))
        expect(imports(text), file).not.toContain('zod');
      // By name as a type at most: what is missing without the peer is loaded in one place, which says what to install.
      if (!/^src\/testkit\/fastCheck\b/.test(file))
        expect(text, file).not.toMatch(/^import (?!type ).*'fast-check'|\b(?:import|require)\('fast-check'\)/m);
    }
  });

  it('nothing casts to any or silences a tool', () => {
    for (const { file, text } of sources)
      expect(text, file).not.toMatch(/\bas any\b|@ts-ignore|@ts-nocheck|biome-ignore/);
  });

  it.each(IDS)('the rules of %s pull in neither zod nor the texts of the sheet', async (game) => {
    const { metafile } = await build({
      entryPoints: [`src/${game}/index.ts`],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'browser',
      format: 'esm',
      logLevel: 'silent',
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.some((input) => input.includes('seedrandom'))).toBe(true);
    expect(
      inputs.filter((input) => /node_modules\/zod|\/(?:sheet|clauses|words|schema)\.ts|\/locales\//.test(input)),
    ).toEqual([]);
  });

  it.each(ENTRIES.filter(({ source }) => source.includes('/locales/')))(
    '$name pulls in no schema library',
    async (entry) => {
      const { metafile } = await build({
        entryPoints: [entry.source],
        bundle: true,
        write: false,
        metafile: true,
        platform: 'browser',
        format: 'esm',
        logLevel: 'silent',
      });
      expect(Object.keys(metafile.inputs).filter((input) => /node_modules\/zod|\/schema\.ts/.test(input))).toEqual([]);
    },
  );

  it.each(IDS)(
    'a page with the drawing of %s loads no other, no rules, no schema library and no sheet',
    async (game) => {
      const names = `draw${pascalCase(game)}, draw${pascalCase(game)}Card`;
      const { sources: inputs, bytes } = (
        await bundlePage(
          `export { ${names} } from 'hencoop/${game}/svg'; export { enSvg } from 'hencoop/${game}/en';`,
          { minify: true },
        )
      ).atOnce;
      expect(inputs).toContain(ENTRIES.find(({ name }) => name === `hencoop/${game}/svg`)?.source);
      const allowed =
        /^(?:<stdin>|src\/svg\/(?:animals|avatar|card|chip|chipItems|coin|hooks|markup|options|palette|panel|parts|row|scene|text|tokens|words)\.ts|src\/engine\/(?:errors|freeze|guards|narrow|options|readTable|locales?\b.*)\.ts)$/;
      const own = new RegExp(`^src/${game}/(?:svg/\\w+|cardPatterns|cards|soFar|table|trick|locales/\\w+)\\.ts$`);
      expect(inputs.filter((input) => !allowed.test(input) && !own.test(input))).toEqual([]);
      expect(bytes).toBeLessThan(17_600);
    },
  );
});
