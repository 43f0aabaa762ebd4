import type { z } from 'zod';
import { addressOf } from './address.js';
import type { App, AppConfig, AppContext } from './context.js';
import type { Immutable } from './contract.js';
import { type Credentials, credentialsOf } from './credentials.js';
import { OPERATIONS, type OperationId } from './operations.js';
import { readBy, readMatchId } from './readRequest.js';
import { refuse } from './refusal.js';
import { isBot } from './storedMatch.js';
import { isSameToken } from './tokens.js';

/** The answer of an operation that succeeds, as the contract says. */
type AnswerTo<Id extends OperationId> = Immutable<z.input<(typeof OPERATIONS)[Id]['answer']['shapes'][0]>>;
type Handler<Id extends OperationId> = (c: AppContext) => Promise<AnswerTo<Id> | Response>;

/** The HTTP status of each answer of the referee that is not an acceptance. */
const STATUS_OF_REJECTION = {
  malformed: 400,
  notSeated: 403,
  notYours: 403,
  away: 409,
  reused: 409,
  stale: 409,
  illegal: 422,
} as const;

/** The operations of the contract. */
export function serveMatchRequests(app: App, config: AppConfig): void {
  const { accounts } = config;
  const senderOf = async (c: AppContext): Promise<Credentials> => {
    const account = accounts === null ? null : await accounts({ headers: c.req.raw.headers, url: c.req.url });
    return credentialsOf(c.req.header('authorization') ?? null, account);
  };
  serveLobby(app, config, senderOf);
  serveViewers(app, config, senderOf);
  serveSeats(app, config, senderOf);
  serveOperator(app, config);
}

type SenderOf = (c: AppContext) => Promise<Credentials>;

/** Serves an operation where the contract says. */
function serve<Id extends OperationId>(app: App, id: Id, handle: Handler<Id>): void {
  const { method, path, status } = OPERATIONS[id];
  app.on(method, path.replace('{id}', ':id'), async (c) => {
    const answer = await handle(c);
    return answer instanceof Response ? answer : c.json(answer, status);
  });
}

/** The requests that need no seat. */
function serveLobby(app: App, { matches, store, count, accounts, proxies }: AppConfig, senderOf: SenderOf): void {
  serve(app, 'games', async () => ({
    games: matches.games.map(({ id, title, seats: { min, max }, bots }) => ({ id, title, seats: { min, max }, bots })),
  }));

  serve(app, 'openMatch', async (c) => {
    const { account } = await senderOf(c);
    if (accounts !== null && account === null) refuse('unauthorized', 'Log in to open a match.');
    const sender = account ?? addressOf(c.env.incoming, proxies);
    await count('matches', sender);
    const wanted = readBy(OPERATIONS.openMatch.body, await json(c));
    if (wanted.players?.every(isBot) === true) await count('botMatches', sender);
    return matches.open(wanted, account);
  });

  serve(app, 'listMatches', async (c) => {
    const {
      game = null,
      status = null,
      before = null,
      count: most,
    } = readBy(OPERATIONS.listMatches.query, c.req.query());
    return { matches: await store.list({ game, status, before, count: most }) };
  });

  serve(app, 'matchInfo', (c) => matches.info(matchIdOf(c)));

  serve(app, 'join', async (c) => {
    const { account } = await senderOf(c);
    return { seat: await matches.join(matchIdOf(c), readBy(OPERATIONS.join.body, await json(c)), account) };
  });
}

/** The requests of seats and spectators. */
function serveViewers(app: App, { matches, store }: AppConfig, senderOf: SenderOf): void {
  serve(app, 'snapshot', async (c) => matches.snapshot(matchIdOf(c), await senderOf(c)));

  serve(app, 'deliveries', async (c) => {
    const id = matchIdOf(c);
    const { seat } = await matches.enter(id, await senderOf(c));
    const { after } = readBy(OPERATIONS.deliveries.query, c.req.query());
    const sent = await store.deliveries([{ match: id, to: seat, after }]);
    c.header('content-type', 'application/json');
    // The events stay the text that was stored: parsing them would only cost time.
    const texts = sent.map(({ revision, events }) => `{"to":${seat},"revision":${revision},"events":${events}}`);
    return c.body(`{"deliveries":[${texts.join(',')}]}`);
  });
}

/** The requests of seats. */
function serveSeats(app: App, { matches, submit, proxies }: AppConfig, senderOf: SenderOf): void {
  serve(app, 'submit', async (c) => {
    const sender = await senderOf(c);
    const answer = await submit(matchIdOf(c), sender, addressOf(c.env.incoming, proxies), await json(c));
    return c.json(answer, answer.ok ? 200 : STATUS_OF_REJECTION[answer.reason]);
  });

  serve(app, 'leave', async (c) => {
    const { bot } = readBy(OPERATIONS.leave.body, await json(c));
    await matches.leave(matchIdOf(c), await senderOf(c), bot);
    return { bot };
  });

  serve(app, 'comeBack', async (c) => {
    await matches.comeBack(matchIdOf(c), await senderOf(c));
    return { bot: null };
  });

  serve(app, 'rematch', async (c) => ({ id: await matches.rematch(matchIdOf(c), await senderOf(c)) }));

  serve(app, 'renewToken', async (c) => {
    const { token } = readBy(OPERATIONS.renewToken.body, await json(c));
    return { seat: await matches.renewToken(matchIdOf(c), await senderOf(c), token) };
  });
}

/** The requests of the operator. */
function serveOperator(app: App, { matches, operatorToken }: AppConfig): void {
  serve(app, 'revokeToken', async (c) => {
    if (operatorToken === null) refuse('notFound', 'Revoking by request is off: operatorToken turns it on.');
    const { token: shown } = credentialsOf(c.req.header('authorization') ?? null, null);
    if (!isSameToken(shown, operatorToken)) refuse('unauthorized', "This is not the operator's token.");
    const { seat, token } = readBy(OPERATIONS.revokeToken.body, await json(c));
    await matches.revoke(matchIdOf(c), seat, token);
    return { seat };
  });
}

function matchIdOf(c: AppContext): string {
  return readMatchId(c.req.param('id') ?? '');
}

async function json(c: AppContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return refuse('invalid', 'expected JSON in the body of the request');
  }
}
