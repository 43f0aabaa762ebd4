import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { ListedMatch } from './contract.js';
import { type Rates, rateCounter } from './countRate.js';
import type { ServedGame } from './games.js';
import type { Limits } from './limits.js';
import { json, serveAccount, serveGames, serveList } from './matchRequests.js';
import { OPERATIONS } from './operations.js';
import { readBy } from './readRequest.js';
import { refuse } from './refusal.js';
import { type App, answerErrors, countByAddress, guard, introduceSenders, type Sender } from './requestGuard.js';
import type { MatchListQuery } from './store.js';
import { freshToken, hashed } from './tokens.js';

/** The settings for the requests that are not about one match. */
export interface HostedLobbyConfig {
  /** The games to offer. */
  readonly games: readonly ServedGame[];
  /** Returns listed matches, latest first. */
  readonly list: (query: MatchListQuery) => Promise<readonly ListedMatch[]>;
  /** Opens a match by passing the request to the `HostedMatch` with this id. */
  readonly open: (id: string, request: Request) => Promise<Response>;
  /** The limits of a server. */
  readonly limits: Limits;
  /** Counts the rate-limited actions of senders. */
  readonly rates: Pick<Rates, 'count'>;
  /** The origins of pages that may use the server besides its own; `*`: all. */
  readonly origins: readonly string[] | '*';
  /** Called with each error that is not the sender's fault. */
  readonly onError: (error: unknown) => void;
}

/**
 * Handles the contract's requests that are not about one match: `/games`, the list, and opening a match. The id of a
 * new match is derived from the request's secret, so that a repeated request reaches the same match. Requests below
 * `/matches/<id>` with an invalid id are refused.
 */
export function hostedLobby(config: HostedLobbyConfig): (request: Request, sender: Sender) => Promise<Response> {
  const { games, list, open, limits, rates, onError } = config;
  const app: App = new Hono();
  introduceSenders(app);
  guard(app, config);
  answerErrors(app, { onError });
  // The match counts this request toward the limits.
  app.post('/matches', async (c) => {
    const wanted = readBy(OPERATIONS.openMatch.body, await json(c));
    const secret = wanted.secret ?? freshToken();
    const body = JSON.stringify({ ...wanted, secret });
    return open(
      matchIdOf(hashed(secret)),
      new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers, body }),
    );
  });
  countByAddress(app, rateCounter(limits, rates));
  app.all('/matches/:id{.+}', () => refuse('notFound', 'There is no such match.'));
  serveGames(app, games);
  serveList(app, list);
  serveAccount(app, null, async () => []);
  return async (request, sender) => app.fetch(request, sender);
}

/** The id of the match that a request with this hash opens, as a UUID of version 8 (custom data). */
function matchIdOf(request: string): string {
  const digits = createHash('sha256').update(`match/${request}`).digest('hex');
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}
