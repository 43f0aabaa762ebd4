import { createHash, randomBytes } from 'node:crypto';

export function freshToken(): string {
  return randomBytes(32).toString('hex');
}

/** What is stored of a token. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token of a seat in a match that was asked for with this secret. Asked for again with the same secret, it has the
 * same tokens, though only their hashes are stored.
 */
export function tokenOf(secret: string, seat: number): string {
  return hashed(`${secret}/${seat}`);
}
