/** Who the sender of a request is, as the host knows it: by a session, a signed header. `null`: unknown. */
export type Accounts = (request: {
  readonly headers: Headers;
  readonly url: string;
}) => Promise<string | null> | string | null;

/** What the sender of a request shows. */
export interface Credentials {
  readonly token: string | null;
  /** The account of the sender, as the host knows it. */
  readonly account: string | null;
}

const BEARER = /^Bearer ([!-~]{1,200})$/;

export function credentialsOf(authorization: string | null, account: string | null): Credentials {
  const [, token = null] = (authorization !== null && BEARER.exec(authorization)) || [];
  // Any other kind of authorization is the host's own: `accounts` reads it.
  return { token, account };
}
