import { parse } from 'hono/utils/cookie';
import ipaddr from 'ipaddr.js';
import { errors, jwtVerify } from 'jose';
import { type Account, type AccountRequest, type Accounts, readAccountId } from './accounts.js';
import { jwtOf } from './credentials.js';
import { requireHeader } from './headerAccounts.js';
import { JwtKeys, KEY_TIMES, type KeyTimes, NoKeys } from './jwtKeys.js';
import { Refusal, refuse } from './refusal.js';

/** The settings of accounts by JSON Web Tokens. */
export interface JwtAccountsSettings {
  /** Who issues the tokens: the exact claim `iss`. */
  readonly issuer: string;
  /** For whom the tokens are: the claim `aud` must contain it, or one of these. */
  readonly audience: string | readonly string[];
  /** The address of the issuer's public keys (JWKS). */
  readonly jwks: string;
  /** The header with the token; by default `Authorization`, as bearer. */
  readonly header?: string;
  /** The cookie with the token, for requests without the header; by default none. */
  readonly cookie?: string;
  /** The claim with the player's name; default `name`. */
  readonly nameClaim?: string;
}

/** Only these: with a symmetric algorithm, the public key would be a secret that everyone knows. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
/** How far clocks may differ, in seconds. */
const TOLERANCE = 30;

/**
 * Accounts by JSON Web Tokens, as OpenID Connect providers and their proxies issue them. The id of an account is the
 * claim `sub`.
 *
 * A token in a header must be valid; an invalid one in a cookie makes its sender a guest, since browsers send it with
 * every request.
 *
 * @example
 * ```ts
 * import { jwtAccounts, matchServer, pglite } from '@hencoop/server';
 *
 * const accounts = jwtAccounts({
 *   issuer: 'https://login.example',
 *   audience: 'hencoop',
 *   jwks: 'https://login.example/.well-known/jwks.json',
 * });
 * const server = await matchServer({ store: pglite(), accounts });
 * await server.stop();
 * ```
 *
 * @throws RangeError if a setting is wrong; the message names it.
 */
export function jwtAccounts(settings: JwtAccountsSettings): Accounts {
  return accountsByJwt(settings, KEY_TIMES);
}

/** Accounts by JSON Web Tokens with custom times. */
export function accountsByJwt(settings: JwtAccountsSettings, times: KeyTimes): Accounts {
  const { issuer, audience, header, cookie, nameClaim = 'name' } = settings;
  if (issuer === '') throw new RangeError('issuer: expected the claim iss of the tokens, got nothing');
  const audiences = [audience].flat();
  if (audiences.length === 0 || audiences.includes(''))
    throw new RangeError('audience: expected the claim aud of the tokens, got nothing');
  if (header !== undefined) requireHeader('header', header);
  if (cookie !== undefined && !/^[\w.-]{1,100}$/.test(cookie))
    throw new RangeError(`cookie: expected the name of a cookie, got ${cookie}`);
  const keys = new JwtKeys(readJwks(settings.jwks), times);
  const verify = async (token: string): Promise<Account> => {
    const { payload } = await jwtVerify(token, keys.get, {
      issuer,
      audience: audiences,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE,
      requiredClaims: ['sub', 'exp'],
    }).catch((error: unknown) => refuseLogin(error, keys));
    const id = readAccountId(payload.sub) ?? refuse('unauthorized', 'This login has no account that can play here.');
    const name = payload[nameClaim];
    return { id, name: typeof name === 'string' ? name : '' };
  };
  const identify = async ({ headers }: AccountRequest): Promise<Account | null> => {
    const token = header === undefined ? jwtOf(headers.get('authorization')) : tokenIn(headers.get(header));
    if (token !== null) return verify(token);
    const kept = cookie === undefined ? undefined : parse(headers.get('cookie') ?? '', cookie)[cookie];
    return kept === undefined || kept === '' ? null : verify(kept).catch(guestIfRefused);
  };
  return Object.assign(identify, { start: keys.start.bind(keys) });
}

/** A token that fills a header, perhaps as bearer. */
function tokenIn(header: string | null): string | null {
  return header?.trim().replace(/^Bearer +/i, '') || null;
}

/** @throws Refusal */
function refuseLogin(error: unknown, keys: JwtKeys): never {
  if (error instanceof errors.JWTExpired) return refuse('unauthorized', 'Your login has expired. Log in again.');
  const isUnknown = error instanceof NoKeys || (error instanceof errors.JWKSNoMatchingKey && keys.isFailing);
  if (isUnknown) throw new Refusal('unavailable', 'The server cannot check logins right now. Try again.', 1);
  // Keys, algorithms and tokens of all kinds: whatever is wrong with them, the login does not count.
  return refuse('unauthorized', 'This login does not count here. Log in again.');
}

function guestIfRefused(error: unknown): null {
  if (error instanceof Refusal && error.code === 'unauthorized') return null;
  throw error;
}

function readJwks(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url.hostname))) return url;
  throw new RangeError(
    'jwks: expected an address such as https://login.example/keys; http only on this machine or in a private network',
  );
}

/** Whether a host is on this machine, in a private network, or a container next to it. */
function isNear(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(address).range());
  return !host.includes('.');
}
