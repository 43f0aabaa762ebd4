import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { addressOf, isAllowedOrigin } from './address.js';
import type { ServerContext } from './context.js';
import { isWatching } from './credentials.js';
import { type SocketViewer, viewerOf } from './liveConnection.js';
import { readMatchId } from './readRequest.js';
import { Refusal } from './refusal.js';

const PATH = /^\/matches\/([^/]+)\/live$/;

/** A request to watch a match live. */
export interface LiveRequest {
  readonly id: string;
  readonly viewer: SocketViewer;
  readonly account: string | null;
}

export function isLivePath(request: IncomingMessage): boolean {
  return PATH.test(pathOf(request));
}

/** Reads a request and counts it. @throws Refusal */
export async function readLiveRequest(request: IncomingMessage, context: ServerContext): Promise<LiveRequest> {
  const { accounts, proxies, origins, count } = context;
  const [, given = ''] = PATH.exec(pathOf(request)) ?? [];
  const id = readMatchId(given);
  const url = new URL(request.url ?? '/', 'http://server');
  if (!isAllowedOrigin(request, { origins, proxies }))
    throw new Refusal('forbidden', `Pages from ${request.headers.origin} may not use this server.`);
  const address = addressOf(request, proxies);
  context.bans.requireAddress(address);
  await count('requests', address);
  const lastEventId = request.headers['last-event-id']?.toString() ?? null;
  const viewer = viewerOf(url.searchParams, lastEventId, address, Date.now());
  const peer = request.socket.remoteAddress ?? '';
  const account = (await accounts?.({ headers: headersOf(request), url: String(url), peer })) ?? null;
  return { id, viewer, account: isWatching(url.searchParams) ? null : (account?.id ?? null) };
}

/** The headers that let a page of an allowed origin read the response. */
export function corsHeaders(request: IncomingMessage, context: ServerContext): OutgoingHttpHeaders {
  const { origin } = request.headers;
  if (origin === undefined || !isAllowedOrigin(request, context)) return {};
  return { 'access-control-allow-origin': origin, vary: 'origin' };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}
