import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * The address of the sender. Behind `proxies` of the operator, the last of which connects to this server, it is the address
 * that the first of them saw: the sender wrote everything before it in the header. Of an IPv6 address, it is the network.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  return networkOf(forwarded(request, 'x-forwarded-for', proxies) ?? request.socket.remoteAddress ?? 'unknown');
}

/** An IPv4 address as it is, even if written as one of IPv6; of any other IPv6 address its first 64 bits. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((part, index) => (index < 4 ? part : 0));
  return `${new ipaddr.IPv6(network)}/64`;
}

/** An origin as a scheme, a host and a port, unless that is the scheme's own; `null` for any other text. */
export function originOf(text: string): string | null {
  try {
    const { protocol, host } = new URL(text);
    return host === '' ? null : `${protocol}//${host}`;
  } catch {
    return null;
  }
}

/** Which pages may use the server, and what stands in front of it. */
export interface OriginRules {
  readonly origins: readonly string[] | '*';
  readonly proxies: number;
}

/** Whether a page of another origin may use the server, since the operator has listed it. */
export function isListedOrigin(origin: string, { origins }: Pick<OriginRules, 'origins'>): boolean {
  return origins === '*' || origins.includes(originOf(origin) ?? '');
}

/** Whether the page that sends this may use the server. A sender without an origin is not a page. */
export function isAllowedOrigin(request: IncomingMessage, rules: OriginRules): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || isListedOrigin(origin, rules)) return true;
  const own = host === undefined ? null : originOf(`${schemeOf(request, rules.proxies)}://${host}`);
  return own !== null && originOf(origin) === own;
}

/** The scheme by which the sender reached the server: that of the connection, or as the first proxy saw it. */
function schemeOf(request: IncomingMessage, proxies: number): string {
  const own = 'encrypted' in request.socket ? 'https' : 'http';
  return forwarded(request, 'x-forwarded-proto', proxies) ?? own;
}

/** What the first proxy of the operator wrote in a header to which each adds; `null` without proxies, or without the header. */
function forwarded(request: IncomingMessage, header: string, proxies: number): string | null {
  if (proxies === 0) return null;
  const chain = String(request.headers[header] ?? '').split(',');
  // Some proxies pass a header on as it is.
  return (chain.at(-proxies) ?? chain[0] ?? '').trim() || null;
}
