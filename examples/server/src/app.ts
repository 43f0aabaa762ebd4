import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Seat } from 'hencoop';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Database, Query } from './database.js';
import { SERVED_GAMES, type ServedGame } from './games.js';
import type { StandIns } from './standIns.js';
import { findDeliveries, findMatch, findSeat, insertMatch, storeMatch, updateMatch } from './store.js';

const MAX_BYTES = 8192;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The HTTP status of each refusal by the referee. */
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
 * - `POST /matches` `{ game, seats?, options? }`: a new match, with a token to hand out for each seat
 * - `GET /matches/:id`: what the sender sees now
 * - `GET /matches/:id/deliveries?after=N`: the deliveries to the sender after revision N
 * - `POST /matches/:id/moves` `{ id, revision, move }`: the referee's answer
 * - `POST /matches/:id/bot` `{ bot }`: a bot plays for the seat of the sender; for `null`, the seat plays for itself again
 *
 * A seat sends its token as `Authorization: Bearer …`; a sender without a token is a spectator.
 */
export function createApp(db: Database, standIns: StandIns): Hono {
  const app = new Hono();
  // The rest of a body that is too large is not read, so the connection cannot be used again.
  const tooLarge = (c: Context) =>
    c.json({ error: `expected a body of at most ${MAX_BYTES} bytes` }, 413, { connection: 'close' });
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    console.error(error);
    return c.json({ error: 'internal error' }, 500);
  });
  app.notFound((c) => c.json({ error: 'no such page' }, 404));

  app.post('/matches', async (c) => {
    const body = await json(c);
    // Never the client's seed: whoever knows the seed knows the cards.
    const { game, seats, options } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const served = typeof game === 'string' ? SERVED_GAMES.get(game) : undefined;
    if (served === undefined) throw refusal(400, `game: expected one of ${[...SERVED_GAMES.keys()].join(', ')}`);
    const update = openOrRefuse(served, seats, options);
    const id = randomUUID();
    const tokens = update.match.revisions.map(() => randomBytes(32).toString('hex'));
    await db.transaction((query) => insertMatch(query, id, String(game), update, tokens.map(hashed)));
    return c.json({ id, tokens }, 201);
  });

  app.get('/matches/:id', (c) =>
    db.transaction(async (query) => {
      const { served, stored, seat } = await enter(c, query, false);
      return c.json(served.snapshot(stored, seat));
    }),
  );

  app.get('/matches/:id/deliveries', (c) =>
    db.transaction(async (query) => {
      const { id, seat } = await enter(c, query, false);
      const after = Number(c.req.query('after') ?? 0);
      if (!Number.isInteger(after) || after < 0 || after > 2 ** 31 - 1) {
        throw refusal(400, 'after: expected a revision');
      }
      return c.json({ deliveries: await findDeliveries(query, id, seat, after) });
    }),
  );

  app.post('/matches/:id/moves', async (c) => {
    const submission = await json(c);
    // The answer is sent only after the transaction is committed: an answer is final.
    const answer = await db.transaction(async (query) => {
      const { id, served, stored, seat } = await enterSeat(c, query);
      const judged = served.submit(stored, seat, submission);
      if (judged.log !== null) await updateMatch(query, id, judged);
      return judged.answer;
    });
    standIns.wake(c.req.param('id'));
    return c.json(answer, answer.ok ? 200 : STATUS[answer.reason]);
  });

  app.post('/matches/:id/bot', async (c) => {
    const body = await json(c);
    const { bot } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    await db.transaction(async (query) => {
      const { id, served, stored, seat } = await enterSeat(c, query);
      if (bot !== null && !served.bots.some((name) => name === bot)) {
        throw refusal(400, `bot: expected null or one of ${served.bots.join(', ')}`);
      }
      await storeMatch(query, id, served.letPlay(stored, seat, bot));
    });
    standIns.wake(c.req.param('id'));
    return c.json({ bot });
  });

  return app;
}

/** The requested match, and the seat of the sender: `null` for a spectator. */
async function enter(c: Context, query: Query, toChange: boolean) {
  const id = c.req.param('id') ?? '';
  const found = UUID.test(id) ? await findMatch(query, id, toChange) : null;
  const served = found && SERVED_GAMES.get(found.game);
  if (!found || !served) throw refusal(404, 'no such match');
  return { id, served, stored: found.match, seat: await seatOf(c, query, id) };
}

/** As `enter`, to change the match, for a sender who has a seat. */
async function enterSeat(c: Context, query: Query) {
  const { seat, ...entered } = await enter(c, query, true);
  if (seat === null) throw refusal(401, 'expected the token of a seat');
  return { ...entered, seat };
}

async function seatOf(c: Context, query: Query, id: string): Promise<Seat | null> {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  const seat = await findSeat(query, id, hashed(header.replace(/^Bearer /, '')));
  if (seat === null) throw refusal(401, 'expected the token of a seat of this match');
  return seat;
}

/** Tokens are stored as hashes: whoever reads the database cannot play with them. */
function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function json(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw refusal(400, 'expected a body of JSON');
    throw error;
  }
}

function openOrRefuse(served: ServedGame, seats: unknown, options: unknown) {
  try {
    return served.open(seats, options);
  } catch (error) {
    if (error instanceof RangeError) throw refusal(400, error.message);
    throw error;
  }
}

function refusal(status: 400 | 401 | 404, message: string): HTTPException {
  return new HTTPException(status, { message });
}
