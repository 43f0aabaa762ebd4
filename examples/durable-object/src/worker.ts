import type {
  DurableObjectId,
  DurableObjectNamespace,
  ExportedHandler,
  Request,
  Response as RuntimeResponse,
} from '@cloudflare/workers-types';
import { MAX_LENGTH, MatchObject } from './matchObject.js';
import { Response } from './runtime.js';

export { MatchObject };

export interface Env {
  readonly MATCHES: DurableObjectNamespace;
}

/**
 * - `POST /matches` `{ game, seats?, options? }`: a new match, with a token to hand out for each seat
 * - `GET /matches/:id`, as a WebSocket: the match, as {@link MatchObject} describes it
 */
export default {
  async fetch(request: Request, { MATCHES }: Env): Promise<RuntimeResponse> {
    const { pathname } = new URL(request.url);
    if (pathname === '/matches' && request.method === 'POST') {
      const body = await request.text();
      if (body.length > MAX_LENGTH) return refusal(413, `The request is longer than ${MAX_LENGTH} characters.`);
      const id = MATCHES.newUniqueId();
      const opened = await MATCHES.get(id).fetch(request.url, { method: 'POST', body });
      if (!opened.ok) return opened;
      return Response.json({ id: String(id), ...(await opened.json<{ tokens: string[] }>()) }, { status: 201 });
    }
    const [, name] = /^\/matches\/([0-9a-f]{64})$/.exec(pathname) ?? [];
    if (name === undefined || request.method !== 'GET') return refusal(404, 'There is no such page.');
    if (request.headers.get('Upgrade') !== 'websocket') return refusal(426, 'Open a WebSocket here.');
    return MATCHES.get(idOf(MATCHES, name) ?? MATCHES.newUniqueId()).fetch(request);
  },
} satisfies ExportedHandler<Env>;

/** `null` for an id that was not made here. */
function idOf(matches: DurableObjectNamespace, name: string): DurableObjectId | null {
  try {
    return matches.idFromString(name);
  } catch {
    return null;
  }
}

function refusal(status: number, error: string): RuntimeResponse {
  return Response.json({ error }, { status });
}
