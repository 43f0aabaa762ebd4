import { hashed } from './tokens.js';

/**
 * Identifies the sender of a request by the application's own means, such as a session or a signed header. `null`:
 * unknown.
 */
export type Accounts = (request: {
  readonly headers: Headers;
  readonly url: string;
}) => Promise<string | null> | string | null;

/** The credentials of a request's sender. */
export interface Credentials {
  /** The SHA-256 of the token of a seat. */
  readonly token: string | null;
  /** The account of the sender, as the application knows it. */
  readonly account: string | null;
}

const BEARER = /^Bearer ([!-~]{1,200})$/;

export function credentialsOf(authorization: string | null, account: string | null): Credentials {
  return shown(bearerOf(authorization), account);
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
