import { hashed } from './tokens.js';

/** Who the sender of a request is, as the application knows it: by a session, a signed header. `null`: unknown. */
export type Accounts = (request: {
  readonly headers: Headers;
  readonly url: string;
}) => Promise<string | null> | string | null;

/** What the sender of a request shows. */
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

/** The credentials of a sender who shows this token. */
export function shown(token: string | null, account: string | null): Credentials {
  return { token: token === null ? null : hashed(token), account };
}

/** The bearer token in a header. Any other kind of authorization is the application's own: `accounts` reads it. */
export function bearerOf(authorization: string | null): string | null {
  const [, token = null] = (authorization !== null && BEARER.exec(authorization)) || [];
  return token;
}
