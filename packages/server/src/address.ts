import type { IncomingMessage } from 'node:http';

/**
 * The address of the sender. Behind `proxies` of the host, the last of which connects to this server, it is the address
 * that the first of them saw: the sender wrote everything before it in the header.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return own;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  return chain.at(-proxies) || own;
}

/** Whether a page of this origin may use the server. A sender without an origin is not a page. */
export function isAllowedOrigin(origin: string | null, host: string | null, origins: readonly string[] | '*'): boolean {
  if (origin === null || origins === '*' || origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
