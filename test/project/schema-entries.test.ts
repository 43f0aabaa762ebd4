import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { GAMES } from '../../scripts/lib/games.js';
import type { Schema } from '../../src/engine/schema.js';

const NAMES = [
  'optionsSchema',
  'stateSchema',
  'viewSchema',
  'moveSchema',
  'eventSchema',
  'redactedEventSchema',
] as const;
type Entry = { readonly [Name in (typeof NAMES)[number]]: Schema<unknown> };

describe.each(GAMES)('the schema entry of %s', async (game) => {
  const entry: Entry = await import(`../../src/${game}/schema.ts`);

  it.each(NAMES)('%s is a Standard Schema', async (name) => {
    const { vendor, version, validate } = entry[name]['~standard'];
    expect([vendor, version]).toEqual(['zod', 1]);
    const result = await validate([]);
    expect(result.issues).toEqual([
      { code: 'invalid_type', expected: 'object', path: [], message: 'expected an object, got a list' },
    ]);
  });

  it.each(NAMES)("%s works inside a user's own schemas, of zod and of zod/mini", (name) => {
    const inClassic = classic.object({ id: classic.string(), inner: classic.array(entry[name]).optional() });
    const inMini = mini.object({ id: mini.string(), inner: mini.optional(mini.array(entry[name])) });
    for (const outer of [inClassic, inMini]) {
      expect(outer.safeParse({ id: 'a' }).success).toBe(true);
      expect(outer.safeParse({ id: 'a', inner: ['hen'] }).error?.issues).toMatchObject([
        { path: ['inner', 0], message: 'expected an object, got "hen"' },
      ]);
    }
  });

  it('takes what a user adds to its fields by zod/mini', () => {
    // As a user may, who has a strict object here.
    const options = entry.optionsSchema as mini.ZodMiniObject;
    const extended = mini.extend(options, { note: mini._default(mini.string(), 'none') });
    if (game !== 'chicken-roundup') expect(extended.parse({})).toEqual({ note: 'none' });
    expect(mini.optional(entry.stateSchema).parse(undefined)).toBeUndefined();
  });

  it('loads neither the classic zod nor a locale, and compiles nothing', async () => {
    const { metafile, outputFiles } = await build({
      entryPoints: [`src/${game}/schema.ts`],
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
    expect(inputs.some((input) => input.includes('zod/v4/core'))).toBe(true);
    expect(inputs.filter((input) => /zod\/(v4\/)?(classic|locales)\//.test(input))).toEqual([]);
    expect(outputFiles[0]?.text).not.toMatch(/new Function|\bnew F\(/);
  });
});

describe('the schemas', () => {
  it('leave the configuration of zod alone', async () => {
    const before = { ...mini.config() };
    for (const game of GAMES) {
      const { moveSchema }: Entry = await import(`../../src/${game}/schema.ts`);
      moveSchema.safeParse({});
    }
    expect(mini.config()).toEqual(before);
  });
});
