import { describe, expect, it } from 'vitest';
import type * as core from 'zod/v4/core';
import { boundedString, list, matching, object, type Schema, variants, whole } from '../../src/engine/schema.js';
import { logSchema, recordSchema, seatLogSchema } from '../../src/record/index.js';
import { partsOf } from '../../src/record/schema.js';
import { LOG, RECORD, SEAT_LOG } from '../../src/record/stored.js';
import { isDeepFrozen } from '../../src/testkit/freeze.js';
import { ENTRIES, entryOf, IDS } from '../../support/games.js';
import { jsonSchemasOf } from '../../tools/build/jsonSchemas.js';
import { moduleOf } from '../support/entryPoints.js';

/** The paths of all unbounded lists, strings, numbers and records within `schema`. */
function unbounded(schema: core.$ZodType, path = '$'): string[] {
  // Every zod schema is one of these.
  const { def } = (schema as core.$ZodTypes)._zod;
  const max: unknown = schema._zod.bag['maximum'];
  const here = typeof max === 'number' && Number.isFinite(max) ? [] : [path];
  switch (def.type) {
    case 'array':
      return [...here, ...unbounded(def.element, `${path}[]`)];
    case 'record':
      return [...here, ...unbounded(def.keyType, `${path}{name}`), ...unbounded(def.valueType, `${path}{}`)];
    case 'string':
    case 'number':
      return here;
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => unbounded(field, `${path}.${name}`));
    case 'union':
      return def.options.flatMap((option, index) => unbounded(option, `${path}|${index}`));
    case 'tuple':
      return [
        ...(def.rest === null ? [] : [path]),
        ...def.items.flatMap((item, i) => unbounded(item, `${path}[${i}]`)),
      ];
    case 'nullable':
    case 'optional':
      return unbounded(def.innerType, path);
    case 'literal':
    case 'boolean':
      return [];
    default:
      return [`${path}: ${def.type}`];
  }
}

describe('every list, string and number of every schema has a bound', () => {
  it.each(IDS)('%s', async (id) => {
    // A schema entry exports nothing else.
    const module = (await moduleOf(`hencoop/${id}/schema`)) as { readonly [name: string]: core.$ZodType };
    for (const [name, schema] of Object.entries(module)) expect(unbounded(schema), name).toEqual([]);
    const entry = await entryOf(id);
    for (const schema of [recordSchema(entry), logSchema(entry), seatLogSchema(entry)]) {
      expect(unbounded(schema)).toEqual([]);
    }
    for (const [format, name] of [
      [RECORD, 'moves'],
      [LOG, 'events'],
      [SEAT_LOG, 'events'],
    ] as const) {
      const { cover, item } = partsOf(entry, format);
      // The reader checks the length of this list, and each entry by the other schema.
      expect(unbounded(cover)).toEqual([`$.${name}: unknown`]);
      expect(unbounded(item)).toEqual([]);
      expect(partsOf(entry, format).cover, 'is made once').toBe(cover);
    }
  });

  it.each(IDS)('also as JSON Schema, %s', async (game) => {
    const without = (schema: unknown, path: string): string[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      const { type, maxItems, maxLength, maximum, items, ...rest } = schema as { readonly [name: string]: unknown };
      const wrong =
        (type === 'array' && maxItems === undefined && items !== undefined) ||
        (type === 'string' && maxLength === undefined && rest['const'] === undefined && rest['enum'] === undefined) ||
        (type === 'integer' && maximum === undefined);
      const inner = Object.entries({ items, ...rest });
      return [...(wrong ? [path] : []), ...inner.flatMap(([name, value]) => without(value, `${path}/${name}`))];
    };
    for (const [what, schema] of Object.entries(await jsonSchemasOf(game))) expect(without(schema, what)).toEqual([]);
  });

  it('the check finds an unbounded list, string or number', () => {
    const open = (schema: object): Schema<unknown> => {
      // As in a plain zod/mini schema.
      const { _zod: zod } = schema as { readonly _zod: { readonly bag: { maximum?: unknown } } };
      delete zod.bag.maximum;
      return schema as Schema<unknown>;
    };
    expect(unbounded(list(whole(0, 1), { max: 3 }))).toEqual([]);
    expect(unbounded(open(list(whole(0, 1), { max: 3 })))).toEqual(['$']);
    expect(unbounded(object({ a: list(open(boundedString({ max: 3 })), { max: 3 }) }))).toEqual(['$.a[]']);
    expect(unbounded(object({ a: matching(/a/, 'a') }))).toEqual([]);
    expect(unbounded(variants('type', [object({ type: matching(/a/, 'a') as never, a: open(whole(0, 1)) })]))).toEqual([
      '$|0.a',
    ]);
  });
});

/** Every state, view and opening event holds the options. */
interface WithOptions {
  readonly options: object;
}

describe('parsed options are frozen', () => {
  it.each(ENTRIES.map((entry) => [entry.game.id, entry] as const))('%s', (_, { game, schemas }) => {
    const { state, events } = game.setupWithEvents({ seed: 'frozen' });
    const { options } = state as object as WithOptions;
    const read: object[] = [
      schemas.state.parse(structuredClone(state)),
      schemas.view.parse(structuredClone(game.view(state, 0))),
      schemas.event.parse(structuredClone(events[0])),
    ];
    for (const each of read) {
      const table = each as WithOptions;
      expect(table.options).toEqual(options);
      expect(isDeepFrozen(table.options)).toBe(true);
    }
    expect(isDeepFrozen(schemas.options.parse(structuredClone(options)))).toBe(true);
  });
});
