// What the vectors of a game exercise, and what they must.
import { toJSONSchema } from 'zod/mini';
import { english } from '../../src/engine/locales/en.js';
import { type GameId, gameById, loadEntry } from '../../src/games.js';
import type { AnyEntry } from '../../src/record/index.js';
import { sheetOf } from '../../tools/lib/games.js';
import type { Fields, Vectors } from './format.js';

export const KINDS = ['clauses', 'events', 'refusals', 'options', 'steps', 'ends'] as const;

export type Kind = (typeof KINDS)[number];

/** How many vectors exercise each thing, by kind and name. */
export type Coverage = { readonly [K in Kind]: ReadonlyMap<string, number> };

/** Things that no vector can exercise, with the reason. */
export const EXCEPTIONS: { readonly [name: string]: string } = {
  'chicken clauses G-3': 'the game has only one step',
  'chicken refusals G-3': 'the game has only one step',
  'chicken-out clauses G-4': 'players choose no cards',
  'blind-chicken-extreme clauses G-7': 'no two cards are equal',
  'blind-chicken-extreme refusals BC-2.3': 'it refuses a whole order at once, which is not a move',
  'chicken-roundup clauses G-10': 'a game has only one round',
};

/** More words than this are cells or cards, not cases of an event. */
const CASES = 8;

/** A part of a JSON Schema. */
interface Schema {
  readonly properties?: { readonly [name: string]: Schema };
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
}

const json = (value: unknown) => JSON.stringify(value);
const alternatives = (schema: Schema) => schema.oneOf ?? schema.anyOf ?? [schema];

/** The values of a schema that lists them. */
const valuesOf = (schema: Schema): readonly unknown[] =>
  alternatives(schema).flatMap(({ enum: values, const: value }) => values ?? (value === undefined ? [] : [value]));

/** The names of an event or step: its type, and each word that a field may have. */
function casesOf(schema: Schema): string[] {
  return alternatives(schema).flatMap(({ properties = {} }) => {
    const types = valuesOf(properties['type'] ?? {});
    const fields = Object.entries(properties).filter(([name]) => name !== 'type' && name !== 'game');
    const words = fields.flatMap(([name, field]) => {
      const values = valuesOf(field);
      return values.length > CASES ? [] : values.flatMap((value) => (typeof value === 'string' ? [[name, value]] : []));
    });
    return types.flatMap((type) => [`${type}`, ...words.map(([name, word]) => `${type} ${name} ${word}`)]);
  });
}

/** Everything that the vectors of a game must exercise, from its sheet, its schemas and its words. */
export async function requiredOf(id: GameId): Promise<{ readonly [K in Kind]: readonly string[] }> {
  const [{ clauses }, { game: en }] = await Promise.all([sheetOf(id), gameById(id).locales.en()]);
  const { schemas }: AnyEntry = await loadEntry(id);
  // zod writes JSON Schemas.
  const state = toJSONSchema(schemas.state) as Schema;
  const event = toJSONSchema(schemas.event) as Schema;
  const options = toJSONSchema(schemas.options) as Schema;
  const steps = casesOf(state.properties?.['step'] ?? {});
  const defaults = optionsOf((await gameById(id).game()).setup({ seed: 'options' }));
  // Every locale of a game has a sentence for each of its refusals.
  const { refusals } = en as unknown as { readonly refusals: Fields };
  return {
    clauses: Object.keys(clauses),
    events: casesOf(event),
    refusals: [...Object.keys(english.refusals), ...Object.keys(refusals)],
    options: Object.entries(options.properties ?? {}).flatMap(([name, schema]) => {
      if (schema.type === 'boolean') return [`${name} true`, `${name} false`];
      const values = valuesOf(schema);
      if (values.length > 0) return values.map((value) => `${name} ${value}`);
      return [`${name} default`, `${name} other`].filter(() => name in defaults);
    }),
    steps: steps.filter((step) => !step.includes(' reason ')),
    ends: steps.flatMap((step) => step.split(' reason ')[1] ?? []),
  };
}

const optionsOf = (table: object): Fields => ('options' in table ? (table.options as Fields) : {});

/** Counts what the vectors exercise. */
export function coverageOf(
  { options, setups, positions }: Vectors,
  required: { readonly [K in Kind]: readonly string[] },
): Coverage {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, number>()])) as {
    [K in Kind]: Map<string, number>;
  };
  const count = (kind: Kind, names: Iterable<string>) => {
    for (const name of new Set(names)) counts[kind].set(name, (counts[kind].get(name) ?? 0) + 1);
  };
  const [defaults] = setups.flatMap((setup) => (Object.keys(setup.given).length === 0 ? [options[setup.options]] : []));
  for (const vector of [...setups, ...positions]) {
    count('options', namesOf(options[vector.options] ?? {}, defaults ?? {}, required.options));
    count('steps', namesIn(vector.state['step']));
  }
  for (const { clauses, events } of setups) {
    count('clauses', clauses);
    count('events', events.flatMap(namesIn));
  }
  for (const { clauses, refused, moves, outcome } of positions) {
    const refusals = refused.map(({ violation }) => violation.clause);
    count('clauses', [...clauses, ...refusals]);
    count('refusals', refusals);
    if (outcome !== null) count('ends', [outcome.reason]);
    for (const { events } of moves) count('events', events.flatMap(namesIn));
  }
  return counts;
}

function namesOf(given: Fields, defaults: Fields, required: readonly string[]): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (required.includes(`${name} ${value}`)) return [`${name} ${value}`];
    return [`${name} ${json(value) === json(defaults[name]) ? 'default' : 'other'}`];
  });
}

function namesIn(part: unknown): string[] {
  const { type, ...fields } = (part ?? {}) as Fields;
  const words = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return [`${type}`, ...words.map(([name, word]) => `${type} ${name} ${word}`)];
}

/** What no vector exercises, without the exceptions. */
export function missingIn(
  id: string,
  coverage: Coverage,
  required: { readonly [K in Kind]: readonly string[] },
): readonly string[] {
  return KINDS.flatMap((kind) =>
    required[kind].filter((name) => !coverage[kind].has(name)).map((name) => `${id} ${kind} ${name}`),
  ).filter((name) => EXCEPTIONS[name] === undefined);
}
