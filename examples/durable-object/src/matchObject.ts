import type { DurableObjectState, WebSocket } from '@cloudflare/workers-types';
import {
  HostedMatch,
  type HostedSocket,
  type ListedMatch,
  type MatchToOpen,
  type SocketViewer,
} from '@hencoop/server/match';
import { ObjectStore, type OtherMatches } from './matchStore.js';
import { type Env, WebSocketPair } from './runtime.js';
import { gamesOnOffer, limits, logError, originsOf, ratesOf, readRest, sentBy } from './settings.js';

/** The name of the single object that lists matches. */
export const LOBBY = 'lobby';
/** The header with which the worker passes the id of a new match. */
export const MATCH_ID = 'x-match-id';
/** The pause before a match reports again to a list that did not answer, in milliseconds. */
const LIST_PAUSE = 5_000;
/** An alarm this late counts as lost, in milliseconds. */
const LOST_AFTER = 1_000;

/** One match: provides `HostedMatch` with a database, WebSockets that stay open while it hibernates, and an alarm. */
export class MatchObject {
  readonly #ctx: DurableObjectState;
  readonly #env: Env;
  readonly #store: ObjectStore;
  #hosted: HostedMatch | null = null;
  /** The match does not report to the list again before this time. */
  #listAfter = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    this.#ctx = ctx;
    this.#env = env;
    this.#store = new ObjectStore(ctx.storage, otherMatches(env));
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    // The worker passes on only paths that begin with `/matches`.
    if (pathname === '/open') return Response.json(await this.#open(await request.json()));
    if (pathname === '/remove') return Response.json(await this.#remove());
    const id = request.headers.get(MATCH_ID) ?? pathname.split('/')[2] ?? '';
    const answer = await (await this.#hostedAs(id)).fetch(request, sentBy(request, this.#env));
    await readRest(request);
    await this.#settle();
    return answer;
  }

  async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const hosted = await this.#hostedNow();
    await hosted?.receive(new PlatformSocket(socket), message);
    await this.#settle();
  }

  async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close();
    (await this.#hostedNow())?.left();
  }

  async alarm(): Promise<void> {
    const expiry = this.#store.expiry(limits.keep);
    if (expiry !== null && expiry <= Date.now()) {
      await this.#remove();
      return;
    }
    await (await this.#hostedNow())?.turn();
    await this.#settle();
  }

  /** The match, if one is open here or a request is about to open it. */
  async #hostedNow(): Promise<HostedMatch | null> {
    const { id } = this.#store;
    return id === null ? this.#hosted : this.#hostedAs(id);
  }

  async #hostedAs(id: string): Promise<HostedMatch> {
    const games = await gamesOnOffer();
    this.#hosted ??= new HostedMatch({
      id,
      store: this.#store,
      games,
      limits,
      rates: ratesOf(this.#env),
      origins: originsOf(this.#env),
      operatorToken: this.#env.OPERATOR_TOKEN ?? null,
      sockets: () => this.#ctx.getWebSockets().map((socket) => new PlatformSocket(socket)),
      upgrade: (viewer) => this.#upgrade(viewer),
      onError: logError,
    });
    return this.#hosted;
  }

  #upgrade(viewer: SocketViewer): Response {
    const { 0: theirs, 1: ours } = new WebSocketPair();
    this.#ctx.acceptWebSocket(ours);
    new PlatformSocket(ours).viewer = viewer;
    // `webSocket` is the runtime's field for the client's end.
    return new Response(null, { status: 101, webSocket: theirs } as ResponseInit);
  }

  /** Opens the rematch of another object's match. */
  async #open(match: Omit<MatchToOpen, 'due'>): Promise<boolean> {
    const isNew = this.#store.openHere({ ...match, due: null });
    await this.#settle();
    return isNew;
  }

  /** Removes everything; the next request finds no match. */
  async #remove(): Promise<null> {
    const { id } = this.#store;
    (await this.#hostedNow())?.remove();
    if (id !== null) await lobby(this.#env, '/remove', id);
    await this.#ctx.storage.deleteAlarm();
    await this.#ctx.storage.deleteAll();
    this.#hosted = null;
    return null;
  }

  /** Reports to the list of matches, and sets the alarm. */
  async #settle(): Promise<void> {
    await this.#report();
    const times = [
      (await this.#hostedNow())?.nextTurn() ?? null,
      this.#store.expiry(limits.keep),
      this.#store.unlisted === null ? null : this.#listAfter,
    ];
    const due = Math.min(...(await Promise.all(times)).map((time) => time ?? Number.POSITIVE_INFINITY));
    const set = (await this.#ctx.storage.getAlarm()) ?? Number.POSITIVE_INFINITY;
    const now = Date.now();
    // The runtime drops an alarm set for the exact time of the running one.
    const next = Math.max(due, now + 1);
    if (next < set || set < now - LOST_AFTER) await this.#ctx.storage.setAlarm(next);
  }

  async #report(): Promise<void> {
    const entry: ListedMatch | null = this.#store.unlisted;
    if (entry === null || this.#listAfter > Date.now()) return;
    try {
      await lobby(this.#env, '/put', entry);
      this.#store.listedAs(entry);
    } catch (error) {
      logError(error);
      this.#listAfter = Date.now() + LIST_PAUSE;
    }
  }
}

/** A WebSocket of the runtime, which keeps its viewer while the object hibernates. */
class PlatformSocket implements HostedSocket {
  readonly connection: WebSocket;

  constructor(socket: WebSocket) {
    this.connection = socket;
  }

  get isOpen(): boolean {
    return this.connection.readyState === WebSocketPairState.OPEN;
  }

  get viewer(): SocketViewer {
    // `#upgrade` attaches a viewer to each socket.
    return this.connection.deserializeAttachment() as SocketViewer;
  }

  set viewer(viewer: SocketViewer) {
    this.connection.serializeAttachment(viewer);
  }

  send(text: string): void {
    if (this.isOpen) this.connection.send(text);
  }

  close(code: number, reason: string): void {
    this.connection.close(code, reason);
  }
}

/** The states of a WebSocket. */
const WebSocketPairState = { OPEN: 1 } as const;

function otherMatches({ MATCHES }: Env): OtherMatches {
  const ask = async (id: string, path: string, body: unknown): Promise<unknown> => {
    const request = new Request(`https://match${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await MATCHES.getByName(id).fetch(request)).json();
  };
  return {
    open: async (match) => (await ask(match.id, '/open', { ...match, rematchOf: null })) === true,
    remove: async (id) => void (await ask(id, '/remove', null)),
  };
}

/** Sends a request to the object that lists matches. @throws Error if it does not answer. */
export async function lobby(env: Env, path: string, body: unknown): Promise<unknown> {
  const request = new Request(`https://lobby${path}`, { method: 'POST', body: JSON.stringify(body) });
  const answer = await env.LOBBY.getByName(LOBBY).fetch(request);
  if (!answer.ok) throw new Error(`the list of matches answers ${answer.status}`);
  return answer.json();
}
