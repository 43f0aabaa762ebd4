import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { LiveConnection, SocketViewer } from './liveConnection.js';
import { BEAT } from './messages.js';

/** How long a viewer may take to answer a close, in milliseconds. */
const FAREWELL = 2_000;

/** A WebSocket of Node. */
export class LiveSocket implements LiveConnection {
  viewer: SocketViewer;
  readonly #socket: WebSocket;
  /** The connection below the socket. */
  readonly #stream: Duplex;
  /** Whether messages wait for those that follow at once. */
  #isHolding = false;
  /** The maximum number of bytes waiting to be sent. */
  readonly #backlog: number;
  /** Whether it has answered the last ping. */
  #isAlive = true;

  constructor(socket: WebSocket, stream: Duplex, viewer: SocketViewer, backlog: number) {
    this.viewer = viewer;
    this.#socket = socket;
    this.#stream = stream;
    this.#backlog = backlog;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // The library closes a socket after an error.
    socket.on('error', () => {});
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get isSlow(): boolean {
    return this.#socket.bufferedAmount > this.#backlog;
  }

  /** Messages that are sent together, such as a delivery and an answer, share one call of the system. */
  send(text: string): void {
    if (!this.#isHolding) {
      this.#isHolding = true;
      this.#stream.cork();
      process.nextTick(() => {
        this.#isHolding = false;
        this.#stream.uncork();
      });
    }
    this.#socket.send(text);
  }

  /** Terminates the socket if it has not answered the last ping. */
  beat(): void {
    if (!this.#isAlive) {
      this.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
    // A page cannot see pings, and takes a silent connection for dead.
    this.#socket.send(BEAT);
  }

  /** Closes it, and terminates it if the viewer does not answer. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    const late = setTimeout(() => this.#socket.terminate(), FAREWELL);
    this.#socket.once('close', () => clearTimeout(late));
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
