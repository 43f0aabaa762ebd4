import {
  LIMITS,
  type Limits,
  libraryGames,
  type Rates,
  type Sender,
  type ServedGame,
  senderOf,
} from '@hencoop/server/match';
import type { Env } from './runtime.js';

let games: Promise<readonly ServedGame[]> | null = null;

/** The games to offer, loaded once for all objects in a process. */
export function gamesOnOffer(): Promise<readonly ServedGame[]> {
  games ??= libraryGames();
  return games;
}

/** The bindings of `wrangler.jsonc` count these rates; Cloudflare counts over 10 or 60 seconds. */
export const limits: Limits = { ...LIMITS, botMatches: { count: 2, seconds: 60 } };

const BINDINGS = {
  requests: 'REQUESTS',
  moves: 'MOVES',
  matches: 'OPENED',
  botMatches: 'OPENED_FOR_BOTS',
  emotes: 'EMOTES',
  undos: 'UNDOS',
  // Objects do not analyze matches.
  analyses: null,
} as const;

/** Counts with the bindings; a rate without a binding is unlimited. */
export function ratesOf(env: Env): Pick<Rates, 'count'> {
  return {
    async count(name, { seconds }, key) {
      const binding = BINDINGS[name];
      const answer = binding === null ? undefined : await env[binding]?.limit({ key });
      return answer === undefined || answer.success ? 0 : seconds * 1_000;
    },
  };
}

export function originsOf({ ORIGINS = '' }: Env): readonly string[] {
  return ORIGINS.split(',').filter((origin) => origin !== '');
}

/** The sender, with the address that Cloudflare adds to each request. */
export function sentBy(request: Request, env: Env): Sender {
  return senderOf(request, request.headers.get('cf-connecting-ip'), originsOf(env));
}

/**
 * Reads the rest of a request's body: if it stays unread, the runtime may reset the connection before the sender has
 * read the answer.
 */
export async function readRest(request: Request): Promise<void> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (!request.bodyUsed && length <= limits.bytes) await request.text();
}

/** Logs the kind and origin of an error, without the message, which may quote a card. */
export function logError(error: unknown): void {
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  console.error(error instanceof Error ? error.name : typeof error, ...frames.slice(0, 5));
}
