import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.js';
import { ENTRIES, GAMES, pascalCase } from '../../scripts/lib/games.js';

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

  it('games never import each other', () => {
    for (const { file, text } of sources) {
      const own = file.split('/')[1];
      if (own === undefined || !GAMES.includes(own)) continue;
      for (const other of GAMES.filter((game) => game !== own)) {
        expect(
          imports(text).filter((path) => path.includes(`/${other}/`)),
          file,
        ).toEqual([]);
      }
    }
  });

  it('the engine knows no game', () => {
    for (const { file, text } of sources.filter((source) => source.file.startsWith('src/engine/'))) {
      for (const game of GAMES)
        expect(
          imports(text).filter((path) => path.includes(game)),
          file,
        ).toEqual([]);
    }
  });

  it('zod is imported by schemas only, fast-check by the testkit only', () => {
    for (const { file, text } of sources) {
      if (!file.endsWith('/schema.ts') && !file.startsWith('src/record/'))
        expect(imports(text), file).not.toContain('zod');
      if (!file.startsWith('src/testkit/')) expect(imports(text), file).not.toContain('fast-check');
    }
  });

  it('nothing casts to any or silences a tool', () => {
    for (const { file, text } of sources)
      expect(text, file).not.toMatch(/\bas any\b|@ts-ignore|@ts-nocheck|biome-ignore/);
  });

  it.each(GAMES)('the rules of %s pull in neither zod nor the texts of the sheet', async (game) => {
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

  it.each(GAMES)(
    'a page with the drawing of %s loads no other, no rules, no schema library and no sheet',
    async (game) => {
      const names = `draw${pascalCase(game)}, draw${pascalCase(game)}Card`;
      const { metafile, outputFiles } = await build({
        stdin: { contents: `export { ${names} } from './src/svg/index.ts';`, resolveDir: '.' },
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        platform: 'browser',
        format: 'esm',
        logLevel: 'silent',
      });
      const inputs = Object.values(metafile.outputs).flatMap((output) =>
        Object.entries(output.inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
      );
      expect(inputs).toContain(`src/svg/${game}.ts`);
      const allowed =
        /^(?:<stdin>|src\/svg\/(?:animals|card|hooks|markup|options|palette|parts|scene|text|words)\.ts|src\/engine\/(?:narrow|locales?\b.*)\.ts)$/;
      const own = new RegExp(`^src/svg/${game}\\.ts$|^src/${game}/(?:names|cards|table|locales/\\w+)\\.ts$`);
      expect(inputs.filter((input) => !allowed.test(input) && !own.test(input))).toEqual([]);
      expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThan(12_700);
    },
  );
});
