import type { IncomingMessage } from 'node:http';
import type { Credentials } from './matches.js';

/** Says who the sender of a request is, by whatever the host has: a session, a signed header. `null`: nobody in particular. */
export type Accounts = (request: {
  readonly headers: Headers;
  readonly url: string;
}) => Promise<string | null> | string | null;

/**
 * The address of the sender. Behind `proxies` of the host's own, the last of which connects to this server, it is the one
 * that the first of them saw: whatever stands before it in the header was written by the sender.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return own;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  return chain.at(-proxies) || own;
}

const BEARER = /^Bearer ([!-~]{1,200})$/;

export function credentialsOf(authorization: string | null, account: string | null): Credentials {
  const [, token = null] = (authorization !== null && BEARER.exec(authorization)) || [];
  // Something else than a bearer token is the host's own: it is for `accounts` to read.
  return { token, account };
}

/** Whether a page of this origin may talk to the server. A sender without an origin is no page. */
export function mayCome(origin: string | null, host: string | null, origins: readonly string[] | '*'): boolean {
  if (origin === null || origins === '*' || origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
