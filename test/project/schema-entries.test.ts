import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import type { Schema } from '../../src/engine/schema.js';
import { IDS, loadGame } from '../../support/games.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';
import { throughJson } from '../record/played.js';
import { moduleOf } from '../support/entryPoints.js';
import { faults } from '../support/faults.js';

const NAMES = [
  'optionsSchema',
  'stateSchema',
  'viewSchema',
  'moveSchema',
  'eventSchema',
  'redactedEventSchema',
] as const;
type Entry = { readonly [Name in (typeof NAMES)[number]]: Schema<unknown> };

// Every game has these six.
const entryOf = async (id: string) => (await moduleOf(`hencoop/${id}/schema`)) as Entry;

describe.each(IDS)('the schema entry of %s', async (id) => {
  const entry = await entryOf(id);

  it.each(NAMES)('%s is a Standard Schema', async (name) => {
    const { vendor, version, validate } = entry[name]['~standard'];
    expect([vendor, version]).toEqual(['zod', 1]);
    const result = await validate([]);
    expect(result.issues).toEqual([
      { code: 'invalid_type', expected: 'object', path: [], message: 'expected an object, got a list' },
    ]);
  });

  it('accepts states and views from JSON, in every set-up', async () => {
    const { game, kit } = await loadGame(id);
    for (const setup of kit.setups) {
      const state = game.setup({ ...setup, seed: 'schema' });
      expect(await entry.stateSchema['~standard'].validate(throughJson(state))).toEqual({ value: state });
      for (const viewer of [0, setup.seats - 1, null]) {
        const view = game.view(state, viewer);
        expect(await entry.viewSchema['~standard'].validate(throughJson(view))).toEqual({ value: view });
      }
    }
  });

  it('refuses an unknown field, a view as a state, a state as a view, and the view of a missing seat', async () => {
    const { game } = await loadGame(id);
    const { state, events } = game.setupWithEvents({ seed: 'schema' });
    const view = game.view(state, 0);
    const values = {
      stateSchema: state,
      viewSchema: view,
      moveSchema: game.legalMoves(state)[0],
      eventSchema: events[0],
    };
    for (const [name, value] of Object.entries(values)) {
      // The names are those of four of the schemas.
      const schema = entry[name as keyof typeof values];
      expect(faults(schema, value), name).toBe('');
      expect(faults(schema, { ...value, extra: 1 }), name).toContain('extra');
    }
    expect(faults(entry.optionsSchema, { hens: 1 })).toContain('hens');
    expect(faults(entry.stateSchema, view)).toContain('viewer');
    expect(faults(entry.viewSchema, state)).toContain('seed');
    expect(faults(entry.viewSchema, { ...view, viewer: game.seats.max })).toContain('viewer: ');
  });

  it.each(NAMES)("%s works inside a user's own schemas, with zod and zod/mini", (name) => {
    const inClassic = classic.object({ id: classic.string(), inner: classic.array(entry[name]).optional() });
    const inMini = mini.object({ id: mini.string(), inner: mini.optional(mini.array(entry[name])) });
    for (const outer of [inClassic, inMini]) {
      expect(outer.safeParse({ id: 'a' }).success).toBe(true);
      expect(outer.safeParse({ id: 'a', inner: ['hen'] }).error?.issues).toMatchObject([
        { path: ['inner', 0], message: 'expected an object, got "hen"' },
      ]);
    }
  });

  it('accepts checks that a user adds to its fields with zod/mini', () => {
    // As a user may, since this is a strict object.
    const options = entry.optionsSchema as mini.ZodMiniObject;
    const extended = mini.extend(options, { note: mini._default(mini.string(), 'none') });
    if (id !== 'chicken-roundup') expect(extended.parse({})).toEqual({ note: 'none' });
    expect(mini.optional(entry.stateSchema).parse(undefined)).toBeUndefined();
  });

  it('loads neither the classic zod nor a locale, and compiles nothing', async () => {
    const { sources: inputs, text } = (await bundlePage(`export * from 'hencoop/${id}/schema';`, { minify: true }))
      .atOnce;
    expect(inputs.some((input) => input.includes('zod/v4/core'))).toBe(true);
    expect(inputs.filter((input) => /zod\/(v4\/)?(classic|locales)\//.test(input))).toEqual([]);
    expect(text).not.toMatch(/new Function|\bnew F\(/);
  });
});

describe('the schemas', () => {
  it('leave the configuration of zod alone', async () => {
    const before = { ...mini.config() };
    for (const id of IDS) {
      const { moveSchema } = await entryOf(id);
      moveSchema.safeParse({});
    }
    expect(mini.config()).toEqual(before);
  });
});
