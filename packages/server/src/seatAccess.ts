import type { Seat } from 'hencoop';
import type { Credentials } from './credentials.js';
import type { LoadedMatch } from './loadedMatch.js';
import { Refusal, refuse } from './refusal.js';
import { requireWatching } from './spectators.js';
import { PERSON } from './storedMatch.js';
import { hashed } from './tokens.js';

/**
 * The seat that the credentials open; `null`: a spectator. Everything that shows a match to its viewers asks this.
 * @throws Refusal if they open neither.
 */
export function seatIn(loaded: LoadedMatch, credentials: Credentials): Seat | null {
  const seat = ownSeat(loaded, credentials);
  if (seat === null) requireWatching(loaded, credentials);
  return seat;
}

function ownSeat(loaded: LoadedMatch, { token, account }: Credentials): Seat | null {
  // A player cannot turn the token of spectators into that of a seat.
  if (token !== null) return token === loaded.stored.settings.watchCode ? null : seatOfHash(loaded, token);
  if (account === null) return null;
  const own = loaded.stored.seats.find((seat) => seat.account === account && seat.player === PERSON);
  return own?.seat ?? null;
}

/** The seat that a token opens, if any. */
export function seatOfToken(loaded: LoadedMatch, token: string): Seat | null {
  return seatOfHash(loaded, hashed(token));
}

function seatOfHash({ stored }: LoadedMatch, hash: string): Seat | null {
  return stored.seats.find((seat) => seat.token === hash)?.seat ?? null;
}

/** @throws Refusal if the credentials open no seat. */
export function requireSeat(loaded: LoadedMatch, credentials: Credentials): Seat {
  return seatIn(loaded, credentials) ?? refuse('unauthorized', 'Only a player of this match can do this.');
}

/** Whether the credentials still open this seat. */
export function opensSeat(loaded: LoadedMatch, credentials: Credentials, seat: Seat | null): boolean {
  try {
    return seatIn(loaded, credentials) === seat;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
