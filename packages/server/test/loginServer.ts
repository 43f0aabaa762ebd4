// An issuer of logins for tests: it signs tokens, and serves its public keys.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** A pair of keys, and the public one as the issuer serves it. */
export interface Key {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
  readonly alg: string;
}

export async function newKey(kid: string, alg = 'ES256'): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }, alg };
}

/** Seconds since 1970. */
const seconds = () => Math.floor(Date.now() / 1_000);

/** A signed token; `claims` and `header` replace the defaults, those that are `undefined` are left out. */
export function signed({ privateKey, jwk, alg }: Key, claims: object = {}, header: object = {}): Promise<string> {
  const payload = { iss: ISSUER, aud: AUDIENCE, iat: seconds(), exp: seconds() + 600, sub: 'ann', ...claims };
  const protectedHeader = { alg, kid: jwk.kid, ...header };
  // Claims of the wrong type are part of the tests.
  return new SignJWT(JSON.parse(JSON.stringify(payload)) as JWTPayload)
    .setProtectedHeader(JSON.parse(JSON.stringify(protectedHeader)))
    .sign(privateKey);
}

export const ISSUER = 'https://login.example';
export const AUDIENCE = 'hencoop';

export interface LoginServer {
  readonly url: string;
  /** How often the keys were fetched. */
  readonly fetches: number;
  /** Serves these keys from now on; as text, this body; `null`: answers 500. */
  serve(keys: readonly Key[] | string | null): void;
  stop(): Promise<void>;
}

export async function loginServer(keys: readonly Key[]): Promise<LoginServer> {
  let served: readonly Key[] | string | null = keys;
  let fetches = 0;
  const server = createServer((_, response) => {
    fetches += 1;
    if (served === null) response.writeHead(500).end();
    else response.end(typeof served === 'string' ? served : JSON.stringify({ keys: served.map(({ jwk }) => jwk) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    get fetches() {
      return fetches;
    },
    serve(keys) {
      served = keys;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
