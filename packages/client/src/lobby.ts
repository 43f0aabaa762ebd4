import { NotAnswered } from './notAnswered.js';

export type MatchStatus = 'waiting' | 'playing' | 'over';

export interface SeatInfo {
  /** `person`, `open` for nobody yet, or the name of a bot. */
  readonly player: string;
  readonly name: string;
  /** The bot that plays for a person who is away; `null` for everybody else. */
  readonly away: string | null;
}

export interface ClockInfo {
  /** Seconds for a step. */
  readonly move: number;
  /** Seconds for the game; `null`: no limit. */
  readonly game: number | null;
  /** When the step ends, as an ISO date; `null` while no clock runs. */
  readonly due: string | null;
  /** By seat, the milliseconds that were left for the game at the beginning of the step. */
  readonly left: readonly number[] | null;
}

/** What everybody may know of a match, besides its table. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockInfo | null;
  /** The match that follows this one, with the same players and tokens. */
  readonly rematch: string | null;
}

export interface NewMatch {
  readonly game: string;
  /** Who takes each seat: `person`, `open`, or the name of a bot. */
  readonly players: readonly string[];
  readonly names?: readonly string[];
  readonly options?: object;
  /** Whether the match stands in the list. */
  readonly listed?: boolean;
  readonly clock?: { readonly move: number; readonly game?: number; readonly bot?: string };
  /** 64 random hexadecimal digits: who asks again with the same ones gets the same match. Drawn unless given. */
  readonly secret?: string;
}

export interface OpenedMatch {
  readonly id: string;
  /** By seat: hand each to its player. `null` for a bot and for an open seat. */
  readonly tokens: readonly (string | null)[];
  readonly info: MatchInfo;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
}

export interface ListedMatch {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly players: readonly { readonly player: string; readonly name: string }[];
  readonly opened: string;
}

/** What can be asked of a server without being at a table. Each method throws {@link NotAnswered} for a refusal. */
export interface Lobby {
  games(): Promise<readonly GameInfo[]>;
  open(match: NewMatch): Promise<OpenedMatch>;
  list(query?: {
    readonly game?: string;
    readonly status?: MatchStatus;
    readonly before?: string;
  }): Promise<readonly ListedMatch[]>;
  info(match: string): Promise<MatchInfo>;
  /** Takes an open seat. Keep the token: it is the only key to the seat. Asked again with the same token, it is the same seat. */
  join(
    match: string,
    as: { readonly name?: string; readonly token?: string },
  ): Promise<{ readonly seat: number; readonly token: string }>;
  leave(match: string, token: string, bot?: string): Promise<void>;
  comeBack(match: string, token: string): Promise<void>;
  /** The id of the match that follows one that is over; every player gets the same. */
  rematch(match: string, token: string): Promise<string>;
  /** Replaces a token, which then opens nothing any more. */
  renewToken(match: string, token: string): Promise<string>;
}

/** How often a request that came to no answer is sent again: each of them does the same when it is done twice. */
const TRIES = 6;

/**
 * The lobby of the server at `url`.
 *
 * @example
 * ```ts
 * import { lobby } from '@hencoop/client';
 *
 * const hall = lobby('https://play.example');
 * // const { id, tokens } = await hall.open({ game: 'chicken', players: ['person', 'strong'] });
 * ```
 */
export function lobby(
  url: string,
  { fetch = globalThis.fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): Lobby {
  const base = url.replace(/\/+$/, '');

  async function ask(path: string, body?: object, token?: string): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      const wait = Math.random() * Math.min(4_000, 100 * 2 ** tries);
      try {
        const response = await fetch(`${base}${path}`, {
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        });
        const value: unknown = await response.json();
        if (response.ok) return value;
        const { code, error } = value as { readonly code?: unknown; readonly error?: unknown };
        if (response.status !== 503 || tries === TRIES) {
          throw new NotAnswered({ code: String(code ?? response.status), message: String(error ?? 'no reason given') });
        }
      } catch (error) {
        if (error instanceof NotAnswered) throw error;
        if (tries === TRIES)
          throw new NotAnswered({ code: 'unreachable', message: `expected an answer of ${base}, got none` });
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  // What the server answers is of the shape that its document promises.
  return {
    games: async () => ((await ask('/games')) as { games: readonly GameInfo[] }).games,
    open: async (match) => (await ask('/matches', { secret: freshToken(), ...match })) as OpenedMatch,
    async list(query = {}) {
      const params = new URLSearchParams({ ...query });
      return ((await ask(`/matches?${params}`)) as { matches: readonly ListedMatch[] }).matches;
    },
    info: async (match) => (await ask(`/matches/${match}/info`)) as MatchInfo,
    async join(match, { name = '', token = freshToken() }) {
      const { seat } = (await ask(`/matches/${match}/join`, { name, token })) as { seat: number };
      return { seat, token };
    },
    async leave(match, token, bot) {
      await ask(`/matches/${match}/leave`, bot === undefined ? {} : { bot }, token);
    },
    async comeBack(match, token) {
      await ask(`/matches/${match}/return`, {}, token);
    },
    rematch: async (match, token) => ((await ask(`/matches/${match}/rematch`, {}, token)) as { id: string }).id,
    async renewToken(match, token) {
      const renewed = freshToken();
      await ask(`/matches/${match}/token`, { token: renewed }, token);
      return renewed;
    },
  };
}

/** 256 bits of the platform's cryptographic generator, as hexadecimal digits. */
function freshToken(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
