// Writes what the example server speaks as OpenAPI 3.1 to examples/server/openapi.json, from the same schemas as
// hencoop/schemas/*.json.
import { ROOMS } from '../examples/server/src/games.js';
import { isGameId, entryOf } from '../src/record/index.js';
import { generated } from './house.js';
import { jsonSchemasOf } from './json-schemas.js';

type Schema = { readonly [keyword: string]: unknown };

/** What of a game a client of the server meets: never a state, and no full event. */
const PARTS = ['options', 'view', 'move', 'redactedEvent'] as const;

const ids = [...ROOMS.keys()];
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const ofGame = (part: (typeof PARTS)[number]): Schema => ({ anyOf: ids.map((id) => ref(`${id}.${part}`)) });
const fields = (properties: { readonly [name: string]: Schema }, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const REVISION: Schema = { type: 'integer', minimum: 0, description: 'Counts the deliveries to one receiver.' };
const SUBMISSION_ID: Schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
const TOKEN: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' };

async function schemasOfGames(): Promise<{ readonly [name: string]: Schema }> {
  const named: [name: string, schema: Schema][] = [];
  for (const id of ids) {
    const schemas = await jsonSchemasOf(id);
    for (const part of PARTS) {
      const { $schema: _, $id: __, ...schema } = schemas[part] as Schema;
      named.push([`${id}.${part}`, schema]);
    }
  }
  return Object.fromEntries(named);
}

function newMatch(): Schema {
  const games = ids.map((id) => {
    if (!isGameId(id)) throw new Error(`the server plays ${id}, which is no game of the house`);
    const { title, seats } = entryOf(id).game;
    return {
      title,
      ...fields(
        {
          game: { const: id },
          seats: { type: 'integer', minimum: seats.min, maximum: seats.max, default: seats.default },
          options: ref(`${id}.options`),
        },
        ['seats', 'options'],
      ),
    };
  });
  return { oneOf: games };
}

function notAccepted(): Schema {
  const common = {
    ok: { const: false },
    id: { anyOf: [SUBMISSION_ID, { type: 'null' }] },
    revision: { anyOf: [REVISION, { type: 'null' }] },
  };
  const violation = fields({
    clause: { type: 'string', pattern: '^[A-Z]+-[0-9.]+[a-z]?$' },
    params: { type: 'object' },
  });
  return {
    oneOf: [
      fields({ ...common, reason: { enum: ['notSeated', 'reused', 'away', 'notYours', 'stale'] } }),
      fields({ ...common, reason: { const: 'malformed' }, path: { type: 'string' } }),
      fields({ ...common, reason: { const: 'illegal' }, violation }),
    ],
  };
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
const answer = (description: string, schema: Schema) => ({ description, content: json(schema) });
const wrong = (description: string) => answer(description, ref('Error'));

const MATCH = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
/** A seat sends its token; who sends none is a spectator. */
const SEAT_OR_SPECTATOR = [{ seat: [] }, {}];
const STRANGER = wrong('The token opens no seat of this match.');
const NOWHERE = wrong('There is no such match.');
const TOO_LARGE = wrong('The body is larger than 8192 bytes.');

const paths = {
  '/matches': {
    post: {
      operationId: 'openMatch',
      summary: 'Opens a match.',
      security: [],
      requestBody: { required: true, content: json(ref('NewMatch')) },
      responses: {
        201: answer('The match, and a token for each seat, to be handed out.', ref('Opened')),
        400: wrong('No such game, or seats or options that cannot be.'),
        413: TOO_LARGE,
      },
    },
  },
  '/matches/{id}': {
    parameters: [MATCH],
    get: {
      operationId: 'look',
      summary: 'What the sender sees now.',
      security: SEAT_OR_SPECTATOR,
      responses: { 200: answer('The table.', ref('Snapshot')), 401: STRANGER, 404: NOWHERE },
    },
  },
  '/matches/{id}/deliveries': {
    parameters: [MATCH],
    get: {
      operationId: 'listen',
      summary: 'What the sender was sent after a revision, oldest first, at most a hundred deliveries.',
      security: SEAT_OR_SPECTATOR,
      parameters: [
        { name: 'after', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1, default: 0 } },
      ],
      responses: {
        200: answer(
          'The deliveries.',
          fields({ deliveries: { type: 'array', maxItems: 100, items: ref('Delivery') } }),
        ),
        400: wrong('`after` is no revision.'),
        401: STRANGER,
        404: NOWHERE,
      },
    },
  },
  '/matches/{id}/moves': {
    parameters: [MATCH],
    post: {
      operationId: 'submit',
      summary: 'Plays a move. Sent again, it is played once and answered the same.',
      security: [{ seat: [] }],
      requestBody: { required: true, content: json(ref('Submission')) },
      responses: {
        200: answer('The move is played.', ref('Accepted')),
        400: answer('No JSON, or no submission.', { anyOf: [ref('Error'), ref('NotAccepted')] }),
        401: STRANGER,
        403: answer("Another seat's move.", ref('NotAccepted')),
        404: NOWHERE,
        409: answer('For another revision, or the id is taken.', ref('NotAccepted')),
        413: TOO_LARGE,
        422: answer('The rules forbid the move; the violation names the clause.', ref('NotAccepted')),
      },
    },
  },
};

/** The whole document. */
export async function openApi(): Promise<{ readonly [field: string]: unknown }> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'A Hencoop server',
      version: '0.1.0',
      summary: 'Judges moves, and tells every seat just what it may know.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:8107' }],
    paths,
    components: {
      securitySchemes: { seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat.' } },
      schemas: {
        NewMatch: newMatch(),
        Opened: fields({
          id: { type: 'string', format: 'uuid' },
          tokens: { type: 'array', minItems: 2, items: TOKEN },
        }),
        Snapshot: fields({ revision: REVISION, view: ofGame('view') }),
        Delivery: fields({
          to: {
            anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }],
            description: 'The seat; null: a spectator.',
          },
          revision: REVISION,
          events: { type: 'array', items: ofGame('redactedEvent') },
        }),
        Submission: fields({ id: SUBMISSION_ID, revision: REVISION, move: ofGame('move') }),
        Accepted: fields({ ok: { const: true }, id: SUBMISSION_ID, revision: REVISION }),
        NotAccepted: notAccepted(),
        Error: fields({ error: { type: 'string' } }),
        ...(await schemasOfGames()),
      },
    },
  };
}

if (process.argv[1]?.endsWith('openapi.ts')) {
  generated('examples/server/openapi.json', `${JSON.stringify(await openApi(), null, 1)}\n`);
}
