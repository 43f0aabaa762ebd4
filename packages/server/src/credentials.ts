import { hashed } from './tokens.js';

/** The credentials of a request's sender. */
export interface Credentials {
  /** The SHA-256 of the token of a seat. */
  readonly token: string | null;
  /** The id of the sender's account. */
  readonly account: string | null;
}

const BEARER = /^Bearer ([!-~]{1,200})$/;
const JWT = /^Bearer ([\w-]+\.[\w-]*\.[\w-]*)$/;

export function credentialsOf(authorization: string | null, account: string | null): Credentials {
  return shown(jwtOf(authorization) === null ? bearerOf(authorization) : null, account);
}

/** Whether the sender of a request only watches, in spite of an account that has a seat. */
export function isWatching(query: URLSearchParams): boolean {
  return query.get('as') === 'spectator';
}

/** The credentials for a plain token. */
export function shown(token: string | null, account: string | null): Credentials {
  return { token: token === null ? null : hashed(token), account };
}

/** The bearer token in a header. Other kinds of authorization belong to the application, and are left to `accounts`. */
export function bearerOf(authorization: string | null): string | null {
  const [, token = null] = (authorization !== null && BEARER.exec(authorization)) || [];
  return token;
}

/** The JSON Web Token in a header: it belongs to `accounts`, and is no token of a seat. */
export function jwtOf(authorization: string | null): string | null {
  const [, token = null] = (authorization !== null && JWT.exec(authorization)) || [];
  return token;
}
