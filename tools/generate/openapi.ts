import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { contract, type newMatch } from '../../packages/server/src/contract.js';
import { libraryGames } from '../../packages/server/src/games.js';
import { OPERATIONS, type Operation } from '../../packages/server/src/operations.js';
import { OPEN, PERSON } from '../../packages/server/src/storedMatch.js';
import { GAMES } from '../../src/games.js';
import { jsonSchemasOf } from '../build/jsonSchemas.js';
import type { Output } from '../lib/files.js';

export type JsonSchema = { readonly [keyword: string]: unknown };
type Schemas = { readonly [name: string]: JsonSchema };

/** The schemas of a game that a client of the server needs: never a state or a full event. */
const PARTS = ['options', 'view', 'move', 'redactedEvent'] as const;

const pathOf = (name: string) => `#/components/schemas/${name}`;
const ref = (name: string): JsonSchema => ({ $ref: pathOf(name) });
const partOfSome = (part: (typeof PARTS)[number]) => ({ anyOf: GAMES.map(({ id }) => ref(`${id}.${part}`)) });

/** The shapes of the contract as JSON Schema, by name, without the parts that depend on the games. */
export function contractSchemas(): Schemas {
  const { schemas } = z.toJSONSchema(contract, { uri: pathOf, io: 'input', override: withoutPattern });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

/** Drops patterns that duplicate a format. */
function withoutPattern({ jsonSchema }: { readonly jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** The parts that depend on the games, for the library's games. */
async function schemasOfGames(shapes: Schemas): Promise<Schemas> {
  const bots = [...new Set((await libraryGames()).flatMap((game) => game.bots))];
  const closed: Schemas = {
    GameId: { enum: GAMES.map(({ id }) => id) },
    Bot: { enum: bots },
    Player: { enum: [PERSON, OPEN, ...bots] },
    View: partOfSome('view'),
    Move: partOfSome('move'),
    RedactedEvent: partOfSome('redactedEvent'),
    NewMatch: { oneOf: GAMES.map((game) => newMatchOf(shapes['NewMatch'] ?? {}, game)) },
  };
  const described = Object.entries(closed).map(([name, schema]): [string, JsonSchema] => {
    return [name, { description: shapes[name]?.['description'], ...schema }];
  });
  const parts = await Promise.all(GAMES.map(({ id }) => partsOf(id)));
  return { ...Object.fromEntries(described), ...Object.fromEntries(parts.flat()) };
}

/** The schema of a new match of this game. */
function newMatchOf(shape: JsonSchema, { id, title, seats }: (typeof GAMES)[number]): JsonSchema {
  // `newMatch` is an object, so its schema has properties.
  const properties = shape['properties'] as { readonly [Name in keyof z.input<typeof newMatch>]-?: JsonSchema };
  const { description: _, ...rest } = shape;
  return {
    title,
    ...rest,
    properties: {
      ...properties,
      game: { const: id },
      seats: { ...properties.seats, minimum: seats.min, maximum: seats.max, default: seats.min },
      players: { ...properties.players, minItems: seats.min, maxItems: seats.max },
      options: ref(`${id}.options`),
    },
  };
}

async function partsOf(id: (typeof GAMES)[number]['id']): Promise<[name: string, schema: JsonSchema][]> {
  const schemas = await jsonSchemasOf(id);
  return PARTS.map((part) => {
    const { $schema: _, $id: __, ...schema } = schemas[part] as JsonSchema;
    return [`${id}.${part}`, schema];
  });
}

/** The name of a shape of the contract. */
function nameOf(shape: z.ZodType): string {
  const name = contract.get(shape)?.id;
  if (name === undefined) throw new Error('expected a named shape of the contract');
  return name;
}

function answerOf({ description, shapes }: Operation['answer']): JsonSchema {
  const [first, ...others] = shapes.map((shape) => ref(nameOf(shape)));
  return {
    description,
    content: { 'application/json': { schema: others.length > 0 ? { anyOf: [first, ...others] } : first } },
  };
}

/** The parameters of a query. */
function parametersOf(query: z.ZodObject | undefined): readonly JsonSchema[] {
  if (query === undefined) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'output', override: withoutPattern });
  return Object.entries(properties).map(([name, property]) => {
    const shape = query.shape[name];
    const inner = shape instanceof z.ZodOptional ? shape.unwrap() : shape;
    const known = contract.get(inner as z.ZodType)?.id;
    return { name, in: 'query', schema: known === undefined ? property : ref(known) };
  });
}

/** A seat sends its token, or has an account. Without either, the sender is a spectator, or a guest. */
const SECURITY = {
  anybody: [],
  newcomer: [{ account: [] }, {}],
  viewer: [{ seat: [] }, { account: [] }, {}],
  seat: [{ seat: [] }, { account: [] }],
  operator: [{ operator: [] }],
};

function operationOf(id: string, operation: Operation): JsonSchema {
  const { summary, sender, weight, query, body, status, answer, refusals } = operation;
  const parameters = parametersOf(query);
  return {
    operationId: id,
    summary,
    ...(weight === 1 ? {} : { description: `Counts as ${weight} requests toward the rate limit of an address.` }),
    security: SECURITY[sender],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: ref(nameOf(body)) } } } }),
    responses: {
      [status]: answerOf(answer),
      ...Object.fromEntries(Object.entries(refusals).map(([code, refusal]) => [code, answerOf(refusal)])),
    },
  };
}

function paths(): JsonSchema {
  const all: { [path: string]: { [member: string]: unknown } } = {};
  for (const [id, operation] of Object.entries<Operation>(OPERATIONS)) {
    const { path, method } = operation;
    const ofMatch = path.includes('{id}')
      ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }] }
      : {};
    all[path] = { ...ofMatch, ...all[path], [method]: operationOf(id, operation) };
  }
  return all;
}

/** The version of the server package. */
function version(): string {
  // npm requires a version.
  return (JSON.parse(readFileSync('packages/server/package.json', 'utf8')) as { readonly version: string }).version;
}

/** Builds the whole document. */
export async function openApi(): Promise<JsonSchema> {
  const shapes = contractSchemas();
  return {
    openapi: '3.1.0',
    info: {
      title: 'The Hencoop server',
      version: version(),
      summary: 'Judges moves, and sends each seat only what it may see.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:8107' }],
    paths: paths(),
    components: {
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat.' },
        account: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A login, if the server has accounts. Its operator may choose another header, or a cookie.',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'The token of the operator.' },
      },
      schemas: { ...shapes, ...(await schemasOfGames(shapes)) },
    },
  };
}

/** Writes packages/server/openapi.json: the HTTP API of the server, from the schemas that validate its requests. */
export async function openapi(output: Output): Promise<void> {
  output.file('packages/server/openapi.json', `${JSON.stringify(await openApi(), null, 1)}\n`);
}
