import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * The address of the sender; for IPv6, its network. Behind `proxies`, it is the address that the first proxy saw:
 * anything before it in the header was written by the sender and cannot be trusted.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  return networkOf(forwarded(request, 'x-forwarded-for', proxies) ?? request.socket.remoteAddress ?? 'unknown');
}

/** Returns an IPv4 address unchanged (also one mapped to IPv6), and the first 64 bits of any other IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((part, index) => (index < 4 ? part : 0));
  return `${new ipaddr.IPv6(network)}/64`;
}

/** The normalized origin: scheme, host, and port unless it is the default; `null` if the text is not an origin. */
export function originOf(text: string): string | null {
  try {
    const { protocol, host } = new URL(text);
    return host === '' ? null : `${protocol}//${host}`;
  } catch {
    return null;
  }
}

/** The pages that may use the server, and the number of proxies in front of it. */
export interface OriginRules {
  readonly origins: readonly string[] | '*';
  readonly proxies: number;
}

/** Whether the operator has listed this origin. */
export function isListedOrigin(origin: string, { origins }: Pick<OriginRules, 'origins'>): boolean {
  return origins === '*' || origins.includes(originOf(origin) ?? '');
}

/** Whether the requesting page may use the server. A request without an origin does not come from a page. */
export function isAllowedOrigin(request: IncomingMessage, rules: OriginRules): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || isListedOrigin(origin, rules)) return true;
  const own = host === undefined ? null : originOf(`${schemeOf(request, rules.proxies)}://${host}`);
  return own !== null && originOf(origin) === own;
}

/** The scheme that the sender used: the connection's, or the one that the first proxy saw. */
function schemeOf(request: IncomingMessage, proxies: number): string {
  const own = 'encrypted' in request.socket ? 'https' : 'http';
  return forwarded(request, 'x-forwarded-proto', proxies) ?? own;
}

/** The entry of the operator's first proxy in a header that each proxy appends to; `null` without proxies or header. */
function forwarded(request: IncomingMessage, header: string, proxies: number): string | null {
  if (proxies === 0) return null;
  const chain = String(request.headers[header] ?? '').split(',');
  // Some proxies pass the header on unchanged.
  return (chain.at(-proxies) ?? chain[0] ?? '').trim() || null;
}
