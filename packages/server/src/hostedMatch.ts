import type { Seat } from 'hencoop';
import { Hono } from 'hono';
import { BotTurns, botTurn, isOfBotsAlone } from './botTurns.js';
import { dueAt } from './clock.js';
import type { Emote } from './contract.js';
import { type CountRate, type Rates, rateCounter } from './countRate.js';
import { credentialsOf } from './credentials.js';
import { STREAM_HEADERS } from './eventStream.js';
import type { ServedGame } from './games.js';
import type { HostedSocket } from './hostedSocket.js';
import { HostedViewers, type HostedViewersConfig } from './hostedViewers.js';
import type { Limits } from './limits.js';
import { type SocketViewer, viewerOf } from './liveConnection.js';
import type { LoadedMatch } from './loadedMatch.js';
import { Matches } from './matches.js';
import { infoOf } from './matchInfo.js';
import { serveMatches } from './matchRequests.js';
import { Refusal, refusalOf, STATUS_OF } from './refusal.js';
import { type App, answerErrors, countByAddress, guard, introduceSenders, type Sender } from './requestGuard.js';
import { opensSeat } from './seatAccess.js';
import type { MatchStore } from './store.js';
import type { Submit } from './submissions.js';

/** The settings of a hosted match. */
export interface HostedMatchConfig {
  /** The id of the match, a UUID. */
  readonly id: string;
  /** The store of the match. Nothing else may change it. */
  readonly store: MatchStore;
  /** The games to offer. */
  readonly games: readonly ServedGame[];
  /** Server limits; the global ones (connections, matches) are ignored. */
  readonly limits: Limits;
  /** Counts the rate-limited actions of senders. */
  readonly rates: Pick<Rates, 'count'>;
  /** The origins of pages that may use the match besides its own; `*`: all. */
  readonly origins: readonly string[] | '*';
  /** The operator's bearer token for revoking seat tokens; `null`: that request is off. */
  readonly operatorToken: string | null;
  /** Returns the open WebSockets of the match. */
  readonly sockets: () => Iterable<HostedSocket>;
  /** Accepts a WebSocket and stores `viewer` with it. */
  readonly upgrade: (viewer: SocketViewer) => Response;
  /** Called with each error that is not the sender's fault; its message may quote a card. */
  readonly onError: (error: unknown) => void;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** A turn that fails or changes nothing is retried after this pause, which doubles each time. In milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
const LIVE = /^\/matches\/[^/]+\/live$/;

/**
 * One match that speaks the server's contract, for platforms that keep each match in one place and let it hibernate,
 * such as Durable Objects. The platform provides the store, the sockets, and an alarm that calls {@link turn}.
 */
export class HostedMatch {
  readonly #config: HostedMatchConfig;
  readonly #matches: Matches;
  readonly #viewers: HostedViewers;
  readonly #turns: BotTurns;
  readonly #count: CountRate;
  readonly #submit: Submit;
  readonly #app: App = new Hono();
  readonly #now: () => number;
  #loaded: LoadedMatch | null = null;
  /** No bot moves before this time. */
  #notBefore = 0;
  /** The number of consecutive turns that failed or changed nothing. */
  #idle = 0;

  constructor(config: HostedMatchConfig) {
    const { id, store, games, limits, rates, sockets, now = Date.now } = config;
    this.#config = config;
    this.#now = now;
    // A request for a new match is routed by its id.
    const newId = (request: string | null) => (request === null ? crypto.randomUUID() : id);
    const matches = new Matches({ store, games, cached: 1, now, newId, onBotToMove() {} });
    const count = rateCounter(limits, rates);
    this.#matches = matches;
    this.#count = count;
    this.#submit = async (match, credentials, address, submission) => {
      await count('moves', credentials.token ?? address);
      return matches.submit(match, credentials, submission);
    };
    this.#viewers = new HostedViewers({ id, store, sockets, now, session: this.#sessionConfig() });
    matches.onCommit((change) => {
      this.#loaded = change.loaded;
      this.#viewers.committed(change);
    });
    this.#turns = new BotTurns({
      store,
      matches,
      choose: (served, bot, view, history) => served.choose(bot, view, undefined, history),
    });
    this.#serve();
  }

  /** Handles a request of the contract to `/matches` or below `/matches/<id>`. */
  async fetch(request: Request, sender: Sender): Promise<Response> {
    await this.#load();
    if (!LIVE.test(new URL(request.url).pathname) || request.method !== 'GET') return this.#app.fetch(request, sender);
    try {
      return await this.#live(request, sender);
    } catch (error) {
      const { code, message } = refusalOf(error, this.#config.onError);
      return Response.json({ code, error: message }, { status: STATUS_OF[code] });
    }
  }

  /** Handles a message of a socket, after the earlier ones. */
  async receive(socket: HostedSocket, data: string | ArrayBuffer): Promise<void> {
    const { bytes } = this.#config.limits;
    const text = typeof data === 'string' ? data : '';
    if (text.length <= bytes) await this.#viewers.sessionOf(socket).receive(text);
    else if (socket.isOpen) socket.close(1009, `Send at most ${bytes} bytes.`);
  }

  /** When to call {@link turn} next, in milliseconds since 1970; `null`: not before another event. */
  async nextTurn(): Promise<number | null> {
    const loaded = await this.#load();
    const times = [this.#viewers.due, loaded === null ? null : this.#turnOf(loaded)].filter((time) => time !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Does everything that is due: a move for a bot or a seat that ran out of time, and keep-alives to viewers. */
  async turn(): Promise<void> {
    const loaded = await this.#load();
    this.#viewers.attend(this.#now());
    const due = loaded === null ? null : this.#turnOf(loaded);
    if (loaded === null || due === null || due > this.#now()) return;
    try {
      await this.#play(loaded);
    } catch (error) {
      if (!(error instanceof Refusal)) this.#config.onError(error);
    }
    this.#notBefore = this.#now() + this.#pauseAfter(loaded);
  }

  /** Call after a connection has closed: tells the others if a seat is no longer connected. */
  left(): void {
    this.#viewers.sayPresent();
  }

  /** Closes all connections after the match has been removed. */
  remove(): void {
    this.#viewers.close('gone');
  }

  #serve(): void {
    const { store, onError, operatorToken } = this.#config;
    introduceSenders(this.#app);
    guard(this.#app, this.#config);
    answerErrors(this.#app, { onError });
    countByAddress(this.#app, this.#count);
    const [matches, count, submit, viewers] = [this.#matches, this.#count, this.#submit, this.#viewers];
    const people = { emote: (_: string, seat: Seat, emote: Emote) => viewers.emote(seat, emote) };
    const none = { analyses: null, accounts: null, guests: true };
    serveMatches(this.#app, { matches, store, count, submit, people, ...none, operatorToken });
  }

  #sessionConfig(): HostedViewersConfig['session'] {
    const { id, onError } = this.#config;
    return {
      account: null,
      count: this.#count,
      enter: async (credentials, ...from) => {
        await this.#load();
        const entrance = await this.#matches.enter(id, credentials, ...from);
        // The token may have been revoked meanwhile.
        if (this.#loaded !== null && !opensSeat(this.#loaded, credentials, entrance.seat)) {
          throw new Refusal('unauthorized', 'This token is not for a seat of this match.');
        }
        return entrance;
      },
      submit: async (...submitted) => {
        await this.#load();
        return this.#submit(id, ...submitted);
      },
      onError,
    };
  }

  /** The current match; `null` before it is opened. */
  async #load(): Promise<LoadedMatch | null> {
    if (this.#loaded !== null) return this.#loaded;
    try {
      const loaded = await this.#matches.fresh(this.#config.id);
      this.#loaded ??= loaded;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    this.#viewers.began(infoOf(this.#loaded));
    return this.#loaded;
  }

  /** When the next bot moves or the clock runs out; `null`: neither. */
  #turnOf(loaded: LoadedMatch): number | null {
    const { stored, served, match } = loaded;
    const { clock, settings } = stored;
    if (served === null || match === null || stored.status !== 'playing') return null;
    if (botTurn(loaded) !== null) {
      const isEnough = isOfBotsAlone(loaded) && stored.version >= this.#config.limits.botChanges;
      return isEnough ? null : Math.max(this.#notBefore, this.#now());
    }
    if (clock === null || settings.clock === null) return null;
    return Math.max(this.#notBefore, dueAt(clock, settings.clock, served, match));
  }

  async #play(loaded: LoadedMatch): Promise<void> {
    const turn = botTurn(loaded);
    if (turn === null) return this.#turns.playForLate(loaded, 1);
    await this.#turns.play(turn);
  }

  /** The pause before the next bot moves. Matches between bots are slowed down: no one is waiting for them. */
  #pauseAfter({ stored: { version } }: LoadedMatch): number {
    if (this.#loaded !== null && this.#loaded.stored.version > version) {
      this.#idle = 0;
      return isOfBotsAlone(this.#loaded) ? this.#config.limits.botPause : 0;
    }
    this.#idle += 1;
    return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#idle - 1));
  }

  /** Handles a request for a WebSocket or a stream. @throws Refusal */
  async #live(request: Request, { address, isAllowed }: Sender): Promise<Response> {
    const { headers } = request;
    const { searchParams } = new URL(request.url);
    const origin = headers.get('origin');
    if (!isAllowed) throw new Refusal('forbidden', `Pages from ${origin} may not use this server.`);
    await this.#count('requests', address);
    const lastEventId = headers.get('last-event-id');
    const viewer = viewerOf(searchParams, lastEventId, address, this.#now());
    const { live, silent } = this.#config.limits;
    const open = this.#viewers.countOf(address);
    if (open.all >= live || open.silent >= silent)
      throw new Refusal('tooMany', 'Too many connections from this address.');
    if (headers.get('upgrade') === 'websocket') return this.#config.upgrade(viewer);
    const { session, body } = this.#viewers.stream(viewer);
    try {
      await session.enter(credentialsOf(headers.get('authorization'), null));
    } catch (error) {
      session.close('restart');
      throw error;
    }
    const allowed = origin === null ? {} : { 'access-control-allow-origin': origin };
    return new Response(body, { headers: { ...STREAM_HEADERS, ...allowed } });
  }
}
