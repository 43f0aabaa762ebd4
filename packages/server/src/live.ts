import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { DropReason, Hub, Subscriber } from './hub.js';
import { Tally } from './limits.js';
import { traceOf } from './log.js';
import type { Credentials } from './matches.js';
import { Refusal, type RefusalCode, STATUS_OF } from './refusal.js';
import { afterIn, idIn } from './requests.js';
import { addressOf, credentialsOf, mayCome } from './sender.js';
import type { Serving } from './serving.js';

export interface LiveConfig extends Serving {
  readonly hub: Hub;
  /** How long a socket may take to say who it is, in milliseconds. */
  readonly introduction: number;
}

const PATH = /^\/matches\/([^/]+)\/live$/;
/** A socket that has not answered for so long is gone. */
const HEARTBEAT = 25_000;

/** Why a socket is closed: 4000 and above are the server's own. */
const CLOSING = {
  restart: [1012, 'the server restarts: come back'],
  slow: [1013, 'too slow: come back'],
  tooMany: [1013, 'too many: come back later'],
  invalid: [4400, 'expected a message of the protocol'],
  unauthorized: [4401, 'expected the token of a seat of this match'],
  gone: [4404, 'the match is gone'],
} as const;
type Closing = keyof typeof CLOSING;

const BEAT = '{"type":"beat"}';

/** A request to watch a match live. */
interface Visit {
  readonly id: string;
  readonly after: number;
  readonly address: string;
  readonly account: string | null;
}

/**
 * `GET /matches/:id/live?after=N`: everything that a receiver is sent after revision N, as it happens; by WebSocket, or by
 * server-sent events for whoever accepts only these.
 *
 * On a socket, the first message says who is there: `{ "token": "…" }`, or `{ "token": null }` for a spectator; no
 * address holds a token. Later messages are `{ "submit": { id, revision, move } }`, answered by
 * `{ "type": "answer", "answer": … }` or `{ "type": "refused", "id", "code", "error" }`. A stream takes its token from
 * the header `Authorization`.
 */
export class Live {
  readonly #config: LiveConfig;
  readonly #sockets: WebSocketServer;
  readonly #open = new Set<WebSocket>();
  readonly #streams = new Set<ServerResponse>();
  readonly #tally: Tally;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #alive = new WeakSet<WebSocket>();
  #draining = false;

  constructor(config: LiveConfig) {
    this.#config = config;
    this.#tally = new Tally(config.limits.live);
    this.#sockets = new WebSocketServer({ noServer: true, maxPayload: config.limits.bytes, clientTracking: false });
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#heartbeat.unref();
  }

  /** Takes over the sockets of a server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => {});
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        const refusal = error instanceof Refusal ? error : null;
        if (refusal === null) this.#config.log.error(traceOf(error), 'a socket failed');
        refuseUpgrade(socket, STATUS_OF[refusal?.code ?? 'unavailable']);
      });
    });
  }

  /** Answers a request for a stream; `false` for any other request. */
  stream(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || PATH.exec(pathOf(request)) === null) return false;
    this.#stream(request, response).catch((error: unknown) => {
      const { code, message } = error instanceof Refusal ? error : new Refusal('unavailable', 'ask again');
      if (!(error instanceof Refusal)) this.#config.log.error(traceOf(error), 'a stream failed');
      if (response.headersSent) return void response.end();
      response
        .writeHead(STATUS_OF[code], { 'content-type': 'application/json', ...this.#corsOf(request) })
        .end(JSON.stringify({ code, error: message }));
    });
    return true;
  }

  /** Ends everything: whoever watches comes back, to another process. */
  async drain(milliseconds: number): Promise<void> {
    this.#draining = true;
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams) stream.end();
    const closed = [...this.#open].map((socket) => new Promise((gone) => socket.once('close', gone)));
    for (const socket of this.#open) close(socket, 'restart');
    // A client that does not answer is not waited for.
    const late = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    await Promise.race([Promise.all(closed), late]);
    for (const socket of this.#open) socket.terminate();
  }

  async #visit(request: IncomingMessage): Promise<Visit> {
    const { accounts, proxies, origins, requests } = this.#config;
    if (this.#draining) throw new Refusal('unavailable', 'the server restarts: come back', 1);
    const [, given = ''] = PATH.exec(pathOf(request)) ?? [];
    const id = idIn(given);
    const { searchParams } = urlOf(request);
    const { origin = null, host = null } = request.headers;
    if (!mayCome(origin, host, origins)) throw new Refusal('forbidden', 'origin: expected one that this server allows');
    const address = addressOf(request, proxies);
    await requests.count(address);
    const after = afterIn(request.headers['last-event-id'] ?? searchParams.get('after') ?? undefined);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    const account = accounts === null ? null : await accounts({ headers, url: String(urlOf(request)) });
    return { id, after, address, account };
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const visit = await this.#visit(request);
    // The server may have begun to end since.
    if (this.#draining) throw new Refusal('unavailable', 'the server restarts: come back', 1);
    if (!this.#tally.open(visit.address)) throw new Refusal('tooMany', 'expected fewer sockets of an address');
    let counted = true;
    const uncount = () => {
      if (counted) this.#tally.close(visit.address);
      counted = false;
    };
    socket.once('close', uncount);
    if (socket.destroyed) uncount();
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#welcome(webSocket, visit));
  }

  #welcome(socket: WebSocket, visit: Visit): void {
    this.#open.add(socket);
    this.#alive.add(socket);
    let subscriber: Subscriber | null = null;
    const introduced = setTimeout(() => close(socket, 'slow'), this.#config.introduction);
    /** Messages are worked on one after another. */
    let last: Promise<void> = Promise.resolve();
    let waiting = 0;
    socket.on('pong', () => this.#alive.add(socket));
    // The library closes a socket after an error.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(introduced);
      this.#open.delete(socket);
      if (subscriber !== null) this.#config.hub.remove(visit.id, subscriber);
    });
    const hear = async (data: RawData, isBinary: boolean): Promise<void> => {
      const message = isBinary ? null : objectIn(String(data));
      if (message === null) return close(socket, 'invalid');
      try {
        await this.#config.requests.count(visit.address);
        if (subscriber !== null) return await this.#hear(socket, visit, subscriber, message);
        const { token } = message;
        if (token !== null && typeof token !== 'string') return close(socket, 'invalid');
        subscriber = await this.#enter(socket, visit, { token, account: visit.account });
        clearTimeout(introduced);
      } catch (error) {
        if (error instanceof Refusal) return close(socket, closingOf(error.code));
        this.#config.log.error(traceOf(error), 'a message failed');
        this.#config.metrics.errors.inc();
        close(socket, 'restart');
      }
    };
    socket.on('message', (data, isBinary) => {
      // A client may go on to send while it is being closed.
      if (socket.readyState !== WebSocket.OPEN) return;
      // Whoever sends faster than is worked on is not buffered.
      if (waiting >= 50) return close(socket, 'tooMany');
      waiting++;
      last = last.then(() => hear(data, isBinary)).finally(() => waiting--);
    });
  }

  async #enter(socket: WebSocket, { id, after }: Visit, credentials: Credentials): Promise<Subscriber> {
    const { matches, hub, limits, metrics } = this.#config;
    const { seat, version } = await matches.enter(id, credentials);
    const subscriber: Subscriber = {
      credentials,
      seat,
      cursor: after,
      send(text) {
        socket.send(text);
        return socket.bufferedAmount <= limits.backlog;
      },
      drop(reason) {
        metrics.dropped.inc({ reason });
        close(socket, reason);
        // What waits for a slow client is not kept until it takes it.
        if (reason === 'slow') socket.terminate();
      },
    };
    if (socket.readyState !== WebSocket.OPEN) return subscriber;
    socket.send(JSON.stringify({ type: 'welcome', seat }));
    hub.add(id, subscriber, version);
    return subscriber;
  }

  async #hear(socket: WebSocket, { id, address }: Visit, { credentials }: Subscriber, message: Fields): Promise<void> {
    const { submit } = message;
    if (submit === undefined) return close(socket, 'invalid');
    try {
      const answer = await this.#config.submit(id, credentials, address, submit);
      socket.send(JSON.stringify({ type: 'answer', answer }));
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : new Refusal('unavailable', 'the server cannot answer now: ask again', 1);
      if (!(error instanceof Refusal)) {
        this.#config.log.error(traceOf(error), 'a move failed');
        this.#config.metrics.errors.inc();
      }
      const { code, message: text, retryAfter } = refusal;
      socket.send(JSON.stringify({ type: 'refused', id: submissionId(submit), code, error: text, retryAfter }));
    }
  }

  async #stream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { matches, hub, limits, metrics } = this.#config;
    const { id, after, address, account } = await this.#visit(request);
    const credentials = credentialsOf(request.headers.authorization ?? null, account);
    const { seat, version } = await matches.enter(id, credentials);
    // Whoever has gone meanwhile is not waited for: nothing would say so again.
    if (response.destroyed || this.#draining) return void response.destroy();
    if (!this.#tally.open(address)) throw new Refusal('tooMany', 'expected fewer streams of an address');
    const beat = setInterval(() => response.write(':\n\n'), HEARTBEAT);
    const subscriber: Subscriber = {
      credentials,
      seat,
      cursor: after,
      send(text) {
        response.write(`id: ${this.cursor}\ndata: ${text}\n\n`);
        return response.writableLength <= limits.backlog;
      },
      drop(reason: DropReason) {
        metrics.dropped.inc({ reason });
        if (reason !== 'slow') response.write(`event: closed\ndata: ${reason}\n\n`);
        if (reason === 'slow') response.destroy();
        else response.end();
      },
    };
    response.once('close', () => {
      clearInterval(beat);
      this.#tally.close(address);
      this.#streams.delete(response);
      hub.remove(id, subscriber);
    });
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...this.#corsOf(request),
    });
    this.#streams.add(response);
    response.write(`data: ${JSON.stringify({ type: 'welcome', seat })}\n\n`);
    hub.add(id, subscriber, version);
  }

  /** What lets a page of an origin that may come read the answer. */
  #corsOf({ headers: { origin, host } }: IncomingMessage): OutgoingHttpHeaders {
    if (origin === undefined || !mayCome(origin, host ?? null, this.#config.origins)) return {};
    return { 'access-control-allow-origin': origin, vary: 'origin' };
  }

  #beat(): void {
    for (const socket of this.#open) {
      if (!this.#alive.delete(socket)) socket.terminate();
      else {
        socket.ping();
        // A page sees no ping. Where nothing comes for long, it takes its line for dead.
        socket.send(BEAT);
      }
    }
  }
}

type Fields = { readonly [field: string]: unknown };

function objectIn(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

function submissionId(submit: unknown): string | null {
  const id = typeof submit === 'object' && submit !== null ? (submit as Fields)['id'] : null;
  return typeof id === 'string' ? id.slice(0, 64) : null;
}

function close(socket: WebSocket, closing: Closing): void {
  const [code, reason] = CLOSING[closing];
  socket.close(code, reason);
}

function closingOf(code: RefusalCode): Closing {
  if (code === 'notFound') return 'gone';
  if (code === 'tooMany') return 'tooMany';
  if (code === 'unauthorized') return 'unauthorized';
  return code === 'invalid' ? 'invalid' : 'restart';
}

function urlOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://server');
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function refuseUpgrade(socket: Duplex, status: number): void {
  // A client that keeps its side open is not waited for.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
