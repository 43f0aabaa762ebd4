import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function freshToken(): string {
  return randomBytes(32).toString('hex');
}

/** The only form in which the store holds a token. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token of a seat in the match that this secret opens. A repeated request gets the same tokens, though the store holds
 * only their hashes.
 */
export function tokenOf(secret: string, seat: number): string {
  return hashed(`${secret}/${seat}`);
}

/** Whether a sender has shown this token. The time that it takes says nothing about the token. */
export function isSameToken(shown: string | null, token: string): boolean {
  return shown !== null && timingSafeEqual(bytesOf(hashed(shown)), bytesOf(hashed(token)));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
