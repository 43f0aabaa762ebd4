import type { CheckedGame, GameTypes } from 'hencoop';
import { type Analysis, type AnalysisRequest, awaitAnalysis } from './analysis.js';
import type {
  AllHands,
  Emote,
  GameInfo,
  Hands,
  ListedMatch,
  MatchInfo,
  MatchStatus,
  NewMatch,
  OpenedMatch,
  OwnAccount,
  Watchers,
} from './contract.js';
import { freshToken } from './freshToken.js';
import { RequestError } from './requestError.js';

/** A seat that was taken, its token, and who watches it. */
export interface JoinedSeat {
  /** The seat, from 0. */
  readonly seat: number;
  /** Its token. */
  readonly token: string;
  /** Who may watch. */
  readonly watch: Watchers;
  /** When spectators see all hands. */
  readonly hands: Hands;
}

/**
 * The requests to a server that need no live connection. Each method throws {@link RequestError} if refused. A `token`
 * is that of a seat; with `null`, the request takes the seat of the account that its cookie or its proxy names.
 */
export interface Lobby {
  /** The games that the server offers, each with its bots. */
  games(): Promise<readonly GameInfo[]>;
  /** Opens a match. Give each of the `tokens` only to its player, and `watchCode`, if there is one, to spectators. */
  open(match: NewMatch): Promise<OpenedMatch>;
  /** Listed matches, latest first. */
  list(query?: {
    readonly game?: string;
    readonly status?: MatchStatus;
    readonly before?: string;
  }): Promise<readonly ListedMatch[]>;
  /**
   * The account of the sender, if the server has accounts, and the matches in which it has a seat: the last opened
   * first, at most 20 at once, or `count`. `before` is the last match of the previous page.
   */
  account(query?: { readonly before?: string; readonly count?: number }): Promise<OwnAccount>;
  /** The players, the clock and the status of a match. */
  info(match: string): Promise<MatchInfo>;
  /**
   * Takes a seat: the one of an invitation, or the first open one. Keep the token: it is the only key to the seat, and
   * joining again with it returns the same seat.
   */
  join(
    match: string,
    as: { readonly name?: string; readonly token?: string; readonly invitation?: string },
  ): Promise<JoinedSeat>;
  /**
   * All hands, as far as spectators may see them by now; `null`: none yet. Players may ask after the end, too. The views are
   * not checked; `connect` with `hands` checks them.
   * @throws RequestError if the hands stay closed.
   */
  hands(match: string, token?: string): Promise<AllHands | null>;
  /**
   * Invites to a seat: send the returned code to its player, who joins with it once. The host invites to every seat but
   * those of bots, and takes it from the player who has it; others invite themselves to their own, to go on elsewhere.
   */
  invite(match: string, token: string | null, seat: number): Promise<string>;
  /** Withdraws the invitation to a seat. */
  uninvite(match: string, token: string | null, seat: number): Promise<void>;
  /** Lets a bot play for the seat. */
  leave(match: string, token: string | null, bot?: string): Promise<void>;
  /** Lets the seat play for itself again. */
  comeBack(match: string, token: string | null): Promise<void>;
  /** Opens the rematch of a finished match, and returns its id; every player gets the same one. */
  rematch(match: string, token: string | null): Promise<string>;
  /**
   * The analysis of a finished match: the judged decisions of all seats, and the totals of each seat. Waits until the
   * server has finished it, which takes seconds, or minutes for a long match; later requests get it immediately.
   * @throws RequestError if the match is not over, or the server does not analyze it.
   * @throws RangeError if the match is of another game.
   */
  analysis<G extends GameTypes>(game: CheckedGame<G>, match: string, request?: AnalysisRequest): Promise<Analysis<G>>;
  /** Sends an emote to all connected viewers of the match. A seat may send only a few within ten seconds. */
  emote(match: string, token: string | null, emote: Emote): Promise<void>;
  /** Replaces a token, which then becomes invalid, and returns the new one. */
  renewToken(match: string, token: string | null): Promise<string>;
}

/** How often to send an unanswered request. All requests but emotes are idempotent. */
const TRIES = 6;
/** The longest pause before a retry, in milliseconds. */
const LONGEST_PAUSE = 4_000;

/**
 * Returns the lobby of the server at `url`.
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
  const ask: Ask = (path, body, token, most = TRIES) => askUntilAnswered({ fetch, base, most }, path, body, token);
  const askAnalysis = (match: string, { token, signal }: AnalysisRequest) =>
    askUntilAnswered({ fetch, base, most: TRIES, signal }, `/matches/${match}/analysis`, {}, token);
  // The contract defines the shapes of the answers.
  return {
    games: async () => ((await ask('/games')) as { games: readonly GameInfo[] }).games,
    open: async (match) => (await ask('/matches', { secret: freshToken(), ...match })) as OpenedMatch,
    async list(query = {}) {
      const params = new URLSearchParams({ ...query });
      return ((await ask(`/matches?${params}`)) as { matches: readonly ListedMatch[] }).matches;
    },
    async account({ before, count } = {}) {
      const params = new URLSearchParams({
        ...(before === undefined ? {} : { before }),
        ...(count === undefined ? {} : { count: String(count) }),
      });
      return (await ask(`/account?${params}`)) as OwnAccount;
    },
    info: async (match) => (await ask(`/matches/${match}/info`)) as MatchInfo,
    async join(match, { name = '', token = freshToken(), ...by }) {
      const joined = (await ask(`/matches/${match}/join`, { name, token, ...by })) as Omit<JoinedSeat, 'token'>;
      return { ...joined, token };
    },
    async hands(match, token) {
      return ((await ask(`/matches/${match}/hands`, undefined, token)) as { hands: AllHands | null }).hands;
    },
    async invite(match, token, seat) {
      const code = freshToken();
      await ask(`/matches/${match}/invite`, { seat, code }, token);
      return code;
    },
    async uninvite(match, token, seat) {
      await ask(`/matches/${match}/invite`, { seat, code: null }, token);
    },
    async leave(match, token, bot) {
      await ask(`/matches/${match}/leave`, bot === undefined ? {} : { bot }, token);
    },
    async comeBack(match, token) {
      await ask(`/matches/${match}/return`, {}, token);
    },
    rematch: async (match, token) => ((await ask(`/matches/${match}/rematch`, {}, token)) as { id: string }).id,
    analysis: (game, match, request = {}) => awaitAnalysis(game, () => askAnalysis(match, request), request),
    async emote(match, token, emote) {
      // A retry could send it twice, or too late.
      await ask(`/matches/${match}/emote`, { emote }, token, 1);
    },
    async renewToken(match, token) {
      const renewed = freshToken();
      await ask(`/matches/${match}/token`, { token: renewed }, token);
      return renewed;
    },
  };
}

/** Sends a request to a match until the server answers. @throws RequestError if refused, or after the last try. */
export function matchRequests(
  url: string,
  token: string | null,
  fetch: typeof globalThis.fetch,
): (path: string, body: object) => Promise<unknown> {
  return (path, body) => askUntilAnswered({ fetch, base: url, most: TRIES }, path, body, token);
}

type Ask = (path: string, body?: object, token?: string | null, most?: number) => Promise<unknown>;

/** Sends a request until the server answers. @throws RequestError if refused, or after the last try. */
async function askUntilAnswered(
  {
    fetch,
    base,
    most,
    signal,
  }: {
    readonly fetch: typeof globalThis.fetch;
    readonly base: string;
    /** The maximum number of tries. */
    readonly most: number;
    /** Aborts the request. */
    readonly signal?: AbortSignal | undefined;
  },
  path: string,
  body?: object,
  token: string | null = null,
): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    try {
      const response = await fetch(`${base}${path}`, {
        ...(signal === undefined ? {} : { signal }),
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      const value: unknown = await response.json();
      if (response.ok) return value;
      if (response.status !== 503 || tries === most) throw refusalOf(response.status, value);
    } catch (error) {
      if (error instanceof RequestError) throw error;
      signal?.throwIfAborted();
      if (tries === most) throw new RequestError({ code: 'unreachable', message: `No answer from ${base}.` });
    }
    const pause = Math.random() * Math.min(LONGEST_PAUSE, 100 * 2 ** tries);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function refusalOf(status: number, answer: unknown): RequestError {
  // A proxy may have answered instead, in any shape.
  const { code, error } = (answer ?? {}) as { readonly code?: unknown; readonly error?: unknown };
  return new RequestError({ code: String(code ?? status), message: String(error ?? 'The server gave no reason.') });
}
