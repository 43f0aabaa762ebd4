import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function freshToken(): string {
  return randomBytes(32).toString('hex');
}

/** Hashes a token: the store holds only hashes. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Derives a seat's token from the secret that opens the match. A repeated request thus gets the same tokens, although
 * the store holds only their hashes.
 */
export function tokenOf(secret: string, seat: number): string {
  return hashed(`${secret}/${seat}`);
}

/** Derives the token of spectators from the secret that opens the match. */
export function watchCodeOf(secret: string): string {
  return hashed(`${secret}/watch`);
}

/** Whether a sender has shown this token. Takes constant time, to reveal nothing about the token. */
export function isSameToken(shown: string | null, token: string): boolean {
  return shown !== null && timingSafeEqual(bytesOf(hashed(shown)), bytesOf(hashed(token)));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
