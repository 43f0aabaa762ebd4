import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Seat } from 'hencoop';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Database, Query } from './database.js';
import { ROOMS, type Room } from './games.js';
import { findDeliveries, findMatch, findSeat, insertMatch, updateMatch } from './store.js';

const MOST_BYTES = 8192;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a refusal of the referee is in HTTP. */
const STATUS = {
  malformed: 400,
  notSeated: 403,
  notYours: 403,
  away: 409,
  reused: 409,
  stale: 409,
  illegal: 422,
} as const;

/**
 * - `POST /matches` `{ game, seats?, options? }`: a new match, and a token for each seat, to be handed out
 * - `GET /matches/:id`: what the sender sees now
 * - `GET /matches/:id/deliveries?after=N`: what the sender was sent after revision N
 * - `POST /matches/:id/moves` `{ id, revision, move }`: the referee's answer
 *
 * A seat sends its token as `Authorization: Bearer …`; without one the sender is a spectator.
 */
export function createApp(db: Database): Hono {
  const app = new Hono();
  // The rest of a body that is too large is not read, so nothing more can come through the same connection.
  const tooLarge = (c: Context) => c.json({ error: `more than ${MOST_BYTES} bytes` }, 413, { connection: 'close' });
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    console.error(error);
    return c.json({ error: 'the server has a bug' }, 500);
  });
  app.notFound((c) => c.json({ error: 'there is no such page' }, 404));

  app.post('/matches', async (c) => {
    const body = await json(c);
    // Never the client's seed: who knows the seed knows the cards.
    const { game, seats, options } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const room = typeof game === 'string' ? ROOMS.get(game) : undefined;
    if (room === undefined) throw refusal(400, `game: one of ${[...ROOMS.keys()].join(', ')} is needed`);
    const turn = openOrRefuse(room, seats, options);
    const id = randomUUID();
    const tokens = turn.match.revisions.map(() => randomBytes(32).toString('hex'));
    await db.transaction((query) => insertMatch(query, id, String(game), turn, tokens.map(hashed)));
    return c.json({ id, tokens }, 201);
  });

  app.get('/matches/:id', (c) =>
    db.transaction(async (query) => {
      const { room, stored, seat } = await enter(c, query, false);
      return c.json(room.snapshot(stored, seat));
    }),
  );

  app.get('/matches/:id/deliveries', (c) =>
    db.transaction(async (query) => {
      const { id, seat } = await enter(c, query, false);
      const after = Number(c.req.query('after') ?? 0);
      if (!Number.isInteger(after) || after < 0 || after > 2 ** 31 - 1)
        throw refusal(400, 'after: a revision is needed');
      return c.json({ deliveries: await findDeliveries(query, id, seat, after) });
    }),
  );

  app.post('/matches/:id/moves', async (c) => {
    const submission = await json(c);
    // The answer is sent only once the transaction stands: who has an answer has it for good.
    const answer = await db.transaction(async (query) => {
      const { id, room, stored, seat } = await enter(c, query, true);
      if (seat === null) throw refusal(401, 'the token of a seat is needed');
      const judged = room.submit(stored, seat, submission);
      if (judged.log !== null) await updateMatch(query, id, judged);
      return judged.answer;
    });
    return c.json(answer, answer.ok ? 200 : STATUS[answer.reason]);
  });

  return app;
}

/** The match that is asked for, and the seat of the sender: `null` for a spectator. */
async function enter(c: Context, query: Query, toChange: boolean) {
  const id = c.req.param('id') ?? '';
  const found = UUID.test(id) ? await findMatch(query, id, toChange) : null;
  const room = found && ROOMS.get(found.game);
  if (!found || !room) throw refusal(404, 'there is no such match');
  return { id, room, stored: found.match, seat: await seatOf(c, query, id) };
}

async function seatOf(c: Context, query: Query, id: string): Promise<Seat | null> {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  const seat = await findSeat(query, id, hashed(header.replace(/^Bearer /, '')));
  if (seat === null) throw refusal(401, 'this token opens no seat of this match');
  return seat;
}

/** Tokens are stored so that who reads the database cannot play with them. */
function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function json(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw refusal(400, 'the body is not JSON');
    throw error;
  }
}

function openOrRefuse(room: Room, seats: unknown, options: unknown) {
  try {
    return room.open(seats, options);
  } catch (error) {
    if (error instanceof RangeError) throw refusal(400, error.message);
    throw error;
  }
}

function refusal(status: 400 | 401 | 404, message: string): HTTPException {
  return new HTTPException(status, { message });
}
