import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[0-9a-f]{64}$/;

/** Whether a value can be a token, or the secret of a request: 64 hexadecimal digits, lower case. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

export function freshToken(): string {
  return randomBytes(32).toString('hex');
}

/** What is stored of a token. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token of a seat in a match that was asked for with this secret. Who asks again with the same secret gets the same
 * tokens, though only their hashes are stored.
 */
export function tokenOf(secret: string, seat: number): string {
  return hashed(`${secret}/${seat}`);
}
