import { hostedLobby, type ListedMatch, pageHeaders } from '@hencoop/server/match';
import { LobbyObject } from './lobbyObject.js';
import { lobby, MATCH_ID, MatchObject } from './matchObject.js';
import type { Env } from './runtime.js';
import { gamesOnOffer, limits, logError, originsOf, ratesOf, sentBy } from './settings.js';

export { LobbyObject, MatchObject };

const OF_MATCH = /^\/matches\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/**
 * Serves the server's contract and the web page: routes requests about one match to its object, and handles the others.
 */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, id] = OF_MATCH.exec(pathname) ?? [];
    if (id !== undefined) return env.MATCHES.getByName(id).fetch(request);
    if (env.ASSETS === undefined || /^\/(?:games$|account$|matches(?:\/|$))/.test(pathname))
      return answer(request, env);
    if (pathname === '/server.json')
      return Response.json({ online: true }, { headers: { 'cache-control': 'no-store' } });
    const { status, body, headers } = await env.ASSETS.fetch(request);
    const all = { ...Object.fromEntries(headers), ...pageHeaders(pathname) };
    return new Response(body, { status, headers: all });
  },
};

async function answer(request: Request, env: Env): Promise<Response> {
  const lobbyOf = hostedLobby({
    games: await gamesOnOffer(),
    // The list's object returns the entries that matches have reported.
    list: async (query) => (await lobby(env, '/list', query)) as readonly ListedMatch[],
    open: (id, opening) => {
      opening.headers.set(MATCH_ID, id);
      return env.MATCHES.getByName(id).fetch(opening);
    },
    limits,
    rates: ratesOf(env),
    origins: originsOf(env),
    onError: logError,
  });
  return lobbyOf(request, sentBy(request, env));
}
