import ipaddr from 'ipaddr.js';
import { type Accounts, readAccountId } from './accounts.js';
import { refuse } from './refusal.js';

/** The settings of accounts that a proxy names. */
export interface HeaderAccountsSettings {
  /** The header with the id of the account, such as `X-User`. Without it, or with an empty one, the sender is a guest. */
  readonly header: string;
  /** The header with the player's name, such as `X-User-Name`; by default none. */
  readonly nameHeader?: string;
  /**
   * The addresses or networks of the proxies that may send the header, such as `10.0.0.7` or `10.0.0.0/8`. From any
   * other address, it counts for nothing.
   */
  readonly proxies: readonly string[];
}

/**
 * Accounts that a proxy names in a header, after it has checked the login. The proxy must set or remove the header in
 * each request: visitors may send it, too.
 *
 * @example
 * ```ts
 * import { headerAccounts, matchServer, pglite } from '@hencoop/server';
 *
 * const accounts = headerAccounts({ header: 'X-User', proxies: ['127.0.0.1'] });
 * const server = await matchServer({ store: pglite(), accounts, proxies: 1 });
 * await server.stop();
 * ```
 *
 * @throws RangeError if a setting is wrong; the message names it.
 */
export function headerAccounts({ header, nameHeader, proxies }: HeaderAccountsSettings): Accounts {
  requireHeader('header', header);
  if (nameHeader !== undefined) requireHeader('nameHeader', nameHeader);
  if (proxies.length === 0) {
    throw new RangeError('proxies: expected the addresses of the proxies that send the header, got none');
  }
  const trusted = proxies.map(readNetwork);
  return ({ headers, peer }) => {
    const given = headers.get(header)?.trim() ?? '';
    if (given === '' || !isIn(trusted, peer)) return null;
    const id = readAccountId(textOf(given)) ?? refuse('unauthorized', 'This login has no account that can play here.');
    const name = nameHeader === undefined ? '' : textOf(headers.get(nameHeader) ?? '');
    return { id, name };
  };
}

/** @throws RangeError if this cannot be a header with a login. */
export function requireHeader(setting: string, name: string): void {
  if (/^[\w-]{1,100}$/.test(name) && !['authorization', 'cookie'].includes(name.toLowerCase())) return;
  throw new RangeError(`${setting}: expected the name of a header such as X-User, got ${name}`);
}

type Network = ReturnType<typeof ipaddr.parseCIDR>;

function readNetwork(text: string): Network {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return [ipaddr.parse(text), 32];
  if (ipaddr.IPv6.isValid(text)) return [ipaddr.parse(text), 128];
  throw new RangeError(`proxies: expected addresses such as 10.0.0.7 or networks such as 10.0.0.0/8, got ${text}`);
}

function isIn(networks: readonly Network[], address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // A socket for both versions of IP writes IPv4 as `::ffff:10.0.0.7`.
  const peer = ipaddr.process(address);
  return networks.some(([network, bits]) => network.kind() === peer.kind() && peer.match(network, bits));
}

/** Node reads each byte of a header as a character. */
function textOf(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}
