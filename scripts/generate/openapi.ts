import { SERVED_GAMES } from '../../examples/server/src/games.js';
import { entryOf, isGameId } from '../../src/record/index.js';
import { jsonSchemasOf } from '../build/jsonSchemas.js';
import type { Output } from '../lib/files.js';

type Schema = { readonly [keyword: string]: unknown };

/** The schemas of a game that a client of the server needs: never a state or a full event. */
const PARTS = ['options', 'view', 'move', 'redactedEvent'] as const;

const ids = [...SERVED_GAMES.keys()];
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
const BOT: Schema = {
  enum: [...new Set([...SERVED_GAMES.values()].flatMap(({ bots }) => bots)), null],
  description: 'A level, a personality of the game, or random; null: the seat plays for itself.',
};
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
    if (!isGameId(id)) throw new Error(`the server plays ${id}, which hencoop/record does not know`);
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
const error = (description: string) => answer(description, ref('Error'));

const MATCH = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
/** A seat sends its token; a client without a token is a spectator. */
const SEAT_OR_SPECTATOR = [{ seat: [] }, {}];
const WRONG_TOKEN = error('The token belongs to no seat of this match.');
const UNKNOWN_MATCH = error('No such match.');
const TOO_LARGE = error('The body is larger than 8192 bytes.');

const paths = {
  '/matches': {
    post: {
      operationId: 'openMatch',
      summary: 'Opens a match.',
      security: [],
      requestBody: { required: true, content: json(ref('NewMatch')) },
      responses: {
        201: answer('The match, and a token to give to each seat.', ref('Opened')),
        400: error('Unknown game, or invalid seats or options.'),
        413: TOO_LARGE,
      },
    },
  },
  '/matches/{id}': {
    parameters: [MATCH],
    get: {
      operationId: 'look',
      summary: 'Returns what the sender sees now.',
      security: SEAT_OR_SPECTATOR,
      responses: { 200: answer('The table.', ref('Snapshot')), 401: WRONG_TOKEN, 404: UNKNOWN_MATCH },
    },
  },
  '/matches/{id}/deliveries': {
    parameters: [MATCH],
    get: {
      operationId: 'listen',
      summary: 'Returns the deliveries to the sender after a revision, oldest first, at most 100.',
      security: SEAT_OR_SPECTATOR,
      parameters: [
        { name: 'after', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1, default: 0 } },
      ],
      responses: {
        200: answer(
          'The deliveries.',
          fields({ deliveries: { type: 'array', maxItems: 100, items: ref('Delivery') } }),
        ),
        400: error('`after` is not a revision.'),
        401: WRONG_TOKEN,
        404: UNKNOWN_MATCH,
      },
    },
  },
  '/matches/{id}/moves': {
    parameters: [MATCH],
    post: {
      operationId: 'submit',
      summary: 'Plays a move. A repeated submission is played once and gets the same answer.',
      security: [{ seat: [] }],
      requestBody: { required: true, content: json(ref('Submission')) },
      responses: {
        200: answer('The move is played.', ref('Accepted')),
        400: answer('Not JSON, or not a submission.', { anyOf: [ref('Error'), ref('NotAccepted')] }),
        401: WRONG_TOKEN,
        403: answer("Another seat's move.", ref('NotAccepted')),
        404: UNKNOWN_MATCH,
        409: answer('The submission is for another revision, or its id is taken.', ref('NotAccepted')),
        413: TOO_LARGE,
        422: answer('The rules forbid the move; the violation names the clause.', ref('NotAccepted')),
      },
    },
  },
  '/matches/{id}/bot': {
    parameters: [MATCH],
    post: {
      operationId: 'letPlay',
      summary: 'Lets a bot play for the seat of the sender, or the seat for itself again.',
      security: [{ seat: [] }],
      requestBody: { required: true, content: json(ref('StandIn')) },
      responses: {
        200: answer('The player of the seat from now on.', ref('StandIn')),
        400: error('Not JSON, or the game has no such bot.'),
        401: WRONG_TOKEN,
        404: UNKNOWN_MATCH,
        413: TOO_LARGE,
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
      summary: 'Judges moves, and sends each seat exactly what it may know.',
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
        StandIn: fields({ bot: BOT }),
        Error: fields({ error: { type: 'string' } }),
        ...(await schemasOfGames()),
      },
    },
  };
}

/** Writes examples/server/openapi.json: the HTTP API of the example server, from the same schemas as hencoop/schemas/*.json. */
export async function openapi(output: Output): Promise<void> {
  output.file('examples/server/openapi.json', `${JSON.stringify(await openApi(), null, 1)}\n`);
}
