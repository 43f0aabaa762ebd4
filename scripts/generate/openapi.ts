import { ALL_GAMES } from '../../packages/server/src/games.js';
import { STATUS_OF } from '../../packages/server/src/refusal.js';
import { LONGEST_NAME } from '../../packages/server/src/requests.js';
import { entryOf, isGameId } from '../../src/record/index.js';
import { jsonSchemasOf } from '../build/jsonSchemas.js';
import type { Output } from '../lib/files.js';

type Schema = { readonly [keyword: string]: unknown };

/** The schemas of a game that a client of the server needs: never a state or a full event. */
const PARTS = ['options', 'view', 'move', 'redactedEvent'] as const;

const ids = ALL_GAMES.map(({ id }) => id);
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
const BOTS = [...new Set(ALL_GAMES.flatMap(({ bots }) => bots))];
const BOT: Schema = { enum: BOTS, description: 'A level, a personality of the game, or random.' };
const PLAYER: Schema = { enum: ['person', 'open', ...BOTS], description: '`open`: somebody may join.' };
const NAME: Schema = { type: 'string', maxLength: LONGEST_NAME };
const TOKEN: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const UUID: Schema = { type: 'string', format: 'uuid' };
const STATUS: Schema = { enum: ['waiting', 'playing', 'over'] };
const SEAT: Schema = { type: 'integer', minimum: 0 };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

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
          seats: { type: 'integer', minimum: seats.min, maximum: seats.max, default: seats.min },
          players: { type: 'array', minItems: seats.min, maxItems: seats.max, items: PLAYER },
          names: { type: 'array', maxItems: 8, items: NAME },
          options: ref(`${id}.options`),
          listed: { type: 'boolean', default: false, description: 'Whether the match stands in the list.' },
          clock: orNull(ref('Clock')),
          secret: { ...TOKEN, description: 'Asked for again with the same secret, it is the same match.' },
        },
        ['seats', 'players', 'names', 'options', 'listed', 'clock', 'secret'],
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

const MATCH = { name: 'id', in: 'path', required: true, schema: UUID };
/** A seat sends its token; a client without a token is a spectator. */
const SEAT_OR_SPECTATOR = [{ seat: [] }, {}];
const SEAT_ALONE = [{ seat: [] }];
const WRONG_TOKEN = error('The token belongs to no seat of this match.');
const UNKNOWN_MATCH = error('No such match.');
const TOO_LARGE = error('The body is larger than 8192 bytes.');
const NOT_JSON = error('Not JSON, or a field is wrong: the message names it.');
const OF_MATCH = { 401: WRONG_TOKEN, 404: UNKNOWN_MATCH };
const AFTER = { name: 'after', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1, default: 0 } };

const body = (schema: Schema) => ({ required: true, content: json(schema) });

const paths = {
  '/games': {
    get: {
      operationId: 'games',
      summary: 'Returns the games that are offered.',
      security: [],
      responses: { 200: answer('The games.', fields({ games: { type: 'array', items: ref('Game') } })) },
    },
  },
  '/matches': {
    post: {
      operationId: 'openMatch',
      summary: 'Opens a match.',
      security: [],
      requestBody: body(ref('NewMatch')),
      responses: {
        201: answer('The match, and a token to give to each person.', ref('Opened')),
        400: NOT_JSON,
        409: error('The secret is that of another match.'),
        413: TOO_LARGE,
      },
    },
    get: {
      operationId: 'listMatches',
      summary: 'Returns matches that are listed, the latest first.',
      security: [],
      parameters: [
        { name: 'game', in: 'query', schema: { type: 'string' } },
        { name: 'status', in: 'query', schema: STATUS },
        { name: 'before', in: 'query', schema: UUID, description: 'The last match of the page before.' },
        { name: 'count', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
      ],
      responses: {
        200: answer('The matches.', fields({ matches: { type: 'array', maxItems: 100, items: ref('Listed') } })),
        400: NOT_JSON,
      },
    },
  },
  '/matches/{id}': {
    parameters: [MATCH],
    get: {
      operationId: 'look',
      summary: 'Returns what the sender sees now.',
      security: SEAT_OR_SPECTATOR,
      responses: { 200: answer('The table.', ref('Snapshot')), ...OF_MATCH },
    },
  },
  '/matches/{id}/info': {
    parameters: [MATCH],
    get: {
      operationId: 'info',
      summary: 'Returns what everybody may know of the match, besides its table.',
      security: [],
      responses: { 200: answer('The match.', ref('Info')), 404: UNKNOWN_MATCH },
    },
  },
  '/matches/{id}/deliveries': {
    parameters: [MATCH],
    get: {
      operationId: 'listen',
      summary: 'Returns the deliveries to the sender after a revision, oldest first, at most 100.',
      security: SEAT_OR_SPECTATOR,
      parameters: [AFTER],
      responses: {
        200: answer(
          'The deliveries.',
          fields({ deliveries: { type: 'array', maxItems: 100, items: ref('Delivery') } }),
        ),
        400: error('`after` is not a revision.'),
        ...OF_MATCH,
      },
    },
  },
  '/matches/{id}/moves': {
    parameters: [MATCH],
    post: {
      operationId: 'submit',
      summary: 'Plays a move. A repeated submission is played once and gets the same answer.',
      security: SEAT_ALONE,
      requestBody: body(ref('Submission')),
      responses: {
        200: answer('The move is played.', ref('Accepted')),
        400: answer('Not JSON, or not a submission.', { anyOf: [ref('Error'), ref('NotAccepted')] }),
        403: answer("Another seat's move.", ref('NotAccepted')),
        409: answer('The submission is for another revision, its id is taken, or the match has not begun.', {
          anyOf: [ref('Error'), ref('NotAccepted')],
        }),
        413: TOO_LARGE,
        422: answer('The rules forbid the move; the violation names the clause.', ref('NotAccepted')),
        ...OF_MATCH,
      },
    },
  },
  '/matches/{id}/join': {
    parameters: [MATCH],
    post: {
      operationId: 'join',
      summary: 'Takes an open seat. The sender draws the token; the same token takes the same seat again.',
      security: [],
      requestBody: body(fields({ name: NAME, token: TOKEN }, ['name'])),
      responses: {
        200: answer('The seat.', fields({ seat: SEAT })),
        400: NOT_JSON,
        404: UNKNOWN_MATCH,
        409: error('No seat is open.'),
        413: TOO_LARGE,
      },
    },
  },
  '/matches/{id}/leave': {
    parameters: [MATCH],
    post: {
      operationId: 'leave',
      summary: 'Lets a bot play for the seat of the sender.',
      security: SEAT_ALONE,
      requestBody: body(fields({ bot: { ...BOT, default: 'medium' } }, ['bot'])),
      responses: {
        200: answer('The bot that plays from now on.', fields({ bot: BOT })),
        400: NOT_JSON,
        413: TOO_LARGE,
        ...OF_MATCH,
      },
    },
  },
  '/matches/{id}/return': {
    parameters: [MATCH],
    post: {
      operationId: 'return',
      summary: 'Lets the seat of the sender play for itself again.',
      security: SEAT_ALONE,
      responses: {
        200: answer('The seat plays for itself.', fields({ bot: { type: 'null' } })),
        409: error('The seat has no time left.'),
        ...OF_MATCH,
      },
    },
  },
  '/matches/{id}/rematch': {
    parameters: [MATCH],
    post: {
      operationId: 'rematch',
      summary: 'Opens the match that follows one that is over, with the same players and tokens; once for all of them.',
      security: SEAT_ALONE,
      responses: {
        200: answer('The match that follows.', fields({ id: UUID })),
        409: error('The match goes on.'),
        ...OF_MATCH,
      },
    },
  },
  '/matches/{id}/token': {
    parameters: [MATCH],
    post: {
      operationId: 'renewToken',
      summary: "Replaces the sender's token, which then opens nothing any more.",
      security: SEAT_ALONE,
      requestBody: body(fields({ token: TOKEN })),
      responses: {
        200: answer('The seat.', fields({ seat: SEAT })),
        400: NOT_JSON,
        413: TOO_LARGE,
        ...OF_MATCH,
      },
    },
  },
};

/** The whole document. */
export async function openApi(): Promise<{ readonly [field: string]: unknown }> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The Hencoop table server',
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
          tokens: { type: 'array', minItems: 1, items: orNull(TOKEN) },
          info: ref('Info'),
        }),
        Clock: fields(
          {
            move: { type: 'number', minimum: 1, description: 'Seconds for a step.' },
            game: orNull({ type: 'number', minimum: 1, description: 'Seconds for the game; null: no limit.' }),
            bot: { ...BOT, default: 'medium', description: 'Plays when time is up.' },
          },
          ['game', 'bot'],
        ),
        Game: fields({
          id: { enum: ids },
          title: { type: 'string' },
          seats: fields({ min: { type: 'integer' }, max: { type: 'integer' } }),
          bots: { type: 'array', items: BOT },
        }),
        Listed: fields({
          id: UUID,
          game: { enum: ids },
          status: STATUS,
          players: { type: 'array', items: fields({ player: PLAYER, name: NAME }) },
          opened: { type: 'string', format: 'date-time' },
        }),
        Info: fields({
          id: UUID,
          game: { enum: ids },
          status: STATUS,
          seats: {
            type: 'array',
            items: fields({
              player: PLAYER,
              name: NAME,
              away: { ...orNull(BOT), description: 'The bot that plays for a person who is away.' },
            }),
          },
          clock: orNull(
            fields({
              move: { type: 'number' },
              game: orNull({ type: 'number' }),
              due: { ...orNull({ type: 'string', format: 'date-time' }), description: 'When the step ends.' },
              left: {
                ...orNull({ type: 'array', items: { type: 'number', minimum: 0 } }),
                description: 'By seat, the milliseconds left for the game at the beginning of the step.',
              },
            }),
          ),
          rematch: { ...orNull(UUID), description: 'The match that follows this one.' },
        }),
        Snapshot: fields({ seat: orNull(SEAT), info: ref('Info'), revision: REVISION, view: ofGame('view') }),
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
        Error: fields({ code: { enum: Object.keys(STATUS_OF) }, error: { type: 'string' } }),
        ...(await schemasOfGames()),
      },
    },
  };
}

/** Writes packages/server/openapi.json: the HTTP API of the server, from the same schemas as hencoop/schemas/*.json. */
export async function openapi(output: Output): Promise<void> {
  output.file('packages/server/openapi.json', `${JSON.stringify(await openApi(), null, 1)}\n`);
}
