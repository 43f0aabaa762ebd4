import type {
  DurableObjectId,
  DurableObjectNamespace,
  ExportedHandler,
  Request,
  Response as RuntimeResponse,
} from '@cloudflare/workers-types';
import { Response } from './runtime.js';
import { MAX_LENGTH, Table } from './table.js';

export { Table };

export interface Env {
  readonly TABLES: DurableObjectNamespace;
}

/**
 * - `POST /tables` `{ game, seats?, options? }`: a new table, with a token to hand out for each seat
 * - `GET /tables/:id`, as a WebSocket: the table, as {@link Table} describes it
 */
export default {
  async fetch(request: Request, { TABLES }: Env): Promise<RuntimeResponse> {
    const { pathname } = new URL(request.url);
    if (pathname === '/tables' && request.method === 'POST') {
      const body = await request.text();
      if (body.length > MAX_LENGTH) return refusal(413, `expected at most ${MAX_LENGTH} characters`);
      const id = TABLES.newUniqueId();
      const opened = await TABLES.get(id).fetch(request.url, { method: 'POST', body });
      if (!opened.ok) return opened;
      return Response.json({ id: String(id), ...(await opened.json<{ tokens: string[] }>()) }, { status: 201 });
    }
    const [, name] = /^\/tables\/([0-9a-f]{64})$/.exec(pathname) ?? [];
    if (name === undefined || request.method !== 'GET') return refusal(404, 'no such page');
    if (request.headers.get('Upgrade') !== 'websocket') return refusal(426, 'expected a WebSocket');
    return TABLES.get(idOf(TABLES, name) ?? TABLES.newUniqueId()).fetch(request);
  },
} satisfies ExportedHandler<Env>;

/** `null` for an id that was not made here. */
function idOf(tables: DurableObjectNamespace, name: string): DurableObjectId | null {
  try {
    return tables.idFromString(name);
  } catch {
    return null;
  }
}

function refusal(status: number, error: string): RuntimeResponse {
  return Response.json({ error }, { status });
}
