import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from './context.js';
import { credentialsOf } from './credentials.js';
import { EventStream, STREAM_HEADERS } from './eventStream.js';
import type { Hub } from './hub.js';
import { ConnectionCounter } from './limits.js';
import { BEAT_EVERY, type LiveConnection } from './liveConnection.js';
import { corsHeaders, isLivePath, type LiveRequest, readLiveRequest } from './liveRequest.js';
import { LiveSocket } from './liveSocket.js';
import { type Refusal, refusalOf, restarting, STATUS_OF } from './refusal.js';
import { requestIdOf } from './requestId.js';
import { responseSink } from './responseSink.js';
import { ViewerSession } from './viewerSession.js';

export interface LiveContext extends ServerContext {
  readonly hub: Hub;
  /** How long a socket may take to send `enter`, in milliseconds. */
  readonly introduction: number;
}

/** A connected viewer, as the operator sees it. */
export interface LiveViewer {
  readonly address: string;
  readonly account: string | null;
  readonly match: string;
  readonly seat: number | null;
  readonly since: string;
}

/**
 * `GET /matches/:id/live?after=N`: a viewer's deliveries after revision N, live. The connection is a WebSocket or,
 * without an upgrade, a stream of server-sent events. A stream takes its token from the `Authorization` header, a
 * socket from its first message: no URL contains a token.
 */
export class Live {
  readonly #context: LiveContext;
  readonly #upgrades: WebSocketServer;
  /** The session of each open connection, with a promise of its end, and its match. */
  readonly #open = new Map<ViewerSession, { readonly closed: Promise<void>; readonly match: string }>();
  readonly #counter: ConnectionCounter;
  readonly #silent: ConnectionCounter;
  readonly #heartbeat: NodeJS.Timeout;
  #isDraining = false;

  constructor(context: LiveContext) {
    const { limits } = context;
    this.#context = context;
    this.#counter = new ConnectionCounter(limits.live);
    this.#silent = new ConnectionCounter(limits.silent);
    this.#upgrades = new WebSocketServer({ noServer: true, maxPayload: limits.bytes, clientTracking: false });
    this.#heartbeat = setInterval(() => {
      for (const session of this.#open.keys()) session.beat();
    }, BEAT_EVERY);
    this.#heartbeat.unref();
  }

  /** Handles the upgrades of a server; `X-Served-By` of each response is `name`, unless that is `''`. */
  attach(server: Server, name: string): void {
    const headersFor = (request: IncomingMessage) => [
      `x-request-id: ${this.#idOf(request)}`,
      ...(name === '' ? [] : [`x-served-by: ${name}`]),
    ];
    this.#upgrades.on('headers', (lines, request) => lines.push(...headersFor(request)));
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => {});
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        const refusal = refusalOf(error, this.#failedBy(request, 'socket failed'));
        refuseUpgrade(socket, refusal, headersFor(request));
      });
    });
  }

  /** Handles a request for a stream; returns `false` for any other request. */
  stream(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !isLivePath(request)) return false;
    this.#stream(request, response).catch((error: unknown) => {
      const { code, message } = refusalOf(error, this.#failedBy(request, 'stream failed'));
      if (response.headersSent) return void response.end();
      response
        .writeHead(STATUS_OF[code], { 'content-type': 'application/json', ...corsHeaders(request, this.#context) })
        .end(JSON.stringify({ code, error: message }));
    });
    return true;
  }

  /** Closes all sockets and streams, whose clients then reconnect, perhaps to another process. */
  sendAway(): void {
    for (const session of this.#open.keys()) session.close('restart');
  }

  /** Drops the viewers whose address or account is banned. */
  expelBanned(): void {
    const { bans } = this.#context;
    for (const session of this.#open.keys()) {
      const { account } = session.credentials;
      const isBanned =
        bans.has('address', session.connection.viewer.address) || (account !== null && bans.has('account', account));
      if (isBanned) session.drop('unauthorized');
    }
  }

  /** Who is connected to this process. */
  get viewers(): readonly LiveViewer[] {
    return [...this.#open].map(([{ connection, credentials, seat }, { match }]) => {
      const { address, since } = connection.viewer;
      return { address, account: credentials.account, match, seat, since: new Date(since).toISOString() };
    });
  }

  /** Closes all sockets and streams, whose clients then reconnect to another process. Waits at most this long. */
  async drain(milliseconds: number): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#heartbeat);
    this.sendAway();
    const late = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    const closed = [...this.#open.values()].map((each) => each.closed);
    await Promise.race([Promise.all(closed), late]);
    for (const { connection } of this.#open.keys()) connection.terminate?.();
  }

  #idOf(request: IncomingMessage): string {
    return requestIdOf(request, this.#context.proxies);
  }

  /** Reports an error of a request. */
  #failedBy(request: IncomingMessage, what: string): (error: unknown) => void {
    return (error) => this.#context.trouble.failed(error, what, this.#idOf(request));
  }

  async #read(request: IncomingMessage): Promise<LiveRequest> {
    if (this.#isDraining) throw restarting();
    return readLiveRequest(request, this.#context);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const live = await this.#read(request);
    this.#hold(this.#counter, live, socket);
    const introduced = this.#hold(this.#silent, live, socket);
    this.#upgrades.handleUpgrade(request, socket, head, (webSocket) =>
      this.#receive({ webSocket, socket }, live, this.#idOf(request), introduced),
    );
  }

  /** @param introduced Called when the socket has sent `enter`; from then on, delays are the server's. */
  #receive(
    { webSocket, socket }: { readonly webSocket: WebSocket; readonly socket: Duplex },
    live: LiveRequest,
    request: string,
    introduced: () => void,
  ): void {
    const { limits, introduction } = this.#context;
    const connection = new LiveSocket(webSocket, socket, live.viewer, limits.backlog);
    const session = this.#session(connection, live, request, webSocket, introduced);
    const late = setTimeout(() => {
      if (connection.viewer.entered === null) session.close('slow');
    }, introduction);
    webSocket.on('message', (data, isBinary) => void session.receive(isBinary ? '' : String(data)));
    webSocket.once('close', () => clearTimeout(late));
  }

  async #stream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const live = await this.#read(request);
    // If the client has gone meanwhile, `close` is never emitted again.
    if (response.destroyed) return;
    this.#hold(this.#counter, live, response);
    const headers = { ...STREAM_HEADERS, ...corsHeaders(request, this.#context) };
    const sink = responseSink(response, headers, this.#context.limits.backlog);
    const session = this.#session(new EventStream(live.viewer, sink), live, this.#idOf(request), response);
    await session.enter(credentialsOf(request.headers.authorization ?? null, live.account));
  }

  /** Counts a connection until it closes or the returned function is called. @throws Refusal if there are too many. */
  #hold(counter: ConnectionCounter, { viewer }: LiveRequest, connection: Duplex | ServerResponse): () => void {
    // The server may have started to shut down since.
    if (this.#isDraining) throw restarting();
    const close = counter.open(viewer.address);
    connection.once('close', close);
    if (connection.destroyed) close();
    return close;
  }

  #session(
    connection: LiveConnection,
    { id, account }: LiveRequest,
    request: string,
    emitter: WebSocket | ServerResponse,
    onEnter = () => {},
  ): ViewerSession {
    const { matches, hub, count, submit, metrics, trouble } = this.#context;
    const session = new ViewerSession(connection, {
      account,
      count,
      enter(...entering) {
        onEnter();
        return matches.enter(id, ...entering);
      },
      join: (session, entrance) => hub.add(id, session, entrance),
      submit: (...submitted) => submit(id, ...submitted),
      onDrop: (reason) => metrics.dropped.inc({ reason }),
      onError: (error, what) => trouble.failed(error, what, request),
    });
    const closed = new Promise<void>((resolve) => void emitter.once('close', () => resolve())).then(() => {
      this.#open.delete(session);
      hub.remove(id, session);
    });
    this.#open.set(session, { closed, match: id });
    return session;
  }
}

function refuseUpgrade(socket: Duplex, { code }: Refusal, headers: readonly string[]): void {
  const status = STATUS_OF[code];
  // A client may keep its side of the connection open.
  socket.once('finish', () => socket.destroy());
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', 'content-length: 0', ...headers];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}
