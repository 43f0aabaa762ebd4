import { type BuildResult, build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { IDS } from '../../support/games.js';
import { ENTRIES, pascalCase } from '../../tools/lib/games.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';

/** The files that a page loads which imports this one. */
async function loadedWith(source: string): Promise<string[]> {
  const { metafile }: BuildResult<{ metafile: true }> = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

describe('a page loads only what it imports', () => {
  it.each(IDS)('the rules of %s load neither zod nor the texts of the sheet', async (game) => {
    const files = await loadedWith(`src/${game}/index.ts`);
    expect(files.some((file) => file.includes('seedrandom'))).toBe(true);
    expect(
      files.filter((file) => /node_modules\/zod|\/(?:sheet|clauses|words|schema)\.ts|\/locales\//.test(file)),
    ).toEqual([]);
  });

  it.each(ENTRIES.filter(({ source }) => source.includes('/locales/')))(
    '$name loads no schema library',
    async ({ source }) => {
      expect((await loadedWith(source)).filter((file) => /node_modules\/zod|\/schema\.ts/.test(file))).toEqual([]);
    },
  );

  it.each(IDS)('the drawings of %s load no rules, no schema, no sheet and no other game', async (game) => {
    const { sources } = (
      await bundlePage(
        `export { draw${pascalCase(game)}, draw${pascalCase(game)}Card } from 'hencoop/${game}/svg';
         export { en${pascalCase(game)}Svg } from 'hencoop/${game}/en';`,
      )
    ).atOnce;
    const others = IDS.filter((id) => id !== game).map((id) => `src/${id}/`);
    expect(sources).toContain(ENTRIES.find(({ name }) => name === `hencoop/${game}/svg`)?.source);
    expect(
      sources.filter((file) => /node_modules|\/(?:rules|movegen|evolve|schema|sheet|clauses)\b/.test(file)),
    ).toEqual([]);
    expect(sources.filter((file) => others.some((other) => file.startsWith(other)))).toEqual([]);
  });
});
