import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { ConnectionCounter } from './limits.js';
import { corsHeaders, isLivePath, type LiveRequest, readLiveRequest } from './liveRequest.js';
import { type LiveContext, LiveSocket } from './liveSocket.js';
import { openStream } from './liveStream.js';
import { Refusal, restarting, STATUS_OF, unavailable } from './refusal.js';

/** How often the server pings a socket, and closes it if the last ping was not answered. In milliseconds. */
const HEARTBEAT = 25_000;

/**
 * `GET /matches/:id/live?after=N`: everything that a viewer is sent after revision N, as it happens. It is a WebSocket,
 * or server-sent events for clients that ask without an upgrade. A stream takes its token from the header
 * `Authorization`; a socket takes it from its first message, so that no address holds a token.
 */
export class Live {
  readonly #context: LiveContext;
  readonly #upgrades: WebSocketServer;
  readonly #sockets = new Map<WebSocket, LiveSocket>();
  readonly #streams = new Set<ServerResponse>();
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
      for (const socket of this.#sockets.values()) socket.beat();
    }, HEARTBEAT);
    this.#heartbeat.unref();
  }

  /** Takes over the upgrades of a server; the header `X-Served-By` of each answer has its name, unless that is `''`. */
  attach(server: Server, name: string): void {
    const headers = name === '' ? [] : [`x-served-by: ${name}`];
    this.#upgrades.on('headers', (lines) => lines.push(...headers));
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => {});
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.#context.trouble.failed(error, 'socket failed');
        refuseUpgrade(socket, error instanceof Refusal ? error : unavailable(), headers);
      });
    });
  }

  /** Answers a request for a stream; `false` for any other request. */
  stream(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !isLivePath(request)) return false;
    this.#stream(request, response).catch((error: unknown) => {
      const { code, message } = error instanceof Refusal ? error : unavailable();
      if (!(error instanceof Refusal)) this.#context.trouble.failed(error, 'stream failed');
      if (response.headersSent) return void response.end();
      response
        .writeHead(STATUS_OF[code], { 'content-type': 'application/json', ...corsHeaders(request, this.#context) })
        .end(JSON.stringify({ code, error: message }));
    });
    return true;
  }

  /** Closes all sockets and streams: their clients reconnect, to another process. Waits at most this long. */
  async drain(milliseconds: number): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams) stream.end();
    const closed = [...this.#sockets.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of this.#sockets.values()) socket.close('restart');
    const late = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    await Promise.race([Promise.all(closed), late]);
    for (const socket of this.#sockets.values()) socket.terminate();
  }

  async #read(request: IncomingMessage): Promise<LiveRequest> {
    if (this.#isDraining) throw restarting();
    return readLiveRequest(request, this.#context);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const live = await this.#read(request);
    // The server may have begun to shut down since.
    if (this.#isDraining) throw restarting();
    const hold = (counter: ConnectionCounter) => {
      const close = counter.open(live.address);
      socket.once('close', close);
      if (socket.destroyed) close();
      return close;
    };
    hold(this.#counter);
    const entered = hold(this.#silent);
    this.#upgrades.handleUpgrade(request, socket, head, (webSocket) => {
      this.#sockets.set(webSocket, new LiveSocket(webSocket, live, this.#context, entered));
      webSocket.once('close', () => this.#sockets.delete(webSocket));
    });
  }

  async #stream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const live = await this.#read(request);
    let close = () => {};
    await openStream({
      request,
      response,
      live,
      context: this.#context,
      heartbeat: HEARTBEAT,
      isClosing: () => this.#isDraining,
      onOpen: () => {
        close = this.#counter.open(live.address);
        this.#streams.add(response);
      },
      onClose: () => {
        close();
        this.#streams.delete(response);
      },
    });
  }
}

function refuseUpgrade(socket: Duplex, { code }: Refusal, headers: readonly string[]): void {
  const status = STATUS_OF[code];
  // A client may keep its side of the connection open.
  socket.once('finish', () => socket.destroy());
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', 'content-length: 0', ...headers];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}
