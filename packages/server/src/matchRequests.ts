import type { Seat } from 'hencoop';
import type { z } from 'zod';
import type { AccountMatch } from './accountContract.js';
import type { Account } from './accounts.js';
import type { Analyses } from './analyses.js';
import type { Emote, Immutable, ListedMatch } from './contract.js';
import type { CountRate } from './countRate.js';
import { bearerOf, type Credentials, credentialsOf, isWatching } from './credentials.js';
import type { ServedGame } from './games.js';
import { handsAt } from './hands.js';
import type { Matches } from './matches.js';
import { isTakenBack, storedDelivery } from './messages.js';
import { OPERATIONS, type OperationId } from './operations.js';
import { readBy, readMatchId } from './readRequest.js';
import { refuse } from './refusal.js';
import type { App, AppContext } from './requestGuard.js';
import type { AccountMatchQuery, MatchListQuery, MatchStore } from './store.js';
import { isBot } from './storedMatch.js';
import type { Submit } from './submissions.js';
import { isSameToken } from './tokens.js';

/** The success response of an operation, as in the contract. */
type AnswerTo<Id extends OperationId> = Immutable<z.input<(typeof OPERATIONS)[Id]['answer']['shapes'][0]>>;
type Handler<Id extends OperationId> = (c: AppContext) => Promise<AnswerTo<Id> | Response>;

/** The HTTP status of each rejection by the referee. */
const STATUS_OF_REJECTION = {
  malformed: 400,
  notSeated: 403,
  notYours: 403,
  away: 409,
  reused: 409,
  stale: 409,
  illegal: 422,
} as const;

export type AccountOf = (c: AppContext) => Promise<Required<Account> | null>;

/** The dependencies of match requests. */
export interface MatchRequestsConfig {
  readonly matches: Matches;
  readonly store: Pick<MatchStore, 'deliveries'>;
  readonly count: CountRate;
  readonly submit: Submit;
  /** Sends an emote to all connected viewers. */
  readonly people: { emote(id: string, seat: Seat, emote: Emote): void };
  /** The analyses of finished matches; `null`: off. */
  readonly analyses: Pick<Analyses, 'find'> | null;
  /** Identifies the sender of a request; `null`: nobody has an account. */
  readonly accounts: AccountOf | null;
  /** Whether players without an account may open and join matches. */
  readonly guests: boolean;
  /** The operator's token; `null`: the operator's requests are off. */
  readonly operatorToken: string | null;
}

/** The requests of the contract that concern or open a match. */
export function serveMatches(app: App, config: MatchRequestsConfig): void {
  const { accounts } = config;
  const senderOf = async (c: AppContext): Promise<Credentials> => {
    const account = (await accounts?.(c)) ?? null;
    const isNobody = account === null || isWatching(new URL(c.req.url).searchParams);
    return credentialsOf(c.req.header('authorization') ?? null, isNobody ? null : account.id);
  };
  serveNewcomers(app, config);
  serveViewers(app, config, senderOf);
  serveHands(app, config, senderOf);
  serveAnalyses(app, config, senderOf);
  serveSeats(app, config, senderOf);
  serveOperator(app, config);
}

/** The request for the list of games. */
export function serveGames(app: App, games: readonly ServedGame[]): void {
  serve(app, 'games', async () => ({
    games: games.map(({ id, title, seats: { min, max }, bots, botsAt }) => {
      const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
      const bySeats = Object.fromEntries(counts.map((count) => [count, botsAt(count)]));
      return { id, title, seats: { min, max }, bots, botsAt: bySeats };
    }),
  }));
}

/** The request for the list of matches. */
export function serveList(app: App, list: (query: MatchListQuery) => Promise<readonly ListedMatch[]>): void {
  serve(app, 'listMatches', async (c) => {
    const {
      game = null,
      status = null,
      before = null,
      count: most,
    } = readBy(OPERATIONS.listMatches.query, c.req.query());
    return { matches: await list({ game, status, before, count: most }) };
  });
}

/** The request for the sender's account and its matches. */
export function serveAccount(
  app: App,
  accounts: AccountOf | null,
  list: (query: AccountMatchQuery) => Promise<readonly AccountMatch[]>,
): void {
  serve(app, 'account', async (c) => {
    const { before = null, count } = readBy(OPERATIONS.account.query, c.req.query());
    c.header('cache-control', 'no-store');
    const account = (await accounts?.(c)) ?? null;
    if (account === null) return { account: null, matches: [] };
    return { account, matches: await list({ account: account.id, before, count }) };
  });
}

type SenderOf = (c: AppContext) => Promise<Credentials>;

/** Serves an operation at its path in the contract. */
function serve<Id extends OperationId>(app: App, id: Id, handle: Handler<Id>): void {
  const { method, path, status } = OPERATIONS[id];
  app.on(method, path.replace('{id}', ':id'), async (c) => {
    const answer = await handle(c);
    return answer instanceof Response ? answer : c.json(answer, status);
  });
}

/** The requests that need no seat. */
function serveNewcomers(app: App, { matches, count, accounts, guests }: MatchRequestsConfig): void {
  serve(app, 'openMatch', async (c) => {
    const account = (await accounts?.(c)) ?? null;
    if (!guests && account === null) refuse('unauthorized', 'Log in to open a match.');
    const sender = account?.id ?? c.get('address');
    await count('matches', sender);
    const wanted = readBy(OPERATIONS.openMatch.body, await json(c));
    if (wanted.players?.every(isBot) === true) await count('botMatches', sender);
    return matches.open(wanted, account, sender);
  });

  serve(app, 'matchInfo', (c) => matches.info(matchIdOf(c)));

  serve(app, 'join', async (c) => {
    const account = (await accounts?.(c)) ?? null;
    if (!guests && account === null) refuse('unauthorized', 'Log in to take a seat.');
    return matches.join(matchIdOf(c), readBy(OPERATIONS.join.body, await json(c)), account);
  });
}

/** The requests of seats and spectators. */
function serveViewers(app: App, { matches, store }: MatchRequestsConfig, senderOf: SenderOf): void {
  serve(app, 'snapshot', async (c) => {
    readBy(OPERATIONS.snapshot.query, c.req.query());
    return matches.snapshot(matchIdOf(c), await senderOf(c));
  });

  serve(app, 'deliveries', async (c) => {
    const id = matchIdOf(c);
    const { seat } = await matches.enter(id, await senderOf(c));
    const { after } = readBy(OPERATIONS.deliveries.query, c.req.query());
    const sent = await store.deliveries([{ match: id, to: seat, after }]);
    c.header('content-type', 'application/json');
    // Events stay as stored text: parsing them would only cost time.
    const texts = sent.map(({ revision, events }) =>
      isTakenBack(events)
        ? JSON.stringify(storedDelivery(seat, revision, events))
        : `{"to":${seat},"revision":${revision},"events":${events}}`,
    );
    return c.body(`{"deliveries":[${texts.join(',')}]}`);
  });
}

/** The request for the hands that spectators may see. */
function serveHands(app: App, { matches, store }: MatchRequestsConfig, senderOf: SenderOf): void {
  serve(app, 'hands', async (c) => {
    const id = matchIdOf(c);
    const revision = await matches.handsFor(id, await senderOf(c));
    const text = revision === null ? null : await handsAt(store, id, revision);
    c.header('content-type', 'application/json');
    return c.body(`{"hands":${text}}`);
  });
}

/** The request for the analysis of a match that is over. */
function serveAnalyses(app: App, { matches, analyses, count }: MatchRequestsConfig, senderOf: SenderOf): void {
  serve(app, 'analysis', async (c) => {
    const id = matchIdOf(c);
    const sender = await senderOf(c);
    await matches.enterAnalysis(id, sender);
    if (analyses === null) refuse('noAnalysis', 'This server does not analyze matches.');
    const starter = sender.account ?? c.get('address');
    const found = await analyses.find(id, starter, () => count('analyses', starter));
    if (typeof found !== 'string') return c.json(found, 202);
    c.header('content-type', 'application/json');
    return c.body(found);
  });
}

/** The requests of seats. */
function serveSeats(app: App, { matches, submit, count, people }: MatchRequestsConfig, senderOf: SenderOf): void {
  serve(app, 'submit', async (c) => {
    const sender = await senderOf(c);
    const answer = await submit(matchIdOf(c), sender, c.get('address'), await json(c));
    return c.json(answer, answer.ok ? 200 : STATUS_OF_REJECTION[answer.reason]);
  });

  serve(app, 'invite', async (c) => {
    const { seat, code } = readBy(OPERATIONS.invite.body, await json(c));
    await matches.invite(matchIdOf(c), await senderOf(c), seat, code);
    return { seat };
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

  serve(app, 'askUndo', async (c) => {
    const id = matchIdOf(c);
    const request = readBy(OPERATIONS.askUndo.body, await json(c));
    const sender = await senderOf(c);
    await count('undos', `${id}/${await matches.seatOf(id, sender)}`);
    return matches.askUndo(id, sender, request);
  });

  serve(app, 'answerUndo', async (c) => {
    const answer = readBy(OPERATIONS.answerUndo.body, await json(c));
    return matches.answerUndo(matchIdOf(c), await senderOf(c), answer);
  });

  serve(app, 'rematch', async (c) => ({ id: await matches.rematch(matchIdOf(c), await senderOf(c)) }));

  serve(app, 'emote', async (c) => {
    const id = matchIdOf(c);
    const { emote } = readBy(OPERATIONS.emote.body, await json(c));
    const seat = await matches.seatOf(id, await senderOf(c));
    await count('emotes', `${id}/${seat}`);
    people.emote(id, seat, emote);
    return { emote };
  });

  serve(app, 'renewToken', async (c) => {
    const { token } = readBy(OPERATIONS.renewToken.body, await json(c));
    return { seat: await matches.renewToken(matchIdOf(c), await senderOf(c), token) };
  });
}

/** The requests of the operator. */
function serveOperator(app: App, { matches, operatorToken }: MatchRequestsConfig): void {
  serve(app, 'revokeToken', async (c) => {
    if (operatorToken === null) refuse('notFound', 'Revoking by request is off: operatorToken turns it on.');
    if (!isSameToken(bearerOf(c.req.header('authorization') ?? null), operatorToken))
      refuse('unauthorized', "This is not the operator's token.");
    const { seat, token } = readBy(OPERATIONS.revokeToken.body, await json(c));
    await matches.revoke(matchIdOf(c), seat, token);
    return { seat };
  });
}

function matchIdOf(c: AppContext): string {
  return readMatchId(c.req.param('id') ?? '');
}

/** The body of a request. @throws Refusal if it is not JSON. */
export async function json(c: AppContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return refuse('invalid', 'expected JSON in the body of the request');
  }
}
